"""What is printed on the board, the rings, the rack and the tokens: an edition, checked, as flat numbers."""

from claycrown.games.edition import Edition, EditionError, Reader

from .pieces import (
    BUILD,
    CLAY,
    COINS,
    INNER_RING,
    MASTER,
    MASTER_NAMES,
    MASTERS,
    MAX_RACK,
    MAX_SEGMENTS,
    MAX_SPECIALISTS,
    MIDDLE_RING,
    OUTER_RING,
    PRIORITY,
    READY,
    RING_ACTION_NAMES,
    RING_NAMES,
    ROUNDS,
    SPECIALIST,
    SPECIALIST_NAMES,
    SPECIALISTS,
    TILE_NAMES,
    TYPES,
    WAREHOUSES,
    WEAPON_NAMES,
)

ONLY_ON = {MASTER: MIDDLE_RING, PRIORITY: MIDDLE_RING, READY: OUTER_RING, SPECIALIST: OUTER_RING}
"""Ring actions that stand on one ring only."""


class Printed:
    """The figures of one edition, shared by all states of its games."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        figures = edition.figures
        for table in figures:
            if table not in ("mausoleum", "inspectors", "wheel", "rack", "specialists", "scoring_tiles", "priority", "masters"):
                raise EditionError(table, "", "fault-unknown-table")
        self._read_mausoleum(figures)
        self._read_wheel(figures)
        self._read_statues(figures)
        self._read_tokens(figures)

    def _read_mausoleum(self, figures: dict[str, object]) -> None:
        table = Reader(figures, "mausoleum")
        self.columns = table.number("columns", 3, 9)
        self.rows = table.number("rows", 3, 9)
        for key, size in (("columns", self.columns), ("rows", self.rows)):
            if size % 2 == 0:
                raise table.refuse(key, "terracotta-fault-even", size=size)
        self.spaces = self.columns * self.rows
        table.done()
        table = Reader(figures, "inspectors")
        self.row_start = table.number("row_start", 1, self.rows) - 1
        self.column_start = table.number("column_start", 1, self.columns) - 1
        table.done()

    def _read_wheel(self, figures: dict[str, object]) -> None:
        table = Reader(figures, "wheel")
        # T3.3 needs an empty segment for each of at most 12 workers.
        self.segments = table.number("segments", 12, MAX_SEGMENTS)
        self.per_quarter = table.number("segments_per_quarter", 1, MAX_SEGMENTS)
        if self.segments != WAREHOUSES * self.per_quarter:
            parts = {"quarters": WAREHOUSES, "each": self.per_quarter, "segments": self.segments}
            raise table.refuse("segments_per_quarter", "terracotta-fault-quarters", **parts)
        table.done(*RING_NAMES)
        kinds = [0] * (3 * MAX_SEGMENTS)
        values = [0] * (3 * MAX_SEGMENTS)
        for ring in (INNER_RING, MIDDLE_RING, OUTER_RING):
            table = Reader(figures, f"wheel.{RING_NAMES[ring]}")
            actions = table.words("actions")
            if len(actions) != self.segments:
                raise table.refuse("actions", "terracotta-fault-actions", segments=self.segments, given=len(actions))
            for segment, text in enumerate(actions):
                kind, value = _ring_action(table, text)
                if ONLY_ON.get(kind, ring) != ring:
                    raise table.refuse("actions", "terracotta-fault-ring", action=repr(text), ring=RING_NAMES[ring])
                kinds[ring * MAX_SEGMENTS + segment] = kind
                values[ring * MAX_SEGMENTS + segment] = value
            table.done()
        self.action_kind = kinds
        self.action_value = values

    def _read_statues(self, figures: dict[str, object]) -> None:
        table = Reader(figures, "rack")
        vp = table.numbers("vp", 0, 99, range(1, MAX_RACK + 1))
        self.rack_size = len(vp)
        self.rack_vp = vp + [0] * (MAX_RACK - len(vp))
        table.done()
        table = Reader(figures, "specialists")
        cost = table.numbers("cost", 0, 99, range(1, MAX_SPECIALISTS + 1))
        self.specialists = len(cost)
        self.specialist_cost = cost + [0] * (MAX_SPECIALISTS - len(cost))
        table.done("weapon")
        table = Reader(figures, "specialists.weapon")
        self.specialist_weapon = [WEAPON_NAMES.index(table.word(name, WEAPON_NAMES)) for name in SPECIALIST_NAMES]
        table.done()

    def _read_tokens(self, figures: dict[str, object]) -> None:
        table = Reader(figures, "scoring_tiles")
        tiles = table.words("tiles")
        for name in tiles:
            if name not in TILE_NAMES:
                raise table.refuse("tiles", "terracotta-fault-tile", tile=repr(name))
            if tiles.count(name) > 1:
                raise table.refuse("tiles", "fault-twice", what=repr(name))
        if len(tiles) < ROUNDS:
            raise table.refuse("tiles", "terracotta-fault-tiles", rounds=ROUNDS)
        self.tiles = [TILE_NAMES.index(name) for name in tiles]
        self.tile_domination = table.numbers("domination", 0, 99, range(ROUNDS, ROUNDS + 1))
        self.tile_presence = table.numbers("presence", 0, 99, range(ROUNDS, ROUNDS + 1))
        table.done()
        table = Reader(figures, "priority")
        self.priority_clay = table.numbers("wet_clay", 0, 99, range(3, 4))
        table.done()
        table = Reader(figures, "masters")
        costs = table.numbers("token_cost", 0, 99, range(MASTERS, MASTERS + 1))
        for cost in costs:
            if costs.count(cost) > 1:
                raise table.refuse("token_cost", "terracotta-fault-costs", cost=cost)
        self.token_cost = costs
        table.done()


def _ring_action(table: Reader, text: str) -> tuple[int, int]:
    """`coins 3`, `master smith`, `soak`: the kind of action, and its number, master or weapon."""
    word, _, rest = text.partition(" ")
    if word in RING_ACTION_NAMES:
        kind = RING_ACTION_NAMES.index(word)
        if kind in (COINS, CLAY, BUILD):
            if rest.isascii() and rest.isdigit() and 1 <= int(rest) <= 99:
                return kind, int(rest)
        elif kind == MASTER:
            if rest in MASTER_NAMES:
                return kind, MASTER_NAMES.index(rest)
        elif kind == READY:
            if rest in WEAPON_NAMES:
                return kind, WEAPON_NAMES.index(rest)
        elif not rest:
            return kind, 0
    raise table.refuse("actions", "terracotta-fault-action", action=repr(text))


assert len(SPECIALIST_NAMES) == SPECIALISTS and len(WEAPON_NAMES) == TYPES
