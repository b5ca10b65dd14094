"""Everything on the table of Lords of Xidit and behind the screens, as flat numbers, and the ledger of what a decision did.

Tables over players and something else run player by player: `units[seat * TYPES + kind]`, `bards[seat * REGIONS + region]`.

The lengths of the lists are written out because compiled they are arrays of C: 5 players, types of unit and contestants; 21
cities and one place for none; 9 regions; 3 assessments and stacks of titans. `state.pxd` says the same, and a test holds both to
`pieces.py`.
"""

from claycrown.games.contract import EVERYTHING

from .pieces import (
    AT_START,
    BARD,
    BARDS_EACH,
    FLOORS_EACH,
    GOLD,
    MAX_LEDGER,
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


class Ledger:
    """What the last decision did, line by line."""

    __slots__ = ("amount", "count", "player", "rule", "source", "what", "where")

    def __init__(self) -> None:
        self.count = 0
        self.rule = [0] * 2048
        self.player = [0] * 2048
        self.what = [0] * 2048
        self.amount = [0] * 2048
        self.source = [0] * 2048
        self.where = [0] * 2048


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
    """A moment of a game. Seats are 0 to players - 1; cities 1 to 21, 0 for none."""

    __slots__ = (
        "actor",
        "assessments",
        "award",
        "bards",
        "bards_left",
        "barracks",
        "book",
        "census",
        "city",
        "colour",
        "empty_tokens",
        "first",
        "floors_left",
        "floors_waiting",
        "gold",
        "guild",
        "guild_floors",
        "hard_virtual",
        "next_recruitment",
        "next_threat",
        "open_screens",
        "order",
        "out",
        "owed",
        "plan",
        "players",
        "printed",
        "prize",
        "raging",
        "ranking",
        "recruited",
        "recruitment_count",
        "recruitment_discard",
        "recruitment_discards",
        "recruitment_stack",
        "seen_bastion",
        "seen_gold",
        "seen_in",
        "seen_units",
        "seen_waiting",
        "short_game",
        "shown",
        "standing",
        "step",
        "stream",
        "threat_beaten",
        "threat_count",
        "threat_discard",
        "threat_discards",
        "threat_stack",
        "titan",
        "titan_beaten",
        "token",
        "turn",
        "units",
        "value",
        "viewer",
        "virtual",
        "wasteland",
        "watched",
        "winners",
        "year",
    )

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

        # The year as far as it has gone
        self.year = 1
        self.first = 0
        self.step = AT_START
        self.actor = NOBODY
        """The seat that must decide; nobody where all decide at once."""
        self.plan = [NOT_IN] * 5
        self.order = 0
        """Which of the six orders is carried out, from 0."""
        self.turn = 0
        """Whose: so many seats after the first player's."""
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

        # Beside the map. Stacks: the top one last, so that taking it only lowers the count. Discards: the oldest first.
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
        # all of them; in one that was loaded, at least so much.
        self.watched = 0
        self.seen_units = [0] * 25
        self.seen_gold = [0] * 5
        self.seen_bastion = [0] * 5
        self.seen_waiting = [0] * 5
        self.seen_in = [0] * 22
        """In which stack a token lies, where that is known though it is not the top."""

        # Scratch of the assessments (X8): never read across decisions, never copied.
        self.value = [0] * 15
        self.ranking = [0] * 15
        self.out = [0] * 5

    def clone(self) -> "State":
        """An independent copy, without the ledger."""
        copy = State(self.printed)
        copy.viewer = self.viewer
        copy.stream = self.stream
        copy.players = self.players
        copy.short_game = self.short_game
        copy.hard_virtual = self.hard_virtual
        copy.open_screens = self.open_screens
        copy.wasteland = self.wasteland
        copy.year = self.year
        copy.first = self.first
        copy.step = self.step
        copy.actor = self.actor
        copy.order = self.order
        copy.turn = self.turn
        copy.prize = self.prize
        copy.owed = self.owed
        copy.census = self.census
        copy.winners = self.winners
        copy.award = self.award
        copy.empty_tokens = self.empty_tokens
        copy.next_recruitment = self.next_recruitment
        copy.next_threat = self.next_threat
        copy.recruitment_count = self.recruitment_count
        copy.recruitment_discards = self.recruitment_discards
        copy.threat_count = self.threat_count
        copy.threat_discards = self.threat_discards
        copy.watched = self.watched
        for i in range(3):  # assessments, and as many stacks of titans
            copy.assessments[i] = self.assessments[i]
            copy.virtual[i] = self.virtual[i]
            copy.raging[i] = self.raging[i]
        for i in range(5):  # players, and as many types of unit
            copy.colour[i] = self.colour[i]
            copy.plan[i] = self.plan[i]
            copy.recruited[i] = self.recruited[i]
            copy.threat_beaten[i] = self.threat_beaten[i]
            copy.titan_beaten[i] = self.titan_beaten[i]
            copy.shown[i] = self.shown[i]
            copy.barracks[i] = self.barracks[i]
            copy.city[i] = self.city[i]
            copy.gold[i] = self.gold[i]
            copy.bards_left[i] = self.bards_left[i]
            copy.floors_left[i] = self.floors_left[i]
            copy.floors_waiting[i] = self.floors_waiting[i]
            copy.seen_gold[i] = self.seen_gold[i]
            copy.seen_bastion[i] = self.seen_bastion[i]
            copy.seen_waiting[i] = self.seen_waiting[i]
        for i in range(6):
            copy.titan[i] = self.titan[i]
        for i in range(21):
            copy.recruitment_stack[i] = self.recruitment_stack[i]
            copy.recruitment_discard[i] = self.recruitment_discard[i]
            copy.threat_stack[i] = self.threat_stack[i]
            copy.threat_discard[i] = self.threat_discard[i]
        for i in range(22):
            copy.token[i] = self.token[i]
            copy.guild[i] = self.guild[i]
            copy.guild_floors[i] = self.guild_floors[i]
            copy.seen_in[i] = self.seen_in[i]
        for i in range(110):
            copy.standing[i] = self.standing[i]
        for i in range(25):
            copy.units[i] = self.units[i]
            copy.seen_units[i] = self.seen_units[i]
        for i in range(45):
            copy.bards[i] = self.bards[i]
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
    """Units go back to the barracks, in the open. Whoever gives units not seen before had at least these."""
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
