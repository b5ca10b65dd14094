"""The part of the client for editions: figures to look at, to check and to keep."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from claycrown.server.editions.schemas import (
    ChangeEdition,
    CheckResult,
    EditionFigures,
    Fault,
    FiguresToCheck,
    KeepEdition,
    KeptEdition,
)

T = TypeVar("T")


class Editions:
    """What a client can do with editions."""

    if TYPE_CHECKING:

        def call(
            self, method: str, path: str, answer: type[T], body: Any = None, query: Mapping[str, Any] | None = None
        ) -> T: ...

        def get(self, path: str, answer: type[T], **query: Any) -> T: ...

        def post(self, path: str, answer: type[T], body: Any = None) -> T: ...

    def figures(self, game: str, edition: str = "standard") -> EditionFigures:
        """Every figure with its source, of an edition that everybody has."""
        return self.get(f"/games/{game}/editions/{edition}/figures", EditionFigures)

    def check_figures(self, game: str, figures: dict[str, Any]) -> Fault | None:
        """The first thing that cannot be."""
        return self.post(f"/games/{game}/figures/check", CheckResult, FiguresToCheck(figures)).fault

    def editions(self) -> list[KeptEdition]:
        """Those that one keeps."""
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
        """What is printed on the pieces of a table."""
        return self.get(f"/tables/{table_id}/printed", dict[str, Any])
