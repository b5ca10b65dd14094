"""The features of a contestant that the evaluation weighs. Plain constants: compiled modules import them as C integers."""

from typing import Final

NAMES: Final = (
    "gold",
    "floors",
    "reputation",
    "held regions",
    "close regions",
    "militia",
    "archers",
    "infantry",
    "clerics",
    "battle mages",
    "types of unit",
    "bards left",
    "floors left",
    "floors waiting",
    "threats ready, near",
    "threats ready",
    "threats ready, far",
    "threats nearly ready",
    "recruits beside",
    "recruits near",
    "turn",
    "virtual",
)
"""In the order of the weights."""
FEATURES: Final = len(NAMES)
MOST_YEARS: Final = 9
"""With more years to go the weights of these hold: hardly anything has been gained by then that could be learned from."""

# Where some of them stand
GOLD_HELD: Final = NAMES.index("gold")
FLOORS: Final = NAMES.index("floors")
REPUTATION_HELD: Final = NAMES.index("reputation")
HELD_REGIONS: Final = NAMES.index("held regions")
CLOSE_REGIONS: Final = NAMES.index("close regions")
UNITS: Final = NAMES.index("militia")  # and the four after it
TYPES_OF_UNIT: Final = NAMES.index("types of unit")
BARDS_LEFT: Final = NAMES.index("bards left")
FLOORS_LEFT: Final = NAMES.index("floors left")
FLOORS_WAITING: Final = NAMES.index("floors waiting")
READY_NEAR: Final = NAMES.index("threats ready, near")
READY: Final = NAMES.index("threats ready")
READY_FAR: Final = NAMES.index("threats ready, far")
NEARLY_READY: Final = NAMES.index("threats nearly ready")
RECRUITS_BESIDE: Final = NAMES.index("recruits beside")
RECRUITS_NEAR: Final = NAMES.index("recruits near")
TURN: Final = NAMES.index("turn")
VIRTUAL: Final = NAMES.index("virtual")
