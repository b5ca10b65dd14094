"""The printed figures of Lords of Xidit, as a table is drawn with them."""

from typing import Any

from claycrown.games.edition import Edition, without_notes
from claycrown.games.xidit.guide.variants import variants


def printed(edition: Edition) -> dict[str, Any]:
    figures = edition.figures
    virtual = figures["virtual_player"]
    return {
        "game": "xidit",
        "edition": edition.name,
        "units": without_notes(figures["units"]),
        "roads": figures["roads"],
        "cities": without_notes(figures["cities"]["at"]),
        "regions": [{"bastion": False, "wasteland": None, **region} for region in figures["regions"]],
        "tokens": [{"recruits_3": None, **token} for token in figures["tokens"]],
        "titans": figures["titans"],
        "virtual_start": virtual["start"],
        "virtual_start_hard": virtual["start_hard"],
        "virtual_highest": virtual["highest"],
        "variants": [variant._asdict() for variant in variants(edition)],
    }
