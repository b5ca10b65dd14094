"""What goes over the wire: chat and notes."""

from typing import Annotated

from msgspec import Meta, Struct

from claycrown.server.http.schemas import Request
from claycrown.server.people.schemas import Person


class ChatMessage(Struct):
    number: Annotated[int, Meta(description="Counts the messages of the table.")]
    person: Person
    text: str
    at: int


class Chat(Struct, tag="chat", tag_field="type", kw_only=True):
    """What was said at a table, oldest first. On the table's socket the latest come by themselves."""

    messages: list[ChatMessage]
    next: Annotated[
        int | None, Meta(description="Older ones are before this number, to be sent as `before`; null if there are none.")
    ]


class NewChatMessage(Request):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ChatSwitch(Request):
    on: bool


class ChatState(Struct):
    on: Annotated[bool, Meta(description="Whether one takes part in chat, at all tables.")]


class WriteNote(Request):
    text: Annotated[str, Meta(max_length=10000)]


class Note(Struct):
    """What one has written down at a table, for oneself."""

    text: str
    at: int | None
