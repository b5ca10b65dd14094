"""The signs and the few words of the board itself; what is asked and told comes from the catalogue."""

from collections.abc import Iterable, Sequence

from claycrown.games.xidit.rules.pieces import UNIT_LETTERS
from claycrown.terminal.session import PERSON

TITLE = "Lords of Xidit"
MAP = "map"
KINGDOM = "kingdom"
GOLD_SIGN = "¤"
BARD_SIGN = "♪"
FLOOR_SIGN = "⌂"
REWARD_SIGNS = (GOLD_SIGN, BARD_SIGN, FLOOR_SIGN)
SHUT = "▣ shut"
WASTELAND = "wasteland"
FIRST_SIGN = "★"
READY = "ready"
DECIDES = "decides"
OUT = "out: {assessment}"
SAVIOUR = "saviour"
PLANS = "plans"
SET_IT = "set it"
LEGEND = (
    (("M", "militia"), ("A", "archer"), ("I", "infantry"), ("C", "cleric"), ("B", "battle mage"), ("5/3", "lyres")),
    (
        (GOLD_SIGN, "gold"),
        (BARD_SIGN, "bards"),
        (FLOOR_SIGN, "guild floors"),
        ("b3", "blue's guild of 3 floors"),
        ("r2", "2 bards of red"),
    ),
    (("══", "black road, K"), ("╌╌", "red road, R"), ("~~", "blue road, B"), ("░", "wasteland"), ("?", "rules")),
)
"""Signs and what they mean, a line each."""
TOO_SMALL = ("The map needs", "60 columns", "and 14 lines.")
SCREEN = "│▒▒ screen"
RECRUITMENT_NEXT = "recruit"
THREAT_NEXT = "threat"
THEN = "  then"
GONE = "gone"
RAGES = "RAGES"
ASLEEP = "asleep"
BARRACKS = "barracks"


def who(player: str, is_viewer: bool) -> str:
    """Who sits at a seat, shortly."""
    if player == PERSON:
        return "you" if is_viewer else "person"
    return player


def count(amount: int, noun: str) -> str:
    return f"{amount} {noun}" + ("" if amount == 1 else "s")


def listed(parts: Sequence[str], last: str = "and") -> str:
    """a, b and c"""
    return ", ".join(parts[:-1]) + f" {last} {parts[-1]}" if len(parts) > 1 else "".join(parts)


def units_of(counts: Iterable[int]) -> str:
    """`MMC`, weakest first."""
    return "".join(letter * max(number, 0) for letter, number in zip(UNIT_LETTERS, counts, strict=True))


def rewards(gold: int, bards: int, floors: int) -> str:
    """As on a token."""
    return f"{gold}{GOLD_SIGN}{bards}{BARD_SIGN}{floors}{FLOOR_SIGN}"
