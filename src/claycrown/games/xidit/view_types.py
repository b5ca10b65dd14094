"""What is seen of Lords of Xidit: its positions as the notation writes them, and the printed figures of an edition."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from claycrown.games.message import Message
from claycrown.guide.question import Question

Assessment = Literal["wealth", "influence", "reputation"]
Reward = Literal["gold", "bards", "floors"]


Outcome = Literal["moves", "recruits", "beats", "meets", "loses", "waits", "unseen"]
"""Of an order of a plan."""


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

    city: Annotated[int | None, Meta(description="Where the Idrakys stands; null before it has started.")]
    units: Annotated[
        str | None, Meta(description="Letters, weakest first: M militia, A archer, I infantry, C cleric, B battle mage.")
    ]
    gold: int | None
    bards_left: int | None
    floors_left: int | None
    floors_waiting: int | None


class XiditPending(Struct):
    """The year so far. Fields that do not belong to the step are missing."""

    step: Literal["plan", "reward", "bards", "titan", "raise", "show", "census bards", "census floor"]
    plans: Annotated[
        dict[str, str | None] | None,
        Meta(description="The plans that are in, by colour; null for those that the viewer may not see."),
    ] = None
    order: Annotated[int | None, Meta(description="The order that is carried out, from 1.")] = None
    seat: Annotated[str | None, Meta(description="Who carries it out, or is rewarded.")] = None
    recruited: Annotated[
        dict[str, list[int]] | None, Meta(description="By colour: the cities where a unit was recruited this year.")
    ] = None
    threats: Annotated[dict[str, list[int]] | None, Meta(description="The same for threats that were eliminated.")] = None
    titans: Annotated[dict[str, list[int]] | None, Meta(description="The same for titans.")] = None
    for_: Annotated[str | None, Meta(description="What the rewards are for: `threat`, `titan 4`.")] = field(
        default=None, name="for"
    )
    owed: Annotated[list[Reward] | None, Meta(description="The rewards that come after the one asked about.")] = None
    type: Annotated[Literal["M", "A", "I", "C", "B"] | None, Meta(description="The type of the census.")] = None
    shown: Annotated[
        dict[str, int | None] | None,
        Meta(description="By colour, as far as they are in: how many are shown; null for what the viewer may not see."),
    ] = None
    award: Annotated[int | None, Meta(description="How many bards or floors are given.")] = None
    then: Annotated[list[str] | None, Meta(description="Who is rewarded afterwards.")] = None


class XiditView(Struct):
    """A position of Lords of Xidit. What the viewer may not know is null."""

    game: Literal["xidit"]
    edition: str
    options: XiditOptions
    year: int
    first: str
    seats: Annotated[list[str], Meta(description="The colours in seat order.")]
    assessments: Annotated[list[Assessment], Meta(description="In the order in which they will come.")]
    recruits: Annotated[dict[str, str], Meta(description="By city with a Recruitment token: the units that stand there.")]
    threats: Annotated[list[int], Meta(description="The cities with a Threat token.")]
    barracks: Annotated[
        dict[str, int],
        Meta(description="How many units of each type, by letter, nobody has: they are open, whatever is behind the screens."),
    ]
    next_recruitment: int | None
    recruitment_stack: Annotated[list[int | None], Meta(description="The cities of the tokens, top first.")]
    recruitment_discard: list[int]
    next_threat: int | None
    threat_stack: list[int | None]
    threat_discard: list[int]
    titans: Annotated[list[list[XiditTitan | None]], Meta(description="The stacks, top first; null for an unseen titan.")]
    regions: Annotated[
        dict[str, dict[str, int | None]],
        Meta(description="The bards by region and colour; null for those in the Bastion that the viewer may not see."),
    ]
    guilds: Annotated[
        dict[str, tuple[str, int]], Meta(description="By city: whose guild stands there, and how many floors it has.")
    ]
    virtual: Annotated[XiditVirtual | None, Meta(description="With three players: the virtual one.")]
    players: Annotated[dict[str, XiditPlayer], Meta(description="By colour, in seat order.")]
    over: bool
    pending: Annotated[XiditPending | None, Meta(description="In the middle of a year.")] = None


class XiditPrintedToken(Struct):
    """A city token: recruits on one side, a threat on the other."""

    city: int
    recruits: Annotated[str, Meta(description="The units with four or five players.")]
    recruits_3: Annotated[str | None, Meta(description="With three players; null for a token that is not used then.")]
    needs: Annotated[str, Meta(description="The units that eliminate the threat.")]
    gold: int
    bards: int
    floors: int


class XiditPrintedRegion(Struct):
    name: str
    first: Annotated[int, Meta(description="Reputation for the most bards.")]
    second: int
    cities: list[int]
    lyre_at: Annotated[tuple[int, int], Meta(description="Where its lyre is drawn.")]
    bastion: bool
    wasteland: Annotated[int | None, Meta(description="1 or 2 for those that are wasteland in some variant.")]


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
    censuses: Annotated[list[int], Meta(description="The years that end with a census.")]
    wastelands: Annotated[list[str], Meta(description="The regions that take no bards.")]
    recruits: Annotated[dict[str, str], Meta(description="The tokens in use by city: the units on their Recruitment side.")]


class XiditPrinted(Struct):
    """What is printed on the map, the city tokens and the titans of Lords of Xidit."""

    game: Literal["xidit"]
    edition: str
    units: Annotated[dict[str, int], Meta(description="How many there are of each type, by letter.")]
    roads: XiditPrintedRoads
    cities: Annotated[dict[str, tuple[int, int]], Meta(description="Where each is drawn on a map of 1000 by 700, y downward.")]
    regions: list[XiditPrintedRegion]
    tokens: list[XiditPrintedToken]
    titans: list[XiditPrintedTitan]
    virtual_start: Annotated[list[int], Meta(description="In the order of the assessments of the table.")]
    virtual_start_hard: list[int]
    virtual_highest: int
    variants: Annotated[list[XiditVariant], Meta(description="For each number of players the long and the short game.")]


class XiditOpenInformation(Struct, frozen=True):
    """What the open information implies of what is behind somebody's screen."""

    seat: int
    exact: Annotated[
        bool, Meta(description="The game was watched from the start: the figures are exact. Otherwise they are lower limits.")
    ]
    units: Annotated[Sequence[int], Meta(description="Lower limits by type, weakest first.")]
    units_most: Annotated[Sequence[int], Meta(description="Upper limits by type, weakest first.")]
    gold: int
    bastion: Annotated[int, Meta(description="Bards in the Bastion.")]
    waiting: Annotated[int, Meta(description="Floors that wait for a guild with space.")]


