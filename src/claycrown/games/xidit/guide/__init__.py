"""The guide of Lords of Xidit."""

from typing import Any

from claycrown.games.decisions import Decision
from claycrown.games.edition import Edition
from claycrown.games.message import Message
from claycrown.games.xidit.guide import things
from claycrown.games.xidit.guide.board_picture import board_picture
from claycrown.games.xidit.guide.descriptions import descriptions
from claycrown.games.xidit.guide.examples import scored
from claycrown.games.xidit.guide.figures import figures
from claycrown.games.xidit.guide.log_lines import effect, is_watched, lines, progress, source
from claycrown.games.xidit.guide.majorities import majorities, notes, open_information, with_open_information
from claycrown.games.xidit.guide.outcome import ending
from claycrown.games.xidit.guide.plan_preview import foretell
from claycrown.games.xidit.guide.preview import previews
from claycrown.games.xidit.guide.printed_pieces import printed
from claycrown.games.xidit.guide.queries import ask
from claycrown.games.xidit.guide.questions import attempt, question
from claycrown.games.xidit.guide.scenes import scenes
from claycrown.games.xidit.guide.secrets import is_secret, may_change
from claycrown.games.xidit.guide.sheet import opened, sheet
from claycrown.games.xidit.guide.symbols import legend
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import XIDIT
from claycrown.games.xidit.rules.pieces import UNIT_LETTERS
from claycrown.games.xidit.rules.reveals import came_to_light
from claycrown.guide.board_picture import Board
from claycrown.guide.contract import Guide


class XiditGuide(Guide):
    question = staticmethod(question)
    attempt = staticmethod(attempt)
    is_secret = staticmethod(is_secret)
    may_change = staticmethod(may_change)
    came_to_light = staticmethod(came_to_light)
    previews = staticmethod(previews)
    ask = staticmethod(ask)
    lines = staticmethod(lines)
    effect = staticmethod(effect)
    source = staticmethod(source)
    progress = staticmethod(progress)
    ending = staticmethod(ending)
    is_watched = staticmethod(is_watched)
    steps = staticmethod(XIDIT.steps)
    scenes = staticmethod(scenes)
    printed = staticmethod(printed)
    majorities = staticmethod(majorities)
    open_information = staticmethod(open_information)
    with_open_information = staticmethod(with_open_information)
    notes = staticmethod(notes)
    sheet = staticmethod(sheet)
    opened = staticmethod(opened)
    descriptions = staticmethod(descriptions)
    figures = staticmethod(figures)
    legend = staticmethod(legend)
    scored = staticmethod(scored)

    def drawn_position(self, view: Any) -> dict[str, Any]:
        """A whole state shows its barracks too, as a view does."""
        written = super().drawn_position(view)
        return written if "barracks" in written else {**written, "barracks": dict(zip(UNIT_LETTERS, view.barracks, strict=True))}

    def board_picture(self, view: Any, edition: Edition) -> Board:
        return board_picture(self.drawn_position(view), printed(edition))

    def label(self, view: Any, seat: int, text: str) -> list[Message]:
        match NOTATION.decisions(view).read(text):
            case Decision("plan", orders):
                return [Message("xidit-choose-plan", {"orders": things.plan("".join(map(str, orders)))})]
        return super().label(view, seat, text)

    def targets(self, view: Any, seat: int, text: str) -> list[str]:
        """Of a plan the city of each order."""
        match NOTATION.decisions(view).read(text):
            case Decision("plan", orders) if view.city[seat]:
                return [f"city {step.city}" for step in foretell(view, seat, "".join(map(str, orders)))]
        return super().targets(view, seat, text)


GUIDE = XiditGuide("xidit")
