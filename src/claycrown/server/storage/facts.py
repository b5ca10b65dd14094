"""What there is one of: the key that signs tokens, who came first."""

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from claycrown.server.storage.schema import facts


def find(connection: Connection, key: str) -> str | None:
    return connection.execute(select(facts.c.value).where(facts.c.key == key)).scalar()


def claim(connection: Connection, key: str, value: str) -> str:
    """A fact, as whoever came first said it."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(facts).values(key=key, value=value).on_conflict_do_nothing())
    found: str = connection.execute(select(facts.c.value).where(facts.c.key == key)).scalar_one()
    return found


def put(connection: Connection, key: str, value: str) -> None:
    """A fact that changes."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    changed = dialect.insert(facts).values(key=key, value=value)
    connection.execute(changed.on_conflict_do_update(index_elements=["key"], set_={"value": changed.excluded.value}))


def release(connection: Connection, key: str) -> None:
    connection.execute(delete(facts).where(facts.c.key == key))
