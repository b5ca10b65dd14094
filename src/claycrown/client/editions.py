"""The client's methods for editions."""

from typing import Any

from claycrown.client.api import Api
from claycrown.server.editions.schemas import (
    ChangeEdition,
    CheckResult,
    EditionFigures,
    Fault,
    FiguresToCheck,
    KeepEdition,
    KeptEdition,
)


class EditionCalls(Api):
    def figures(self, game: str, edition: str = "standard") -> EditionFigures:
        """Every figure of a public edition, with its source."""
        return self.get(f"/games/{game}/editions/{edition}/figures", EditionFigures)

    def check_figures(self, game: str, figures: dict[str, Any]) -> Fault | None:
        """The first fault, or None."""
        return self.post(f"/games/{game}/figures/check", CheckResult, FiguresToCheck(figures)).fault

    def editions(self) -> list[KeptEdition]:
        """Your own editions."""
        return self.get("/me/editions", list[KeptEdition])

    def kept_edition(self, edition_id: str) -> EditionFigures:
        return self.get(f"/me/editions/{edition_id}", EditionFigures)

    def keep_edition(self, game: str, name: str, figures: dict[str, Any]) -> KeptEdition:
        return self.post("/me/editions", KeptEdition, KeepEdition(game, name, figures))

    def change_edition(self, edition_id: str, figures: dict[str, Any]) -> KeptEdition:
        return self.call("PUT", f"/me/editions/{edition_id}", KeptEdition, ChangeEdition(figures))

    def remove_edition(self, edition_id: str) -> None:
        self.call("DELETE", f"/me/editions/{edition_id}", type(None))

    def printed(self, table_id: str) -> dict[str, Any]:
        """The printed figures of a table."""
        return self.get(f"/tables/{table_id}/printed", dict[str, Any])
