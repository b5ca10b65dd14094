"""A client of the server's API, for programs in Python.

with Client("http://127.0.0.1:8000") as anna:
    anna.become_guest("Anna")
    table = anna.make_table(game="terracotta", players=2)
    ...
    with anna.live(table.id) as live:
        update = live.update()
        live.decide(update.number, "place craftsman 5")
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from typing import Any, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from claycrown.client.api import ServerRefused
from claycrown.client.editions import EditionCalls
from claycrown.client.guide import GuideCalls
from claycrown.client.history import HistoryCalls
from claycrown.client.social import SocialCalls
from claycrown.server.bots.schemas import BotPace, BotsWaiting
from claycrown.server.chat.schemas import Chat
from claycrown.server.clocks.schemas import ClockUpdate, MyHolidays, NewHoliday, Night
from claycrown.server.guide.schemas import GameQuery, GameQueryResult, PreviewRequest, Previews
from claycrown.server.http.schemas import SocketRefusal
from claycrown.server.lobby.schemas import (
    GameInfo,
    Invitation,
    NewSeat,
    NewTable,
    TableChange,
    TableDetail,
    TablePage,
    WaitingPlayers,
)
from claycrown.server.people.schemas import Me
from claycrown.server.play.schemas import Acknowledgement, DecisionRequest, UndoRequest, Update, WhyNotRequest, WhyNotResult

__all__ = ["Client", "ConnectionLost", "Live", "ServerRefused"]

A = TypeVar("A", bound="Answer")

Answer = Acknowledgement | WhyNotResult | Previews | GameQueryResult
ServerMessage = TableChange | ClockUpdate | BotsWaiting | Chat | Update | Answer | SocketRefusal
_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class ConnectionLost(Exception):
    """The socket was closed, with the code that the server gave as its reason."""

    def __init__(self, code: int) -> None:
        super().__init__(f"the connection was closed ({code})")
        self.code = code


class Client(EditionCalls, HistoryCalls, GuideCalls, SocialCalls):
    """A visitor of a server. Every method is one request; see the server's own documentation of its API."""

    # People

    def become_guest(self, name: str) -> Me:
        return self.post("/guests", Me, {"name": name})

    def make_account(self, name: str, password: str, email: str | None = None) -> Me:
        return self.post("/accounts", Me, {"name": name, "password": password, "email": email})

    def sign_in(self, name: str, password: str) -> Me:
        return self.post("/session", Me, {"name": name, "password": password})

    def sign_out(self) -> None:
        self.call("DELETE", "/session", type(None))

    def sign_out_everywhere(self) -> None:
        self.call("DELETE", "/sessions", type(None))

    def me(self) -> Me:
        return self.get("/me", Me)

    def change_me(self, **changes: str) -> Me:
        return self.call("PATCH", "/me", Me, changes)

    def my_data(self) -> dict[str, Any]:
        return self.get("/me/data", dict[str, Any])

    def delete_me(self, password: str | None = None) -> None:
        self.post("/me/delete", type(None), {"password": password})

    # Tables

    def games(self) -> list[GameInfo]:
        return self.get("/games", list[GameInfo])

    def tables(self, **query: Any) -> TablePage:
        return self.get("/tables", TablePage, **query)

    def expected_tables(self) -> TablePage:
        return self.get("/tables/expected", TablePage)

    def make_table(
        self, game: str, players: int, bots: Sequence[str | None] = (), seats: Sequence[NewSeat] = (), **settings: Any
    ) -> TableDetail:
        """Make a table, with `bots` as the names of its bots, None for a free seat, or with `seats` for more detail."""
        seats = list(seats) or [NewSeat(bot=bot) for bot in bots]
        return self.post("/tables", TableDetail, NewTable(game=game, players=players, seats=seats, **settings))

    def find_match(self, game: str, players: int | None = None, pace: str = "live") -> TableDetail:
        """Join the best open table that fits, or a new one that starts as soon as it is full."""
        return self.post("/matches", TableDetail, {"game": game, "players": players, "pace": pace})

    def waiting(self) -> list[WaitingPlayers]:
        """How many people are waiting for opponents, by game and pace."""
        return self.get("/matches", list[WaitingPlayers])

    def table(self, table_id: str) -> TableDetail:
        return self.get(f"/tables/{table_id}", TableDetail)

    def join(self, table_id: str, seat: int | None = None) -> TableDetail:
        return self.post(f"/tables/{table_id}/join", TableDetail, {"seat": seat})

    def leave(self, table_id: str) -> None:
        self.post(f"/tables/{table_id}/leave", type(None))

    def kick(self, table_id: str, seat: int) -> TableDetail:
        return self.post(f"/tables/{table_id}/seats/{seat}/kick", TableDetail)

    def set_bot(self, table_id: str, seat: int, bot: str | None) -> TableDetail:
        return self.call("PUT", f"/tables/{table_id}/seats/{seat}", TableDetail, {"bot": bot})

    def keep_seat(self, table_id: str, seat: int, name: str) -> TableDetail:
        """Also play this seat, for somebody at the same screen."""
        return self.call("PUT", f"/tables/{table_id}/seats/{seat}", TableDetail, {"name": name})

    def invite(self, table_id: str, *names: str) -> TableDetail:
        return self.post(f"/tables/{table_id}/invite", TableDetail, {"names": names})

    def invitation(self, token: str) -> Invitation:
        """The table that a link invites to; requires no sign-in."""
        return self.get(f"/invitations/{token}", Invitation)

    def accept_invitation(self, token: str) -> TableDetail:
        return self.post(f"/invitations/{token}", TableDetail)

    def start(self, table_id: str) -> TableDetail:
        return self.post(f"/tables/{table_id}/start", TableDetail)

    def rematch(self, table_id: str) -> TableDetail:
        return self.post(f"/tables/{table_id}/rematch", TableDetail)

    def propose(self, table_id: str, kind: str, number: int | None = None) -> TableDetail:
        """Ask everybody at the table to `abandon` the game, or to `take_back` to a number."""
        return self.post(f"/tables/{table_id}/proposals", TableDetail, {"kind": kind, "number": number})

    def vote(self, table_id: str, proposal_id: str, agrees: bool) -> TableDetail:
        return self.post(f"/tables/{table_id}/proposals/{proposal_id}", TableDetail, {"agrees": agrees})

    def hand_over(self, table_id: str, seat: int | None = None) -> TableDetail:
        """Let a bot play until you return."""
        return self.call("POST", f"/tables/{table_id}/hand-over", TableDetail, query={"seat": seat})

    def resign(self, table_id: str, seat: int | None = None) -> TableDetail:
        """Leave the game for good: a bot plays to the end, and you rank behind all who stayed."""
        return self.call("POST", f"/tables/{table_id}/resign", TableDetail, query={"seat": seat})

    def set_bot_pace(self, table_id: str, seconds: float | None) -> None:
        """Roughly how long bots take to answer; None for the server's default."""
        self.call("PUT", f"/tables/{table_id}/bot-pace", BotPace, {"seconds": seconds})

    def return_to(self, table_id: str, seat: int | None = None) -> TableDetail:
        """Take over from the bot that plays for you."""
        return self.call("POST", f"/tables/{table_id}/return", TableDetail, query={"seat": seat})

    # Time

    def night(self) -> Night | None:
        return self.get("/me/night", Night | None)  # type: ignore[arg-type]

    def set_night(self, zone: str, begins: int = 22, ends: int = 8) -> Night:
        """Your night, in full hours of a time zone: the clocks of slow tables that allow it pause during it."""
        return self.call("PUT", "/me/night", Night, Night(zone=zone, begins=begins, ends=ends))

    def forget_night(self) -> None:
        self.call("DELETE", "/me/night", type(None))

    def holidays(self) -> MyHolidays:
        return self.get("/me/holidays", MyHolidays)

    def add_holiday(self, first: date, last: date, zone: str) -> MyHolidays:
        """Take whole days off, during which the clocks of your slow games stand still."""
        return self.post("/me/holidays", MyHolidays, NewHoliday(first=first, last=last, zone=zone))

    def remove_holiday(self, begins: int) -> MyHolidays:
        return self.call("DELETE", f"/me/holidays/{begins}", MyHolidays)

    # Playing. `seat` is needed by those who play several.

    def game(self, table_id: str, after: int | None = None, seat: int | None = None) -> Update:
        """The game as you may see it, and what happened after a number."""
        return self.get(f"/tables/{table_id}/game", Update, after=after, seat=seat)

    def decide(self, table_id: str, answers: int, decision: str, seat: int | None = None) -> Acknowledgement:
        return self.post(
            f"/tables/{table_id}/decisions", Acknowledgement, DecisionRequest(answers=answers, decision=decision, seat=seat)
        )

    def undo(self, table_id: str, answers: int, to: int | None = None, seat: int | None = None) -> Acknowledgement:
        return self.post(f"/tables/{table_id}/undo", Acknowledgement, UndoRequest(answers=answers, to=to, seat=seat))

    def why_not(self, table_id: str, decision: str, seat: int | None = None) -> WhyNotResult:
        return self.post(f"/tables/{table_id}/why-not", WhyNotResult, WhyNotRequest(decision=decision, seat=seat))

    @contextmanager
    def live(self, table_id: str, after: int | None = None, seat: int | None = None, previews: bool = False) -> Iterator["Live"]:
        """Watch a table and play at it. With `previews`, `Previews` of all choices follow whenever you have to decide."""
        previewing = 1 if previews else None
        with self.open_socket(f"/tables/{table_id}/live", after=after, seat=seat, previews=previewing) as socket:
            yield Live(socket)


