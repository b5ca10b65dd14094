"""What a notice says. Nothing of the game itself: who reads it may sit beside another player."""

from dataclasses import dataclass

from claycrown.games import title
from claycrown.server.notices.queries import DeliveryRow
from claycrown.server.notices.wire import NoticeKind
from claycrown.server.people import names

TITLE = "Clay & Crown"

SENTENCES = {
    NoticeKind.TURN: "It is your turn",
    NoticeKind.STARTED: "The game has started",
    NoticeKind.OVER: "The game is over",
    NoticeKind.ABANDONED: "The game was abandoned",
    NoticeKind.INVITED: "You are invited",
    NoticeKind.ASKED: "You are asked to agree to something",
    NoticeKind.SENT_AWAY: "The owner of the table has sent you away",
    NoticeKind.TAKEN_BACK: "The game was taken back",
    NoticeKind.HANDED: "A bot plays for somebody now",
    NoticeKind.RESIGNED: "Somebody has resigned",
    NoticeKind.FRIEND_ASKED: "Somebody asks to be your friend",
    NoticeKind.FRIENDS: "Somebody agreed to be your friend",
    NoticeKind.REPORTED: "Somebody was reported",
    NoticeKind.TEST: "This is what a notice looks like",
}


@dataclass(frozen=True, slots=True)
class Words:
    """A notice as it is sent."""

    key: str
    """The same each time it is tried: who gets it twice can tell."""
    topic: str
    """Of the table: a later notice takes the place of an earlier one."""
    title: str
    text: str
    link: str
    """Empty where the host has not said how people reach the server."""


def words(row: DeliveryRow, public_url: str) -> Words:
    """From a delivery that was taken on."""
    text = SENTENCES[row.what]
    if row.game is not None:
        game = title(row.game)
        name = names.clean(row.name or "")  # it may have been given before names were cleaned
        text = f"{text}: {name} ({game})" if name else f"{text}: {game}"
    link = public_url.rstrip("/")
    if link and row.table_id is not None:
        link = f"{link}/tables/{row.table_id}"
    return Words(f"{row.notice_id}-{row.channel_id}", row.table_id or "claycrown", TITLE, f"{text}.", link)
