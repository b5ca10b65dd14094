"""Forms of play: which entrants meet at a table. A form yields several series, all with the same seeds."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from claycrown.arena.entrants import entrant
from claycrown.arena.series import Series, line_up
from claycrown.bots import offered
from claycrown.games.refused import BadPosition, codes

FORMS = ("match", "round-robin", "gauntlet", "ladder")


def line_ups(form: str, field: list[str], players: int) -> list[tuple[str, ...]]:
    """The tables of a tournament: an entrant for each seat, in the first seating.

    A match is one series. In a round robin every combination of different entrants meets. In a gauntlet the first named meets
    each of the others, who take all the other seats. On a ladder, weakest first, neighbours meet.
    """
    if form == "match":
        return [line_up(field, players)]
    least = 2 if form == "gauntlet" else players
    if len(field) < least:
        raise BadPosition("--bots", "arena-too-few-bots", form=form, players=players, least=least)
    for name in field:
        entrant(name)
    if len(set(field)) < len(field):
        raise BadPosition("--bots", "arena-twice", form=form)
    if form == "gauntlet":
        return [(field[0], *[other] * (players - 1)) for other in field[1:]]
    if form == "round-robin":
        return list(combinations(field, players))
    return [tuple(field[first : first + players]) for first in range(len(field) - players + 1)]


def all_series(table: Series, form: str, field: list[str]) -> list[Series]:
    """The series of a tournament: each like `table`, with another line-up of bots that the game offers."""
    known = offered(table.game)
    for name in field:
        if entrant(name).bot not in known:
            raise BadPosition("--bots", "arena-no-such-bot", game=table.game, bot=entrant(name).bot, known=codes(known))
    return [replace(table, line_up=names) for names in line_ups(form, field, len(table.line_up))]


def games_in_turn(of: list[Series]) -> Iterator[tuple[Series, int]]:
    """All games of the series, interleaved, so that at any time the figures are about equally certain for everybody."""
    most = max(series.games for series in of)
    for number in range(most):
        for series in of:
            if number < series.games:
                yield series, number
