"""The client's methods for the past of a game: log, replay, records."""

from collections.abc import Mapping, Sequence
from typing import Any

from claycrown.client.api import Api
from claycrown.server.history.schemas import Log, Replay, ReplayMoment, SinceLastTurn
from claycrown.server.lobby.schemas import TableDetail


class HistoryCalls(Api):
    def log(self, table_id: str, **wanted: Any) -> Log:
        """The log, complete or filtered by `seat`, `what`, `kind`, `round`, `turn`, `after`, `last` and `limit`."""
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
        """Make a table from a record; each of `seats` is `{"me": True}`, `{"bot": name}` or `{}`."""
        return self.post("/records", TableDetail, {"record": record, "seats": seats, **settings})
