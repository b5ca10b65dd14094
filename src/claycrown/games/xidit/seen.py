"""What is seen of Lords of Xidit: its positions as the notation writes them, and the printed figures of an edition."""

from typing import Literal

from msgspec import Struct, field

Assessment = Literal["wealth", "influence", "reputation"]
Reward = Literal["gold", "bards", "floors"]


class XiditOptions(Struct):
    short: bool
    hard_virtual: bool
    open_screens: bool


class XiditTitan(Struct):
    units: int
    gold: int
    bards: int
    floors: int
    raging: bool


class XiditVirtual(Struct):
    wealth: int
    influence: int
    reputation: int


class XiditPlayer(Struct):
    """What the viewer may not know is null."""

    city: int | None
    """Where the Idrakys stands; null before it has started."""
    units: str | None
    """Letters, weakest first: M militia, A archer, I infantry, C cleric, B battle mage."""
    gold: int | None
    bards_left: int | None
    floors_left: int | None
    floors_waiting: int | None


class XiditPending(Struct):
    """The year as far as it has gone. What does not belong to the step is not there."""

    step: Literal["plan", "reward", "bards", "titan", "raise", "show", "census bards", "census floor"]
    plans: dict[str, str | None] | None = None
    """The plans that are in, by colour; null for those that the viewer may not see."""
    order: int | None = None
    """The order that is carried out, from 1."""
    seat: str | None = None
    """Who carries it out, or is rewarded."""
    recruited: dict[str, list[int]] | None = None
    """By colour: the cities where a unit was recruited this year."""
    threats: dict[str, list[int]] | None = None
    """The same for threats that were eliminated."""
    titans: dict[str, list[int]] | None = None
    """The same for titans."""
    for_: str | None = field(default=None, name="for")
    """What the rewards are for: `threat`, `titan 4`."""
    owed: list[Reward] | None = None
    """The rewards that come after the one asked about."""
    type: Literal["M", "A", "I", "C", "B"] | None = None
    """The type of the census."""
    shown: dict[str, int | None] | None = None
    """By colour, as far as they are in: how many are shown; null for what the viewer may not see."""
    award: int | None = None
    """How many bards or floors are given."""
    then: list[str] | None = None
    """Who is rewarded afterwards."""


class XiditView(Struct):
    """A position of Lords of Xidit. What the viewer may not know is null."""

    game: Literal["xidit"]
    edition: str
    options: XiditOptions
    year: int
    first: str
    seats: list[str]
    """The colours in seat order."""
    assessments: list[Assessment]
    """In the order in which they will come."""
    recruits: dict[str, str]
    """By city with a Recruitment token: the units that stand there."""
    threats: list[int]
    """The cities with a Threat token."""
    barracks: dict[str, int]
    """How many units of each type, by letter, nobody has: they lie open, whatever is behind the screens."""
    next_recruitment: int | None
    recruitment_stack: list[int | None]
    """The cities of the tokens, top first."""
    recruitment_discard: list[int]
    next_threat: int | None
    threat_stack: list[int | None]
    threat_discard: list[int]
    titans: list[list[XiditTitan | None]]
    """The stacks, top first; null for a titan that nobody sees."""
    regions: dict[str, dict[str, int | None]]
    """The bards by region and colour; null for those in the Bastion that the viewer may not see."""
    guilds: dict[str, tuple[str, int]]
    """By city: whose guild stands there, and how many floors it has."""
    virtual: XiditVirtual | None
    """With three players: the virtual one."""
    players: dict[str, XiditPlayer]
    """By colour, in seat order."""
    over: bool
    pending: XiditPending | None = None
    """In the middle of a year."""


class XiditPrintedToken(Struct):
    """A city token: recruits on one side, a threat on the other."""

    city: int
    recruits: str
    """The units with four or five players."""
    recruits_3: str | None
    """With three players; null for a token that is not used then."""
    needs: str
    """The units that eliminate the threat."""
    gold: int
    bards: int
    floors: int


class XiditPrintedRegion(Struct):
    name: str
    first: int
    """Reputation for the most bards."""
    second: int
    cities: list[int]
    lyre_at: tuple[int, int]
    """Where its lyre is drawn."""
    bastion: bool
    wasteland: int | None
    """1 or 2 for those that are wasteland in some variant."""


class XiditPrintedTitan(Struct):
    units: int
    gold: int
    bards: int
    floors: int


class XiditPrintedRoads(Struct):
    """The two cities of each road."""

    black: list[tuple[int, int]]
    red: list[tuple[int, int]]
    blue: list[tuple[int, int]]


class XiditVariant(Struct):
    """What the number of players and the length of the game change."""

    players: int
    short: bool
    years: int
    censuses: list[int]
    """The years that end with a census."""
    wastelands: list[str]
    """The regions that take no bards."""
    recruits: dict[str, str]
    """The tokens in use by city: the units on their Recruitment side."""


class XiditPrinted(Struct):
    """What is printed on the map, the city tokens and the titans of Lords of Xidit."""

    game: Literal["xidit"]
    edition: str
    units: dict[str, int]
    """How many there are of each type, by letter."""
    roads: XiditPrintedRoads
    cities: dict[str, tuple[int, int]]
    """Where each is drawn on a map of 1000 by 700, y downward."""
    regions: list[XiditPrintedRegion]
    tokens: list[XiditPrintedToken]
    titans: list[XiditPrintedTitan]
    virtual_start: list[int]
    """In the order of the assessments of the table."""
    virtual_start_hard: list[int]
    virtual_highest: int
    variants: list[XiditVariant]
    """For each number of players the long and the short game."""


View, Printed = XiditView, XiditPrinted
