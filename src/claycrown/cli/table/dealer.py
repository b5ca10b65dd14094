"""Whose turn it is to be asked, and what waits for whom: people, bots in their threads, scenes, handing over.

The screen shows; the dealer decides what happens next. Everything that waits can be hurried on by the player, and nothing
that a bot thought of counts after the table has changed under it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from textual.timer import Timer

from claycrown.cli.table import texts
from claycrown.cli.table.face import Face, Moment, Scene
from claycrown.cli.table.pace import Pace
from claycrown.cli.table.seating import bots_of
from claycrown.cli.table.session import Move, Session
from claycrown.games.contract import SPECTATOR

if TYPE_CHECKING:
    from claycrown.bots import Bot
    from claycrown.cli.table.screen import TableScreen


class Dealer:
    def __init__(self, screen: "TableScreen", session: Session, face: Face, pace: Pace) -> None:
        self._screen, self.session, self.face, self.pace = screen, session, face, pace
        self._bots = bots_of(session)
        self.people = [seat for seat in range(len(session.seats)) if seat not in self._bots]
        self.viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self._scenes: list[Scene] = []
        self.scene: Scene | None = None
        self._waiting = False
        """Something goes on when the player presses Space, or when the pace says so."""
        self._last_look = False
        """The person's own turn is done, and may still be taken back."""
        self._thinking = SPECTATOR
        self._turn = 0
        """Counts what happened, so that a thought from before it is dropped."""
        self._timer: Timer | None = None

    # What is to be seen

    def moment(self) -> Moment:
        session = self.session
        view = self.scene.view if self.scene else session.view(self.viewer)
        deciders: Sequence[int] = [] if self.scene else session.deciders()
        return Moment(view, self.viewer, session.seats, session.players, deciders)

    def sentence(self) -> str:
        """What goes on while nobody is asked."""
        if self.scene is not None:
            return texts.SCENE_GOES_ON
        if self.session.over():
            return texts.GAME_OVER
        if self._last_look:
            return texts.TURN_DONE
        who = self.session.seats[self._thinking if self._thinking >= 0 else self._next_bot()]
        return (texts.BOT_WAITS if self._thinking < 0 and self.pace.seconds is None else texts.BOT_THINKS).format(who=who)

    def _next_bot(self) -> int:
        deciders = self.session.deciders()
        return next((seat for seat in deciders if seat in self._bots), deciders[0])

    # What happens next

    def go_on(self) -> None:
        """Ask whoever is to be asked now."""
        self._stop_waiting()
        if self._scenes:
            self._show_scene()
        elif self.session.over():
            self.scene = None
            self._screen.stop_asking()
            self._screen.action_sheet()
        else:
            self.scene = None
            self._ask_next()

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

    def _seat_person(self, seat: int) -> None:
        if self.face.keeps_secrets and len(self.people) > 1 and seat != self.viewer:
            self.viewer = SPECTATOR
            self._screen.stop_asking()
            self._screen.tell_all()
            self._screen.hand_over(seat)
        else:
            self.seated(seat)

    def seated(self, seat: int) -> None:
        """That person sits at the keyboard."""
        if self.viewer != seat:
            self.viewer = seat
            self._screen.tell_all()
        self._screen.ask(seat)

    def decided(self, move: Move) -> None:
        """A decision was made, by anybody."""
        self._turn += 1
        self._screen.tell(self.face.told(self.session, move, self.viewer))
        if self.pace.shows_scenes:
            self._scenes = list(self.face.scenes(self.session, move, self.viewer))
        by_person = move.seat not in self._bots
        if by_person and self.pace.shows_scenes and self._passes_to_bots() and not self.face.reveals(move):
            self._last_look = True
            self._screen.stop_asking()
            self._wait(None)
        else:
            self.go_on()

    def _passes_to_bots(self) -> bool:
        """Nobody but bots is to decide now: the last moment to take something back."""
        deciders = self.session.deciders()
        return (bool(deciders) or self.session.over()) and all(seat in self._bots for seat in deciders)

    def take_back(self) -> Move | None:
        """A person's last decision, if nobody has decided since."""
        moves = self.session.moves
        if not moves or moves[-1].seat in self._bots or not self.session.can_take_back(moves[-1].seat, self.face.reveals):
            return None
        move = self.session.take_back()
        self._turn += 1
        self._scenes, self.scene = [], None
        self._screen.tell_all()
        self.go_on()
        return move

    # Scenes

    def _show_scene(self) -> None:
        self.scene = self._scenes.pop(0)
        self._screen.stop_asking()
        self._wait(None if self.people else (self.pace.seconds or 0) * 2)

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
        if not self._waiting:
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
        turn = self._turn
        self._screen.run_worker(lambda: self._thought(self._bots[seat], view, seat, turn), thread=True, group="bots")
        self._screen.show()

    def _thought(self, bot: "Bot", view: Any, seat: int, turn: int) -> None:
        action = bot.decide(view, seat)
        self._screen.app.call_from_thread(self._bot_decides, seat, action, turn)

    def _bot_decides(self, seat: int, action: int, turn: int) -> None:
        if turn != self._turn:  # something was taken back meanwhile
            return
        self._thinking = SPECTATOR
        self.decided(self.session.decide(seat, self.session.notation.text(self.session.state, action)))
