"""Backups: everything in the database as one file, the same for SQLite and PostgreSQL, so that a server can move.

The file is a ZIP with one file of JSON lines for each table, a row a line, and a list of what there is, which is written last.
It is made in one transaction and put back in one, so that the server may run meanwhile.
"""

import base64
import contextlib
import os
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text

from claycrown.games.refused import Refused
from claycrown.server.storage import schema
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import CHANNEL, RESTORED, Database, Notification
from claycrown.server.storage.upgrade import revision, revisions, run_migrations, upgrade

FORMAT = 1
CONTENTS = "contents.json"
ROWS = 500
"""Rows read or written at a time."""


class BadBackup(Refused):
    """A file that is no backup, or not one that this program can put back."""


class Rows(msgspec.Struct):
    """What a backup holds of a table."""

    columns: list[str]
    count: int


class Contents(msgspec.Struct):
    """What a backup holds."""

    format: int
    revision: str
    """Of the migrations that the tables are as of."""
    made_at: int
    tables: dict[str, Rows]


def make(database: Database, path: Path) -> Contents:
    """Write everything to a file, which is there whole or not at all. What it holds is secret: only its owner may read it."""
    handle, name = tempfile.mkstemp(dir=path.absolute().parent, prefix=f".{path.name}.")
    try:
        with open(handle, "wb") as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=3) as archive:
            with database.as_of_now() as connection:
                contents = _dump(connection, archive)
            archive.writestr(CONTENTS, msgspec.json.encode(contents))
            archive.close()
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise
    return contents


def _dump(connection: Connection, archive: zipfile.ZipFile) -> Contents:
    at = revision(connection)
    if at != revisions()[-1]:
        raise BadBackup("command-backup-too-old", found=str(at), known=revisions()[-1])
    held = {}
    encoder = msgspec.json.Encoder()
    for table in schema.metadata.sorted_tables:
        held[str(table.name)] = Rows([str(column.name) for column in table.columns], 0)
        with archive.open(f"{table.name}.jsonl", "w", force_zip64=True) as file:
            rows = connection.execution_options(yield_per=ROWS).execute(select(table))
            for part in rows.partitions():
                file.write(encoder.encode_lines([tuple(row) for row in part]))
                held[table.name].count += len(part)
    return Contents(FORMAT, at, now(), held)


def put_back(database: Database, path: Path) -> Contents:
    """Have the database hold what the file does, and nothing else. In one transaction: on any trouble all stays as it was."""
    try:
        with zipfile.ZipFile(path) as archive:
            contents = _contents(archive)
            if contents.revision == revisions()[-1]:
                with _all_at_once(database) as connection:
                    _fill(connection, schema.metadata, archive, contents)
            else:
                _put_back_older(database, archive, contents)
    except (zipfile.BadZipFile, EOFError, zlib.error) as error:
        raise BadBackup("command-backup-damaged", file=str(path), reason=str(error)) from None
    return contents


def _contents(archive: zipfile.ZipFile) -> Contents:
    try:
        contents = msgspec.json.decode(archive.read(CONTENTS), type=Contents)
    except (KeyError, msgspec.DecodeError):
        raise BadBackup("command-backup-none") from None
    if contents.format != FORMAT or contents.revision not in revisions():
        raise BadBackup("command-backup-too-new")
    return contents


@contextlib.contextmanager
def _all_at_once(database: Database) -> Iterator[Connection]:
    """A transaction that empties all tables, and tells all processes of the server when it is done."""
    with database.engine.begin() as connection:
        for table in reversed(schema.metadata.sorted_tables):
            # On PostgreSQL nobody may write meanwhile; SQLite has one writer anyway.
            if database.is_postgres:
                connection.execute(text(f'LOCK TABLE "{table.name}" IN ACCESS EXCLUSIVE MODE'))
            connection.execute(table.delete())
        yield connection
        connection.execute(schema.facts.delete().where(schema.facts.c.key == RESTORED))
        connection.execute(insert(schema.facts).values(key=RESTORED, value=schema.new_id()))
        if database.is_postgres:
            _set_counters(connection)
            payload = msgspec.json.encode(Notification(RESTORED)).decode()
            connection.execute(select(func.pg_notify(CHANNEL, payload)))


def _set_counters(connection: Connection) -> None:
    """PostgreSQL numbers new rows on from where it was, not from the rows that are there."""
    for table in schema.metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None and not column.foreign_keys:
            name = connection.execute(select(func.pg_get_serial_sequence(table.name, column.name))).scalar()
            if name is not None:
                highest = connection.execute(select(func.max(column))).scalar() or 0
                connection.execute(select(func.setval(text(f"'{name}'"), highest + 1, False)))


def _fill(connection: Connection, metadata: MetaData, archive: zipfile.ZipFile, contents: Contents) -> None:
    for table in metadata.sorted_tables:
        held = contents.tables.get(table.name)
        if held is None:
            continue
        count = 0
        for rows in _rows(archive, table, held.columns):
            connection.execute(insert(table), rows)
            count += len(rows)
        if count != held.count:
            raise BadBackup("command-backup-rows", table=str(table.name), count=count, expected=held.count)


def _rows(archive: zipfile.ZipFile, table: Table, columns: list[str]) -> Iterator[list[dict[str, Any]]]:
    decoder = msgspec.json.Decoder(list[Any])
    part: list[dict[str, Any]] = []
    try:
        binary = [name for name in columns if isinstance(table.columns[name].type, LargeBinary)]
        with archive.open(f"{table.name}.jsonl") as file:
            for line in file:
                row = dict(zip(columns, decoder.decode(line), strict=True))
                for name in binary:
                    if row[name] is not None:
                        row[name] = base64.b64decode(row[name], validate=True)
                part.append(row)
                if len(part) == ROWS:
                    yield part
                    part = []
    except (KeyError, TypeError, ValueError, msgspec.DecodeError):
        raise BadBackup("command-backup-unreadable", table=str(table.name)) from None
    if part:
        yield part


def _put_back_older(database: Database, archive: zipfile.ZipFile, contents: Contents) -> None:
    """A backup from before some migration goes through a database of its time, which is brought up to date."""
    with tempfile.TemporaryDirectory() as folder:
        scratch = Database(str(Path(folder) / "scratch.db"))
        try:
            with scratch.engine.begin() as connection:
                run_migrations(connection, contents.revision)
                as_it_was = MetaData()
                as_it_was.reflect(connection)
                _fill(connection, as_it_was, archive, contents)
            upgrade(scratch)
            with scratch.as_of_now() as source, _all_at_once(database) as connection:
                for table in schema.metadata.sorted_tables:
                    rows = source.execution_options(yield_per=ROWS).execute(select(table))
                    for part in rows.partitions():
                        connection.execute(insert(table), [dict(row._mapping) for row in part])
        finally:
            scratch.close()