class XiditPlanStep(Struct, frozen=True):
    """One order of a plan and what it would do while all others wait: `foretell` answers with six of them."""

    order: Annotated[str, Meta(description="Its letter, or `.`.")]
    outcome: Annotated[
        Outcome,
        Meta(description="`meets`: raging titans; `unseen`: it depends on a token that nobody can know."),
    ]
    start: Annotated[int, Meta(description="The city where the Idrakys stands before it.")]
    city: Annotated[int, Meta(description="The same after it.")]
    rule: Annotated[str, Meta(description="By which the order is lost or the titans are met; empty otherwise.")]
    units: Annotated[str, Meta(description="The unit recruited, those given, or those that are lacking.")]
    rewards: Annotated[
        tuple[int, int, int] | None,
        Meta(description="Of a threat that is beaten: gold, bards and floors; two of them may be chosen."),
    ]
    told: Annotated[Message, Meta(description="What it would do, in a sentence.")]
    dial: Annotated[
        Question,
        Meta(
            description="The orders that its dial may be set to, each on the city where it leads or acts; their words are the "
            "letters."
        ),
    ]
    action: Annotated[Outcome, Meta(description="What an action would do, whatever the order is set to.")]
    action_units: Annotated[str, Meta(description="The unit it would recruit, those it would give, or those that are lacking.")]


class XiditPlanPreview(Struct, frozen=True, forbid_unknown_fields=True):
    """The arguments of the question `foretell`: what each order of a plan would do."""

    plan: Annotated[str, Meta(max_length=6, pattern="^[KRBAW.]*$", description="up to six orders; `.` for one not set yet")]


View, Printed, OpenInformation = XiditView, XiditPrinted, XiditOpenInformation
Answers = (list[XiditPlanStep],)
