"""Units in which the parts of the search count, and the longest turn."""

from typing import Final

CERTAIN_WIN: Final = 10_000
"""The win probability of one who has won: probabilities are whole numbers up to this."""
MAX_DECISIONS: Final = 9
"""More decisions than any turn has."""
VP_UNIT: Final = 1000
"""Values of positions are counted in thousandths of a VP."""
SHARE_BITS: Final = 10
WHOLE_SHARE: Final = 1 << SHARE_BITS
"""How much it counts what a player gains or loses: parts of this."""
DRAFTS: Final = 3
"""How carefully the turns of a position can be drafted, from the quickest."""
UNKNOWN: Final = -(10**9)
"""A value lower than any."""
RINGS: Final = 3
KINDS: Final = 9
"""Of decisions on the board: four types of warriors, four specialists, and moves."""
