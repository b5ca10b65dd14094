"""Routes: chat and notes."""

from typing import TYPE_CHECKING, Annotated

from litestar import Router
from litestar.params import FromPath, JSONBody, Parameter

from claycrown.server.chat import chat, notes, queries
from claycrown.server.chat.schemas import Chat, ChatState, ChatSwitch, NewChatMessage, Note, WriteNote
from claycrown.server.http.handlers import API, TheDatabase, get, post, put
from claycrown.server.people.access import SignedIn, limited

if TYPE_CHECKING:
    pass

Before = Annotated[int | None, Parameter(ge=0, le=2**31 - 1)]
Limit = Annotated[int, Parameter(ge=1, le=200)]


@get("/tables/{table_id:str}/chat")
async def show_chat(
    table_id: FromPath[str], me: SignedIn, database: TheDatabase, before: Before = None, limit: Limit = 50
) -> Chat:
    """What was said at a table. For those who have not switched chat off."""
    return await database.read(chat.page, table_id, me.id, before, limit)


@post("/tables/{table_id:str}/chat", status_code=204, guards=[limited("decisions")])
async def say(table_id: FromPath[str], data: JSONBody[NewChatMessage], me: SignedIn, database: TheDatabase) -> None:
    """Say something to all at the table. For those who sit there."""
    await database.write(chat.send, table_id, me.id, data.text)


@get("/me/chat")
async def chat_state(me: SignedIn, database: TheDatabase) -> ChatState:
    """Whether one takes part in chat."""
    return ChatState(not await database.read(queries.is_quiet, me.id))


@put("/me/chat")
async def switch_chat(data: JSONBody[ChatSwitch], me: SignedIn, database: TheDatabase) -> ChatState:
    """Take part in chat or, with it off, neither see nor say anything, at any table."""
    await database.write(chat.switch, me.id, data.on)
    return ChatState(data.on)


@get("/tables/{table_id:str}/notes")
async def show_note(table_id: FromPath[str], me: SignedIn, database: TheDatabase) -> Note:
    """What one has written down at a table; nobody else sees it."""
    return await database.read(notes.note, table_id, me.id)


@put("/tables/{table_id:str}/notes")
async def write_note(table_id: FromPath[str], data: JSONBody[WriteNote], me: SignedIn, database: TheDatabase) -> Note:
    """Write something down for oneself."""
    return await database.write(notes.write_note, table_id, me.id, data.text)


router = Router(API, route_handlers=[show_chat, say, chat_state, switch_chat, show_note, write_note], tags=["chat and notes"])
