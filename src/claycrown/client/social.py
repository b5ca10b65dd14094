"""The client's methods for notices, chat, notes, friends, reports, ratings and statistics."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from claycrown.client.api import Api
from claycrown.server.analysis.schemas import AnalysisNews
from claycrown.server.chat.schemas import Chat, ChatState, Note
from claycrown.server.notices.schemas import Channel, MuteState, NoticePage, Offers
from claycrown.server.people.schemas import Person
from claycrown.server.ratings.schemas import GameStatistics, PersonStatistics, RatedGamePage, RatingPage, Rival
from claycrown.server.social.schemas import Friend, HostDesk, Profile


class SocialCalls(Api):
    # Notices

    def notices(self, before: int | None = None, limit: int | None = None) -> NoticePage:
        return self.get("/me/notices", NoticePage, before=before, limit=limit)

    def read_notices(self, up_to: int) -> None:
        self.post("/me/notices/read", type(None), {"up_to": up_to})

    def try_notice(self) -> None:
        self.post("/me/notices/try", type(None))

    @contextmanager
    def live_notices(self) -> Iterator["LiveNotices"]:
        """A socket that receives notices as they are written."""
        with self.open_socket("/me/live") as socket:
            yield LiveNotices(socket)

    def notice_offers(self) -> Offers:
        return self.get("/notices/offers", Offers)

    def channels(self) -> list[Channel]:
        return self.get("/me/channels", list[Channel])

    def add_channel(self, kind: str, target: str, keys: Mapping[str, str] | None = None) -> Channel:
        """Receive notices by `push`, `ntfy`, `discord` or `email`."""
        return self.post("/me/channels", Channel, {"kind": kind, "target": target, "keys": keys})

    def confirm_channel(self, channel_id: str, code: str) -> None:
        self.post(f"/me/channels/{channel_id}/confirm", type(None), {"code": code})

    def try_channel(self, channel_id: str) -> None:
        self.post(f"/me/channels/{channel_id}/try", type(None))

    def remove_channel(self, channel_id: str) -> None:
        self.call("DELETE", f"/me/channels/{channel_id}", type(None))

    def mute(self, table_id: str, muted: bool = True) -> MuteState:
        return self.call("PUT", f"/tables/{table_id}/muted", MuteState, {"muted": muted})

    # Chat and notes

    def chat(self, table_id: str, before: int | None = None, limit: int | None = None) -> Chat:
        return self.get(f"/tables/{table_id}/chat", Chat, before=before, limit=limit)

    def say(self, table_id: str, text: str) -> None:
        self.post(f"/tables/{table_id}/chat", type(None), {"text": text})

    def switch_chat(self, on: bool) -> ChatState:
        return self.call("PUT", "/me/chat", ChatState, {"on": on})

    def note(self, table_id: str) -> Note:
        return self.get(f"/tables/{table_id}/notes", Note)

    def write_note(self, table_id: str, text: str) -> Note:
        return self.call("PUT", f"/tables/{table_id}/notes", Note, {"text": text})

    # Friends, blocks, reports

    def person(self, person_id: str) -> Profile:
        return self.get(f"/people/{person_id}", Profile)

    def friends(self) -> list[Friend]:
        return self.get("/me/friends", list[Friend])

    def ask_friend(self, name: str) -> list[Friend]:
        return self.post("/me/friends", list[Friend], {"name": name})

    def agree_to_friend(self, person_id: str) -> list[Friend]:
        return self.call("PUT", f"/me/friends/{person_id}", list[Friend])

    def remove_friend(self, person_id: str) -> list[Friend]:
        return self.call("DELETE", f"/me/friends/{person_id}", list[Friend])

    def blocked(self) -> list[Person]:
        return self.get("/me/blocked", list[Person])

    def block(self, person_id: str) -> list[Person]:
        return self.call("PUT", f"/me/blocked/{person_id}", list[Person])

    def unblock(self, person_id: str) -> list[Person]:
        return self.call("DELETE", f"/me/blocked/{person_id}", list[Person])

    def report(self, person_id: str, reason: str, text: str = "", table_id: str | None = None) -> None:
        self.post("/reports", type(None), {"person": person_id, "reason": reason, "text": text, "table": table_id})

    def reports(self) -> HostDesk:
        """For administrators."""
        return self.get("/admin/reports", HostDesk)

    def settle(self, report_id: str, outcome: str) -> HostDesk:
        return self.post(f"/admin/reports/{report_id}", HostDesk, {"outcome": outcome})

    def lift(self, person_id: str, kind: str) -> HostDesk:
        return self.call("DELETE", f"/admin/people/{person_id}/sanctions/{kind}", HostDesk)

    # Ratings and statistics

    def ratings(self, game: str, cursor: str | None = None, limit: int | None = None) -> RatingPage:
        return self.get(f"/games/{game}/ratings", RatingPage, cursor=cursor, limit=limit)

    def game_statistics(self, game: str) -> GameStatistics:
        return self.get(f"/games/{game}/statistics", GameStatistics)

    def player_statistics(self, who: str) -> list[PersonStatistics]:
        """`who` is a person's id, or `bot:` and a bot's name."""
        return self.get(f"/players/{who}/statistics", list[PersonStatistics])

    def player_rivals(self, who: str, game: str) -> list[Rival]:
        return self.get(f"/players/{who}/rivals", list[Rival], game=game)

    def player_games(self, who: str, game: str, cursor: str | None = None, limit: int | None = None) -> RatedGamePage:
        return self.get(f"/players/{who}/games", RatedGamePage, game=game, cursor=cursor, limit=limit)


_decoder: msgspec.json.Decoder[NoticePage | AnalysisNews] = msgspec.json.Decoder(NoticePage | AnalysisNews)


class LiveNotices:
    """An open socket for notices."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    def receive(self, timeout: float = 20) -> NoticePage:
        """The next notices, skipping news of analyses."""
        while not isinstance(received := self.receive_any(timeout), NoticePage):
            pass
        return received

    def receive_any(self, timeout: float = 20) -> NoticePage | AnalysisNews:
        return _decoder.decode(self.socket.recv(timeout))
