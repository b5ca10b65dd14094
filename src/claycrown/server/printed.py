"""The printed figures of an edition, as clients draw the table with them."""

from typing import Any

import msgspec

from claycrown.games.edition import Edition
from claycrown.games.xidit.guide.variants import variants
from claycrown.server.api.wire_views import TerracottaPrinted, XiditPrinted


def printed(name: str, edition: Edition) -> TerracottaPrinted | XiditPrinted:
    """The edition has been checked by the game."""
    if name == "terracotta":
        return msgspec.convert(_terracotta(edition), TerracottaPrinted)
    return msgspec.convert(_xidit(edition), XiditPrinted)


def _terracotta(edition: Edition) -> dict[str, Any]:
    figures = edition.figures
    wheel, tiles = figures["wheel"], figures["scoring_tiles"]
    return {
        "game": "terracotta",
        "edition": edition.name,
        "columns": figures["mausoleum"]["columns"],
        "rows": figures["mausoleum"]["rows"],
        "segments": wheel["segments"],
        "segments_per_quarter": wheel["segments_per_quarter"],
        "rings": {ring: wheel[ring]["actions"] for ring in ("inner", "middle", "outer")},
        "row_start": figures["inspectors"]["row_start"],
        "column_start": figures["inspectors"]["column_start"],
        "rack_vp": figures["rack"]["vp"],
        "specialist_costs": figures["specialists"]["cost"],
        "specialist_weapons": _without_notes(figures["specialists"]["weapon"]),
        "tiles": tiles["tiles"],
        "tile_domination": tiles["domination"],
        "tile_presence": tiles["presence"],
        "priority_wet_clay": figures["priority"]["wet_clay"],
        "token_costs": figures["masters"]["token_cost"],
    }


def _xidit(edition: Edition) -> dict[str, Any]:
    figures = edition.figures
    virtual = figures["virtual_player"]
    return {
        "game": "xidit",
        "edition": edition.name,
        "units": _without_notes(figures["units"]),
        "roads": figures["roads"],
        "cities": _without_notes(figures["cities"]["at"]),
        "regions": [{"bastion": False, "wasteland": None, **region} for region in figures["regions"]],
        "tokens": [{"recruits_3": None, **token} for token in figures["tokens"]],
        "titans": figures["titans"],
        "virtual_start": virtual["start"],
        "virtual_start_hard": virtual["start_hard"],
        "virtual_highest": virtual["highest"],
        "variants": [variant._asdict() for variant in variants(edition)],
    }


def _without_notes(table: dict[str, Any]) -> dict[str, Any]:
    """A table of an edition file may say where its figures come from."""
    return {key: value for key, value in table.items() if key not in ("source", "note")}
