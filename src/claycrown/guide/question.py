"""Questions, choices and log lines: as messages, never as sentences. Terminal and browser word and draw them.

A decision is built step by step: a question offers choices, on a *target* of the table or in a list; a choice is a whole
decision, or leads to the next question. The whole tree is built at once, so a client needs no further request.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from claycrown.games.arguments import Values
from claycrown.games.decisions import Decision, Kind, Pick, WrittenDecision
from claycrown.games.message import Message, Value


class Choice(Struct, frozen=True, omit_defaults=True, gc=False):
    """One option."""

    words: Annotated[
        str,
        Meta(
            description=(
                "The decision in the notation, as far as this choice goes. The same words mean the same choice, with "
                "the same continuation. Parts that can come in any order are reachable in each order, everything else "
                "once."
            )
        ),
    ]
    label: Message
    target: Annotated[
        str,
        Meta(description="The target on the table where it is picked (`space e4`, `tile 2`); empty where only the list has it."),
    ] = ""
    key: Annotated[
        str,
        Meta(description="A letter, a digit or an arrow (`up`) that picks it on a keyboard; without one the list numbers it."),
    ] = ""
    then: Annotated["Question | None", Meta(description="The next question; null where the words are a whole decision.")] = None
    decision: Annotated[Decision | None, Meta(description="The words as data. Clients send the words.")] = None
    gives_up: Annotated[
        bool, Meta(description="It gives up something that could be done: offered apart from the others, and asked again.")
    ] = False


class Question(Struct, frozen=True, omit_defaults=True, gc=False):
    """A question for a seat."""

    prompt: Annotated[Message, Meta(description="What to do now, and what follows.")]
    choices: Sequence[Choice]
    rules: Annotated[
        Sequence[str], Meta(description="The rules behind this step, the most relevant first: a table may show only a few.")
    ] = ()
    control: Annotated[
        Literal["", "beside", "only"],
        Meta(
            description=(
                "Whether the game's own table has a control for it: `beside` the list, or `only` there, where there "
                "are too many choices to list."
            )
        ),
    ] = ""
    chosen: Annotated[str, Meta(description="A target that was picked earlier, to be highlighted.")] = ""
    hidden: Annotated[
        bool,
        Meta(
            description=(
                "The choices depend on what only the seat may see: even the time it takes to decide could give something away."
            )
        ),
    ] = False


class LogLine(Struct, frozen=True, omit_defaults=True, gc=False):
    """An event, for the log and for scenes."""

    text: Message
    seat: Annotated[int | None, Meta(description="The seat that did it; null for what happened automatically.")] = None
    rules: Sequence[str] = ()
    targets: Annotated[Sequence[str], Meta(description="The targets that it refers to.")] = ()


def whole_choice(of: WrittenDecision, pick: str = "", /, **values: Value) -> Choice:
    """A choice that is a whole decision, picked as its kind declares; `values` are those that depend on the position."""
    if not values:
        return _same_anywhere(of, pick)
    return _choice(of.kind.picks[pick], of.text, of.decision, {**of.named, **values}, None)


@lru_cache(maxsize=4096)
def _same_anywhere(of: WrittenDecision, pick: str) -> Choice:
    return _choice(of.kind.picks[pick], of.text, of.decision, of.named, None)


def partial_choice(kind: Kind, args: Values, pick: str = "", /, *, then: Question | None, **values: Value) -> Choice:
    """A choice that is the first part of a decision, with the question that it leads to; None if nothing is missing."""
    return _choice(kind.picks[pick], kind.write(args), Decision(kind.name, args), {**kind.named(args), **values}, then)


def _choice(pick: Pick, words: str, decision: Decision, values: Mapping[str, Value], then: Question | None) -> Choice:
    label = Message(pick.label, {name: values[name] for name in pick.values})
    target = pick.target and pick.target.format_map(values)
    key = pick.key and pick.key.format_map(values)  # one sign: a number above 9 has none
    return Choice(words, label, target, "" if key.isdigit() and int(key) > 9 else key, then, decision, pick.gives_up)


def split_target(target: str) -> tuple[str, str]:
    """What a target is, and which one: `space`, `e4`."""
    kind, _, name = target.partition(" ")
    return kind, name


@cache
def player(seat: int) -> Message:
    """The player of a seat, by the name or colour that the reader's client uses."""
    return Message("player", {"seat": seat})


def whole_decisions(question: Question) -> list[str]:
    """The decisions that the tree can reach."""
    found = []
    for choice in question.choices:
        found += [choice.words] if choice.then is None else whole_decisions(choice.then)
    return found


def path_to(question: Question, decision: str) -> list[Choice]:
    """The choices that lead to a decision, in order; empty where the tree does not reach it."""
    for choice in question.choices:
        if choice.then is None:
            if choice.words == decision:
                return [choice]
        elif path := path_to(choice.then, decision):
            return [choice, *path]
    return []
