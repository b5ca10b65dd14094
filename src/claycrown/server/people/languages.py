"""The language that somebody is spoken to: the one they say, else the first that their browser wishes for and the house has."""

from claycrown.server.http import errors
from claycrown.server.http.clients import Connection
from claycrown.words import first_spoken, languages

LONGEST = 1000
"""Letters of the header that are looked at."""


def known(language: str) -> str:
    if language not in languages():
        raise errors.bad("bad_language", "There are no words of this language here.")
    return language


def wished(request: Connection) -> str | None:
    """By `Accept-Language`; None where it names no language that there is."""
    return first_spoken(_in_order(request.headers.get("accept-language", "")[:LONGEST]))


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
