"""The client's methods for everything that explains a game: rulebook, previews, standings, hints."""

from collections.abc import Sequence
from typing import Any

from claycrown.client.api import Api
from claycrown.games.plugin import installed
from claycrown.guide.book import Book
from claycrown.server.guide import schemas


class GuideCalls(Api):
    def edition(self, game: str, edition: str = "standard") -> Any:
        """The printed figures, in the game's own type if it is installed here."""
        declared = installed().games.get(game)
        kind: Any = declared.part("view_types").Printed if declared and declared.view_types else dict
        return self.get(f"/games/{game}/editions/{edition}", kind)

    def rulebook(self, game: str, edition: str = "standard") -> Book:
        return self.get(f"/games/{game}/editions/{edition}/rulebook", Book)

    def table_rulebook(self, table_id: str) -> Book:
        return self.get(f"/tables/{table_id}/rulebook", Book)

    def descriptions(self, table_id: str, number: int | None = None, seat: int | None = None) -> schemas.Descriptions:
        return self.get(f"/tables/{table_id}/descriptions", schemas.Descriptions, number=number, seat=seat)

    def preview(
        self, table_id: str, answers: int, decisions: Sequence[str], seat: int | None = None, with_view: bool = False
    ) -> schemas.Previews:
        asked = schemas.PreviewRequest(decisions=list(decisions), answers=answers, seat=seat, with_view=with_view)
        return self.post(f"/tables/{table_id}/preview", schemas.Previews, asked)

    def ask(self, table_id: str, name: str, arguments: dict[str, Any], seat: int | None = None) -> schemas.GameQueryResult:
        """Ask something that only this game can answer."""
        return self.post(
            f"/tables/{table_id}/ask", schemas.GameQueryResult, schemas.GameQuery(name=name, arguments=arguments, seat=seat)
        )

    def scenes(self, table_id: str, number: int, seat: int | None = None) -> schemas.Scenes:
        return self.get(f"/tables/{table_id}/scenes/{number}", schemas.Scenes, seat=seat)

    def standings(self, table_id: str, number: int | None = None, seat: int | None = None) -> schemas.Standings:
        return self.get(f"/tables/{table_id}/standings", schemas.Standings, number=number, seat=seat)

    def areas(self, table_id: str, number: int | None = None, seat: int | None = None) -> schemas.Areas:
        return self.get(f"/tables/{table_id}/areas", schemas.Areas, number=number, seat=seat)

    def sheet(self, table_id: str, number: int | None = None, seat: int | None = None) -> schemas.Sheet:
        return self.get(f"/tables/{table_id}/sheet", schemas.Sheet, number=number, seat=seat)

    def hints(self, table_id: str, seat: int | None = None, number: int | None = None) -> schemas.Hints:
        return self.post(f"/tables/{table_id}/hints", schemas.Hints, schemas.HintsRequest(seat=seat, number=number))
