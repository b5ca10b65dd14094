"""Players that are not people, by name.

A bot is given a view, never the state, and answers with a legal decision. It may think as it likes: ask the rules what is
legal, imagine full states that fit the view (`determinize`), play on in copies. All its chance comes from its own seed, so that
the same seed and the same views give the same decisions, unless it is told to think by the clock.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from claycrown.bots.ladder import RUNGS, Budget

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


def make(bot: str, game: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of that name for a game, with as much to think as its rung says or as it is given; loaded when first asked for."""
    rung = RUNGS[bot]
    if bot == "random":
        from claycrown.bots.at_random import AtRandom

        return AtRandom(game, seed)
    players = import_module(f"claycrown.bots.{game}")
    made: Bot
    if bot == "novice":
        made = players.Novice(seed)
    elif bot == "greedy":
        made = players.Greedy(seed)
    else:
        made = players.Searcher(seed, bot, rung.budget if budget is None else budget)
    return made


def hints(game: str, view: Any, seat: int, budget: Budget, seed: int = 0) -> "list[Hint]":
    """The best few choices of a seat that owes a decision, the best first, each with what may come of it and why."""
    found: list[Hint] = import_module(f"claycrown.bots.{game}").hints(view, seat, budget, seed)
    return found
