"""What there is to see in Terracotta Army."""

from collections.abc import Sequence
from typing import Any

from claycrown.games.terracotta.guide.majorities import majorities
from claycrown.games.terracotta.guide.outlook import outlooks
from claycrown.games.terracotta.guide.printed import printed
from claycrown.games.terracotta.guide.scenes import scenes
from claycrown.games.terracotta.guide.sheet import sheet


class TerracottaGuide:
    outlooks = staticmethod(outlooks)
    scenes = staticmethod(scenes)
    printed = staticmethod(printed)
    majorities = staticmethod(majorities)
    sheet = staticmethod(sheet)

    def foretell(self, view: Any, seat: int, plan: str) -> None:
        """Nothing is planned ahead."""

    def known(self, view: Any) -> None:
        """All of the table lies open to all."""

    def opened(self, views: Sequence[Any]) -> Any:
        return views[0]


GUIDE = TerracottaGuide()
