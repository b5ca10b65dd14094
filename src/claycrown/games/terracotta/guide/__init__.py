"""What there is to see in Terracotta Army."""

from claycrown.games.terracotta.guide.majorities import majorities
from claycrown.games.terracotta.guide.outlook import outlooks
from claycrown.games.terracotta.guide.printed import printed
from claycrown.games.terracotta.guide.scenes import scenes
from claycrown.games.terracotta.guide.sheet import sheet
from claycrown.guide.contract import Guide


class TerracottaGuide(Guide):
    outlooks = staticmethod(outlooks)
    scenes = staticmethod(scenes)
    printed = staticmethod(printed)
    majorities = staticmethod(majorities)
    sheet = staticmethod(sheet)


GUIDE = TerracottaGuide("terracotta")
