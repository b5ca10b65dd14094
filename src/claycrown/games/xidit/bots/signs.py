"""What `prospects` sees of a contestant. Plain constants: compiled modules import them as C integers."""

from typing import Final

SIGNS: Final = (
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
"""What is seen of a contestant, in the order of the weights."""
KINDS_OF_SIGN: Final = len(SIGNS)
MOST_YEARS: Final = 9
"""With more years to go the weights of these hold: hardly anything has been gained by then that could be learned from."""

# Where some of them stand
RICHES: Final = SIGNS.index("gold")
FLOORS: Final = SIGNS.index("floors")
REPUTE: Final = SIGNS.index("reputation")
HELD_REGIONS: Final = SIGNS.index("held regions")
CLOSE_REGIONS: Final = SIGNS.index("close regions")
UNITS: Final = SIGNS.index("militia")  # and the four after it
TYPES_OF_UNIT: Final = SIGNS.index("types of unit")
BARDS_LEFT: Final = SIGNS.index("bards left")
FLOORS_LEFT: Final = SIGNS.index("floors left")
FLOORS_WAITING: Final = SIGNS.index("floors waiting")
READY_NEAR: Final = SIGNS.index("threats ready, near")
READY: Final = SIGNS.index("threats ready")
READY_FAR: Final = SIGNS.index("threats ready, far")
NEARLY_READY: Final = SIGNS.index("threats nearly ready")
RECRUITS_BESIDE: Final = SIGNS.index("recruits beside")
RECRUITS_NEAR: Final = SIGNS.index("recruits near")
TURN: Final = SIGNS.index("turn")
VIRTUAL: Final = SIGNS.index("virtual")
