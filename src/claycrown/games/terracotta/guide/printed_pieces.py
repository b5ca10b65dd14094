"""The printed figures of Terracotta Army, as a table is drawn with them."""

from typing import Any

from claycrown.games.edition import Edition, without_notes


def printed(edition: Edition) -> dict[str, Any]:
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
        "specialist_weapons": without_notes(figures["specialists"]["weapon"]),
        "tiles": tiles["tiles"],
        "tile_domination": tiles["domination"],
        "tile_presence": tiles["presence"],
        "priority_wet_clay": figures["priority"]["wet_clay"],
        "token_costs": figures["masters"]["token_cost"],
    }
