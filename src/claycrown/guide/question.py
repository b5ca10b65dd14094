"""What a person is asked, and what they are told: as messages, never as sentences. Terminal and browser word and draw them.

A decision is put together step by step: a question offers choices, on a *target* of the table or in a list; a choice is a whole
decision, or leads to the next question. The whole tree is worked out at once, so that no step needs to be asked for.
"""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from claycrown.games.decisions import Decision, WrittenDecision, to_words
from claycrown.games.message import Message


class Choice(Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that can be picked."""

    words: Annotated[
        str,
        Meta(
            description="The decision in the notation, as far as this choice goes. The same words mean the same, with the same "
            "to follow.\n\n    What can be put together in any order is reached in each, "
            "everything else once."
        ),
    ]
    label: Message
    target: Annotated[
        str,
        Meta(description="Where it is picked on the table (`space e4`, `tile 2`); empty where only the list has it."),
    ] = ""
    key: Annotated[
        str,
        Meta(
            description="A letter, a digit or an arrow (`up`) that picks it where there is a keyboard; without one the list "
            "numbers it."
        ),
    ] = ""
    then: Annotated["Question | None", Meta(description="What is asked next; None where the words are a whole decision.")] = None
    decision: Annotated[Decision | None, Meta(description="The words as data. What is sent are the words.")] = None


class Question(Struct, frozen=True, omit_defaults=True, gc=False):
    """What is asked of a seat."""

    prompt: Annotated[Message, Meta(description="What to do now, and what follows.")]
    choices: Sequence[Choice]
    rules: Annotated[
        Sequence[str], Meta(description="The rules behind this step, the closest first: a table may show only a few.")
    ] = ()
    control: Annotated[
        Literal["", "beside", "only"],
        Meta(
            description="Whether the game's own table has a control for it: `beside` the list, or `only` there, where the "
            "choices are too many to be listed."
        ),
    ] = ""
    chosen: Annotated[str, Meta(description="A target that was picked before, to be shown as such.")] = ""
    hidden: Annotated[
        bool,
        Meta(
            description="What can be chosen depends on what only the seat may see: even how soon it decides could tell the "
            "others something."
        ),
    ] = False


class LogLine(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened, for the log and for scenes."""

    text: Message
    seat: Annotated[int | None, Meta(description="Whose deed it is; None for what happened by itself.")] = None
    rules: Sequence[str] = ()
    targets: Annotated[Sequence[str], Meta(description="The places that it speaks of.")] = ()


def whole_choice(of: WrittenDecision, label: Message, target: str = "", key: str = "") -> Choice:
    """A choice that is a whole decision."""
    return Choice(of.text, label, target, key, None, of.decision)


def partial_choice(decision: Decision, label: Message, target: str = "", key: str = "", *, then: Question) -> Choice:
    """A choice with which a decision begins."""
    return Choice(to_words(decision), label, target, key, then, decision)


@cache
def player(seat: int) -> Message:
    """Whoever sits there, by the name they go by where it is read."""
    return Message("player", {"seat": seat})


def whole_decisions(question: Question) -> list[str]:
    """The decisions that the tree leads to."""
    found = []
    for choice in question.choices:
        found += [choice.words] if choice.then is None else whole_decisions(choice.then)
    return found


def path_to(question: Question, decision: str) -> list[Choice]:
    """The choices that lead to a decision, one after the other; none where the tree does not lead there."""
    for choice in question.choices:
        if choice.then is None:
            if choice.words == decision:
                return [choice]
        elif path := path_to(choice.then, decision):
            return [choice, *path]
    return []
