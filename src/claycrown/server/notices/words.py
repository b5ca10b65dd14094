"""What a notice says. Nothing of the game itself: who reads it may sit beside another player."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row

from claycrown.games import title
from claycrown.server.notices import outbox
from claycrown.server.notices.queries import TURN
from claycrown.server.people import names

TITLE = "Clay & Crown"

SENTENCES = {
    TURN: "It is your turn",
    outbox.STARTED: "The game has started",
    outbox.OVER: "The game is over",
    outbox.ABANDONED: "The game was abandoned",
    outbox.INVITED: "You are invited",
    outbox.ASKED: "You are asked to agree to something",
    outbox.SENT_AWAY: "The owner of the table has sent you away",
    outbox.TAKEN_BACK: "The game was taken back",
    outbox.TEST: "This is what a notice looks like",
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


def words(row: Row[Any], public_url: str) -> Words:
    """From a delivery that was taken on."""
    text = SENTENCES[row.what]
    if row.table_id is not None:
        game = title(row.game)
        name = names.clean(row.name or "")  # it may have been given before names were cleaned
        text = f"{text}: {name} ({game})" if name else f"{text}: {game}"
    link = public_url.rstrip("/")
    if link and row.table_id is not None:
        link = f"{link}/tables/{row.table_id}"
    return Words(f"{row.notice_id}-{row.channel_id}", row.table_id or "claycrown", TITLE, f"{text}.", link)
