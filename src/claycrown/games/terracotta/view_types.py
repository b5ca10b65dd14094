"""What is seen of Terracotta Army: its positions as the notation writes them, and the printed figures of an edition."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Step = Literal["place", "inner", "middle", "ability", "outer", "weapon"]
Weapon = Literal["sword", "halberd", "crossbow", "spear"]


class TerracottaRings(Struct):
    """How many steps the rings have been turned from the edition's order: the inner clockwise, the middle the other way."""

    inner: int
    middle: int


class TerracottaInspectors(Struct):
    """Where they stand: rows count from the top, columns from the left, both from 1."""

    row: int
    column: int


class TerracottaPlayer(Struct):
    vp: int
    coins: int
    wet: int
    dry: int
    craftsmen: int
    artisans: int
    weapons: Annotated[list[Weapon], Meta(description="Those that are ready.")]
    masters: Annotated[dict[str, int], Meta(description="The masters that were hired, each with the cost of the token on it.")]
    priority: Annotated[int | None, Meta(description="The priority token that the player has.")]


class TerracottaSupply(Struct):
    """The figures of a type in the rack, or the specialists of a kind next to the mausoleum."""

    left: int
    next: Annotated[
        int | None,
        Meta(
            description="The VP that the next figure brings, 0 by the Master Builder; or the coins that the next specialist "
            "costs. Null when none is left."
        ),
    ]


class TerracottaPending(Struct):
    """The turn so far."""

    step: Step
    segment: Annotated[int | None, Meta(description="Where the worker was placed.")] = None
    worker: Literal["craftsman", "artisan"] | None = None
    built: Annotated[str | None, Meta(description="The space of the warrior whose weapon may be used.")] = None
    then: Annotated[Step | Literal["end"] | None, Meta(description="The step after that.")] = None


class TerracottaView(Struct):
    """A position of Terracotta Army. Nothing in it is secret."""

    game: Literal["terracotta"]
    edition: str
    round: int
    order: Annotated[list[str], Meta(description="The colours in turn order.")]
    to_act: str | None
    rings: TerracottaRings
    tiles: Annotated[list[str], Meta(description="The scoring tiles of the rounds.")]
    inspectors: TerracottaInspectors
    warehouses: Annotated[list[int], Meta(description="The dry clay in each.")]
    priority_left: Annotated[list[int], Meta(description="The priority tokens still to be taken, the next one first.")]
    wheel: Annotated[
        dict[str, list[tuple[str, Literal["craftsman", "artisan"]]]],
        Meta(description="By segment, from 1: the workers there, each with its colour."),
    ]
    mausoleum: Annotated[
        list[str],
        Meta(
            description="The rows from the top; two signs a space: `Oy` the officer (O, G, C, S) of yellow, `f.` a footman, `m.` "
            "a musician, `a>` an archer facing right, `h^` a part of a horse whose rider is upwards, `..` nothing."
        ),
    ]
    players: Annotated[dict[str, TerracottaPlayer], Meta(description="By colour, in seat order.")]
    pending: Annotated[TerracottaPending | None, Meta(description="In the middle of a turn.")] = None
    supply: Annotated[
        dict[str, TerracottaSupply] | None,
        Meta(
            description="By type of warrior and of specialist. It follows from the mausoleum: only a server's tables have it.",
        ),
    ] = None


class TerracottaPrintedRings(Struct):
    """The actions of the rings clockwise, as in `coins 3`, `master smith`, `soak`: unturned, the first is in segment 1."""

    inner: list[str]
    middle: list[str]
    outer: list[str]


class TerracottaPrinted(Struct):
    """What is printed on the board, the rings, the rack and the tokens of Terracotta Army."""

    game: Literal["terracotta"]
    edition: str
    columns: int
    rows: int
    segments: int
    segments_per_quarter: int
    rings: TerracottaPrintedRings
    row_start: Annotated[int, Meta(description="Where the inspectors start, from 1.")]
    column_start: int
    rack_vp: Annotated[list[int], Meta(description="VP of the figures of a type, the first one taken first.")]
    specialist_costs: Annotated[list[int], Meta(description="Coins for the first, second, ... of a kind.")]
    specialist_weapons: Annotated[dict[str, Weapon], Meta(description="By specialist: the weapon that must be ready.")]
    tiles: Annotated[list[str], Meta(description="All scoring tiles there are.")]
    tile_domination: Annotated[list[int], Meta(description="VP by round.")]
    tile_presence: list[int]
    priority_wet_clay: Annotated[list[int], Meta(description="By number of the priority token, less one.")]
    token_costs: Annotated[list[int], Meta(description="Of the tokens that hire masters.")]


View, Printed = TerracottaView, TerracottaPrinted
