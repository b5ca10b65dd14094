"""O5 and O6: points, and the end."""

from .dealing import deal
from .state import OVER, State

TRICKS, EXACT = "tricks", "exact bid"
"""What points are for, as on the score sheet."""


def worth(state: State, seat: int) -> list[tuple[str, str, int]]:
    """O5.1, O5.2: what a seat's tricks would score if the deal ended now: the rule, the source, the points."""
    found = [("O5.1", TRICKS, state.tricks[seat] * state.printed.trick)]
    if state.tricks[seat] == state.bids[seat]:
        found.append(("O5.2", EXACT, state.printed.exact))
    return [item for item in found if item[2]]


def end_deal(state: State) -> None:
    """O5.1 to O6.1: the deal is scored; the next dealer sits on the left."""
    for seat in range(state.players):
        state.exact[seat] += state.tricks[seat] == state.bids[seat]
        for rule, source, points in worth(state, seat):
            state.points[seat] += points
            state.write(rule, seat, "points", points, source)
    if state.deal < state.deals:
        deal(state, state.left_of(state.dealer))
    else:
        state.step = OVER
        state.write("O6.1", ranking(state)[0], "winner", 1)


def ranking(state: State) -> list[int]:
    """O6.1, O6.2: the most points; tied, the most exact bids; then the earlier seat."""
    return sorted(range(state.players), key=lambda seat: (-state.points[seat], -state.exact[seat], seat))
