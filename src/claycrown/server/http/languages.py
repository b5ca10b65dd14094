"""The language that a browser wishes for."""

from claycrown.words import first_supported

LONGEST = 1000
"""Letters of the header that are looked at."""


def wished(header: str) -> str | None:
    """By `Accept-Language`; None where it names no language that there is."""
    return first_supported(_in_order(header[:LONGEST]))


def _in_order(header: str) -> list[str]:
    """The languages by their weight (`fr;q=0.8`), those of the same as they stand; 0 means none of it."""
    weighed: list[tuple[float, str]] = []
    for part in header.split(","):
        name, _, weight = part.partition(";")
        try:
            value = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            value = 0.0
        if value > 0:
            weighed.append((value, name.strip()))
    return [name for _, name in sorted(weighed, key=lambda one: -one[0])]
