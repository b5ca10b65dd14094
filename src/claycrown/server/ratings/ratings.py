"""Ratings: with each finished game, those who played it are rated anew, bots as well. And what is counted of it.

A rating is a guess (mu) and how sure it is (sigma), after the Plackett-Luce model; shown is what somebody is surely worth.
Abandoned and imported games are not rated, nor those on another edition than the package's own, nor those in which somebody
played at several seats, asked for a hint, or took a finished turn back. Whoever had a bot play for a while, though they had time,
does not rise by the game. Nothing is kept about people whose account was deleted during the game: the others are rated among
themselves.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection

from claycrown.record.figures import figures_by_contestant
from claycrown.record.records import places_of
from claycrown.server.clocks import absences
from claycrown.server.play.events import Event
from claycrown.server.ratings import queries
from claycrown.server.ratings.schemas import Unrated
from claycrown.server.storage.database import Transaction
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import SeatRow, TableRow
from claycrown.server.tables.schemas import Status

FEWEST = 2
"""Those who have to meet in a game for it to be rated."""
BOT = "bot:"


@dataclass(frozen=True, slots=True)
class Place:
    """How one seat came out."""

    seat: int
    colour: str
    who: str | None
    """A person's id, or `bot:` and its name; nobody for a seat that a person plays besides their own, or of a deleted account."""
    place: int
    """Among those who sit at the table."""
    won: bool
    """The first of them has not where a contestant who is no player has, or where several share the first place."""


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # takes long to load: not at the start of the server

    return PlackettLuce()


def scope(game: str, players: int, who: str = "") -> str:
    """The name under which games are counted: all of a kind, or somebody's."""
    return f"{game}/{players}/{who}" if who else f"{game}/{players}"


def on_event(transaction: Transaction, event: Event) -> None:
    """A game has ended, in this transaction: rate it, or count that it was abandoned."""
    table = event.table
    if table.imported:
        return
    if event.kind == "abandoned":
        queries.count(transaction.connection, {(scope(table.game, table.players), "abandoned"): 1})
    else:
        _finished(transaction.connection, event)


def why_unrated(connection: Connection, table: TableRow, rows: Sequence[SeatRow]) -> Unrated | None:
    """Why a game is not rated, as far as it has been played."""
    if table.imported:
        return "imported"
    if any(row.keeper_id is not None for row in rows):
        return "kept"
    if table.edition_text is not None:
        return "edition"
    if table.hinted:
        return "hinted"
    if table.taken_back:
        return "undone"
    playing = table.status is Status.RUNNING
    return "alone" if playing and len({*_contestants(connection, table.id, rows).values()}) < FEWEST else None


def _contestants(connection: Connection, table_id: str, rows: Sequence[SeatRow]) -> dict[int, str]:
    """Who is rated, by seat: a person's id, or `bot:` and its name."""
    bots = {row.seat: f"{BOT}{row.bot}" for row in rows if row.bot}
    return {**bots, **table_queries.still_there(connection, table_id)}


def _finished(connection: Connection, event: Event) -> None:
    table = event.table
    assert event.result is not None
    rows = table_queries.seats_at(connection, table.id)
    places = _places(connection, event, event.result, rows)
    gains = _rate(connection, table, places, event.at) if why_unrated(connection, table, rows) is None else {}
    results = [
        {
            "table_id": table.id,
            "seat": place.seat,
            "who": place.who,
            "game": table.game,
            "players": table.players,
            "place": place.place,
            "rating": gains.get(place.seat, (None, None))[0],
            "gain": gains.get(place.seat, (None, None))[1],
            "at": event.at,
        }
        for place in places
        if place.who is not None
    ]
    if results:
        queries.add_results(connection, results)
    queries.count(connection, _counted(event, places, figures_by_contestant(event.result)))


def _places(connection: Connection, event: Event, result: Mapping[str, Any], rows: Sequence[SeatRow]) -> list[Place]:
    """How all seats came out; a contestant who is no player has no place."""
    colours = event.rules.game.seats(event.position.state)
    placed = [place for colour, place in places_of(result).items() if colour in colours]
    who = _contestants(connection, event.table.id, rows)
    places = []
    for row in rows:
        colour = colours[row.seat]
        place = 1 + sum(other < places_of(result)[colour] for other in placed)
        places.append(Place(row.seat, colour, who.get(row.seat), place, colour == result["winner"]))
    return places


def _rate(connection: Connection, table: TableRow, places: list[Place], at: int) -> dict[int, tuple[float, float]]:
    """New ratings, and for each rated seat the rating and what was gained. A bot at several seats counts by its best."""
    entrants: dict[str, Place] = {}
    for place in sorted(places, key=lambda place: place.place):
        if place.who is not None:
            entrants.setdefault(place.who, place)
    model = _model()
    start = model.rating()
    before = queries.held(connection, table.game, entrants, start.mu, start.sigma, at)
    teams = [[model.rating(mu=before[who].mu, sigma=before[who].sigma)] for who in entrants]
    after = model.rate(teams, ranks=[place.place for place in entrants.values()])
    handed_over = absences.handed_over(connection, table.id)
    gains = {}
    for (who, place), (new,) in zip(entrants.items(), after, strict=True):
        rating = new.mu - 3 * new.sigma
        if place.seat in handed_over and rating > before[who].rating:
            gains[place.seat] = (before[who].rating, 0.0)
            continue
        gains[place.seat] = (rating, rating - before[who].rating)
        values = {"mu": new.mu, "sigma": new.sigma, "rating": rating, "games": before[who].games + 1, "at": at}
        queries.change(connection, table.game, who, **values)
    return gains


def _counted(event: Event, places: list[Place], figures: Mapping[str, Mapping[str, int]]) -> dict[tuple[str, str], int]:
    """What this game adds to the statistics."""
    table = event.table
    all_games = scope(table.game, table.players)
    amounts: dict[tuple[str, str], int] = {}

    def add(of: str, key: str, amount: int = 1) -> None:
        amounts[of, key] = amounts.get((of, key), 0) + amount

    add(all_games, "games")
    add(all_games, "decisions", event.position.number)
    add(all_games, "seconds", (event.at - (table.started_at or event.at)) // 1000)
    for place in places:
        wins = int(place.won)
        own = None if place.who is None else scope(table.game, table.players, place.who)
        add(all_games, f"wins/{place.colour}", wins)
        if own is not None:
            add(own, "games")
            add(own, "wins", wins)
            add(own, f"place/{place.place}")
        for name, values in figures.items():
            amount = values.get(place.colour)
            if amount is not None:
                add(all_games, f"sum/{name}/{place.colour}", amount)
                if own is not None:
                    add(own, f"sum/{name}", amount)
    return amounts


# A person's own data


def export(connection: Connection, person_id: str) -> dict[str, Any]:
    return {
        "ratings": [
            {"game": row.game, "mu": row.mu, "sigma": row.sigma, "games": row.games} for row in queries.of(connection, person_id)
        ],
        "results": [
            {"table": row.table_id, "place": row.place, "at": row.at} for row in queries.all_played(connection, person_id)
        ],
    }


def forget(transaction: Transaction, person_id: str) -> None:
    """By what they have played: also games that are not installed any more."""
    played = queries.scopes_of(transaction.connection, person_id)
    queries.forget(transaction.connection, person_id, [scope(game, players, person_id) for game, players in played])
