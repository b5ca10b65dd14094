"""The part of the client for games as they were: log, replay, records."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from claycrown.server.history.schemas import Log, Replay, ReplayMoment, SinceLastTurn
from claycrown.server.lobby.schemas import TableDetail

T = TypeVar("T")


class History:
    """What a client can ask about what happened."""

    if TYPE_CHECKING:

        def get(self, path: str, answer: type[T], **query: Any) -> T: ...

        def post(self, path: str, answer: type[T], body: Any = None) -> T: ...

    def log(self, table_id: str, **wanted: Any) -> Log:
        """What happened: all of it, or by `seat`, `what`, `kind`, `round`, `turn`, `after`, `last`, `limit`."""
        return self.get(f"/tables/{table_id}/log", Log, **wanted)

    def since_last_turn(self, table_id: str) -> SinceLastTurn:
        return self.get(f"/tables/{table_id}/since", SinceLastTurn)

    def moment(self, table_id: str, number: int, seat: int | None = None) -> ReplayMoment:
        return self.get(f"/tables/{table_id}/moments/{number}", ReplayMoment, seat=seat)

    def replay(self, table_id: str, first: int = 0, limit: int | None = None, seat: int | None = None) -> Replay:
        return self.get(f"/tables/{table_id}/replay", Replay, first=first, limit=limit, seat=seat)

    def record(self, table_id: str) -> dict[str, Any]:
        return self.get(f"/tables/{table_id}/record", dict[str, Any])

    def import_record(self, record: Mapping[str, Any], seats: Sequence[Mapping[str, Any]] = (), **settings: Any) -> TableDetail:
        """A record as a new table; `seats` are `{"me": True}`, `{"bot": name}` or `{}` each."""
        return self.post("/records", TableDetail, {"record": record, "seats": seats, **settings})
