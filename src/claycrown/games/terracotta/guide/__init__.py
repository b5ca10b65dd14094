"""What a player of Terracotta Army is asked, shown and told."""

from claycrown.games.terracotta.guide.asking import question
from claycrown.games.terracotta.guide.attempts import attempt, why_not
from claycrown.games.terracotta.guide.ending import ending
from claycrown.games.terracotta.guide.examples import scored
from claycrown.games.terracotta.guide.figures import figures
from claycrown.games.terracotta.guide.log import lines
from claycrown.games.terracotta.guide.looking import looks
from claycrown.games.terracotta.guide.majorities import majorities
from claycrown.games.terracotta.guide.outlook import outlooks
from claycrown.games.terracotta.guide.printed import printed
from claycrown.games.terracotta.guide.scenes import scenes
from claycrown.games.terracotta.guide.sheet import sheet
from claycrown.games.terracotta.guide.shown import shown
from claycrown.games.terracotta.guide.symbols import legend
from claycrown.games.terracotta.guide.telling import effect, is_watched, progress, source
from claycrown.guide.contract import Guide


class TerracottaGuide(Guide):
    question = staticmethod(question)
    attempt = staticmethod(attempt)
    why_not = staticmethod(why_not)
    outlooks = staticmethod(outlooks)
    lines = staticmethod(lines)
    effect = staticmethod(effect)
    source = staticmethod(source)
    progress = staticmethod(progress)
    ending = staticmethod(ending)
    is_watched = staticmethod(is_watched)
    scenes = staticmethod(scenes)
    printed = staticmethod(printed)
    shown = staticmethod(shown)
    majorities = staticmethod(majorities)
    sheet = staticmethod(sheet)
    looks = staticmethod(looks)
    figures = staticmethod(figures)
    legend = staticmethod(legend)
    scored = staticmethod(scored)


GUIDE = TerracottaGuide("terracotta")
