"""What a notice says, in its reader's language. Nothing of the game itself: who reads it may sit beside another player."""

from dataclasses import dataclass

from claycrown.games.message import Message, Value
from claycrown.server.notices.queries import DeliveryRow
from claycrown.server.people import names
from claycrown.words import format_message, title_of


@dataclass(frozen=True, slots=True)
class Words:
    """A notice as it is sent."""

    key: str
    """The same each time it is tried: who gets it twice can tell."""
    topic: str
    """Of the table: a later notice takes the place of an earlier one."""
    title: str
    subject: str
    """Of an e-mail, which has no title."""
    text: str
    link: str
    """Empty where the host has not said how people reach the server."""


def words(row: DeliveryRow, public_url: str) -> Words:
    """From a delivery that was taken on."""
    language = row.language
    what = Message(f"notice-{row.what.replace('_', '-')}")
    if row.game is not None:
        name = names.clean(row.name or "")  # it may have been given before names were cleaned
        values: dict[str, Value] = {"what": what, "table": name, "game": title_of(row.game, language)}
        what = Message("notice-of-table" if name else "notice-of-game", values)
    link = public_url.rstrip("/")
    if link and row.table_id is not None:
        link = f"{link}/tables/{row.table_id}"
    title, subject, text = (
        format_message(message, language)
        for message in (Message("app-brand"), Message("notice-subject", {"told": what}), Message("notice-text", {"told": what}))
    )
    return Words(f"{row.notice_id}-{row.channel_id}", row.table_id or "claycrown", title, subject, text, link)


def code_words(code: str, language: str | None) -> tuple[str, str]:
    """Subject and text of the e-mail that asks whether an address is its owner's."""
    subject = Message("notice-subject", {"told": Message("notice-code-subject")})
    return format_message(subject, language), format_message(Message("notice-code", {"code": code}), language)
