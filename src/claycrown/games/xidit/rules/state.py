"""Everything on the table of Lords of Xidit and behind the screens, as flat numbers, and the ledger of what a decision did.

Tables over players and something else run player by player: `units[seat * TYPES + kind]`, `bards[seat * REGIONS + region]`.

The lengths of the lists are written out because compiled they are arrays of C: 5 players, types of unit and contestants; 21
cities and one place for none; 9 regions; 3 assessments and stacks of titans. A field is declared in `__init__`; `state.pxd` gives
it a type of C and `overwrite` copies it, and a test fails where one of them does not, or with another length
(`tests/games/test_declarations.py`).
"""

try:
    import cython
except ImportError:
    from claycrown.games import uncompiled as cython

from claycrown.games.contract import EVERYTHING
from claycrown.games.ledger import Ledger

from .pieces import (
    AT_START,
    BARD,
    BARDS_EACH,
    FLOORS_EACH,
    GOLD,
    NO_PRIZE,
    NOBODY,
    NOT_IN,
    NOWHERE,
    REGIONS,
    SHORT_YEARS,
    TYPES,
    UNIT,
    YEARS,
)
from .printed import Printed

SCRATCH = ("ranking", "value", "out")
"""Fields of the assessments: never read across decisions, never copied."""


class State:
    """A moment of a game. Seats are 0 to players - 1; cities 1 to 21, 0 for none."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.book: Ledger | None = None
        self.viewer = EVERYTHING
        """Whose view this is; `EVERYTHING` for the full state."""
        self.stream = 0
        """The seed's random numbers, for what is still to be shuffled."""
        self.players = 0
        self.colour = [0] * 5
        self.short_game = 0
        self.hard_virtual = 0
        self.open_screens = 0
        self.wasteland = 0
        """The regions that take no bards (X9.1), a bit for each."""
        self.assessments = [0] * 3
        """In the order in which they come."""
        self.virtual = [0] * 3
        """The virtual player's values, by assessment."""

        # The year so far
        self.year = 1
        self.first = 0
        self.step = AT_START
        self.actor = NOBODY
        """The seat that must decide; NOBODY where all decide at once."""
        self.plan = [NOT_IN] * 5
        self.order = 0
        """Which of the six orders is carried out, from 0."""
        self.turn = 0
        """Whose order: this many seats after the first player's."""
        self.recruited = [0] * 5
        """The cities where a player has recruited this year, a bit for each."""
        self.threat_beaten = [0] * 5
        self.titan_beaten = [0] * 5
        self.prize = NO_PRIZE
        """What the rewards are for: a titan's stack, or `THREAT_PRIZE`."""
        self.owed = 0
        """The rewards chosen but not yet handed out, a bit for each."""
        self.census = NOBODY
        """The type that is being counted."""
        self.shown = [NOT_IN] * 5
        self.winners = 0
        """Who still gets a reward of the census, a bit for each seat."""
        self.award = 0
        """How much of it each of them gets."""

        # The map
        self.token = [0] * 22
        """Which side of its token lies in a city, if any."""
        self.standing = [0] * 110
        """The units on Recruitment tokens."""
        self.empty_tokens = 0
        """How many Recruitment tokens have got no unit (X2.2)."""
        self.guild = [NOBODY] * 22
        self.guild_floors = [0] * 22
        self.bards = [0] * 45

        # Around the map. Stacks: the top one last, so that taking it only lowers the count. Discards: the oldest first.
        self.barracks = [0] * 5
        self.next_recruitment = NOWHERE
        self.next_threat = NOWHERE
        self.recruitment_stack = [0] * 21
        self.recruitment_count = 0
        self.recruitment_discard = [0] * 21
        self.recruitment_discards = 0
        self.threat_stack = [0] * 21
        self.threat_count = 0
        self.threat_discard = [0] * 21
        self.threat_discards = 0
        self.titan = [0] * 6
        """By stack, top and below: the titan's number from 1, or 0 where there is none."""
        self.raging = [0] * 3
        """Whether the top titan rages."""

        # The players
        self.city = [NOWHERE] * 5
        self.units = [0] * 25
        self.gold = [0] * 5
        self.bards_left = [BARDS_EACH] * 5
        self.floors_left = [FLOORS_EACH] * 5
        self.floors_waiting = [0] * 5

        # What everybody at the table could have noted down of the hidden things (X1.8). In a game watched from set-up it is
        # all of them; in a loaded game, a lower limit.
        self.watched = 0
        self.seen_units = [0] * 25
        self.seen_gold = [0] * 5
        self.seen_bastion = [0] * 5
        self.seen_waiting = [0] * 5
        self.seen_in = [0] * 22
        """In which stack a token lies, where that is known though it is not the top."""

        # Scratch: see `SCRATCH`
        self.ranking = [0] * 15
        """X8: the contestants by assessment, best first."""
        self.value = [0] * 15
        """What the contestant at that rank has."""
        self.out = [0] * 5
        """By contestant: the assessment that put them out, from 1; 0 for the one left."""

    def clone(self) -> "State":
        """An independent copy, without the ledger."""
        copy = State.__new__(State)
        if not cython.compiled:
            State.__init__(copy, self.printed)  # arrays of C are there from the start, lists have to be made
        copy.printed = self.printed
        overwrite(copy, self)
        return copy


