"""The colours of the map for the light and the dark theme."""

from dataclasses import dataclass

from claycrown.terminal.drawing.palette import Palette, blend

LETTERS = {"blue": "B", "red": "R", "green": "G", "yellow": "Y", "black": "K"}
"""The players' letters: upper case for the Idrakys, lower case for guilds and bards. Black is K, like its road."""


@dataclass(frozen=True)
class Materials:
    ink: str
    faint: str
    """Ink for less important texts."""
    sea: str
    wave: str
    lands: tuple[str, ...]
    """The background of each region."""
    waste: str
    """Wasteland."""
    road_bed: str
    roads: tuple[str, str, str]
    """Black, red, blue."""
    path: str
    """The background of the planned route."""
    legal: str
    """The background of a legal city."""
    pointed: str
    banner: str
    """The background of a city's number."""
    rewards: tuple[str, str, str]
    """Gold, bards and floors, on the shadow colour."""
    town: str
    """A city without a token."""
    camp: str
    shadow: str
    """A creature's shadow, and the letters on it."""
    on_shadow: str
    lacking: str
    """A missing unit."""
    gold: str
    dial: str
    dial_set: str
    warning: str


_DAYLIGHT = Materials(
    ink="#241a12",
    faint="#5c4c38",
    sea="#a9c6c4",
    wave="#86abab",
    lands=("#e0cb92", "#bccb9f", "#e6e9e6", "#e0d09c", "#d3d6a0", "#b9cbb6", "#dcc096", "#c6d6c9", "#d5c0cc"),
    waste="#c3b8a6",
    road_bed="#f1e6c8",
    roads=("#1c1510", "#a8160f", "#173f94"),
    path="#f2c744",
    legal="#b7e2cd",
    pointed="#5fc79a",
    banner="#33485c",
    rewards=("#ffd76a", "#a9d8ff", "#b9ecb0"),
    town="#e9dcc0",
    camp="#eef2d4",
    shadow="#4d2328",
    on_shadow="#fbeedd",
    lacking="#ff9a8a",
    gold="#8a5a00",
    dial="#e9dcc0",
    dial_set="#fff6dc",
    warning="#9c1408",
)


def _dimmed(bright: Materials) -> Materials:
    """The colours for the dark theme: darker and warmer, with the same ink."""

    def dim(colour: str) -> str:
        return blend(blend(colour, "#c98a3c", 0.08), "#17120f", 0.24)

    return Materials(
        ink="#120c08",
        faint="#3d3122",
        sea=blend("#41626b", "#17120f", 0.35),
        wave="#58808a",
        lands=tuple(dim(land) for land in bright.lands),
        waste=dim(bright.waste),
        road_bed=dim(bright.road_bed),
        roads=("#120c08", "#8c0d08", "#12347f"),
        path="#e3b02c",
        legal="#86c9a6",
        pointed="#3fae7f",
        banner="#22313f",
        rewards=bright.rewards,
        town=dim(bright.town),
        camp=dim(bright.camp),
        shadow="#3a171c",
        on_shadow="#f6e6d2",
        lacking="#ff8f7d",
        gold="#5c3a00",
        dial=dim(bright.dial),
        dial_set=dim(bright.dial_set),
        warning="#7d0d04",
    )


_LAMPLIGHT = _dimmed(_DAYLIGHT)


def materials(palette: Palette) -> Materials:
    return _LAMPLIGHT if palette.dark else _DAYLIGHT


def chip(palette: Palette, colour: str) -> tuple[str, str]:
    """The colour and background of a player's piece on the map, where black can be really black."""
    return ("#f6e6d2", "#1a1512") if colour == "black" else (palette.ink, palette.players[colour])
