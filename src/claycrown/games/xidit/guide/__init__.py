"""What there is to see in Lords of Xidit."""

from claycrown.games.xidit.guide.foretelling import foretell_plan
from claycrown.games.xidit.guide.majorities import known, majorities
from claycrown.games.xidit.guide.outlook import outlooks
from claycrown.games.xidit.guide.printed import printed
from claycrown.games.xidit.guide.scenes import scenes
from claycrown.games.xidit.guide.secrets import is_secret, may_change
from claycrown.games.xidit.guide.sheet import opened, sheet
from claycrown.guide.contract import Guide


class XiditGuide(Guide):
    is_secret = staticmethod(is_secret)
    may_change = staticmethod(may_change)
    outlooks = staticmethod(outlooks)
    scenes = staticmethod(scenes)
    printed = staticmethod(printed)
    majorities = staticmethod(majorities)
    known = staticmethod(known)
    sheet = staticmethod(sheet)
    opened = staticmethod(opened)
    foretell = staticmethod(foretell_plan)


GUIDE = XiditGuide("xidit")
