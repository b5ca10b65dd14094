"""Ratings and statistics as they are told: read from what was counted game by game, never by going through the games."""

import math

from sqlalchemy import Connection

from claycrown.games import game, titles
from claycrown.server.http import errors
from claycrown.server.people.schemas import Person
from claycrown.server.ratings import queries
from claycrown.server.ratings.queries import RatedRow, ResultRow
from claycrown.server.ratings.ratings import BOT, scope
from claycrown.server.ratings.schemas import (
    GameStatistics,
    GameTally,
    PersonStatistics,
    RankedPlayer,
    RatedGame,
    RatedGamePage,
    RatingPage,
    Rival,
    SeatTally,
    Tally,
)
from claycrown.server.tables import queries as table_queries

AT_ONCE = 100
RIVALS = 20
LOOKS = 10
"""So many times so many games are looked through for one page of those that somebody may know of."""


def check_game(name: str) -> str:
    if name not in titles():
        raise errors.not_found("game")
    return name


def best(connection: Connection, name: str, cursor: str | None, limit: int) -> RatingPage:
    """Those who have played a game, best first."""
    rows = queries.best(connection, check_game(name), _rating_cursor(cursor), limit + 1)
    more = len(rows) > limit
    rows = rows[:limit]
    return RatingPage([_rated(row) for row in rows], f"{rows[-1].rating!r}_{rows[-1].who}" if more else None)


def _rated(row: RatedRow) -> RankedPlayer:
    person = None if row.id is None or row.name is None else Person(row.id, row.name, row.guest)
    bot = row.who.removeprefix(BOT) if row.who.startswith(BOT) else None
    return RankedPlayer(person, bot, round(row.rating, 3), round(row.mu, 3), round(row.sigma, 3), row.games)


def _rating_cursor(text: str | None) -> tuple[float, str] | None:
    if text is None:
        return None
    number, _, who = text.partition("_")
    try:
        rating = float(number)
    except ValueError:
        raise _bad_cursor() from None
    if not math.isfinite(rating) or not who or len(who) > 44:
        raise _bad_cursor()
    return rating, who


def _bad_cursor() -> errors.Refusal:
    return errors.bad("bad_cursor")


def rated_games(connection: Connection, who: str, name: str, asker: str | None, cursor: str | None, limit: int) -> RatedGamePage:
    """Somebody's finished games, latest first: those that the one who asks may know of."""
    rows = _known(connection, who, check_game(name), asker, _played_cursor(cursor), limit + 1)
    more = len(rows) > limit
    rows = rows[:limit]
    found = [
        RatedGame(row.table_id, row.seat, row.players, row.place, _rounded(row.rating), _rounded(row.gain), row.at)
        for row in rows
    ]
    return RatedGamePage(found, f"{rows[-1].at}-{rows[-1].table_id}-{rows[-1].seat}" if more else None)


def _known(
    connection: Connection, who: str, name: str, asker: str | None, before: tuple[int, str, int] | None, most: int
) -> list[ResultRow]:
    """The latest games that the one who asks may know of. The look back ends somewhere: a bot plays very many private games."""
    found: list[ResultRow] = []
    for _ in range(LOOKS):
        rows = queries.rated_games(connection, who, name, before, AT_ONCE)
        known = table_queries.known_tables(connection, {row.table_id for row in rows}, asker)
        found += [row for row in rows if row.table_id in known]
        if len(found) >= most or len(rows) < AT_ONCE:
            break
        before = (rows[-1].at, rows[-1].table_id, rows[-1].seat)
    return found[:most]


def rivals(connection: Connection, who: str, name: str, asker: str | None) -> list[Rival]:
    """Against whom somebody has played, most games first."""
    return [
        Rival(
            None if row.id is None or row.name is None else Person(row.id, row.name, row.guest),
            row.who.removeprefix(BOT) if row.who.startswith(BOT) else None,
            row.games,
            row.ahead,
        )
        for row in queries.rivals(connection, who, check_game(name), asker, RIVALS)
    ]


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 3)


def _played_cursor(text: str | None) -> tuple[int, str, int] | None:
    if text is None:
        return None
    parts = text.split("-")
    if len(parts) != 3 or not all(part.isascii() and part.isdecimal() and len(part) < 16 for part in (parts[0], parts[2])):
        raise _bad_cursor()
    seat = int(parts[2])
    if len(parts[1]) > 12 or seat > 9:
        raise _bad_cursor()
    return int(parts[0]), parts[1], seat


def of_person(connection: Connection, who: str) -> list[PersonStatistics]:
    """Somebody's statistics: of each game that they have finished one of."""
    rated = {row.game: _rated(row) for row in queries.of(connection, who) if row.games}
    found = []
    for name in titles():
        counts = game(name).player_counts
        counted = queries.figures_by_contestant(connection, [scope(name, players, who) for players in counts])
        tallies = [
            _tally(players, counted[scope(name, players, who)]) for players in counts if scope(name, players, who) in counted
        ]
        if tallies:
            found.append(PersonStatistics(name, rated.get(name), tallies))
    return found


def _tally(players: int, counted: dict[str, int]) -> Tally:
    games = counted.get("games", 0)
    places = [counted.get(f"place/{place}", 0) for place in range(1, players + 1)]
    sums = {key.removeprefix("sum/"): value for key, value in sorted(counted.items()) if key.startswith("sum/")}
    return Tally(players, games, counted.get("wins", 0), places, {name: round(value / games, 2) for name, value in sums.items()})


def of_game(connection: Connection, name: str) -> GameStatistics:
    """All finished games of one kind."""
    rules = game(check_game(name))
    counted = queries.figures_by_contestant(connection, [scope(name, players) for players in rules.player_counts])
    tallies = []
    for players in rules.player_counts:
        found = counted.get(scope(name, players))
        if found is not None:
            tallies.append(_game_tally(players, rules.colours[:players], found))
    return GameStatistics(name, tallies)


def _game_tally(players: int, colours: tuple[str, ...], counted: dict[str, int]) -> GameTally:
    games = counted.get("games", 0)
    seats = [
        SeatTally(
            colour,
            counted.get(f"wins/{colour}", 0),
            {
                key.split("/")[1]: round(value / games, 2)
                for key, value in sorted(counted.items())
                if key.startswith("sum/") and key.endswith(f"/{colour}")
            },
        )
        for colour in colours
    ]
    share = 1 / games if games else 0.0
    return GameTally(
        players=players,
        games=games,
        abandoned=counted.get("abandoned", 0),
        decisions=round(counted.get("decisions", 0) * share, 1),
        minutes=round(counted.get("seconds", 0) * share / 60, 1),
        seats=seats,
    )
