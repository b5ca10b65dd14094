"""What goes over the wire: notices."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from claycrown.games.message import Message
from claycrown.server.http.schemas import Request
from claycrown.server.people.schemas import Person


class ChannelKind(StrEnum):
    """How somebody can be told, besides in the page."""

    PUSH = "push"
    NTFY = "ntfy"
    DISCORD = "discord"
    EMAIL = "email"


class NoticeKind(StrEnum):
    """What somebody is told."""

    TURN = "turn"
    STARTED = "started"
    OVER = "over"
    ABANDONED = "abandoned"
    INVITED = "invited"
    ASKED = "asked"
    SENT_AWAY = "sent_away"
    TAKEN_BACK = "taken_back"
    HANDED = "handed"
    RESIGNED = "resigned"
    REMOVED = "removed"
    FRIEND_ASKED = "friend_asked"
    FRIENDS = "friends"
    REPORTED = "reported"
    TEST = "test"


class Notice(Struct):
    """Something that one is told."""

    id: int
    kind: NoticeKind
    table: str | None
    name: Annotated[str | None, Meta(description="The table's.")]
    game: str | None
    number: Annotated[int, Meta(description="Where the game stood.")]
    at: int
    read: bool
    by: Annotated[Person | None, Meta(description="Who invites, asks or has left, where somebody does.")] = None


class NoticePage(Struct, tag="notices", tag_field="type", kw_only=True):
    """Notices, latest first. On the socket `/api/me/live` the latest come by themselves whenever there is another."""

    notices: list[Notice]
    unread: int
    next: Annotated[int | None, Meta(description="Where the next part begins, to be sent as `before`; null at the end.")]


class ReadMark(Request):
    """All notices up to this one have been read."""

    up_to: Annotated[int, Meta(ge=0, le=2**53)]


class Offers(Struct):
    """How people can be told here, besides in the page."""

    push: Annotated[
        str | None, Meta(description="The key that a browser needs to subscribe; null where the host has no Web Push.")
    ]
    webhooks: list[ChannelKind]
    email: bool


class PushKeys(Struct):
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class NewChannel(Request):
    """A way to be told."""

    kind: ChannelKind
    target: Annotated[
        str,
        Meta(
            description="The endpoint of a push subscription, the address of a ntfy topic or Discord webhook, an e-mail address.",
            min_length=1,
            max_length=2000,
        ),
    ]
    keys: Annotated[PushKeys | None, Meta(description="Of a push subscription.")] = None


class Channel(Struct):
    id: str
    kind: ChannelKind
    shown: Annotated[str, Meta(description="Where it leads, without what is secret about it.")]
    confirmed: Annotated[bool, Meta(description="An e-mail address needs to be, by the code that was sent to it.")]
    created_at: int
    worked_at: Annotated[int | None, Meta(description="When something was last sent.")]
    trouble: Annotated[Message | None, Meta(description="Why the last try failed, if it did.")]


class Confirmation(Request):
    code: Annotated[str, Meta(max_length=40)]


class MuteRequest(Request):
    muted: bool


class MuteState(Struct):
    muted: bool
