"""Who may know of a table: whoever may not know of one is told what is told of a table that never was.

Everything that names a table on somebody's behalf comes through here. Whether there is such a table and whether the one who asks
may know of it is a single question to the database, so that neither the answer nor the time it takes tells the two apart.
"""

from sqlalchemy import Connection

from claycrown.server.http import errors
from claycrown.server.tables import queries
from claycrown.server.tables.rows import TableRow


def visible_table(connection: Connection, table_id: str, person_id: str | None) -> TableRow:
    """The table, if the one who asks may know of it."""
    return _found(queries.visible_table(connection, table_id, person_id))


def held_table(connection: Connection, table_id: str, person_id: str | None) -> TableRow:
    """The same, held until the transaction ends. Who may not know of a table does not wait for those who hold it, either."""
    return _found(queries.held_visible_table(connection, table_id, person_id))


def _found(table: TableRow | None) -> TableRow:
    if table is None:
        raise errors.not_found("table")
    return table
