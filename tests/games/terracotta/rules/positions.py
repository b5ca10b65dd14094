"""Any board and any goods, for Hypothesis: nothing that a position may hold is too odd."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from claycrown.games.edition import Edition
from claycrown.games.terracotta.rules.game import GAME
from tests.vocabulary.terracotta import LETTERS, STEPS, Table

SIGNS = ["O", "G", "C", "S", "O", "G", "f.", "m.", "a^", "av", "a<", "a>"]
TILES = GAME.edition().figures["scoring_tiles"]["tiles"]
WEAPONS = ["sword", "halberd", "crossbow", "spear"]
MASTERS = ["builder", "administrator", "inspector", "claymaker", "overseer", "smith"]


@st.composite
def tables(draw: st.DrawFn, edition: Edition | None = None) -> Table:
    """A table at the start of a round, with any figures in the mausoleum and anything in the players' hands."""
    table = Table(draw(st.integers(2, 4)), edition)
    size = table.edition.figures["mausoleum"]
    table.in_order(*draw(st.permutations(table.seats)))
    table.put(
        round=draw(st.integers(1, 5)),
        tiles=draw(st.permutations(TILES))[:5],
        inspectors={"row": draw(st.integers(1, size["rows"])), "column": draw(st.integers(1, size["columns"]))},
        rings={"inner": draw(st.integers(0, 11)), "middle": draw(st.integers(0, 11))},
        warehouses=draw(st.lists(st.integers(0, 4), min_size=4, max_size=4)),
    )
    for colour in table.seats:
        table.has(colour, **draw(goods()))
    # A list of drawn figures would nearly always be short: the seed gives crowded boards as often as sparse ones.
    rng = Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 120))):
        where = rng.randrange(size["columns"]), rng.randrange(size["rows"])
        sign = rng.choice(SIGNS)
        stand(table, sign, rng.choice(table.seats), where, rng.choice(["", "", *STEPS]) if len(sign) == 1 else "")
    return table


@st.composite
def goods(draw: st.DrawFn) -> dict[str, Any]:
    few = st.integers(0, 7)
    tokens = draw(st.permutations([1, 2, 3, 4, 5, 6]))
    hired = draw(st.sets(st.sampled_from(MASTERS)))
    return {
        "vp": draw(st.integers(0, 250)),
        "coins": draw(few),
        "wet": draw(few),
        "dry": draw(few),
        "weapons": sorted(draw(st.sets(st.sampled_from(WEAPONS))), key=WEAPONS.index),
        "masters": {master: token for master, token in zip(MASTERS, tokens, strict=True) if master in hired},
    }


def stand(table: Table, sign: str, colour: str, where: tuple[int, int], mounted: str) -> None:
    """Put the figure there if the spaces are empty and one is left of its kind."""
    board = [row.split() for row in table.position["mausoleum"]]
    there = [other[0] for row in board for other in row]
    left = len(table.edition.figures["rack"]["vp"]) if len(sign) == 1 else len(table.edition.figures["specialists"]["cost"])
    if there.count(sign[0]) >= left or (mounted and there.count("h") >= 2 * len(table.edition.figures["specialists"]["cost"])):
        return
    right, down = STEPS.get(mounted, (0, 0))
    spaces = [(where[0] + right * step, where[1] + down * step) for step in range(3 if mounted else 1)]
    if all(0 <= row < len(board) and 0 <= column < len(board[0]) and board[row][column] == ".." for column, row in spaces):
        owner = colour[0] if len(sign) == 1 else ""
        table.with_figures(f"{sign}{owner} {LETTERS[where[0]]}{where[1] + 1} {mounted}".strip())
