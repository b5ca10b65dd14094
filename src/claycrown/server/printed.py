"""The printed figures of an edition, as clients draw the table with them."""

import msgspec

from claycrown.games.edition import Edition
from claycrown.guide import guide
from claycrown.server.api.wire_views import TerracottaPrinted, XiditPrinted

SHAPES: dict[str, type[TerracottaPrinted] | type[XiditPrinted]] = {"terracotta": TerracottaPrinted, "xidit": XiditPrinted}
"""As the API describes them."""


def printed(name: str, edition: Edition) -> TerracottaPrinted | XiditPrinted:
    """The edition has been checked by the game."""
    return msgspec.convert(guide(name).printed(edition), SHAPES[name])
