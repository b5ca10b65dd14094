"""The client's methods for editions."""

from typing import Any

from claycrown.client.api import Api
from claycrown.server.editions import schemas


class EditionCalls(Api):
    def figures(self, game: str, edition: str = "standard") -> schemas.EditionFigures:
        """Every figure of a public edition, with its source."""
        return self.get(f"/games/{game}/editions/{edition}/figures", schemas.EditionFigures)

    def check_figures(self, game: str, figures: dict[str, Any]) -> schemas.Fault | None:
        """The first fault, or None."""
        return self.post(f"/games/{game}/figures/check", schemas.CheckResult, schemas.FiguresToCheck(figures)).fault

    def editions(self) -> list[schemas.KeptEdition]:
        """Your own editions."""
        return self.get("/me/editions", list[schemas.KeptEdition])

    def kept_edition(self, edition_id: str) -> schemas.EditionFigures:
        return self.get(f"/me/editions/{edition_id}", schemas.EditionFigures)

    def keep_edition(self, game: str, name: str, figures: dict[str, Any]) -> schemas.KeptEdition:
        return self.post("/me/editions", schemas.KeptEdition, schemas.KeepEdition(game, name, figures))

    def change_edition(self, edition_id: str, figures: dict[str, Any]) -> schemas.KeptEdition:
        return self.call("PUT", f"/me/editions/{edition_id}", schemas.KeptEdition, schemas.ChangeEdition(figures))

    def remove_edition(self, edition_id: str) -> None:
        self.call("DELETE", f"/me/editions/{edition_id}", type(None))

    def printed(self, table_id: str) -> dict[str, Any]:
        """The printed figures of a table."""
        return self.get(f"/tables/{table_id}/printed", dict[str, Any])
