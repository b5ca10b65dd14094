"""Decides what the screen shows next: a question for a person, a bot's turn, a scene, or handing over the keyboard.

The player can end any wait. A bot's decision is dropped if the game has changed while it was thinking.
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
from claycrown.terminal.pace import PlayPace
from claycrown.terminal.seating import bots_of
from claycrown.terminal.session import Session
from claycrown.words import format_message, t

if TYPE_CHECKING:
    from claycrown.bots import Bot
    from claycrown.terminal.screen import TableScreen


class TurnController:
    def __init__(self, screen: "TableScreen", session: Session, pace: PlayPace) -> None:
        self._screen, self.session, self.pace = screen, session, pace
        self.guide = guide(session.record.game)
        self._bots = bots_of(session)
        self.people = [seat for seat in range(len(session.seats)) if seat not in self._bots]
        self.viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self._scenes: list[SceneFrame] = []
        self._pending_lines: Sequence[TextLine] = []
        """The log lines of the last decision whose scenes have not been shown yet."""
        self.scene: SceneFrame | None = None
        self._waiting = False
        """The game goes on when the player presses Space or the timer ends."""
        self._last_look = False
        """The person's turn is over but can still be taken back."""
        self._thinking = SPECTATOR
        self._changes = 0
        """Counts decisions and undos, so that an outdated decision of a bot is dropped."""
        self._timer: Timer | None = None
        self._moment: Moment | None = None
        self._moment_of: tuple[object, ...] = ()

    # What the screen shows

    def moment(self) -> Moment:
        """The same object until something changes, so that the panels know when to draw."""
        key = (self._changes, self.viewer, None if self.scene is None else len(self._scenes))
        if self._moment is None or self._moment_of != key:
            session = self.session
            view = self.scene.view if self.scene else session.view(self.viewer)
            deciders: Sequence[int] = [] if self.scene else session.deciders()
            self._moment = Moment(view, self.viewer, session.seats, session.players, deciders)
            self._moment_of = key
        return self._moment

    def sentence(self) -> str:
        """The state of the game while nobody is asked."""
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
        """The end of the game, from the point of view of the only person, or of a spectator."""
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        end = ending(self.session.record.game, self.session.view(seat), seat, self.session.left)
        return " ".join([*([format_message(end, names=self.session.names)] if end else []), t("terminal-over")])

    def _next_bot(self) -> int:
        deciders = self.session.deciders()
        return next((seat for seat in deciders if seat in self._bots), deciders[0])

    # What happens next

    def go_on(self) -> None:
        """Go on with the next scene, question or bot."""
        self._stop_waiting()
        if self._scenes:
            self._show_scene()
            return
        self.scene = None
        self._log()
        if self.session.over():
            self._screen.stop_asking()
            self._screen.action_sheet()
        else:
            self._ask_next()

    @property
    def pending_lines(self) -> int:
        """The number of log lines still to come."""
        return len(self._pending_lines)

    def _log(self, lines: int | None = None) -> None:
        """Write the next lines to the log, which must not run ahead of the scenes."""
        self._screen.add_to_log(self._pending_lines[:lines])
        self._pending_lines = [] if lines is None else self._pending_lines[lines:]

    def _ask_next(self) -> None:
        deciders = self.session.deciders()
        waiting_bots = [seat for seat in deciders if seat in self._bots]
        waiting_people = [seat for seat in deciders if seat not in self._bots]
        if waiting_bots:
            self._screen.stop_asking()
            # Nobody watches the bots while people decide at the same time.
            self._wait(0.0 if waiting_people else self.pace.seconds)
        else:
            self._seat_person(self.viewer if self.viewer in waiting_people else waiting_people[0])

    def _shares_a_keyboard(self) -> bool:
        """Several people use one screen, and some of its content is secret."""
        return self.guide.keeps_secrets and len(self.people) > 1

    def _seat_person(self, seat: int) -> None:
        if not self._shares_a_keyboard() or seat == self.viewer:
            self.seated(seat)
            return
        if self.viewer != SPECTATOR:
            self.viewer = SPECTATOR
            self._screen.rewrite_log()
        if self.guide.is_secret(self.session.state):
            self._screen.stop_asking()
            self._screen.hand_over(seat, [other for other in self.people if self._may_change(other)])
        else:
            self._screen.ask(seat)

    def _may_change(self, seat: int) -> bool:
        """It has decided and may replace its decision."""
        if seat not in self.guide.may_change(self.session.state):
            return False
        return self.guide.question(self.session.view(seat), seat) is not None

    def seated(self, seat: int) -> None:
        """This seat's player is now at the keyboard."""
        if self.viewer != seat:
            self.viewer = seat
            self._screen.rewrite_log()
        self._screen.ask(seat)

    def decided(self, move: Step) -> None:
        """Go on after a decision by anybody."""
        self._changes += 1
        if self._shares_a_keyboard() and self.viewer != SPECTATOR and log_lines.scenes(self.session, move, SPECTATOR):
            # Everybody watches the scenes.
            self.viewer = SPECTATOR
            self._screen.rewrite_log(but_last=1)
        self._pending_lines = log_lines.log_lines(self.session, move, self.viewer)
        if self.pace.shows_scenes:
            self._scenes = log_lines.scenes(self.session, move, self.viewer)
        if not self._scenes:
            self._log()
        by_person = move.seat not in self._bots
        if by_person and self.pace.shows_scenes and self._passes_to_bots() and self.session.why_not_undo(move.seat) is None:
            self._last_look = True
            self._screen.stop_asking()
            self._wait(None)
        else:
            self.go_on()

    def _passes_to_bots(self) -> bool:
        """Only bots have to decide now: the last moment for an undo."""
        deciders = self.session.deciders()
        return bool(deciders) and all(seat in self._bots for seat in deciders)

    def take_back(self) -> str:
        """Undo the last decision of a person here, with what bots have answered, or raise `CannotUndo`; returns its log line."""
        move = next((move for move in reversed(self.session.moves) if move.seat not in self._bots), None)
        if move is None:
            raise CannotUndo("nothing_to_undo")
        if self.viewer != move.seat and self.guide.is_secret(move.before.state):
            raise CannotUndo("not_yours")
        lines = log_lines.log_lines(self.session, move, self.viewer)
        self.session.undo(move.seat, self._bots)
        self._changes += 1
        self._thinking = SPECTATOR
        self._scenes, self.scene, self._pending_lines = [], None, []
        self._screen.rewrite_log()
        self.go_on()
        return lines[0].text if lines else ""

    # Scenes

    def _show_scene(self) -> None:
        self.scene = self._scenes.pop(0)
        self._log(self.scene.logged)
        self._screen.stop_asking()
        self._wait(None if self.people else (self.pace.seconds or 0) * 2)

    def skip_scenes(self) -> None:
        """Skip the remaining scenes."""
        if self.scene is not None:
            self._scenes = []
            self.go_on()

    # Waiting, and bots

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
        """End the wait: the player pressed Space, or time is up."""
        if not self._waiting or not self._screen.app.is_running:
            return
        last_look = self._last_look
        in_scene = self.scene is not None
        self._stop_waiting()
        if last_look or in_scene:
            self.go_on()
        else:
            self._think()

    def set_pace(self, pace: PlayPace) -> None:
        self.pace = pace
        if self._waiting and not self._last_look and self.scene is None:
            self.go_on()

    def _think(self) -> None:
        """Let a bot think in a thread."""
        seat = self._next_bot()
        self._thinking = seat
        view = self.session.view(seat)
        changes = self._changes
        self._screen.run_worker(lambda: self._run_bot(self._bots[seat], view, seat, changes), thread=True, group="bots")
        self._screen.show()

    def _run_bot(self, bot: "Bot", view: Any, seat: int, changes: int) -> None:
        action = bot.decide(view, seat)
        if get_current_worker().is_cancelled:  # the player has left the table
            return
        self._screen.app.call_from_thread(self._bot_decides, seat, action, changes)

    def _bot_decides(self, seat: int, action: int, changes: int) -> None:
        if changes != self._changes or not self._screen.app.is_running:  # outdated, or the player has left
            return
        self._thinking = SPECTATOR
        self.decided(self.session.decide(seat, self.session.rules.notation.text(self.session.state, action)))
