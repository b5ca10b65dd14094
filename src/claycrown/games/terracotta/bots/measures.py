"""Numbers on which the parts of the search agree."""

from typing import Final

CERTAIN: Final = 10_000
"""The chance to win of one who has won: chances are whole numbers up to this."""
STEPS: Final = 9
"""More decisions than any turn has."""
VP_UNIT: Final = 1000
"""What positions promise is counted in thousandths of a VP."""