class Live:
    """An open socket of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._unread: list[ServerMessage] = []
        self._requests = 0

    def receive(self, timeout: float = 20) -> ServerMessage:
        """The next message of any kind; `TimeoutError` if none comes."""
        return self._unread.pop(0) if self._unread else self._receive(timeout)

    def _receive(self, timeout: float) -> ServerMessage:
        try:
            return _decoder.decode(self.socket.recv(timeout))
        except ConnectionClosed as closed:
            raise ConnectionLost(closed.rcvd.code if closed.rcvd is not None else 1006) from None

    def update(self, number: int = 0, timeout: float = 20) -> Update:
        """The next update of the game from this number on, skipping all other messages before it."""
        while True:
            message = self.receive(timeout)
            if isinstance(message, Update) and message.number >= number and not message.more:
                return message

    def decide(self, answers: int, decision: str, seat: int | None = None, timeout: float = 20) -> Acknowledgement:
        return self._ask(DecisionRequest(answers=answers, decision=decision, seat=seat), Acknowledgement, timeout)

    def undo(self, answers: int, to: int | None = None, timeout: float = 20) -> Acknowledgement:
        return self._ask(UndoRequest(answers=answers, to=to), Acknowledgement, timeout)

    def why_not(self, decision: str, timeout: float = 20) -> WhyNotResult:
        return self._ask(WhyNotRequest(decision=decision), WhyNotResult, timeout)

    def preview(self, answers: int, decisions: Sequence[str], with_view: bool = False, timeout: float = 20) -> Previews:
        return self._ask(PreviewRequest(decisions=list(decisions), answers=answers, with_view=with_view), Previews, timeout)

    def ask(self, name: str, arguments: dict[str, Any], timeout: float = 20) -> GameQueryResult:
        """Ask something that only this game can answer."""
        return self._ask(GameQuery(name=name, arguments=arguments), GameQueryResult, timeout)

    def _ask(
        self,
        message: DecisionRequest | UndoRequest | WhyNotRequest | PreviewRequest | GameQuery,
        answer: type[A],
        timeout: float,
    ) -> A:
        """Send a message and wait for its answer; `receive` returns the messages that came before it."""
        self._requests += 1
        message.ref = str(self._requests)
        self.socket.send(msgspec.json.encode(message).decode())
        while True:
            received = self._receive(timeout)
            if isinstance(received, SocketRefusal):
                raise ServerRefused(0, received.error)
            if isinstance(received, answer) and received.ref == message.ref:
                return received
            self._unread.append(received)
