"""Everything on the table of Terracotta Army, as flat numbers, and the ledger of what a decision did.

Nothing here is secret: all of it lies open to all (T2.3). The seed has done its work once the game is set up.

The lengths of the lists are written out because compiled they are arrays of C: 4 players, types, weapons, warehouses; 16
segments and 81 spaces at most. `state.pxd` says the same, and a test holds both to `pieces.py`.
"""

try:
    import cython
except ImportError:
    from claycrown.games import uncompiled as cython

from .pieces import AT_TURN, COIN, DRY, MAX_LEDGER, NOBODY, VP, WET
from .printed import Printed


class Ledger:
    """What the last decision did, line by line."""

    __slots__ = ("amount", "count", "player", "rule", "source", "what", "where")

    def __init__(self) -> None:
        self.count = 0
        self.rule = [0] * 1024
        self.player = [0] * 1024
        self.what = [0] * 1024
        self.amount = [0] * 1024
        self.source = [0] * 1024
        self.where = [0] * 1024


class Choices:
    """Room for the legal decisions of a moment."""

    __slots__ = ("action", "count")

    def __init__(self) -> None:
        self.count = 0
        self.action = [0] * 1024


def offer(choices: Choices, action: int) -> None:
    choices.action[choices.count] = action
    choices.count += 1


class State:
    """A moment of a game. Seats are 0 to players - 1; spaces count row by row from the top left."""

    __slots__ = (
        "actor",
        "after_weapon",
        "archers",
        "artisan_at",
        "artisans",
        "artisans_placed",
        "book",
        "built",
        "coins",
        "colour",
        "column_inspector",
        "counted",
        "craftsman_at",
        "craftsmen",
        "craftsmen_placed",
        "dry",
        "empty_spaces",
        "group",
        "inner_turn",
        "marks",
        "masters",
        "middle_turn",
        "order",
        "owner",
        "players",
        "printed",
        "priority",
        "priority_count",
        "priority_left",
        "rack_left",
        "rider",
        "round",
        "row_inspector",
        "segment",
        "specialists_left",
        "statue",
        "step",
        "tiles",
        "trail",
        "vp",
        "warehouse",
        "weapons",
        "wet",
        "worker",
    )

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

        # The turn as far as it has gone
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

        # Scratch of a count in progress (T1.8): never read across decisions, never copied.
        self.counted = [0] * 4
        self.archers = [0] * 4
        self.marks = [0] * 81
        self.group = [0] * 81
        self.trail = [0] * 81

    def clone(self) -> "State":
        """An independent copy, without the ledger."""
        copy = State.__new__(State)
        if not cython.compiled:
            State.__init__(copy, self.printed)  # arrays of C are there from the start, lists have to be made
        copy.printed = self.printed
        copy.players = self.players
        copy.round = self.round
        copy.actor = self.actor
        copy.step = self.step
        copy.segment = self.segment
        copy.worker = self.worker
        copy.built = self.built
        copy.after_weapon = self.after_weapon
        copy.inner_turn = self.inner_turn
        copy.middle_turn = self.middle_turn
        copy.priority_count = self.priority_count
        copy.row_inspector = self.row_inspector
        copy.column_inspector = self.column_inspector
        copy.empty_spaces = self.empty_spaces
        copy.priority_left[:] = self.priority_left
        copy.colour[:] = self.colour
        copy.order[:] = self.order
        copy.vp[:] = self.vp
        copy.coins[:] = self.coins
        copy.wet[:] = self.wet
        copy.dry[:] = self.dry
        copy.craftsmen[:] = self.craftsmen
        copy.artisans[:] = self.artisans
        copy.craftsmen_placed[:] = self.craftsmen_placed
        copy.artisans_placed[:] = self.artisans_placed
        copy.weapons[:] = self.weapons
        copy.priority[:] = self.priority
        copy.rack_left[:] = self.rack_left
        copy.specialists_left[:] = self.specialists_left
        copy.warehouse[:] = self.warehouse
        copy.tiles[:] = self.tiles
        copy.craftsman_at[:] = self.craftsman_at
        copy.artisan_at[:] = self.artisan_at
        copy.masters[:] = self.masters
        copy.statue[:] = self.statue
        copy.owner[:] = self.owner
        copy.rider[:] = self.rider
        return copy


def note(s: State, rule: int, player: int, what: int, amount: int, source: int, where: int) -> None:
    """Write a line into the ledger, if one is kept."""
    if s.book is not None and s.book.count < MAX_LEDGER:
        line = s.book.count
        s.book.rule[line] = rule
        s.book.player[line] = player
        s.book.what[line] = what
        s.book.amount[line] = amount
        s.book.source[line] = source
        s.book.where[line] = where
        s.book.count = line + 1


def gain_vp(s: State, player: int, amount: int, rule: int, source: int, where: int) -> None:
    if amount != 0:
        s.vp[player] += amount
        note(s, rule, player, VP, amount, source, where)


def gain_coins(s: State, player: int, amount: int, rule: int) -> None:
    """Gain coins, or pay them with a negative amount."""
    if amount != 0:
        s.coins[player] += amount
        note(s, rule, player, COIN, amount, 0, NOBODY)


def gain_wet(s: State, player: int, amount: int, rule: int) -> None:
    """Gain wet clay, or pay it with a negative amount."""
    if amount != 0:
        s.wet[player] += amount
        note(s, rule, player, WET, amount, 0, NOBODY)


def gain_dry(s: State, player: int, amount: int, rule: int) -> None:
    if amount != 0:
        s.dry[player] += amount
        note(s, rule, player, DRY, amount, 0, NOBODY)
