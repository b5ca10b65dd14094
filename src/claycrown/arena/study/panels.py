"""The results of a study, as numbers: panels of estimates by player count. Drawings and tables only show them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from claycrown.arena.estimate import Estimate
from claycrown.arena.standings import wilson
from claycrown.arena.study.digest import Counting, Digest
from claycrown.arena.study.estimates import direct, frequency, value
from claycrown.games.message import Message
from claycrown.words import FALLBACK, format_message

Games = Mapping[int, Sequence[Digest]]
"""The games of a study by the number of players."""
Measure = Callable[[Sequence[Digest], str, str], Estimate | None]
"""By item of a section."""


class EstimatePanel(NamedTuple):
    unit: Message
    labels: Mapping[str, Message]
    """The name of each item."""
    estimates: dict[int, dict[str, Estimate | None]]
    """By player count and item; None where nothing can be estimated."""
    reference: float | None = None
    """The position of the reference line: the value if nothing mattered."""
    share: bool = False

    def to_dict(self) -> dict[str, Any]:
        return {
            "unit": format_message(self.unit, FALLBACK),
            "by_players": {
                str(players): {item: None if one is None else _round(one) for item, one in found.items()}
                for players, found in self.estimates.items()
            },
        }


def _round(one: Estimate) -> dict[str, Any]:
    return {"value": round(one.value, 4), "interval": [round(one.low, 4), round(one.high, 4)], "observations": one.observations}


def section(games: Games, counting: Counting, name: str) -> list[EstimatePanel]:
    """How often each item was used, its direct yield, and how much better the players did who used it more."""
    about = counting.SECTIONS[name]

    def panel(unit: Message, of: Measure, reference: float | None = None) -> EstimatePanel:
        items = counting.items(name)
        labels = {item: counting.label(name, item) for item in items}
        estimates = {players: {item: of(found, name, item) for item in items} for players, found in games.items()}
        return EstimatePanel(unit, labels, estimates, reference)

    panels = [panel(about.unit, frequency)]
    if about.paid:
        panels.append(panel(Message("study-paid-unit"), direct))
    if about.valued:
        panels.append(panel(Message("study-value-unit", {"worth": counting.WORTH}), value, 0.0))
    return panels


def seats(games: Games) -> list[EstimatePanel]:
    """Games won from each seat: a panel for each player count, with the value expected by chance."""
    found = []
    for players, digests in games.items():
        won = {f"seat {seat + 1}": sum(digest.winner == seat for digest in digests) for seat in range(players)}
        labels = {f"seat {seat + 1}": Message("study-seat", {"seat": seat + 1}) for seat in range(players)}
        estimates: dict[str, Estimate | None] = {name: _share(wins, len(digests)) for name, wins in won.items()}
        unit = Message("study-seats-unit", {"players": players})
        found.append(EstimatePanel(unit, labels, {players: estimates}, 1 / players, share=True))
    return found


def decided(games: Games) -> list[EstimatePanel]:
    """How often the leader after a round also wins; empty where the game has no points."""
    rounds = max(len(digest.leaders) for digests in games.values() for digest in digests)
    estimates = {}
    for players, digests in games.items():
        after: dict[str, Estimate | None] = {}
        for number in range(rounds):
            led = [digest for digest in digests if digest.leaders[number] is not None]
            wins = sum(digest.leaders[number] == digest.winner for digest in led)
            after[f"after round {number + 1}"] = _share(wins, len(led)) if led else None
        estimates[players] = after
    labels = {f"after round {number}": Message("study-after-round", {"round": number}) for number in range(1, rounds + 1)}
    return [EstimatePanel(Message("study-decided-unit"), labels, estimates, share=True)] if rounds else []


def _share(wins: int, games: int) -> Estimate:
    return Estimate(wins / games, *wilson(wins, games), games)
