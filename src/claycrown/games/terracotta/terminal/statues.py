"""The figures as small drawings in characters: distinct silhouettes with a letter in each.

Two sizes: 5 by 3, or 4 by 2 on a small terminal; the last row is the base. On very large terminals the slabs are larger still,
with a margin around the figures.
"""

from claycrown.games.terracotta.rules import pieces

HUGE = (7, 4)
LARGE = (5, 3)
SMALL = (4, 2)

FIGURES: dict[int, tuple[str, str]] = {
    pieces.OFFICER: (" ▄█▄ ", " ▐O▌†"),  # tall cap, sword
    pieces.GUARD: ("  ● ╕", " ▐G▌│"),  # halberd
    pieces.CROSSBOWMAN: ("  ●  ", "╾▐C▌╼"),  # bow level
    pieces.SOLDIER: ("  ● ↑", " ▐S▌│"),  # spear
    pieces.FOOTMAN: ("  ●  ", " ╳f╳ "),  # arms folded
    pieces.MUSICIAN: ("  ● ♪", " (m) "),  # drum
    pieces.ARCHER + pieces.UP: ("  ▲  ", " ▐a▌ "),
    pieces.ARCHER + pieces.DOWN: (" ▐a▌ ", "  ▼  "),
    pieces.ARCHER + pieces.LEFT: ("  ●  ", "◄─a▌ "),
    pieces.ARCHER + pieces.RIGHT: ("  ●  ", " ▐a─►"),
}
"""Head and body, 5 characters each."""

SMALL_FIGURES: dict[int, str] = {
    pieces.OFFICER: "▐O▌†",
    pieces.GUARD: "▐G▌╕",
    pieces.CROSSBOWMAN: "╾C╼ ",
    pieces.SOLDIER: "▐S▌↑",
    pieces.FOOTMAN: "╳f╳ ",
    pieces.MUSICIAN: "(m)♪",
    pieces.ARCHER + pieces.UP: " a▲ ",
    pieces.ARCHER + pieces.DOWN: " a▼ ",
    pieces.ARCHER + pieces.LEFT: "◄a  ",
    pieces.ARCHER + pieces.RIGHT: "  a►",
}
"""The upper row in the small size; the lower row is the base."""

HORSE_ALONG = {"near": ("▄▄▄▄▄", "▀█▀▀█"), "far": ("▄▄▟█▖", "█▀▘▀▀")}
"""A horse in a row, to the right of its rider; mirrored on the left."""
MIRROR = str.maketrans("▖▗▘▝▙▟▛▜▌▐", "▗▖▝▘▟▙▜▛▐▌")


def mirrored(text: str) -> str:
    return text[::-1].translate(MIRROR)
