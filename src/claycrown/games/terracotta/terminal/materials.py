"""The colours of stone, clay and lamps, for the dark and the light theme."""

from dataclasses import dataclass

from claycrown.games.terracotta.rules.pieces import BUILD, CLAY, COINS, MASTER, PRIORITY, READY, SOAK, SPECIALIST, TRAIN
from claycrown.terminal.drawing.palette import Palette


@dataclass(frozen=True)
class Materials:
    rings: tuple[str, str, str]
    """The stone of the inner, middle and outer ring."""
    seam: str
    hub: str
    rim: str
    slab: str
    """The floor of the mausoleum, and of its central row and column."""
    central: str
    lamp: str
    """The light of an inspector's lantern on the floor."""
    figure: str
    """Fired clay."""
    specialist: str
    """Bronze with green patina."""
    actions: dict[int, str]
    """The colour of each kind of ring action."""
    wet: str
    dry: str
    coin: str


_LAMPLIGHT = Materials(
    rings=("#4b3d33", "#3d3833", "#46352b"),
    seam="#1d1713",
    hub="#241c17",
    rim="#332a23",
    slab="#3a3029",
    central="#51422f",
    lamp="#a9791f",
    figure="#e39a6c",
    specialist="#9ccfb8",
    actions={
        BUILD: "#ffab7a",
        COINS: "#f6d264",
        CLAY: "#dfb48c",
        SOAK: "#9ccbe8",
        TRAIN: "#f3e9da",
        MASTER: "#dcb6ec",
        PRIORITY: "#a9e0a4",
        READY: "#d8d8d4",
        SPECIALIST: "#8fd8c0",
    },
    wet="#e0986a",
    dry="#d9c3a3",
    coin="#f6d264",
)
_DAYLIGHT = Materials(
    rings=("#dcc8ab", "#d3ccc0", "#e0c4a8"),
    seam="#8c775d",
    hub="#f4ead9",
    rim="#eadfcd",
    slab="#e6d8c2",
    central="#d6c09a",
    lamp="#ffd25e",
    figure="#8f3f16",
    specialist="#1d5c49",
    actions={
        BUILD: "#8a2f08",
        COINS: "#6b4e00",
        CLAY: "#6a3f1a",
        SOAK: "#0d4f78",
        TRAIN: "#33281e",
        MASTER: "#662a80",
        PRIORITY: "#1f5a1a",
        READY: "#3c3c3a",
        SPECIALIST: "#0d5745",
    },
    wet="#7a3f18",
    dry="#6b5638",
    coin="#6b4e00",
)


def materials(palette: Palette) -> Materials:
    return _LAMPLIGHT if palette.dark else _DAYLIGHT


BASES = {"yellow": ("(", ")"), "green": ("[", "]"), "blue": ("<", ">"), "purple": ("{", "}")}
"""The bases of each player's figures, which differ in shape as well as in colour."""
