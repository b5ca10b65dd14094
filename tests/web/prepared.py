"""Tables at a late moment, without the way there in a page: bots play a game in this process, the server takes it as a record,
checks every decision, and whoever sits there plays on.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from claycrown import bots
from claycrown.client import Client
from claycrown.games.options import defaults
from claycrown.record.records import Record
from claycrown.rules import rules_of
from tests.web.vocabulary import finish

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
"""People, in seat order."""
RIVAL = "greedy"
"""Plays well enough to fill a table."""
PLAYERS = 4
MIDDLE = {"terracotta": 160, "xidit": 60}
"""So many entries: enough on the board to see."""


class Played(NamedTuple):
    """A whole game between bots."""

    record: dict[str, Any]
    alone: list[int]
    """After how many decisions everything waits for seat 0."""

    def last_round(self) -> int:
        """As many decisions as can be made before everybody makes their last one."""
        colours = [colour for colour, _ in self.record["decisions"]]
        return min(len(colours) - 1 - colours[::-1].index(colour) for colour in set(colours))

    def cut(self, decisions: int, names: Sequence[str]) -> dict[str, Any]:
        """The record of its beginning, as if these had played it."""
        seats = [{**seat, "player": name} for seat, name in zip(self.record["seats"], names, strict=False)]
        return {**self.record, "seats": seats, "decisions": self.record["decisions"][:decisions]}


@cache
def played(name: str, players: int) -> Played:
    """Always the same game. Where several decide at once, seat 0 is the last."""
    rules = rules_of(name)
    game, notation = rules.game, rules.notation
    record = Record(name, rules.edition, defaults(game.options), [RIVAL] * players, seed=1)
    rivals = [bots.make(RIVAL, name, seat) for seat in range(players)]
    state = record.set_up()
    alone: list[int] = []
    while not game.over(state):
        waiting = list(game.deciders(state))
        if waiting == [0]:
            alone.append(len(record.decisions))
        seat = waiting[-1]
        action = rivals[seat].decide(game.view(state, seat), seat)
        record.decisions.append((game.colours[seat], notation.text(state, action)))
        game.apply(state, seat, action)
    return Played(record.to_dict(), alone)


def at_one_screen(client: Client, game: str, players: int, decisions: int = 0) -> str:
    """A table where a client plays all seats, after so many decisions; gives its id."""
    return _sit_down([client], played(game, players).cut(decisions, NAMES))


def nearly_over(clients: Sequence[Client], game: str, players: int) -> str:
    """A table where everybody decides a last time; the first client plays for those who have not come. Gives its id."""
    whole = played(game, players)
    return _sit_down(clients, whole.cut(whole.last_round(), NAMES))


def _sit_down(clients: Sequence[Client], record: dict[str, Any]) -> str:
    first, *others = clients
    table = first.import_record(record, [{"me": True}])
    for client in others:
        client.accept_invitation(table.invitation or "")
        client.join(table.id)
    for seat in range(len(clients), len(table.seats)):
        first.keep_seat(table.id, seat, NAMES[seat])
    return first.start(table.id).id


def against_bots(client: Client, game: str, players: int, entries: int) -> str:
    """A table against bots where everything waits for the client, after so many entries or soon after; gives its id."""
    return _against_bots(client, game, players, next(moment for moment in played(game, players).alone if moment >= entries))


def against_bots_before(client: Client, game: str, players: int, decision: str) -> str:
    """A table against bots where seat 0 is asked for a decision that begins so, late in the game; gives its id."""
    whole = played(game, players)
    moments = [moment for moment in whole.alone if whole.record["decisions"][moment][1].split()[0] == decision]
    return _against_bots(client, game, players, moments[len(moments) * 2 // 3])


def last_turn_against_bots(client: Client, game: str, players: int) -> str:
    """A table against bots where the client has to decide for the last time; gives its id."""
    return _against_bots(client, game, players, played(game, players).alone[-1])


def _against_bots(client: Client, game: str, players: int, decisions: int) -> str:
    rivals = players - 1
    record = played(game, players).cut(decisions, [NAMES[0], *[RIVAL] * rivals])
    return client.start(client.import_record(record, [{"me": True}, *[{"bot": RIVAL}] * rivals]).id).id


class Showcase:
    """Tables that tests only look at, so that they can share them. Anna plays at them, against bots."""

    def __init__(self, anna: Client) -> None:
        self.anna = anna
        self._tables: dict[tuple[str, str], str] = {}

    def begun(self, game: str, players: int) -> str:
        """A few entries; gives its id, as the others do."""
        return self._once(f"{players} have begun", game, lambda: against_bots(self.anna, game, players, 5))

    def in_the_middle(self, game: str) -> str:
        return self._once("middle", game, lambda: against_bots(self.anna, game, PLAYERS, MIDDLE[game]))

    def about_to(self, game: str, players: int, decision: str) -> str:
        return self._once(f"{players} {decision}", game, lambda: against_bots_before(self.anna, game, players, decision))

    def over(self, game: str) -> str:
        return self._once("over", game, lambda: self._play_to_the_end(last_turn_against_bots(self.anna, game, PLAYERS)))

    def _once(self, moment: str, game: str, make: Callable[[], str]) -> str:
        if (moment, game) not in self._tables:
            self._tables[moment, game] = make()
        return self._tables[moment, game]

    def _play_to_the_end(self, table_id: str) -> str:
        finish([self.anna], table_id)
        return table_id
