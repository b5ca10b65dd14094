"""Players that are not people, by name.

A bot is given a view, never the state, and answers with a legal decision. It may think as it likes: ask the rules what is
legal, imagine full states that fit the view (`determinize`), play on in copies. All its chance comes from its own seed, so that
the same seed and the same views give the same decisions, unless it is told to think by the clock.
"""

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from claycrown.bots.ladder import RUNGS, Budget
from claycrown.games.plugin import plugin

if TYPE_CHECKING:
    from claycrown.bots.hints import Hint

NAMES = tuple(RUNGS)
"""The bots of every game, the weakest first."""


class Bot(Protocol):
    """A player."""

    name: str

    def decide(self, view: Any, seat: int) -> int:
        """A legal decision for a seat that owes one, from that seat's view."""


@runtime_checkable
class ThinksAhead(Bot, Protocol):
    """A player that may be given more or less to think from turn to turn."""

    budget: Budget


class Players(Protocol):
    """What a game's own module of bots offers."""

    def Novice(self, seed: int) -> Bot: ...

    def Greedy(self, seed: int) -> Bot: ...

    def Searcher(self, seed: int, name: str, budget: Budget) -> Bot: ...

    def hints(self, view: Any, seat: int, budget: Budget, seed: int) -> "list[Hint]": ...


def make(bot: str, game: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of that name for a game, with as much to think as its rung says or as it is given; loaded when first asked for."""
    rung = RUNGS[bot]
    if bot == "random":
        from claycrown.bots.at_random import AtRandom

        return AtRandom(game, seed)
    players: Players | None = plugin(game).part("bots")
    if players is None:
        raise ModuleNotFoundError(f"{game} brings no bots of its own")
    if bot == "novice":
        return players.Novice(seed)
    if bot == "greedy":
        return players.Greedy(seed)
    return players.Searcher(seed, bot, rung.budget if budget is None else budget)


def hints(game: str, view: Any, seat: int, budget: Budget, seed: int = 0) -> "list[Hint]":
    """The best few choices of a seat that owes a decision, the best first, each with what may come of it and why."""
    players: Players = plugin(game).part("bots")
    return players.hints(view, seat, budget, seed)
