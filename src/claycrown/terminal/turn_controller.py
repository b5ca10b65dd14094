"""Whose turn it is to be asked, and what waits for whom: people, bots in their threads, scenes, handing over.

The screen shows; the controller decides what happens next. Everything that waits can be hurried on by the player, and nothing
that a bot thought of counts after the table has changed under it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from textual.timer import Timer
from textual.worker import get_current_worker

from claycrown.games.contract import SPECTATOR
from claycrown.guide import guide
from claycrown.guide.outcome import ending
from claycrown.guide.undo import CannotUndo
from claycrown.match import Step
from claycrown.terminal import log_lines
from claycrown.terminal.drawing.types import Moment, SceneFrame, TextLine
from claycrown.terminal.naming import colour_name
from claycrown.terminal.pace import Pace
from claycrown.terminal.seating import bots_of
from claycrown.terminal.session import Session
from claycrown.words import format_message, t

if TYPE_CHECKING:
    from claycrown.bots import Bot
    from claycrown.terminal.screen import TableScreen


class TurnController:
    def __init__(self, screen: "TableScreen", session: Session, pace: Pace) -> None:
        self._screen, self.session, self.pace = screen, session, pace
        self.guide = guide(session.record.game)
        self._bots = bots_of(session)
        self.people = [seat for seat in range(len(session.seats)) if seat not in self._bots]
        self.viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self._scenes: list[SceneFrame] = []
        self._untold: Sequence[TextLine] = []
        """What the last decision did, as far as its scenes have not come to it yet."""
        self.scene: SceneFrame | None = None
        self._waiting = False
        """Something goes on when the player presses Space, or when the pace says so."""
        self._last_look = False
        """The person's own turn is done, and may still be taken back."""
        self._thinking = SPECTATOR
        self._happened = 0
        """Counts what happened, so that a thought from before it is dropped."""
        self._timer: Timer | None = None
        self._moment: Moment | None = None
        self._moment_of: tuple[object, ...] = ()

    # What is to be seen

    def moment(self) -> Moment:
        """The same one until something changes, so that the panels know when to draw."""
        key = (self._happened, self.viewer, None if self.scene is None else len(self._scenes))
        if self._moment is None or self._moment_of != key:
            session = self.session
            view = self.scene.view if self.scene else session.view(self.viewer)
            deciders: Sequence[int] = [] if self.scene else session.deciders()
            self._moment = Moment(view, self.viewer, session.seats, session.players, deciders)
            self._moment_of = key
        return self._moment

    def sentence(self) -> str:
        """What goes on while nobody is asked."""
        if self.scene is not None:
            return t("terminal-scene-goes-on", told=" ".join(self.scene.lines))
        if self.session.over():
            return self._ending()
        if self._last_look:
            return t("terminal-turn-done")
        who = self.session.seats[self._thinking if self._thinking >= 0 else self._next_bot()]
        waits = self._thinking < 0 and self.pace.seconds is None
        return t("terminal-bot-waits" if waits else "terminal-bot-thinks", who=colour_name(who))

    def _ending(self) -> str:
        """How it ended, for the one person at the table, or for who looks on."""
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        told = ending(self.session.record.game, self.session.view(seat), seat, self.session.left)
        return " ".join([*([format_message(told, names=self.session.names)] if told else []), t("terminal-over")])

    def _next_bot(self) -> int:
        deciders = self.session.deciders()
        return next((seat for seat in deciders if seat in self._bots), deciders[0])

    # What happens next

    def go_on(self) -> None:
        """Ask whoever is to be asked now."""
        self._stop_waiting()
        if self._scenes:
            self._show_scene()
            return
        self.scene = None
        self._tell()
        if self.session.over():
            self._screen.stop_asking()
            self._screen.action_sheet()
        else:
            self._ask_next()

    @property
    def untold(self) -> int:
        """How many lines of the log are still to come."""
        return len(self._untold)

    def _tell(self, lines: int | None = None) -> None:
        """The log follows what was shown: it gives no scene away."""
        self._screen.tell(self._untold[:lines])
        self._untold = [] if lines is None else self._untold[lines:]

    def _ask_next(self) -> None:
        deciders = self.session.deciders()
        waiting_bots = [seat for seat in deciders if seat in self._bots]
        waiting_people = [seat for seat in deciders if seat not in self._bots]
        if waiting_bots:
            self._screen.stop_asking()
            # Where several decide at once nobody watches the others: the bots need no pace.
            self._wait(0.0 if waiting_people else self.pace.seconds)
        else:
            self._seat_person(self.viewer if self.viewer in waiting_people else waiting_people[0])

    def _shares_a_keyboard(self) -> bool:
        """Several people see one screen, and some of what they see is not for all."""
        return self.guide.keeps_secrets and len(self.people) > 1

    def _seat_person(self, seat: int) -> None:
        if not self._shares_a_keyboard() or seat == self.viewer:
            self.seated(seat)
            return
        if self.viewer != SPECTATOR:
            self.viewer = SPECTATOR
            self._screen.tell_all()
        if self.guide.is_secret(self.session.state):
            self._screen.stop_asking()
            self._screen.hand_over(seat, [other for other in self.people if self._may_change(other)])
        else:
            self._screen.ask(seat)

    def _may_change(self, seat: int) -> bool:
        """It has decided, and there is something else that it may decide instead."""
        if seat not in self.guide.may_change(self.session.state):
            return False
        return self.guide.question(self.session.view(seat), seat) is not None

    def seated(self, seat: int) -> None:
        """That person sits at the keyboard."""
        if self.viewer != seat:
            self.viewer = seat
            self._screen.tell_all()
        self._screen.ask(seat)

    def decided(self, move: Step) -> None:
        """A decision was made, by anybody."""
        self._happened += 1
        if self._shares_a_keyboard() and self.viewer != SPECTATOR and log_lines.scenes(self.session, move, SPECTATOR):
            # What plays by itself is for all to watch.
            self.viewer = SPECTATOR
            self._screen.tell_all(but_last=1)
        self._untold = log_lines.log_lines(self.session, move, self.viewer)
        if self.pace.shows_scenes:
            self._scenes = log_lines.scenes(self.session, move, self.viewer)
        if not self._scenes:
            self._tell()
        by_person = move.seat not in self._bots
        if by_person and self.pace.shows_scenes and self._passes_to_bots() and self.session.why_not_undo(move.seat) is None:
            self._last_look = True
            self._screen.stop_asking()
            self._wait(None)
        else:
            self.go_on()

    def _passes_to_bots(self) -> bool:
        """Nobody but bots is to decide now: the last moment to take something back."""
        deciders = self.session.deciders()
        return bool(deciders) and all(seat in self._bots for seat in deciders)

    def take_back(self) -> str:
        """Undo the last decision of a person here, with what bots have answered, or `CannotUndo`; gives its words."""
        move = next((move for move in reversed(self.session.moves) if move.seat not in self._bots), None)
        if move is None:
            raise CannotUndo("nothing_to_undo")
        if self.viewer != move.seat and self.guide.is_secret(move.before.state):
            raise CannotUndo("not_yours")
        lines = log_lines.log_lines(self.session, move, self.viewer)
        self.session.undo(move.seat, self._bots)
        self._happened += 1
        self._thinking = SPECTATOR
        self._scenes, self.scene, self._untold = [], None, []
        self._screen.tell_all()
        self.go_on()
        return lines[0].text if lines else ""

    # Scenes

    def _show_scene(self) -> None:
        self.scene = self._scenes.pop(0)
        self._tell(self.scene.logged)
        self._screen.stop_asking()
        self._wait(None if self.people else (self.pace.seconds or 0) * 2)

    def run_through(self) -> None:
        """Leave out the scenes that are still to come."""
        if self.scene is not None:
            self._scenes = []
            self.go_on()

    # Waiting and thinking

    def _wait(self, seconds: float | None) -> None:
        self._waiting = True
        if seconds is not None:
            self._timer = self._screen.set_timer(max(seconds, 0.01), self.hurry)
        self._screen.show()

    def _stop_waiting(self) -> None:
        self._waiting, self._last_look = False, False
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def hurry(self) -> None:
        """Space, or the end of the wait."""
        if not self._waiting or not self._screen.app.is_running:
            return
        last_look = self._last_look
        in_scene = self.scene is not None
        self._stop_waiting()
        if last_look or in_scene:
            self.go_on()
        else:
            self._think()

    def set_pace(self, pace: Pace) -> None:
        self.pace = pace
        if self._waiting and not self._last_look and self.scene is None:
            self.go_on()

    def _think(self) -> None:
        """A bot thinks in a thread of its own, over a view of its own."""
        seat = self._next_bot()
        self._thinking = seat
        view = self.session.view(seat)
        happened = self._happened
        self._screen.run_worker(lambda: self._thought(self._bots[seat], view, seat, happened), thread=True, group="bots")
        self._screen.show()

    def _thought(self, bot: "Bot", view: Any, seat: int, happened: int) -> None:
        action = bot.decide(view, seat)
        if get_current_worker().is_cancelled:  # the table was left meanwhile
            return
        self._screen.app.call_from_thread(self._bot_decides, seat, action, happened)

    def _bot_decides(self, seat: int, action: int, happened: int) -> None:
        if happened != self._happened or not self._screen.app.is_running:  # something undone, or the table left, meanwhile
            return
        self._thinking = SPECTATOR
        self.decided(self.session.decide(seat, self.session.rules.notation.text(self.session.state, action)))
