"""The guide of Terracotta Army."""

from typing import Any

from claycrown.games.edition import Edition
from claycrown.games.terracotta.guide.attempts import attempt, why_not
from claycrown.games.terracotta.guide.board_picture import board_picture
from claycrown.games.terracotta.guide.descriptions import descriptions
from claycrown.games.terracotta.guide.drawn_position import drawn_position
from claycrown.games.terracotta.guide.examples import scored
from claycrown.games.terracotta.guide.figures import figures
from claycrown.games.terracotta.guide.log import lines
from claycrown.games.terracotta.guide.log_lines import effect, is_watched, progress, source
from claycrown.games.terracotta.guide.majorities import majorities
from claycrown.games.terracotta.guide.outcome import ending
from claycrown.games.terracotta.guide.preview import previews
from claycrown.games.terracotta.guide.printed_pieces import printed
from claycrown.games.terracotta.guide.questions import question
from claycrown.games.terracotta.guide.scenes import scenes
from claycrown.games.terracotta.guide.sheet import sheet
from claycrown.games.terracotta.guide.symbols import legend
from claycrown.guide.board_picture import Board
from claycrown.guide.contract import Guide


class TerracottaGuide(Guide):
    question = staticmethod(question)
    attempt = staticmethod(attempt)
    why_not = staticmethod(why_not)
    previews = staticmethod(previews)
    lines = staticmethod(lines)
    effect = staticmethod(effect)
    source = staticmethod(source)
    progress = staticmethod(progress)
    ending = staticmethod(ending)
    is_watched = staticmethod(is_watched)
    scenes = staticmethod(scenes)
    printed = staticmethod(printed)
    drawn_position = staticmethod(drawn_position)
    majorities = staticmethod(majorities)
    sheet = staticmethod(sheet)
    descriptions = staticmethod(descriptions)
    figures = staticmethod(figures)
    legend = staticmethod(legend)
    scored = staticmethod(scored)

    def board_picture(self, view: Any, edition: Edition) -> Board:
        return board_picture(self.drawn_position(view))


GUIDE = TerracottaGuide("terracotta")
