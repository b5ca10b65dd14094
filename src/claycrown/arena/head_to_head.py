"""Two entrants at the same tables: how often one finished ahead of the other."""

from dataclasses import dataclass
from math import sqrt

from claycrown.arena.estimate import NORMAL_95
from claycrown.arena.series import PlayedGame


def by_rank(played: PlayedGame) -> list[tuple[str, int]]:
    """The entrants with their places, best first; contestants without a player are left out."""
    bot_at = dict(zip(played.seats, played.players, strict=True))
    return [(bot_at[colour], played.result.place(colour)) for colour in played.result.ranking if colour in bot_at]


def share_beaten(order: list[tuple[str, int]], name: str, other: str) -> float:
    """The share of the other's seats that an entrant finished ahead of, over all their seats. A shared place counts half, so
    equal entrants score one half.
    """
    own = [place for bot, place in order if bot == name]
    theirs = [place for bot, place in order if bot == other]
    beaten = sum((mine < place) + (mine == place) / 2 for mine in own for place in theirs)
    return beaten / (len(own) * len(theirs))


@dataclass
class HeadToHead:
    """The games in which two entrants met, from the point of view of one."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, one: float) -> None:
        self.games += 1
        self.total += one
        self.squares += one * one

    @property
    def mean(self) -> float:
        return self.total / self.games

    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the true mean. One lost and one won game are added, so that a run of wins proves no
        certainty.
        """
        games, total, squares = self.games + 2, self.total + 1, self.squares + 1
        mean = total / games
        spread = NORMAL_95 * sqrt(max(0.0, squares / games - mean * mean) / games)
        return max(0.0, mean - spread), min(1.0, mean + spread)
