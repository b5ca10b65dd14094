"""Words for tests: sit people down, play on at random, as clients do."""

import random
from collections.abc import Sequence
from typing import Any

from claycrown.client import Client
from claycrown.games.options import Value, defaults
from claycrown.record.records import Record
from claycrown.rules import rules_of
from claycrown.server.lobby.schemas import TableDetail
from claycrown.server.play.schemas import Action, Update
from tests.server.server import RunningServer


def seated(server: RunningServer, *names: str, game: str = "terracotta", **settings: Any) -> tuple[list[Client], TableDetail]:
    """Guests of these names at a table that has just been started; the first one's table."""
    guests = [server.guest(name) for name in names]
    table = guests[0].make_table(game=game, players=len(guests), **settings)
    for guest in guests[1:]:
        if table.access != "open":
            assert table.invitation is not None
            guest.accept_invitation(table.invitation)
        guest.join(table.id)
    return guests, guests[0].start(table.id)


def texts(actions: Sequence[Action]) -> list[str]:
    """The decisions of an update, as texts."""
    return [" ".join([action.name, *arguments]) for action in actions for arguments in action.choices]


def choose(update: Update, chance: random.Random) -> str:
    """Any decision; where plans are too many to list, any plan."""
    text = chance.choice(texts(update.actions))
    return "plan " + "".join(chance.choices("RKBAW", k=6)) if text.startswith("plan ") else text


def play(clients: Sequence[Client], table_id: str, decisions: int, chance: random.Random) -> Update:
    """So many random decisions, or until the game is over; the last view of seat 0."""
    seat = 0
    update = clients[0].game(table_id)
    for _ in range(decisions):
        if not update.deciders:
            break
        before, seat = seat, chance.choice(update.deciders)
        if seat != before:
            update = clients[seat].game(table_id)
        clients[seat].decide(table_id, update.number, choose(update, chance))
        update = clients[seat].game(table_id)
    return update if seat == 0 else clients[0].game(table_id)


def play_until_all_decide(clients: Sequence[Client], table_id: str, chance: random.Random) -> Update:
    """Random decisions until all are to make one at once, without knowing the others'; the view of seat 0."""
    while True:
        update = clients[0].game(table_id)
        if len(update.deciders) == len(clients):
            return update
        play(clients, table_id, 1, chance)


def record_of(game: str, players: int, seed: int, left: int, options: dict[str, Value] | None = None) -> dict[str, Any]:
    """The record of a random game but for its last few decisions, made without a server."""
    rules = rules_of(game)
    options = {**defaults(rules.game.options), **(options or {})}
    record = Record(game, rules.edition, options, ["?"] * players, seed)
    state = record.set_up()
    chance = random.Random(seed)
    while not rules.game.over(state):
        seat = rules.game.deciders(state)[0]
        action = chance.choice(rules.game.legal(state, seat))
        record.decisions.append((rules.game.colours[seat], rules.notation.text(state, action)))
        rules.game.apply(state, seat, action)
    del record.decisions[len(record.decisions) - left :]
    return record.to_dict()


def nearly_over(server: RunningServer, *names: str, game: str = "terracotta") -> tuple[list[Client], TableDetail]:
    """Guests at a table whose game needs a few decisions more."""
    guests = [server.guest(name) for name in names]
    table = guests[0].import_record(record_of(game, len(guests), 1, 4), [{"me": True}], access="open")
    for guest in guests[1:]:
        guest.join(table.id)
    return guests, guests[0].start(table.id)
