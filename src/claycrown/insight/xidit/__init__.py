"""What there is to see in Lords of Xidit."""

from claycrown.insight.xidit.majorities import known, majorities
from claycrown.insight.xidit.outlook import outlooks
from claycrown.insight.xidit.scenes import scenes
from claycrown.insight.xidit.sheet import opened, sheet


class XiditInsight:
    outlooks = staticmethod(outlooks)
    scenes = staticmethod(scenes)
    majorities = staticmethod(majorities)
    known = staticmethod(known)
    sheet = staticmethod(sheet)
    opened = staticmethod(opened)


INSIGHT = XiditInsight()
