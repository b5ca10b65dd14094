"""The guide for any game, from its notation and its ledger alone."""

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from random import Random
from typing import Any

from claycrown.games.contract import SPECTATOR, Game, LedgerEntry
from claycrown.games.decisions import from_words
from claycrown.games.message import Message, Value
from claycrown.guide import reveals
from claycrown.guide.question import Choice, LogLine, Question, player
from claycrown.guide.table import Area
from claycrown.guide.types import DecisionView, Description, Preview, RoundSummary, ScoreSheet, SheetRound, SheetSource
from claycrown.record.notation import Notation

MANY = 30
"""More decisions than this are split word by word."""


def question(legal: Sequence[str]) -> Question | None:
    """One choice per decision; many are grouped by how they begin. None where the notation only gives patterns."""
    decisions = list(map(from_words, legal))
    brief = any(decision.args == ("*",) for decision in decisions)
    return _question([[one.kind, *map(str, one.args)] for one in decisions], 0) if legal and not brief else None


def _question(decisions: Sequence[Sequence[str]], given: int) -> Question:
    prompt = Message("general-ask-next" if given else "general-ask")
    if len(decisions) <= MANY:
        return Question(prompt, [_choice(" ".join(words), words[given:] or words) for words in decisions])
    beginnings: dict[Sequence[str], list[Sequence[str]]] = {}
    for words in decisions:
        beginnings.setdefault(tuple(words[: given + 1]), []).append(words)
    return Question(prompt, [_beginning(together, given) for together in beginnings.values()])


def _beginning(decisions: Sequence[Sequence[str]], given: int) -> Choice:
    first = decisions[0]
    if len(decisions) == 1:
        return _choice(" ".join(first), first[given:] or first)
    while len({tuple(words[: given + 1]) for words in decisions}) == 1:
        given += 1
    return _choice(" ".join(first[:given]), first[:given], _question(decisions, given))


def _choice(words: str, shown: Sequence[str], then: Question | None = None) -> Choice:
    return Choice(words, Message("general-choice", {"words": " ".join(shown)}), then=then, decision=from_words(words))


def previews(game: Game[Any], notation: Notation, view: Any, seat: int, decisions: Mapping[int, str]) -> list[Preview]:
    """The rules play each decision on tables that fit the view."""
    tables = list(reveals.fitting(game, view))
    found = []
    for action, text in decisions.items():
        after, _ = imagine(game, view, seat, action)
        sights = (reveals.observe_after(game, notation, table, seat, seat, action) for table in tables)
        seen = [sight for sight in sights if sight is not None]
        sure = _alike([sight.entries for sight in seen])
        learns = any(each != seen[0] for each in seen)
        # where something is drawn at random, the resulting table is unknown
        seen_after = view if learns else game.view(after, seat)
        final, ends_turn = learns or game.over(after), seat not in game.deciders(after)
        found.append(Preview(text, sure, None, None, final, seen_after, [], _points(sure, seat), ends_turn))
    return found


def replay_decision(game: Game[Any], before: Any, seat: int, action: int) -> Any:
    """The state after a decision, with its ledger: too large to be kept for every decision."""
    after = before.clone()
    game.apply(after, seat, action)
    return after


def _points(entries: Sequence[LedgerEntry], seat: int) -> int | None:
    gained = [entry.amount for entry in entries if entry.seat == seat and entry.what in POINTS]
    return sum(gained) if gained else None


def _alike(ledgers: Sequence[Sequence[LedgerEntry]]) -> list[LedgerEntry]:
    """What a decision does on all tables, up to where they differ: the rest cannot be known in advance."""
    return [entries[0] for entries in takewhile(lambda entries: len(set(entries)) == 1, zip(*ledgers, strict=False))]


POINTS = ("points", "vp")
"""The ledger's names for points."""


def sheet(players: int, course: Sequence[RoundSummary], label: Callable[[str, str], Message]) -> ScoreSheet:
    """The points in ledgers, by source; empty in a game without points."""
    so_far: dict[str, list[int]] = {}
    rounds = []
    for played in course:
        for entry in played.entries:
            if entry.what in POINTS:
                points = so_far.setdefault(entry.source, [0] * players)
                points[entry.seat] += entry.amount
        if played.ended:
            rounds.append(SheetRound(played.number, _sums(so_far, players), sources(so_far, label)))
    if not so_far:
        return ScoreSheet([], [None] * players, None, None, [], None)
    return ScoreSheet(sources(so_far, label), _sums(so_far, players), None, None, rounds, None)


def sources(points: Mapping[str, Sequence[int | None]], label: Callable[[str, str], Message]) -> list[SheetSource]:
    """Points so far by source, each with its label (`Guide.source`)."""
    return [SheetSource(source, list(by_seat), label(source, "")) for source, by_seat in points.items()]


def _sums(points: Mapping[str, Sequence[int]], players: int) -> list[int]:
    return [sum(by_seat[seat] for by_seat in points.values()) for seat in range(players)]


def imagine(game: Game[Any], view: Any, seat: int, action: int) -> tuple[Any, Sequence[LedgerEntry]]:
    """A table after a legal decision, as far as the seat can know from its view, and what the decision did."""
    imagined = game.determinize(view, Random(0))
    game.apply(imagined, seat, action)
    return imagined, game.ledger(imagined, seat)


def ending(colours: Sequence[str], first: Sequence[str], seat: int) -> Message:
    """By the winner; a contestant without a seat may have won, too."""
    seats = [colours.index(contestant) for contestant in first if contestant in colours]
    if not seats:
        return Message("general-ending-nobody")
    if len(first) > 1:
        others = [player(other) for other in seats if other != seat]
        return Message("general-ending-shared" if seat in seats else "general-ending-draw", {"who": others})
    return Message("general-ending-won") if seat in seats else Message("general-ending-lost", {"who": player(seats[0])})


def lines(moved: DecisionView) -> list[LogLine]:
    """The decision in notation, then its effect on each player."""
    if moved.seat == SPECTATOR:
        return []
    values: dict[str, Value] = {"who": player(moved.seat)}
    deed = Message("general-decided", values) if moved.text is None else Message("general-log", {**values, "words": moved.text})
    did = [LogLine(effect(entry), entry.seat if entry.seat >= 0 else None, [entry.rule]) for entry in moved.entries]
    return [LogLine(deed, moved.seat, list(dict.fromkeys(entry.rule for entry in moved.entries))), *did]


def effect(entry: LedgerEntry) -> Message:
    """Who was affected, how, and by how much."""
    who = player(entry.seat) if entry.seat >= 0 else ""
    values: dict[str, Value] = {"what": entry.what, "amount": entry.amount, "source": entry.source, "where": entry.where}
    return Message("general-effect", {"who": who, **values})


def descriptions(areas: Sequence[Area]) -> dict[str, Description]:
    """A game's words for its table: the part of it, the name of the thing, and its value."""
    found = {}
    for area in areas:
        for target, cell in area.places():
            values: dict[str, Value] = {"where": area.title, "what": cell.value or Message("general-face-down")}
            text = (
                Message("general-description", values)
                if cell.label is None
                else Message("general-description-of", {**values, "label": cell.label})
            )
            found[target] = Description([text])
    return found
