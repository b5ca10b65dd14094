"""The printed figures of an edition, as clients draw the table with them."""

from typing import cast

from claycrown.games.edition import Edition
from claycrown.guide import guide
from claycrown.server.api.wire_views import Printed


def printed(name: str, edition: Edition) -> Printed:
    """The edition has been checked by the game; its figures go out as the game's guide tells them."""
    return cast(Printed, guide(name).printed(edition))
