"""The planning board below the map: six dials while planning, then everybody's orders."""

from claycrown.games.message import Message
from claycrown.games.xidit.guide import things
from claycrown.games.xidit.guide.plan_preview import BEATS, LOSES, RECRUITS, UNSET, OrderPreview, foretell, letters_of
from claycrown.games.xidit.rules import pieces
from claycrown.games.xidit.rules import state as rules
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.terminal import symbols
from claycrown.games.xidit.terminal.materials import LETTERS, materials
from claycrown.terminal.drawing.canvas import Canvas
from claycrown.terminal.drawing.panels import Panel
from claycrown.terminal.drawing.types import Moment, Stage
from claycrown.words import format_message, t

DIAL = "dial"
"""A dial's target is `dial 1` to `dial 6`."""
STROKES = dict(zip(pieces.ORDER_LETTERS, (*symbols.ROADS, "◆", "…"), strict=True))


def room(height: int) -> int:
    """The height of the planning board."""
    return 3 if height >= 20 else 2


def parts(words: str) -> tuple[str, int]:
    """`plan RA.B..@3`: the orders so far, and the dial that is being set, from 0; without one it is the first unset."""
    _, _, rest = words.partition("#")[0].partition(" ")
    plan, _, at = rest.partition("@")
    plan = plan.ljust(pieces.ORDERS, UNSET)
    if at.isdigit():
        return plan, int(at) - 1
    return plan, plan.index(UNSET) if UNSET in plan else pieces.ORDERS


def just_set(words: str) -> int:
    """`plan RA....#2`: the number, from 1, of the order set last; 0 if the words do not have it."""
    _, _, number = words.partition("#")
    return int(number) if number else 0


def planned(stage: Stage | None, moment: Moment) -> list[OrderPreview]:
    """The route of the orders planned so far; empty while nothing is planned."""
    if stage is None or not stage.words.startswith("plan"):
        return []
    plan, _ = parts(stage.words)
    return foretell(moment.view, moment.viewer, plan)


def places(width: int, height: int) -> dict[str, tuple[float, float]]:
    wide = width // pieces.ORDERS
    return {f"{DIAL} {number + 1}": (wide * number + wide / 2, float(height - 1)) for number in range(pieces.ORDERS)}


def draw(canvas: Canvas, panel: Panel, moment: Moment, way: list[OrderPreview]) -> None:
    board = _Board(canvas, panel, moment)
    if way and panel.stage is not None:
        _, at = parts(panel.stage.words)
        for number, step in enumerate(way):
            board.dial(number, step, number == at)
    elif any(plan != pieces.NOT_IN for plan in moment.view.plan[: moment.view.players]):
        board.plans()
    else:
        board.legend()


def on_dial(step: OrderPreview) -> tuple[str, str]:
    """An order as shown on its dial: the destination and the result, at most 11 characters each."""
    if step.order == UNSET:
        return "", ""
    marks = {RECRUITS: f"+{step.units}", BEATS: f"−{step.units}"}
    what = marks.get(step.outcome, "")
    if step.outcome == LOSES:
        why = step.rule.replace(".", "-")
        what = f"{t(f'xidit-short-{why}')} {step.units}".strip()
    return t(f"xidit-step-{step.outcome}", city=step.city), what


def order_name(letter: str) -> str:
    return t(f"xidit-sign-order-{pieces.ORDER_NAMES[pieces.ORDER_LETTERS.index(letter)]}")


def _legend() -> list[list[tuple[str, str]]]:
    """Symbols and their meanings, one per line."""
    units = [(letter, format_message(things.unit(kind))) for kind, letter in enumerate(pieces.UNIT_LETTERS)]
    rewards = [(sign, t(f"xidit-legend-{name}")) for sign, name in zip(symbols.REWARDS, pieces.REWARD_NAMES, strict=True)]
    roads = [
        (sign, t("xidit-sign-road", road=Message(f"xidit-order-{name}"), key=letter))
        for sign, name, letter in zip(symbols.ROADS, pieces.ROAD_NAMES, pieces.ORDER_LETTERS, strict=False)
    ]
    return [
        [*units, ("5/3", t("xidit-sign-lyres"))],
        [*rewards, ("b3", t("xidit-sign-guild")), ("r2", t("xidit-sign-bards"))],
        [*roads, ("░", t("xidit-wasteland")), ("?", t("xidit-sign-rules"))],
    ]


