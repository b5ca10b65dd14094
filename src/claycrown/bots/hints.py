"""A hint: one of the best choices that a player has, what may come of it, and why."""

from typing import NamedTuple

from claycrown.games.contract import Entry


class Hint(NamedTuple):
    """A choice as the search sees it. The reasons are lines of the ledger, so that they are told in the words of the rules."""

    action: int
    value: float
    """The chance to win, from 0 to 1."""
    points: float | None
    """The lead over the best rival to expect at the end, where the game has points."""
    visits: int
    """How often the search looked at it: the more, the surer."""
    reasons: list[Entry]
    """What the choice does, and what would be scored after it as things stand and was not before."""
