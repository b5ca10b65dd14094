"""What can be asked and told of any game, from its notation and its ledger alone."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from claycrown.games.contract import SPECTATOR, Entry, Game
from claycrown.games.message import Message, Value
from claycrown.guide import light
from claycrown.guide.question import Choice, Line, Question, player
from claycrown.guide.types import Moved, Outlook
from claycrown.record.notation import Notation

MANY = 30
"""More decisions than this are asked for word by word."""


def question(legal: Sequence[str]) -> Question | None:
    """One choice for each decision; of many, first those of one beginning together. None for what is only named in brief."""
    brief = any(text.endswith("*") for text in legal)
    return _question([text.split(" ") for text in legal], 0) if legal and not brief else None


def _question(decisions: Sequence[Sequence[str]], said: int) -> Question:
    prompt = Message("general-ask-next" if said else "general-ask")
    if len(decisions) <= MANY:
        return Question(prompt, [_choice(" ".join(words), words[said:] or words) for words in decisions])
    beginnings: dict[Sequence[str], list[Sequence[str]]] = {}
    for words in decisions:
        beginnings.setdefault(tuple(words[: said + 1]), []).append(words)
    return Question(prompt, [_beginning(together, said) for together in beginnings.values()])


def _beginning(decisions: Sequence[Sequence[str]], said: int) -> Choice:
    first = decisions[0]
    if len(decisions) == 1:
        return _choice(" ".join(first), first[said:] or first)
    while len({tuple(words[: said + 1]) for words in decisions}) == 1:
        said += 1
    return _choice(" ".join(first[:said]), first[:said], _question(decisions, said))


def _choice(words: str, shown: Sequence[str], then: Question | None = None) -> Choice:
    return Choice(words, Message("general-choice", {"words": " ".join(shown)}), then=then)


def outlooks(game: Game[Any], notation: Notation, view: Any, seat: int, actions: Iterable[int]) -> list[Outlook]:
    """The rules themselves play each decision on tables that fit the view."""
    found = []
    for action in actions:
        after, entries = imagine(game, view, seat, action)
        seen = list(light.sights(game, notation, light.fitting(game, view), seat, seat, action))
        reveals = game.over(after) or any(each != seen[0] for each in seen)
        found.append(Outlook(action, entries, None, None, reveals, game.view(after, seat)))
    return found


def imagine(game: Game[Any], view: Any, seat: int, action: int) -> tuple[Any, Sequence[Entry]]:
    """A table on which a legal decision has been made, as far as the seat can tell from its view, and what it did."""
    imagined = game.determinize(view, Random(0))
    game.apply(imagined, seat, action)
    return imagined, game.ledger(imagined, seat)


def lines(moved: Moved) -> list[Line]:
    """The decision as it is written, then what it did to each."""
    if moved.seat == SPECTATOR:
        return []
    said: dict[str, Value] = {"who": player(moved.seat)}
    deed = Message("general-decided", said) if moved.text is None else Message("general-told", {**said, "words": moved.text})
    did = [Line(effect(entry), entry.seat if entry.seat >= 0 else None, [entry.rule]) for entry in moved.entries]
    return [Line(deed, moved.seat, list(dict.fromkeys(entry.rule for entry in moved.entries))), *did]


def effect(entry: Entry) -> Message:
    """Whom it happened to, what, and by how much."""
    who = player(entry.seat) if entry.seat >= 0 else ""
    said: dict[str, Value] = {"what": entry.what, "amount": entry.amount, "source": entry.source, "where": entry.where}
    return Message("general-effect", {"who": who, **said})
