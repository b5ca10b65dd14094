"""Setting up a game (T2)."""

from claycrown.games import chance

from . import cleanup, pieces
from .printed import Printed
from .state import State


def set_up(printed: Printed, players: int, seed: int) -> State:
    s = State(printed)
    s.players = players
    s.colour = list(range(pieces.MAX_PLAYERS))
    draw = _Draw(seed)
    s.warehouse = [pieces.START_DRY_IN_WAREHOUSE] * pieces.WAREHOUSES  # T2.1
    s.inner_turn = draw.below(printed.segments)  # T2.2
    s.middle_turn = draw.below(printed.segments)
    tiles = list(printed.tiles)
    s.tiles = [tiles.pop(draw.below(len(tiles))) for _ in range(pieces.ROUNDS)]  # T2.3
    s.row_inspector = printed.row_start  # T2.4
    s.column_inspector = printed.column_start
    cleanup.stack_priority_tokens(s)  # T2.5
    s.empty_spaces = printed.spaces
    s.rack_left = [printed.rack_size] * pieces.TYPES
    s.specialists_left = [printed.specialists] * pieces.SPECIALISTS
    first = draw.below(players)  # T2.7
    order = [(first + place) % players for place in range(players)]
    s.order = order + [0] * (pieces.MAX_PLAYERS - players)
    s.actor = first
    s.worker = pieces.CRAFTSMAN
    s.built = pieces.NOBODY
    wet, coins, craftsmen = [0] * pieces.MAX_PLAYERS, [0] * pieces.MAX_PLAYERS, [0] * pieces.MAX_PLAYERS
    for place, seat in enumerate(order):
        wet[seat] = pieces.START_WET[place]
        coins[seat] = pieces.START_COINS + pieces.START_EXTRA_COINS[place]  # T2.6, T2.7
        craftsmen[seat] = pieces.WORKERS[players]
    s.wet, s.coins, s.craftsmen = wet, coins, craftsmen
    return s


class _Draw:
    """The set-up's random numbers, one after the other."""

    def __init__(self, seed: int) -> None:
        self._stream = seed % 2**64

    def below(self, limit: int) -> int:
        self._stream = chance.step(self._stream)
        return chance.below(self._stream, limit)
