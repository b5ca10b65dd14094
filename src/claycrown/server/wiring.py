"""The parts of a server, made to hear of each other: of games (hooks), of what changed (topics of the hub), of who leaves.

The order matters where two parts hear of the same: clocks come before bots, for whoever has just run out of time has a bot that
is to decide.
"""

from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from claycrown.server.analysis import analyses
from claycrown.server.analysis.analyses import Analyses
from claycrown.server.analysis.schemas import AnalysisNews
from claycrown.server.bots.schemas import BotsWaiting
from claycrown.server.bots.work import BotsAtWork
from claycrown.server.chat import chat, notes
from claycrown.server.clocks import clocks, holidays
from claycrown.server.clocks import personal_data as clock_data
from claycrown.server.clocks.absences import Absences
from claycrown.server.clocks.clocks import Clocks
from claycrown.server.editions import editions
from claycrown.server.http.schemas import encode
from claycrown.server.live.hub import Watcher
from claycrown.server.live.presence import note_presence
from claycrown.server.lobby import agreements, leaving
from claycrown.server.lobby import personal_data as table_data
from claycrown.server.notices import channels
from claycrown.server.notices.delivery import Delivery
from claycrown.server.notices.outbox import Outbox
from claycrown.server.operations import metrics
from claycrown.server.operations.metrics import Metrics
from claycrown.server.people import relations
from claycrown.server.player_statistics.finished import FinishedGames
from claycrown.server.player_statistics.statistics import StatisticsService
from claycrown.server.puzzles import streaks
from claycrown.server.ratings import ratings
from claycrown.server.social import reports
from claycrown.server.tables.seats import visible_table

if TYPE_CHECKING:
    from claycrown.server.core import Server

LATEST = 20
"""Notices and messages that are sent on a socket at a time. Each has its number: a client passes over those it has."""


def add_agreements(server: "Server") -> None:
    server.events.subscribe(agreements.lapse, "over")
    server.personal_data.add("decisions", table_data.decisions_of)
    server.personal_data.add("votes", table_data.votes_of)


def add_notices(server: "Server") -> Delivery:
    """Notices are written with what they tell of, sent in the background, and shown on a person's socket; gives the sender."""
    delivery = Delivery(server.database, server.config)
    outbox = Outbox(server.config.notices)
    server.events.subscribe(outbox.started, "started")
    server.events.subscribe(outbox.moved, "moved")
    server.events.subscribe(outbox.ended, "over", "abandoned")
    server.background += [delivery.work, delivery.tidy]

    async def send_notices(watcher: Watcher) -> None:
        if not watcher.table_id and watcher.person_id is not None:
            await watcher.socket.send(encode(await server.database.read(channels.page, watcher.person_id, None, LATEST)))

    server.hub.add_topic("notice", send_notices)
    server.personal_data.add("notices", channels.export, channels.forget)
    return delivery


def add_chat(server: "Server") -> None:
    async def send_chat(watcher: Watcher) -> None:
        messages = await server.database.read(chat.latest, watcher.table_id, watcher.person_id, LATEST)
        if messages is not None:
            await watcher.socket.send(encode(messages))

    server.hub.add_topic("chat", send_chat)
    server.personal_data.add("chat", chat.export_messages, chat.forget)
    server.personal_data.add("notes", notes.export_notes, notes.forget)


def add_editions(server: "Server") -> None:
    server.personal_data.add("editions", editions.export, editions.forget)


def add_ratings(server: "Server") -> None:
    server.events.subscribe(ratings.on_event, "over", "abandoned")
    server.personal_data.add("ratings", ratings.export, ratings.forget)


def add_puzzles(server: "Server") -> None:
    server.personal_data.add("puzzles", streaks.export, streaks.forget)


def add_analyses(server: "Server") -> Analyses:
    made = Analyses(server.database, server.positions, server.workers, server.config.limits.analyses)
    server.background.append(made.work)

    async def send_news(watcher: Watcher) -> None:
        if not watcher.table_id:
            await watcher.socket.send(encode(AnalysisNews()))

    server.hub.add_topic(analyses.TOPIC, send_news)
    server.personal_data.add("analyses", analyses.export, analyses.forget)
    return made


def add_statistics(server: "Server") -> StatisticsService:
    finished = FinishedGames(server.database, server.positions, server.analyses)
    server.events.subscribe(finished.on_event, "over")
    server.background.append(finished.work)
    return StatisticsService(server.database, finished, server.analyses)


def add_people(server: "Server") -> None:
    """Who is here is noted; what people are to each other is theirs."""
    server.background.append(lambda: note_presence(server.database, server.hub))
    server.personal_data.add("relations", relations.export, relations.forget)
    server.personal_data.add("reports", reports.export, reports.forget)


def add_clocks_and_bots(server: "Server") -> tuple[Absences, BotsAtWork]:
    bots = BotsAtWork(server.database, server.positions, server.decisions, server.workers, server.config.bots, server.secret)
    absences = Absences(server.positions, bots.refresh)
    keeper = Clocks(server.database, absences)
    server.events.subscribe(keeper.on_event, "started", "moved", "over", "abandoned")
    server.events.subscribe(bots.moved, "started", "moved")
    server.events.subscribe(bots.abandoned, "abandoned")
    server.decisions.arrivals.append(absences.arrive)
    absences.taken_over.append(partial(agreements.settle, server.decisions))
    server.background += [keeper.watch, bots.work, lambda: leaving.remove_deleted(server.database, absences)]

    async def send_clocks(watcher: Watcher) -> None:
        await watcher.socket.send(encode(await server.database.read(clocks.message, watcher.table_id, watcher.person_id)))

    def waiting(connection: Connection, table_id: str, person_id: str | None) -> BotsWaiting:
        visible_table(connection, table_id, person_id)
        return BotsWaiting(table=table_id, waiting=bots.waiting(connection, table_id))

    async def send_waiting(watcher: Watcher) -> None:
        await watcher.socket.send(encode(await server.database.read(waiting, watcher.table_id, watcher.person_id)))

    server.hub.add_topic("clocks", send_clocks)
    server.hub.add_topic("bots", send_waiting)
    server.personal_data.add("tables", table_data.tables_of, partial(table_data.forget, absences))
    server.personal_data.add("night", clock_data.night_of, clock_data.forget_night)
    server.personal_data.add("holidays", holidays.export, holidays.forget)
    return absences, bots


def add_metrics(server: "Server") -> Metrics:
    """Count what happens, and notice when a backup is put back."""
    counted = Metrics()
    counted.sockets.set_function(lambda: server.sockets.total)
    counted.waiting.set_function(lambda: server.database.waiting)
    server.events.subscribe(counted.moved, "moved")
    server.events.subscribe(counted.started_or_ended, "started", "over", "abandoned")
    server.database.on_restored = server.positions.forget
    if not server.database.is_postgres:
        server.background.append(lambda: metrics.look_for_restored(server.database))
    return counted
