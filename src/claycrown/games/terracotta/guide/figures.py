"""The figures of an edition that the rules' sentences speak of, by the names that the sentences have for them."""

from collections.abc import Sequence

from claycrown.games.edition import Edition
from claycrown.games.message import Message, Value
from claycrown.games.terracotta.rules import names
from claycrown.games.terracotta.rules.game import EDITIONS
from claycrown.games.terracotta.rules.pieces import ROUNDS, SPECIALIST_NAMES, WEAPON_NAMES
from claycrown.guide.table import text


def figures(edition: Edition) -> dict[str, Value]:
    printed = EDITIONS.printed(edition)
    return {
        "columns": printed.columns,
        "rows": printed.rows,
        "spaces": printed.spaces,
        "quadrant-columns": printed.columns // 2,
        "quadrant-rows": printed.rows // 2,
        "row-start": str(printed.row_start + 1),
        "column-start": names.COLUMN_LETTERS[printed.column_start],
        "segments": printed.segments,
        "warriors": printed.rack_size,
        "rack-most": max(printed.rack_vp[: printed.rack_size]),
        "rack-least": min(printed.rack_vp[: printed.rack_size]),
        "specialists": printed.specialists,
        "specialist-costs": numbers(printed.specialist_cost[: printed.specialists]),
        **{f"with-{weapon}": _with(weapon, printed.specialist_weapon) for weapon in WEAPON_NAMES},
        "tiles": len(edition.figures["scoring_tiles"]["tiles"]),
        "tile-domination": numbers(edition.figures["scoring_tiles"]["domination"][:ROUNDS]),
        "tile-presence": numbers(edition.figures["scoring_tiles"]["presence"][:ROUNDS]),
        "token-costs": numbers(printed.token_cost),
        "priority-clay": numbers(edition.figures["priority"]["wet_clay"]),
    }


def numbers(of: Sequence[int]) -> list[Message]:
    """As the language lists them."""
    return [text(str(number)) for number in of]


def _with(weapon: str, of_specialist: Sequence[int]) -> list[Message]:
    """The specialists that need a weapon, by T1.9 one each."""
    needing = [name for name, needs in zip(SPECIALIST_NAMES, of_specialist, strict=True) if WEAPON_NAMES[needs] == weapon]
    return [Message("terracotta-specialist", {"type": name}) for name in needing] or [text("–")]
