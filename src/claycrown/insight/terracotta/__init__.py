"""What there is to see in Terracotta Army."""

from collections.abc import Sequence
from typing import Any

from claycrown.insight.terracotta.majorities import majorities
from claycrown.insight.terracotta.outlook import outlooks
from claycrown.insight.terracotta.scenes import scenes
from claycrown.insight.terracotta.sheet import sheet


class TerracottaInsight:
    outlooks = staticmethod(outlooks)
    scenes = staticmethod(scenes)
    majorities = staticmethod(majorities)
    sheet = staticmethod(sheet)

    def known(self, view: Any) -> None:
        """All of the table lies open to all."""

    def opened(self, views: Sequence[Any]) -> Any:
        return views[0]


INSIGHT = TerracottaInsight()
