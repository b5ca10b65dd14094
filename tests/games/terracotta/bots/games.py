"""Whole games of Terracotta Army between bots."""

from collections.abc import Iterable

from claycrown.bots import Bot
from claycrown.games.contract import decide
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.state import State


def played(at_table: list[Bot], seed: int) -> State:
    """The end of a game, every decision checked by the rules, every bot shown its view only."""
    state = GAME.new(len(at_table), seed)
    while not GAME.over(state):
        seat = state.actor
        decide(GAME, state, seat, at_table[seat].decide(GAME.view(state, seat), seat))
    return state


def leads(bot: Bot, rival: Bot, seeds: Iterable[int]) -> list[int]:
    """By how many VP the bot was ahead at the end, once in each seat for each seed."""
    found = []
    for seed in seeds:
        for seat in range(2):
            vp = played([rival, bot] if seat else [bot, rival], seed).vp
            found.append(vp[seat] - vp[1 - seat])
    return found
