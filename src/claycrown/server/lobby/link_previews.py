"""What a link to a table shows where it is posted: of tables that wait for players, invitations, and finished games, as far as
everybody may know of them. Of anything else there is nothing to tell, as of an address that never was.
"""

import re

from sqlalchemy import Connection

from claycrown.games import game, titles
from claycrown.games.message import Message, Value
from claycrown.guide import guide
from claycrown.guide.contract import Guide
from claycrown.server.http.browser import KnownPage, Preview
from claycrown.server.people import accounts
from claycrown.server.people.access import TOKEN_LENGTH
from claycrown.server.tables import queries
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.schemas import Status
from claycrown.words import format_if_known, format_message, title_of

TABLE = re.compile(r"/tables/(?P<table>[0-9a-z]{1,12})(?:/replay)?/?")
INVITATION = re.compile(r"/join/(?P<token>[0-9A-Za-z_-]{1,32})/?")


def has_preview(path: str) -> bool:
    """Pages of this kind may have one: others need no question to the database."""
    return TABLE.fullmatch(path) is not None or INVITATION.fullmatch(path) is not None


def known_page(connection: Connection, path: str, session: str) -> KnownPage:
    """Of a page's address: to everybody, and to the visitor of that session."""
    shown = preview(connection, path)
    found = TABLE.fullmatch(path)
    visitor = accounts.visitor(connection, session) if found and 0 < len(session) <= TOKEN_LENGTH else None
    table = queries.visible_table(connection, found["table"], visitor.id) if found and visitor else None
    return KnownPage(shown, table.game if table else shown.game if shown else None)


def preview(connection: Connection, path: str) -> Preview | None:
    """Of a page's address. Whether there is something to tell is a single question to the database."""
    if found := TABLE.fullmatch(path):
        table = queries.public_table(connection, found["table"])
    elif found := INVITATION.fullmatch(path):
        table = queries.by_invitation(connection, found["token"], None)
    else:
        return None
    invited = "token" in found.groupdict()
    if table is None or table.game not in titles() or (invited and table.status not in (Status.OPEN, Status.RUNNING)):
        return None
    return _of(table, invited)


def _of(table: TableRow, invited: bool) -> Preview:
    players = game(table.game).player_counts
    kind = "invited" if invited else "over" if table.status is Status.OVER else "open"
    own = f"{table.game}-about"
    about = Message(
        "app-game-about" if format_if_known(own) is None else own,
        {"fewest": players[0], "most": players[-1], "same": "yes" if len(players) == 1 else "no"},
    )
    values: dict[str, Value] = {"game": title_of(table.game), "table": table.name, "named": int(bool(table.name))}
    drawn = kind == "over" and type(guide(table.game)).board_picture is not Guide.board_picture
    picture = f"/api/tables/{table.id}/picture" if drawn else ""
    return Preview(format_message(Message(f"app-preview-{kind}", values)), format_message(about), table.game, picture)
