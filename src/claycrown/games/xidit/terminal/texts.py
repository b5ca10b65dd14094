"""What the table of Lords of Xidit says, in English. The words of the board stand here, those of the log in `telling.py`."""

from collections.abc import Iterable, Sequence

from claycrown.games.xidit.guide.foretelling import BEATS, LOSES, MEETS, MOVES, RECRUITS, UNSEEN, UNSET, Step
from claycrown.games.xidit.rules.pieces import ORDER_LETTERS, ORDER_NAMES, UNIT_LETTERS, UNIT_NAMES
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
SAVED = "{who} is the last one standing and saves the kingdom of Xidit."
VIRTUAL_WINS = "The virtual player is the last one standing: the kingdom is lost, and all players with it."
PLANS = "plans"
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

LOST_BECAUSE = {
    "X2.2": "the camp has no units",
    "X4.2": "no such road leads from here",
    "X4.4": "one unit from a city in a year, and it was taken",
    "X4.5": "the units are lacking",
    "X4.12": "a titan and a threat, or two titans, not in one city in a year",
    "X4.13": "there is nothing to do here",
}
"""Why an order is lost, by the rule that says so."""
SHORTLY_BECAUSE = {
    "X2.2": "empty",
    "X4.2": "no road",
    "X4.4": "again",
    "X4.5": "lacks",
    "X4.12": "twice",
    "X4.13": "no token",
}


def who(player: str, is_viewer: bool) -> str:
    """Who sits at a seat, shortly."""
    if player == PERSON:
        return "you" if is_viewer else "person"
    return player


def a(noun: str) -> str:
    """With its article, if it has one."""
    return noun if noun in UNCOUNTED else f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def count(amount: int, noun: str) -> str:
    return f"{amount} {noun}" + ("" if amount == 1 else "s")


def listed(parts: Sequence[str], last: str = "and") -> str:
    """a, b and c"""
    return ", ".join(parts[:-1]) + f" {last} {parts[-1]}" if len(parts) > 1 else "".join(parts)


def unit_name(letter: str) -> str:
    return UNIT_NAMES[UNIT_LETTERS.index(letter)]


def units_in_words(letters: str) -> str:
    """`MMC`: 2 militia and 1 cleric."""
    counts = [(letters.count(letter), unit_name(letter)) for letter in UNIT_LETTERS]
    return listed(
        [f"{number} {name}" + ("s" if number > 1 and name not in UNCOUNTED else "") for number, name in counts if number]
    )


UNCOUNTED = ("militia", "infantry")


def units_of(counts: Iterable[int]) -> str:
    """`MMC`, weakest first."""
    return "".join(letter * max(number, 0) for letter, number in zip(UNIT_LETTERS, counts, strict=True))


def rewards(gold: int, bards: int, floors: int) -> str:
    """As on a token."""
    return f"{gold}{GOLD_SIGN}{bards}{BARD_SIGN}{floors}{FLOOR_SIGN}"


def rewards_in_words(gold: int, bards: int, floors: int) -> str:
    return listed([f"{gold} gold", count(bards, "bard"), count(floors, "floor")])


def reward(name: str, amount: int) -> str:
    """`bards`, 1: 1 bard."""
    return f"{amount} gold" if name == "gold" else count(amount, name.removesuffix("s"))


def order_name(letter: str) -> str:
    return "" if letter == UNSET else ORDER_NAMES[ORDER_LETTERS.index(letter)]


def on_dial(step: Step) -> tuple[str, str]:
    """What a dial says of its order: where to, and what happens; at most 11 signs each."""
    if step.order == UNSET:
        return "", ""
    if step.outcome == MOVES:
        return f"to {step.city}", ""
    if step.outcome == LOSES:
        short = SHORTLY_BECAUSE.get(step.rule, "")
        return "lost", f"{short} {step.units}" if step.units else short
    if step.outcome == RECRUITS:
        return f"in {step.city}", f"+{step.units}"
    if step.outcome == BEATS:
        return f"beats {step.city}", f"−{step.units}"
    if step.outcome == MEETS:
        return "a titan?", "may fight"
    if step.outcome == UNSEEN:
        return "?", "new token"
    return f"in {step.city}", ""


def foretold(number: int, step: Step) -> str:
    """A line of the preview: what this order would do if nothing else changed."""
    head = f"{number} {order_name(step.order)}"
    if step.outcome == MOVES:
        return f"{head}: to city {step.city}"
    if step.outcome == RECRUITS:
        return f"{head}: recruits {a(unit_name(step.units))} in {step.city}"
    if step.outcome == BEATS and step.rewards is not None:
        return f"{head}: eliminates the threat in {step.city} for {step.units}; two of {rewards_in_words(*step.rewards)}"
    if step.outcome == LOSES:
        lacking = f": {units_in_words(step.units)}" if step.units else ""
        return f"{head}: lost in {step.city}, {LOST_BECAUSE[step.rule]}{lacking} ({step.rule})"
    if step.outcome == MEETS:
        return f"{head}: may fight a raging titan in {step.city}"
    if step.outcome == UNSEEN:
        return f"{head}: a token that nobody knows yet may be in {step.city}"
    return f"{head}: stays in {step.city}"


def summary(way: Sequence[Step]) -> list[str]:
    """A whole plan: what it would bring, and what would be lost."""
    recruited = "".join(step.units for step in way if step.outcome == RECRUITS)
    lines = ["If nothing else changed: " + (f"recruits {units_in_words(recruited)}" if recruited else "recruits nobody") + "."]
    for step in way:
        if step.outcome == BEATS and step.rewards is not None:
            lines.append(f"Eliminates the threat in {step.city}: two of {rewards_in_words(*step.rewards)}.")
        if step.outcome == MEETS:
            lines.append(f"May fight a raging titan in {step.city}.")
    lost = [f"{number} ({step.rule})" for number, step in enumerate(way, 1) if step.outcome == LOSES]
    if lost:
        lines.append(f"Lost: {'orders' if len(lost) > 1 else 'order'} {listed(lost)}.")
    return lines
