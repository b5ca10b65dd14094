"""What is around the game, as parts of the server: notices, chat, notes, ratings, statistics."""

from typing import TYPE_CHECKING

from claycrown.server import chat, people, ratings
from claycrown.server.live import Watcher
from claycrown.server.notices import channels
from claycrown.server.notices.delivery import Delivery
from claycrown.server.notices.outbox import Outbox
from claycrown.server.updates import encode

if TYPE_CHECKING:
    from claycrown.server.core import Server

LATEST = 20
"""Notices and messages that are sent on a socket at a time. Each has its number: a client passes over those it has."""

FORGET = (channels.forget, chat.forget, ratings.forget)


def register(server: "Server") -> Delivery:
    """Have them hear of what they need; gives what sends notices."""
    delivery = Delivery(server.database, server.config)
    server.hooks.add(Outbox(server.config.notices).hear)
    server.hooks.add(ratings.hear)
    server.background += [delivery.work, delivery.tidy]

    async def send_notices(watcher: Watcher) -> None:
        if not watcher.table_id and watcher.person_id is not None:
            await watcher.socket.send(encode(await server.database.read(channels.page, watcher.person_id, None, LATEST)))

    async def send_chat(watcher: Watcher) -> None:
        said = await server.database.read(chat.latest, watcher.table_id, watcher.person_id, LATEST)
        if said is not None:
            await watcher.socket.send(encode(said))

    server.hub.add_topic("notice", send_notices)
    server.hub.add_topic("chat", send_chat)
    people.EXPORTS |= {
        "notices": channels.export,
        "chat": chat.export_messages,
        "notes": chat.export_notes,
        "ratings": ratings.export,
    }
    people.ERASURES += [forget for forget in FORGET if forget not in people.ERASURES]
    return delivery
