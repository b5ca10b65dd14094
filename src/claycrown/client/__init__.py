"""A small client of the server's API, for programs.

with Client("http://127.0.0.1:8000") as anna:
    anna.become_guest("Anna")
    table = anna.make_table(game="terracotta", players=2)
    ...
    with anna.live(table.id) as live:
        update = live.update()
        live.decide(update.number, "place craftsman 5")
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from claycrown.client.editions import Editions
from claycrown.client.guide import Guide
from claycrown.client.history import History
from claycrown.client.social import Social
from claycrown.games.message import Message
from claycrown.server.bots.schemas import BotPace, BotsWaiting
from claycrown.server.chat.schemas import Chat
from claycrown.server.clocks.schemas import ClockUpdate, MyHolidays, NewHoliday, Night
from claycrown.server.guide.schemas import GameQuery, GameQueryResult, PreviewRequest, Previews
from claycrown.server.http.schemas import Error, ErrorResponse, SocketRefusal
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
from claycrown.words import FALLBACK, format_message

T = TypeVar("T")

Answer = Acknowledgement | WhyNotResult | Previews | GameQueryResult
ServerMessage = TableChange | ClockUpdate | BotsWaiting | Chat | Update | Answer | SocketRefusal
_told = msgspec.json.Decoder(ServerMessage)


class ServerRefused(Exception):
    """The server refused, and nothing has changed. `code` never changes; `rule` is named where a rule of the game forbids it."""

    def __init__(self, status: int, error: Error) -> None:
        super().__init__(f"{error.code}: {error.message}")
        self.status = status
        self.code = error.code
        self.rule = error.rule
        self.number = error.number
        self.reason = Message(error.reason_id, error.reason_values or {}) if error.reason_id else None
        """Why, as a message of the catalogue."""


class ConnectionLost(Exception):
    """The socket was closed; the code says why, as far as the server did."""

    def __init__(self, code: int) -> None:
        super().__init__(f"the connection was closed ({code})")
        self.code = code


class Client(Editions, History, Guide, Social):
    """One visitor of a server."""

    def __init__(self, url: str, timeout: float = 20) -> None:
        self.url = url.rstrip("/")
        self.http = httpx.Client(base_url=self.url, timeout=timeout)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    # Whatever the API offers

    def call(self, method: str, path: str, answer: type[T], body: Any = None, query: Mapping[str, Any] | None = None) -> T:
        """Send a request to a path below `/api`; the answer has this type, or `ServerRefused` is raised."""
        headers: dict[str, str] = {}
        if method != "GET":
            if "claycrown_csrf" not in self.http.cookies:
                self.http.get("/api/games")
            headers["x-csrf-token"] = self.http.cookies.get("claycrown_csrf") or ""
        content = None
        if body is not None:
            content = msgspec.json.encode(body)
            headers["content-type"] = "application/json"
        given = {name: value for name, value in (query or {}).items() if value is not None}
        response = self.http.request(method, f"/api{path}", content=content, headers=headers, params=given)
        if response.is_success:
            return msgspec.json.decode(response.content or b"null", type=answer)
        try:
            refused = msgspec.json.decode(response.content, type=ErrorResponse)
        except msgspec.DecodeError:
            reason = Message("refusal-unknown", {"status": response.status_code})
            refused = ErrorResponse(
                Error("unknown", format_message(reason, FALLBACK), reason_id=reason.id, reason_values=reason.values)
            )
        raise ServerRefused(response.status_code, refused.error)

    def get(self, path: str, answer: type[T], **query: Any) -> T:
        return self.call("GET", path, answer, query=query)

    def post(self, path: str, answer: type[T], body: Any = None) -> T:
        return self.call("POST", path, answer, body)

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
        """Make a table; `bots` names those that sit at it, with None for a seat that is free, or `seats` says more."""
        seats = list(seats) or [NewSeat(bot=bot) for bot in bots]
        return self.post("/tables", TableDetail, NewTable(game=game, players=players, seats=seats, **settings))

    def find_match(self, game: str, players: int | None = None, pace: str = "live") -> TableDetail:
        """Sit down at the best open table that fits, or at a new one that starts as soon as it is full."""
        return self.post("/matches", TableDetail, {"game": game, "players": players, "pace": pace})

    def waiting(self) -> list[WaitingPlayers]:
        """How many people wait for others, by game and pace."""
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
        """Play at a seat too, for somebody at the same screen."""
        return self.call("PUT", f"/tables/{table_id}/seats/{seat}", TableDetail, {"name": name})

    def invite(self, table_id: str, *names: str) -> TableDetail:
        return self.post(f"/tables/{table_id}/invite", TableDetail, {"names": names})

    def invitation(self, token: str) -> Invitation:
        """What a link invites to; nobody need be signed in."""
        return self.get(f"/invitations/{token}", Invitation)

    def accept_invitation(self, token: str) -> TableDetail:
        return self.post(f"/invitations/{token}", TableDetail)

    def start(self, table_id: str) -> TableDetail:
        return self.post(f"/tables/{table_id}/start", TableDetail)

    def rematch(self, table_id: str) -> TableDetail:
        return self.post(f"/tables/{table_id}/rematch", TableDetail)

    def propose(self, table_id: str, kind: str, number: int | None = None) -> TableDetail:
        """Ask all at the table to `abandon` the game, or to `take_back` to a number."""
        return self.post(f"/tables/{table_id}/proposals", TableDetail, {"kind": kind, "number": number})

    def vote(self, table_id: str, proposal_id: str, agrees: bool) -> TableDetail:
        return self.post(f"/tables/{table_id}/proposals/{proposal_id}", TableDetail, {"agrees": agrees})

    def hand_over(self, table_id: str, seat: int | None = None) -> TableDetail:
        """Have a bot play on until one returns."""
        return self.call("POST", f"/tables/{table_id}/hand-over", TableDetail, query={"seat": seat})

    def resign(self, table_id: str, seat: int | None = None) -> TableDetail:
        """Leave the game for good: a bot plays on to the end, and one ranks behind all who stayed."""
        return self.call("POST", f"/tables/{table_id}/resign", TableDetail, query={"seat": seat})

    def set_bot_pace(self, table_id: str, seconds: float | None) -> None:
        """How long bots take to answer, about; None is as the server says."""
        self.call("PUT", f"/tables/{table_id}/bot-pace", BotPace, {"seconds": seconds})

    def return_to(self, table_id: str, seat: int | None = None) -> TableDetail:
        """Take over again from the bot that plays for one."""
        return self.call("POST", f"/tables/{table_id}/return", TableDetail, query={"seat": seat})

    # Time

    def night(self) -> Night | None:
        return self.get("/me/night", Night | None)  # type: ignore[arg-type]

    def set_night(self, zone: str, begins: int = 22, ends: int = 8) -> Night:
        """Say when one sleeps, in full hours of a time zone: clocks of slow tables pause then, where the table says so."""
        return self.call("PUT", "/me/night", Night, Night(zone=zone, begins=begins, ends=ends))

    def forget_night(self) -> None:
        self.call("DELETE", "/me/night", type(None))

    def holidays(self) -> MyHolidays:
        return self.get("/me/holidays", MyHolidays)

    def add_holiday(self, first: date, last: date, zone: str) -> MyHolidays:
        """Take whole days off: the clocks of one's slow games stand still then."""
        return self.post("/me/holidays", MyHolidays, NewHoliday(first=first, last=last, zone=zone))

    def remove_holiday(self, begins: int) -> MyHolidays:
        return self.call("DELETE", f"/me/holidays/{begins}", MyHolidays)

    # Play. A seat is one of those that one plays; one's own if not named.

    def game(self, table_id: str, after: int | None = None, seat: int | None = None) -> Update:
        """The game as one may see it, and what happened after a number."""
        return self.get(f"/tables/{table_id}/game", Update, after=after, seat=seat)

    def decide(self, table_id: str, answers: int, decision: str, seat: int | None = None) -> Acknowledgement:
        return self.post(
            f"/tables/{table_id}/decisions", Acknowledgement, DecisionRequest(answers=answers, decision=decision, seat=seat)
        )

    def undo(self, table_id: str, answers: int, to: int | None = None, seat: int | None = None) -> Acknowledgement:
        return self.post(f"/tables/{table_id}/undo", Acknowledgement, UndoRequest(answers=answers, to=to, seat=seat))

    def why_not(self, table_id: str, decision: str, seat: int | None = None) -> WhyNotResult:
        return self.post(f"/tables/{table_id}/why-not", WhyNotResult, WhyNotRequest(decision=decision, seat=seat))

    def cookies(self) -> dict[str, str]:
        """The header that tells a socket who one is."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {"Cookie": cookies} if cookies else {}

    @contextmanager
    def live(self, table_id: str, after: int | None = None, seat: int | None = None, previews: bool = False) -> Iterator["Live"]:
        """Watch a table, and play at it; with previews, `Previews` of all choices follow whenever one has to decide."""
        asked = {"after": after, "seat": seat, "previews": 1 if previews else None}
        given = {name: value for name, value in asked.items() if value is not None}
        address = f"ws{self.url.removeprefix('http')}/api/tables/{table_id}/live?{urlencode(given)}"
        with connect(address, additional_headers=self.cookies(), compression=None) as socket:
            yield Live(socket)


class Live:
    """An open socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._news: list[ServerMessage] = []
        self._asked = 0

    def receive(self, timeout: float = 20) -> ServerMessage:
        """The next message, whatever it is; `TimeoutError` if none comes."""
        if self._news:
            return self._news.pop(0)
        return self._receive(timeout)

    def _receive(self, timeout: float) -> ServerMessage:
        try:
            told: ServerMessage = _told.decode(self.socket.recv(timeout))
            return told
        except ConnectionClosed as closed:
            raise ConnectionLost(closed.rcvd.code if closed.rcvd is not None else 1006) from None

    def update(self, number: int = 0, timeout: float = 20) -> Update:
        """The next update of the game that is not older than a number; other messages before it are passed over."""
        while True:
            message = self.receive(timeout)
            if isinstance(message, Update) and message.number >= number and not message.more:
                return message

    def decide(self, answers: int, decision: str, seat: int | None = None, timeout: float = 20) -> Acknowledgement:
        answer = self._ask(DecisionRequest(answers=answers, decision=decision, seat=seat), timeout)
        assert isinstance(answer, Acknowledgement)
        return answer

    def undo(self, answers: int, to: int | None = None, timeout: float = 20) -> Acknowledgement:
        answer = self._ask(UndoRequest(answers=answers, to=to), timeout)
        assert isinstance(answer, Acknowledgement)
        return answer

    def why_not(self, decision: str, timeout: float = 20) -> WhyNotResult:
        answer = self._ask(WhyNotRequest(decision=decision), timeout)
        assert isinstance(answer, WhyNotResult)
        return answer

    def preview(self, answers: int, decisions: Sequence[str], with_view: bool = False, timeout: float = 20) -> Previews:
        answer = self._ask(PreviewRequest(decisions=list(decisions), answers=answers, with_view=with_view), timeout)
        assert isinstance(answer, Previews)
        return answer

    def ask(self, name: str, arguments: dict[str, Any], timeout: float = 20) -> GameQueryResult:
        """What only the game itself can answer."""
        answer = self._ask(GameQuery(name=name, arguments=arguments), timeout)
        assert isinstance(answer, GameQueryResult)
        return answer

    def _ask(self, message: DecisionRequest | UndoRequest | WhyNotRequest | PreviewRequest | GameQuery, timeout: float) -> Answer:
        """Send a message and wait for its answer; what comes before it is kept for `receive`, previews among it."""
        self._asked += 1
        message.ref = str(self._asked)
        self.socket.send(msgspec.json.encode(message).decode())
        while True:
            told = self._receive(timeout)
            if isinstance(told, SocketRefusal):
                raise ServerRefused(0, told.error)
            if isinstance(told, Answer) and told.ref == message.ref:
                return told
            self._news.append(told)