def overwrite(copy: State, original: State) -> None:
    """Everything but the printed figures, which both share, and the ledger."""
    copy.viewer = original.viewer
    copy.stream = original.stream
    copy.players = original.players
    copy.short_game = original.short_game
    copy.hard_virtual = original.hard_virtual
    copy.open_screens = original.open_screens
    copy.wasteland = original.wasteland
    copy.year = original.year
    copy.first = original.first
    copy.step = original.step
    copy.actor = original.actor
    copy.order = original.order
    copy.turn = original.turn
    copy.prize = original.prize
    copy.owed = original.owed
    copy.census = original.census
    copy.winners = original.winners
    copy.award = original.award
    copy.empty_tokens = original.empty_tokens
    copy.next_recruitment = original.next_recruitment
    copy.next_threat = original.next_threat
    copy.recruitment_count = original.recruitment_count
    copy.recruitment_discards = original.recruitment_discards
    copy.threat_count = original.threat_count
    copy.threat_discards = original.threat_discards
    copy.watched = original.watched
    copy.assessments[:] = original.assessments
    copy.virtual[:] = original.virtual
    copy.raging[:] = original.raging
    copy.colour[:] = original.colour
    copy.plan[:] = original.plan
    copy.recruited[:] = original.recruited
    copy.threat_beaten[:] = original.threat_beaten
    copy.titan_beaten[:] = original.titan_beaten
    copy.shown[:] = original.shown
    copy.barracks[:] = original.barracks
    copy.city[:] = original.city
    copy.gold[:] = original.gold
    copy.bards_left[:] = original.bards_left
    copy.floors_left[:] = original.floors_left
    copy.floors_waiting[:] = original.floors_waiting
    copy.seen_gold[:] = original.seen_gold
    copy.seen_bastion[:] = original.seen_bastion
    copy.seen_waiting[:] = original.seen_waiting
    copy.titan[:] = original.titan
    copy.recruitment_stack[:] = original.recruitment_stack
    copy.recruitment_discard[:] = original.recruitment_discard
    copy.threat_stack[:] = original.threat_stack
    copy.threat_discard[:] = original.threat_discard
    copy.token[:] = original.token
    copy.guild[:] = original.guild
    copy.guild_floors[:] = original.guild_floors
    copy.seen_in[:] = original.seen_in
    copy.standing[:] = original.standing
    copy.units[:] = original.units
    copy.seen_units[:] = original.seen_units
    copy.bards[:] = original.bards


def note(s: State, rule: int, player: int, what: int, amount: int, source: int, where: int) -> None:
    """Write a line into the ledger, if one is kept."""
    if s.book is not None:
        s.book.write(rule, player, what, amount, source, where)


def seat_in_turn(s: State, turn: int) -> int:
    """X1.9: clockwise from the first player of the year; the turns count from 0."""
    seat = s.first + turn
    return seat - s.players if seat >= s.players else seat


def years(s: State) -> int:
    """X1.1, X9.4: 12 years, in the short game 9."""
    return SHORT_YEARS if s.short_game else YEARS


def gain_gold(s: State, player: int, amount: int, rule: int) -> None:
    """X4.7: from the royal bank, which never runs out (X1.5)."""
    s.gold[player] += amount
    s.seen_gold[player] += amount
    note(s, rule, player, GOLD, amount, 0, NOWHERE)


def gain_unit(s: State, player: int, kind: int, rule: int, city: int) -> None:
    """A unit goes behind the screen, in the open."""
    s.units[player * TYPES + kind] += 1
    s.seen_units[player * TYPES + kind] += 1
    note(s, rule, player, UNIT, 1, kind, city)


def return_units(s: State, player: int, kind: int, amount: int, rule: int, city: int) -> None:
    """Units go back to the barracks, in the open. A player who gives units not seen before had at least these."""
    if amount > 0:
        s.units[player * TYPES + kind] -= amount
        s.barracks[kind] += amount
        seen = s.seen_units[player * TYPES + kind] - amount
        s.seen_units[player * TYPES + kind] = seen if seen > 0 else 0
        note(s, rule, player, UNIT, -amount, kind, city)


def units_of(s: State, player: int) -> int:
    """How many units a player has behind the screen."""
    count = 0
    for kind in range(TYPES):
        count += s.units[player * TYPES + kind]
    return count


def bards_of(s: State, player: int, region: int) -> int:
    return s.bards[player * REGIONS + region]


def place_bards(s: State, player: int, region: int, amount: int, rule: int, where: int) -> None:
    """Own bards go into a region; into the Bastion in the open, but later nobody can count them."""
    s.bards_left[player] -= amount
    s.bards[player * REGIONS + region] += amount
    if region == s.printed.bastion:
        s.seen_bastion[player] += amount
    note(s, rule, player, BARD, amount, 0, where)
