"""Everything on the table of Terracotta Army, as flat numbers, and the ledger of what a decision did.

Nothing here is secret: all of it lies open to all (T2.3). The seed has done its work once the game is set up.

The lengths of the lists are written out because compiled they are arrays of C: 4 players, types, weapons, warehouses; 16
segments and 81 spaces at most. A field is declared in `__init__`; `state.pxd` gives it a type of C and `overwrite` copies it, and
a test fails where one of them does not, or with another length (`tests/games/test_declarations.py`).
"""

try:
    import cython
except ImportError:
    from claycrown.games import uncompiled as cython

from claycrown.games.ledger import Ledger

from .pieces import AT_TURN, COIN, DRY, NOBODY, VP, WET
from .printed import Printed

SCRATCH = (
    "counted",
    "archers",
    "is_counted",
    "group",
    "counts_as",
    "joined_to",
    "part_figures",
    "part_number",
    "old_order",
)
"""Scratch fields of a computation: never read across decisions, never copied."""


class State:
    """A moment of a game. Seats are 0 to players - 1; spaces count row by row from the top left."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.book: Ledger | None = None
        self.players = 0
        self.colour = [0] * 4
        self.round = 1
        self.order = [0] * 4
        """The seats in turn order."""
        self.actor = 0
        """The seat whose turn it is."""
        self.tiles = [0] * 5

        # The turn so far
        self.step = AT_TURN
        self.segment = 0
        """Where the worker of this turn was placed."""
        self.worker = 0
        """Its kind now: after training an artisan."""
        self.built = NOBODY
        """The space of the warrior just built, while its weapon may be used."""
        self.after_weapon = 0
        """The step that follows the weapon."""

        # The wheel
        self.inner_turn = 0
        self.middle_turn = 0
        self.craftsman_at = [NOBODY] * 16
        self.artisan_at = [NOBODY] * 16
        self.warehouse = [0] * 4
        self.priority_left = [0] * 3
        """The stack of priority tokens, the top one last, so that taking it only lowers the count."""
        self.priority_count = 0

        # The mausoleum
        self.row_inspector = 0
        self.column_inspector = 0
        self.statue = [0] * 81
        self.owner = [NOBODY] * 81
        """Of the warrior on the space, also where only its horse lies."""
        self.rider = [NOBODY] * 81
        """The space on which the warrior that holds this space stands: its own, or the rider's for a horse."""
        self.empty_spaces = 0
        self.rack_left = [0] * 4
        self.specialists_left = [0] * 4

        # The players
        self.vp = [0] * 4
        self.coins = [0] * 4
        self.wet = [0] * 4
        self.dry = [0] * 4
        self.craftsmen = [0] * 4
        self.artisans = [0] * 4
        self.craftsmen_placed = [0] * 4
        self.artisans_placed = [0] * 4
        self.weapons = [0] * 4
        """The active ones, a bit for each."""
        self.masters = [0] * 24
        """Which token (from 1) a player has in each master's area; 0 for none."""
        self.priority = [0] * 4
        """The priority token a player holds; 0 for none."""

        # Scratch: see `SCRATCH`
        self.counted = [0] * 4
        """T1.8: how many warriors, coins or clay of each player a count has found."""
        self.archers = [0] * 4
        """T8.6: how many archers serve the warriors counted."""
        self.is_counted = [0] * 81
        """By the space of a warrior: 1 if the count has found it already."""
        self.group = [0] * 81
        """T1.6: the number of the group that a space belongs to, from 1; 0 for none."""
        self.counts_as = [0] * 81
        """While groups are looked for: the type of warrior a space counts as."""
        self.joined_to = [0] * 81
        """The part of a group that this part turned out to belong to; itself if none."""
        self.part_figures = [0] * 81
        """How many figures a part has."""
        self.part_number = [0] * 81
        """The number of the group that a part became."""
        self.old_order = [0] * 4
        """T9.1: the turn order before it changes."""

    def clone(self) -> "State":
        """An independent copy, without the ledger."""
        copy = State.__new__(State)
        if not cython.compiled:
            State.__init__(copy, self.printed)  # arrays of C are there from the start, lists have to be made
        copy.printed = self.printed
        overwrite(copy, self)
        return copy


def overwrite(copy: State, original: State) -> None:
    """Make a state, there already and of the same edition, equal to another but for the ledger."""
    copy.players = original.players
    copy.round = original.round
    copy.actor = original.actor
    copy.step = original.step
    copy.segment = original.segment
    copy.worker = original.worker
    copy.built = original.built
    copy.after_weapon = original.after_weapon
    copy.inner_turn = original.inner_turn
    copy.middle_turn = original.middle_turn
    copy.priority_count = original.priority_count
    copy.row_inspector = original.row_inspector
    copy.column_inspector = original.column_inspector
    copy.empty_spaces = original.empty_spaces
    copy.priority_left[:] = original.priority_left
    copy.colour[:] = original.colour
    copy.order[:] = original.order
    copy.vp[:] = original.vp
    copy.coins[:] = original.coins
    copy.wet[:] = original.wet
    copy.dry[:] = original.dry
    copy.craftsmen[:] = original.craftsmen
    copy.artisans[:] = original.artisans
    copy.craftsmen_placed[:] = original.craftsmen_placed
    copy.artisans_placed[:] = original.artisans_placed
    copy.weapons[:] = original.weapons
    copy.priority[:] = original.priority
    copy.rack_left[:] = original.rack_left
    copy.specialists_left[:] = original.specialists_left
    copy.warehouse[:] = original.warehouse
    copy.tiles[:] = original.tiles
    copy.craftsman_at[:] = original.craftsman_at
    copy.artisan_at[:] = original.artisan_at
    copy.masters[:] = original.masters
    copy.statue[:] = original.statue
    copy.owner[:] = original.owner
    copy.rider[:] = original.rider


def note(s: State, rule: int, player: int, what: int, amount: int, source: int, where: int) -> None:
    """Write a line into the ledger, if one is kept."""
    if s.book is not None:
        s.book.write(rule, player, what, amount, source, where)


def gain_vp(s: State, player: int, amount: int, rule: int, source: int, where: int) -> None:
    """T1.11: above 100 and 200 the VP are simply counted on."""
    if amount != 0:
        s.vp[player] += amount
        note(s, rule, player, VP, amount, source, where)


def gain_coins(s: State, player: int, amount: int, rule: int) -> None:
    """Gain coins, or pay them with a negative amount. T1.3: the supply never runs out."""
    if amount != 0:
        s.coins[player] += amount
        note(s, rule, player, COIN, amount, 0, NOBODY)


def gain_wet(s: State, player: int, amount: int, rule: int) -> None:
    """Gain wet clay, or pay it with a negative amount. T1.3: the supply never runs out."""
    if amount != 0:
        s.wet[player] += amount
        note(s, rule, player, WET, amount, 0, NOBODY)


def gain_dry(s: State, player: int, amount: int, rule: int) -> None:
    """Gain dry clay, or lose it with a negative amount."""
    if amount != 0:
        s.dry[player] += amount
        note(s, rule, player, DRY, amount, 0, NOBODY)