class _Board:
    def __init__(self, canvas: Canvas, panel: Panel, moment: Moment) -> None:
        self.canvas, self.panel, self.moment = canvas, panel, moment
        self.palette, self.stuff = panel.palette, materials(panel.palette)
        self.lines = room(canvas.height)
        self.top = canvas.height - self.lines
        canvas.fill(0, self.top, canvas.width, self.lines, self.palette.ground)

    def dial(self, number: int, step: OrderPreview, current: bool) -> None:
        wide = self.canvas.width // pieces.ORDERS
        x = number * wide
        target = f"{DIAL} {number + 1}"
        ground = self.stuff.dial if step.order == UNSET else self.stuff.dial_set
        if current or target == self.panel.pointed:
            ground = self.stuff.legal
        self.canvas.fill(x, self.top, wide - 1, self.lines, ground)
        self.canvas.mark(x, self.top, wide - 1, self.lines, target, "orders")
        self.canvas.put(x, self.top, f" {number + 1} ", ground, self.stuff.ink, bold=True)
        ink = self._ink(step.order)
        where, what = on_dial(step)
        lost = step.outcome == LOSES
        name = t("xidit-sign-set") if current and step.order == UNSET else "" if step.order == UNSET else order_name(step.order)
        if self.lines > 2:
            self.canvas.put(x + 4, self.top, f"{STROKES.get(step.order, '')} {name}".strip()[: wide - 5], ink, bold=True)
            self.canvas.put(x + 1, self.top + 1, where[: wide - 2], self.stuff.warning if lost else self.stuff.ink, bold=lost)
            self.canvas.put(x + 1, self.top + 2, what[: wide - 2], self.stuff.warning if lost else self.stuff.ink)
            if lost:
                self.canvas.put(x + wide - 2 - len(step.rule), self.top + 1, step.rule, self.stuff.warning)
        else:
            self.canvas.put(x + 4, self.top, name[: wide - 5], ink, bold=True)
            short = f"{step.rule} {what}" if lost and len(step.rule) + len(what) < wide - 2 else what or where
            self.canvas.put(x + 1, self.top + 1, short[: wide - 2], self.stuff.warning if lost else self.stuff.ink)

    def _ink(self, letter: str) -> str:
        if letter in pieces.ORDER_LETTERS[: pieces.ACTION]:
            return self.stuff.roads[pieces.ORDER_LETTERS.index(letter)]
        return self.stuff.ink

    def legend(self) -> None:
        """The legend of the map, while there are no orders to show."""
        for line, meanings in enumerate(_legend()[: self.lines]):
            x = 1
            wide = sum(len(sign) + len(meaning) + 3 for sign, meaning in meanings)
            apart = 2 if wide <= self.canvas.width else 1
            for sign, meaning in meanings:
                x = self.canvas.put(x, self.top + line, sign, self.palette.accent, bold=True) + 1
                x = self.canvas.put(x, self.top + line, meaning, self.palette.muted) + apart
        self.canvas.mark(0, self.top, self.canvas.width, self.lines, topic="map")

    def plans(self) -> None:
        """Everybody's revealed orders in turn order, the current one highlighted."""
        state: State = self.moment.view
        wide = self.canvas.width // 2
        for turn in range(state.players):
            seat = rules.seat_in_turn(state, turn)
            x, y = (turn // self.lines) * wide, self.top + turn % self.lines
            if self.lines == 2:
                x = (turn // 2) * (self.canvas.width // 3)
            colour = self.moment.seats[seat]
            x = self.canvas.put(x, y, f" {LETTERS[colour]} ", self.palette.ink, self.palette.players[colour], bold=True) + 1
            self._plan(seat, x, y)
        self.canvas.mark(0, self.top, self.canvas.width, self.lines, topic="orders")

    def _plan(self, seat: int, x: int, y: int) -> None:
        state: State = self.moment.view
        if state.plan[seat] < 0:
            self.canvas.put(
                x, y, t("xidit-ready" if state.plan[seat] != pieces.NOT_IN else "xidit-sign-plans"), self.palette.muted
            )
            return
        for number, letter in enumerate(letters_of(state.plan[seat])):
            past = (number, seat) < (state.order, -1)
            now = number == state.order and seat == state.actor
            ink = self.palette.edge if past else self.palette.text
            x = (
                self.canvas.put(x, y, letter, self.palette.ink if now else ink, self.palette.accent if now else None, bold=now)
                + 1
            )
