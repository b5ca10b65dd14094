"""The results of a series: wins with their uncertainty, places, points, for each bot and each seat."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from claycrown.arena.entrants import entrant
from claycrown.arena.estimate import NORMAL_95
from claycrown.arena.head_to_head import HeadToHead, by_rank, share_beaten
from claycrown.arena.series import PlayedGame, Series
from claycrown.bots.ladder import Budget
from claycrown.record.figures import figures_by_contestant


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The Wilson interval: the 95 % confidence interval of the true rate of wins."""
    if games == 0:
        return 0.0, 1.0
    z = NORMAL_95
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, (middle - spread) / (1 + z * z / games)), min(1.0, (middle + spread) / (1 + z * z / games))


@dataclass
class SeriesTally:
    """The games of an entrant, or those played from a seat."""

    games: int = 0
    appearances: int = 0
    """Seats taken in these games: more than the games where a bot has several seats at one table."""
    wins: float = 0
    """A draw is split equally between its winners."""
    places: int = 0
    figures: dict[str, int] = field(default_factory=dict)
    """The final figures of the game (VP, or what its eliminations compare), summed over the appearances."""

    def add(self, wins: float, place: int, figures: Mapping[str, int]) -> None:
        self.appearances += 1
        self.wins += wins
        self.places += place
        for name, value in figures.items():
            self.figures[name] = self.figures.get(name, 0) + value

    def mean_place(self) -> float:
        return self.places / self.appearances

    def means(self) -> dict[str, float]:
        return {name: total / self.appearances for name, total in self.figures.items()}

    def counted_wins(self) -> float:
        """A whole number where no draw was shared."""
        return round(self.wins, 4) if self.wins % 1 else int(self.wins)

    def to_dict(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": self.counted_wins(),
            "win_rate": round(self.wins / self.games, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_place": round(self.mean_place(), 3),
            "means": {name: round(mean, 2) for name, mean in self.means().items()},
        }


class SeriesStandings:
    """The totals of the games played so far."""

    def __init__(self, *all_series: Series) -> None:
        self._all_series = all_series
        self.games = 0
        self.decisions = 0
        names = [name for series in all_series for name in series.line_up]
        self.bots: dict[str, SeriesTally] = {name: SeriesTally() for name in names}
        """By entrant; contestants without a player included."""
        self.seats: dict[str, SeriesTally] = {}
        """By colour, for all entrants."""
        self.bots_by_seat: dict[str, dict[str, SeriesTally]] = {name: {} for name in names}
        self.meetings: dict[tuple[str, str], HeadToHead] = {}
        """By pairs of entrants, from the point of view of the first."""

    def add(self, played: PlayedGame) -> None:
        self.games += 1
        self.decisions += played.decisions
        bot_at = dict(zip(played.seats, played.players, strict=True))
        for name in {*played.players, *played.result.ranking} - {*played.seats}:
            self.bots.setdefault(name, SeriesTally()).games += 1
        figures = figures_by_contestant(played.result.figures)
        # In seat order, so that the tables are too.
        for contestant in [*played.seats, *sorted({*played.result.ranking} - {*played.seats})]:
            tallies = [self.bots[bot_at.get(contestant, contestant)]]
            if contestant in bot_at:
                by_seat = self.bots_by_seat[bot_at[contestant]]
                at_seat = [self.seats.setdefault(contestant, SeriesTally()), by_seat.setdefault(contestant, SeriesTally())]
                for tally in at_seat:
                    tally.games += 1
                tallies += at_seat
            place = played.result.place(contestant)
            own = {name: values[contestant] for name, values in figures.items()}
            for tally in tallies:
                tally.add(played.result.win_share(contestant), place, own)
        order = by_rank(played)
        for name in dict.fromkeys(played.players):
            for other in dict.fromkeys(played.players):
                if name != other:
                    self.meetings.setdefault((name, other), HeadToHead()).add(share_beaten(order, name, other))

    def to_dict(self) -> dict[str, Any]:
        """Ready for JSON: depends on the series alone, so that the same match gives the same text."""
        series = self._all_series[0]
        line_ups = [list(series.line_up) for series in self._all_series]
        return {
            "game": series.game,
            "edition": {"name": series.edition.name, "hash": series.edition.hash},
            "options": series.options,
            "players": len(series.line_up),
            **({"line_up": line_ups[0]} if len(line_ups) == 1 else {"line_ups": line_ups}),
            "budgets": {name: _budget(entrant(name, series.common_budget).budget) for name in self.bots_by_seat},
            "seed": series.seed,
            "games": self.games,
            "decisions": self.decisions,
            "bots": {
                name: {**tally.to_dict(), "by_seat": {seat: own.to_dict() for seat, own in self._by_seat(name).items()}}
                for name, tally in self.bots.items()
            },
            "seats": {seat: tally.to_dict() for seat, tally in self.seats.items()},
            "meetings": [
                {
                    "of": name,
                    "with": other,
                    "games": meeting.games,
                    "before": round(meeting.mean, 4),
                    "interval": [round(bound, 4) for bound in meeting.interval()],
                }
                for (name, other), meeting in sorted(self.meetings.items())
            ],
        }

    def _by_seat(self, name: str) -> dict[str, SeriesTally]:
        found = self.bots_by_seat.get(name, {})
        return {seat: found[seat] for seat in self.seats if seat in found}


def _budget(budget: Budget | None) -> dict[str, Any] | None:
    return None if budget is None else budget._asdict()
