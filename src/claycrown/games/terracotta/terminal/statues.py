"""The figures as small drawings in characters: distinct silhouettes with a letter in each.

Two sizes: 5 by 3, or 4 by 2 on a small terminal; the last row is the base. On very large terminals the slabs are larger still,
with a margin around the figures.
"""

from claycrown.games.terracotta.rules.pieces import (
    ARCHER,
    CROSSBOWMAN,
    DOWN,
    FOOTMAN,
    GUARD,
    LEFT,
    MUSICIAN,
    OFFICER,
    RIGHT,
    SOLDIER,
    UP,
)

HUGE = (7, 4)
LARGE = (5, 3)
SMALL = (4, 2)

FIGURES: dict[int, tuple[str, str]] = {
    OFFICER: (" ▄█▄ ", " ▐O▌†"),  # tall cap, sword
    GUARD: ("  ● ╕", " ▐G▌│"),  # halberd
    CROSSBOWMAN: ("  ●  ", "╾▐C▌╼"),  # bow level
    SOLDIER: ("  ● ↑", " ▐S▌│"),  # spear
    FOOTMAN: ("  ●  ", " ╳f╳ "),  # arms folded
    MUSICIAN: ("  ● ♪", " (m) "),  # drum
    ARCHER + UP: ("  ▲  ", " ▐a▌ "),
    ARCHER + DOWN: (" ▐a▌ ", "  ▼  "),
    ARCHER + LEFT: ("  ●  ", "◄─a▌ "),
    ARCHER + RIGHT: ("  ●  ", " ▐a─►"),
}
"""Head and body, 5 characters each."""

SMALL_FIGURES: dict[int, str] = {
    OFFICER: "▐O▌†",
    GUARD: "▐G▌╕",
    CROSSBOWMAN: "╾C╼ ",
    SOLDIER: "▐S▌↑",
    FOOTMAN: "╳f╳ ",
    MUSICIAN: "(m)♪",
    ARCHER + UP: " a▲ ",
    ARCHER + DOWN: " a▼ ",
    ARCHER + LEFT: "◄a  ",
    ARCHER + RIGHT: "  a►",
}
"""The upper row in the small size; the lower row is the base."""

HORSE_ALONG = {"near": ("▄▄▄▄▄", "▀█▀▀█"), "far": ("▄▄▟█▖", "█▀▘▀▀")}
"""A horse in a row, to the right of its rider; mirrored on the left."""
MIRROR = str.maketrans("▖▗▘▝▙▟▛▜▌▐", "▗▖▝▘▟▙▜▛▐▌")


def mirrored(text: str) -> str:
    return text[::-1].translate(MIRROR)
