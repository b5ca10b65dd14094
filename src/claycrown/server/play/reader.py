"""Reading a game as far as whoever asks may know it: what the routes of its log, replay and guide have in common."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from litestar.di import NamedDependency, Provide
from litestar.params import FromPath
from sqlalchemy import Connection

from claycrown.server.http.handlers import TheDatabase
from claycrown.server.people.access import Anybody
from claycrown.server.play.positions import Positions
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.seats import seat_played, started_table, viewer_at, viewpoint, visible_table

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class GameReader:
    """A table, for whoever asks. Work is called as `work(connection, positions, table, seat, ...)`."""

    table_id: FromPath[str]
    visitor: Anybody
    database: TheDatabase
    positions: NamedDependency[Positions]

    @property
    def person_id(self) -> str | None:
        return None if self.visitor is None else self.visitor.id

    async def table(self, work: Callable[..., T]) -> T:
        """`work(positions, table)`, also before the game has started."""
        return await self.database.read(
            lambda connection: work(self.positions, visible_table(connection, self.table_id, self.person_id))
        )

    async def read(self, work: Callable[..., T], *arguments: Any, seat: int | None = None) -> T:
        """From one's own seat, or another that one plays; or as a spectator."""
        return await self.database.read(self._work, viewer_at, seat, work, arguments)

    async def look(self, work: Callable[..., T], *arguments: Any, seat: int | None = None) -> T:
        """The same; when the game is over, from any seat."""
        return await self.database.read(self._work, viewpoint, seat, work, arguments)

    async def play(self, work: Callable[..., T], *arguments: Any, seat: int | None = None) -> T:
        """From a seat that one plays."""
        return await self.database.read(self._work, seat_played, seat, work, arguments)

    def _work(
        self,
        connection: Connection,
        whose: Callable[[Connection, TableRow, str | None, int | None], int],
        seat: int | None,
        work: Callable[..., T],
        arguments: tuple[Any, ...],
    ) -> T:
        table = started_table(connection, self.table_id, self.person_id)
        return work(connection, self.positions, table, whose(connection, table, self.person_id, seat), *arguments)


READER = {"reader": Provide(GameReader, sync_to_thread=False)}
TheReader: TypeAlias = NamedDependency[GameReader]
