"""Bots, by name.

A bot is given a view, never the state, and returns a legal decision. It may ask the rules what is legal, imagine full states that
fit the view (`determinize`), and play on in copies. All its randomness comes from its own seed, so that the same seed and the
same views give the same decisions, unless its budget is in seconds.
"""

from typing import TYPE_CHECKING, Any

from claycrown.bots.contract import Bot, GameBots, Hint, ThinksAhead
from claycrown.bots.ladder import RUNGS, Budget, cheaper
from claycrown.games.plugin import plugin

if TYPE_CHECKING:
    from claycrown.bots.general import GeneralBots

__all__ = ["NAMES", "Bot", "Budget", "GameBots", "Hint", "ThinksAhead", "hints", "make", "offered"]

NAMES = tuple(RUNGS)
"""The rungs of the ladder, the weakest first; `offered` filters those that a game has."""


def offered(game: str) -> tuple[str, ...]:
    """The bots available at a table of that game, the weakest first."""
    own = _own(game)
    return tuple(name for name, rung in RUNGS.items() if name not in own.withheld and (name in own.styles or not rung.is_style))


def make(bot: str, game: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of that name for a game, with its rung's budget or the given one; loaded on first use."""
    rung = RUNGS[bot]
    if bot == "random":
        return _general(game).random(seed)
    own = _own(game)
    if bot in own.styles:
        return own.styles[bot](seed)
    if rung.is_style:  # not available for this game
        return make(cheaper(bot) or "random", game, seed)
    if bot == "novice":
        return (own.novice or _general(game).novice)(seed)
    if bot == "greedy":
        return (own.greedy or _general(game).greedy)(seed)
    return (own.searcher or _general(game).searcher)(seed, bot, rung.budget if budget is None else budget)


def own_seed(seed: int, seat: int) -> int:
    """A bot's own randomness at a table with that seed, independent of the game's."""
    return (seed + 7919 * (seat + 1)) % 2**64


def hints(game: str, view: Any, seat: int, budget: Budget, seed: int = 0) -> list[Hint]:
    """The best few choices of a seat that has to decide, the best first, each with its likely result and the reason."""
    return (_own(game).hints or _general(game).hints)(view, seat, budget, seed)


def _own(game: str) -> GameBots:
    """The bots that the game declares; none if it declares none."""
    found: GameBots | None = plugin(game).part("bots")
    return found or GameBots()


def _general(game: str) -> "GeneralBots":
    from claycrown.bots.general import GeneralBots

    return GeneralBots(game)
