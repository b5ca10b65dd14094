"""What is seen of Terracotta Army: its positions as the notation writes them, and the printed figures of an edition."""

from typing import Literal

from msgspec import Struct

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
    weapons: list[Weapon]
    """Those that are ready."""
    masters: dict[str, int]
    """The masters that were hired, each with the cost of the token on it."""
    priority: int | None
    """The priority token that the player has."""


class TerracottaSupply(Struct):
    """The figures of a type in the rack, or the specialists of a kind beside the mausoleum."""

    left: int
    next: int | None
    """The VP that the next figure brings, 0 by the Master Builder; or the coins that the next specialist costs. Null when none
    is left."""


class TerracottaPending(Struct):
    """The turn as far as it has gone."""

    step: Step
    segment: int | None = None
    """Where the worker was placed."""
    worker: Literal["craftsman", "artisan"] | None = None
    built: str | None = None
    """The space of the warrior whose weapon is asked about."""
    then: Step | Literal["end"] | None = None
    """The step after that."""


class TerracottaView(Struct):
    """A position of Terracotta Army. Nothing in it is secret."""

    game: Literal["terracotta"]
    edition: str
    round: int
    order: list[str]
    """The colours in turn order."""
    to_act: str | None
    rings: TerracottaRings
    tiles: list[str]
    """The scoring tiles of the rounds."""
    inspectors: TerracottaInspectors
    warehouses: list[int]
    """The dry clay in each."""
    priority_left: list[int]
    """The priority tokens still to be taken, the next one first."""
    wheel: dict[str, list[tuple[str, Literal["craftsman", "artisan"]]]]
    """By segment, from 1: the workers there, each with its colour."""
    mausoleum: list[str]
    """The rows from the top; two signs a space: `Oy` the officer (O, G, C, S) of yellow, `f.` a footman, `m.` a musician,
    `a>` an archer facing right, `h^` a part of a horse whose rider is upwards, `..` nothing."""
    players: dict[str, TerracottaPlayer]
    """By colour, in seat order."""
    pending: TerracottaPending | None = None
    """In the middle of a turn."""
    supply: dict[str, TerracottaSupply] | None = None
    """By type of warrior and of specialist. It follows from the mausoleum: only a server's tables have it."""


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
    row_start: int
    """Where the inspectors start, from 1."""
    column_start: int
    rack_vp: list[int]
    """VP of the figures of a type, the first one taken first."""
    specialist_costs: list[int]
    """Coins for the first, second, ... of a kind."""
    specialist_weapons: dict[str, Weapon]
    """By specialist: the weapon that must be ready."""
    tiles: list[str]
    """All scoring tiles there are."""
    tile_domination: list[int]
    """VP by round."""
    tile_presence: list[int]
    priority_wet_clay: list[int]
    """By number of the priority token, less one."""
    token_costs: list[int]
    """Of the tokens that hire masters."""


View, Printed = TerracottaView, TerracottaPrinted
