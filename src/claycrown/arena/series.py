"""A series: many games between the same entrants, with the seating and the seed of each game."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from claycrown import bots
from claycrown.arena.entrants import AS_ON_THE_LADDER, CommonBudget, entrant
from claycrown.games import contract
from claycrown.games.edition import Edition
from claycrown.games.options import Value
from claycrown.match import Match
from claycrown.record.notation import BadPosition
from claycrown.record.records import Record


@dataclass(frozen=True)
class Series:
    """The definition of a series: the same one gives the same games, on any number of processes."""

    game: str
    edition: Edition
    options: dict[str, Value]
    line_up: tuple[str, ...]
    """One entrant per seat."""
    games: int
    seed: int
    common_budget: CommonBudget = AS_ON_THE_LADDER
    """The budget of entrants that name none."""

    @property
    def rotations(self) -> int:
        """The number of seatings when everybody moves on by a seat, until the first one returns."""
        seats = len(self.line_up)
        return next(turn for turn in range(1, seats + 1) if self._rotate(turn) == self.line_up)

    def seating(self, number: int) -> tuple[str, ...]:
        """The entrants of a game (from 0) in seat order: after each game everybody moves on by a seat."""
        return self._rotate(number % self.rotations)

    def seed_of(self, number: int) -> int:
        """The seed of a game: each is played in every seating before the next one."""
        return _seed(self.seed, number // self.rotations)

    def bot_seed(self, number: int, seat: int) -> int:
        """A bot's own seed, independent of the game's."""
        return _seed(self.seed, "bot", number, seat)

    def _rotate(self, turn: int) -> tuple[str, ...]:
        return self.line_up[-turn:] + self.line_up[:-turn]


def _seed(*parts: object) -> int:
    """The same on every machine: uses a hash of the text, not Python's hash()."""
    return Random(" ".join(map(str, parts))).getrandbits(64)


def line_up(names: list[str], players: int) -> tuple[str, ...]:
    """An entrant for each seat: with fewer names than seats they repeat in order."""
    for name in names:
        entrant(name)
    if len(names) > players:
        raise BadPosition("--bots", "arena-too-many-bots", bots=len(names), players=players)
    return tuple(names[seat % len(names)] for seat in range(players))


@dataclass(frozen=True)
class PlayedGame:
    """A finished game of a series: who played which seat, and the result."""

    number: int
    players: tuple[str, ...]
    """The entrants in seat order."""
    seats: list[str]
    """The colours in seat order."""
    decisions: int
    result: contract.Result
    record: Record


class Stopped(Exception):
    """The game was stopped."""


def play(series: Series, number: int, is_stopped: Callable[[], bool] = lambda: False) -> PlayedGame:
    """Play one game of a series (the first is 0), unless it is stopped."""
    players = series.seating(number)
    table = Match(Record(series.game, series.edition, series.options, list(players), series.seed_of(number)))
    at_table = [_bot(series, name, series.bot_seed(number, seat)) for seat, name in enumerate(players)]
    while deciders := table.deciders():
        if is_stopped():
            raise Stopped
        seat = deciders[0]
        action = at_table[seat].decide(table.view(seat), seat)
        try:
            table.carry_out(seat, action)
        except contract.Illegal as error:
            text = table.rules.notation.text(table.state, action)
            raise RuntimeError(f"{players[seat]} decided {text!r} in game {number} of seed {series.seed}: {error}") from None
    return PlayedGame(number, players, table.seats, len(table.moves), table.game.result(table.state), table.record)


def _bot(series: Series, name: str, seed: int) -> bots.Bot:
    who = entrant(name, series.common_budget)
    return bots.make(who.bot, series.game, seed, who.budget)
