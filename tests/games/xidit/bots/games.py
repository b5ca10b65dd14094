"""Games of Lords of Xidit between bots."""

from collections.abc import Mapping

from claycrown.bots import Bot
from claycrown.games.contract import decide
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import AT_PLAN
from claycrown.games.xidit.rules.state import State


def played(at_table: list[Bot], seed: int, options: Mapping[str, bool] | None = None, first_year: int = 1) -> State:
    """The end of a game, every decision checked by the rules, every bot shown its view only. With a later first year the
    first ones are skipped: the bots begin with what the set-up gives them."""
    state = GAME.new(len(at_table), seed, options)
    while deciders := GAME.deciders(state):
        if state.step == AT_PLAN and state.year < first_year:
            state.year = first_year
        seat = deciders[-1]
        decide(GAME, state, seat, at_table[seat].decide(GAME.view(state, seat), seat))
    return state


def winner(state: State) -> int:
    """The seat that won; the number of players if it was the virtual one."""
    return [*GAME.seats(state), "virtual"].index(GAME.result(state).ranking[0])
