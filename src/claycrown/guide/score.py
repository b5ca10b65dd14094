"""The score sheet of a current or finished game, for holders of its states: a server, a match."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from claycrown.games import game
from claycrown.guide import guide
from claycrown.guide.types import RoundSummary, ScoreSheet
from claycrown.record.records import places_of, result_of


def score(
    name: str,
    state: Any,
    steps: Iterable[tuple[Any, Any]],
    viewer: int,
    over: bool,
    open_book: bool = False,
    left: Sequence[str] = (),
) -> ScoreSheet:
    """What a viewer may know at a state; in a finished game nothing is secret. An open book adds what can be inferred.

    `steps` are the states before and after each decision in play, the ones after it with their ledger.
    """
    course = [played for played, _ in rounds(name, steps, viewer, over, open_book)]
    return sheet(name, state, course, viewer, over, open_book, left)


def rounds(
    name: str, steps: Iterable[tuple[Any, Any]], viewer: int, over: bool, open_book: bool
) -> Iterator[tuple[RoundSummary, int]]:
    """The same round by round, each with its number of decisions. A finished round never changes, except by an undo."""
    rules, seen = game(name), _view_of(name, viewer, over, open_book)
    for number, together in groupby(steps, key=lambda step: rules.round(step[0])):
        states = [after for _, after in together]
        entries = [entry for after in states for entry in rules.ledger(after, viewer)]
        ended = rules.over(states[-1]) or rules.round(states[-1]) != number
        yield RoundSummary(number, entries, seen(states[-1]), ended), len(states)


def sheet(
    name: str, state: Any, course: Sequence[RoundSummary], viewer: int, over: bool, open_book: bool, left: Sequence[str] = ()
) -> ScoreSheet:
    """The same from known rounds. `left`: the colours of the players who left the game for good."""
    found = guide(name).sheet(_view_of(name, viewer, over, open_book)(state), course)
    result = result_of(name, state, left) if left and found.eliminations is not None else None
    if result is not None:
        found.total = [places_of(result)[colour] for colour in game(name).seats(state)]
    return found


def _view_of(name: str, viewer: int, over: bool, open_book: bool) -> Callable[[Any], Any]:
    rules, words = game(name), guide(name)

    def seen(at: Any) -> Any:
        if over:
            return words.opened([rules.view(at, seat) for seat in range(at.players)])
        view = rules.view(at, viewer)
        return words.with_open_information(view) if open_book else view

    return seen
