"""The only randomness of the rules: numbers that follow from the seed, the same on every machine.

A stream is one whole number (SplitMix64); the caller stores the number that `step` returns.
"""

MASK = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
FIRST_MIX = 0xBF58476D1CE4E5B9
SECOND_MIX = 0x94D049BB133111EB


def step(stream: int) -> int:
    """Move the stream on: call this first, then read `below` from it."""
    return (stream + GAMMA) & MASK


def below(stream: int, limit: int) -> int:
    """A number from 0 to limit - 1 at this point of the stream (limit is small: the bias is below 2**-50)."""
    x = stream
    x = ((x ^ (x >> 30)) * FIRST_MIX) & MASK
    x = ((x ^ (x >> 27)) * SECOND_MIX) & MASK
    x = x ^ (x >> 31)
    return (((x >> 32) * limit) >> 32) & MASK
