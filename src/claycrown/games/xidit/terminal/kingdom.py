"""Around the map: the players' open information, coming tokens, titans, barracks, assessments."""

from claycrown.games.xidit.guide import things
from claycrown.games.xidit.rules import assessment, pieces, titans, virtual
from claycrown.games.xidit.rules import state as rules
from claycrown.games.xidit.rules.game import assess
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.terminal import symbols
from claycrown.games.xidit.terminal.materials import LETTERS, materials
from claycrown.terminal.drawing.canvas import Canvas
from claycrown.terminal.drawing.panels import Panel
from claycrown.terminal.drawing.types import Moment
from claycrown.terminal.naming import player_name
from claycrown.words import format_message, t

WIDTH = 34
LINES_BELOW = 11
"""The height of tokens, titans, barracks and assessments."""


class KingdomPanel(Panel):
    title = "xidit-kingdom"

    def measure(self, height: int) -> int:
        return WIDTH

    def draw(self, moment: Moment, width: int, height: int) -> Canvas:
        return _Drawing(self, moment, width, height).canvas

    def beside(self, targets: list[str], target: str, arrow: str) -> str:
        return target


class _Drawing:
    def __init__(self, panel: Panel, moment: Moment, width: int, height: int) -> None:
        self.moment, self.palette, self.lit = moment, panel.palette, panel.lit
        self.state: State = moment.view
        self.stuff = materials(panel.palette)
        self.canvas = Canvas(width, height, self.palette.ground, self.palette.text)
        beside = width >= 2 * WIDTH + 4
        self.left, self.width = 0, WIDTH if beside else width
        self.spare = height - LINES_BELOW - (0 if beside else 2 * self.state.players)
        y = 0
        for turn in range(self.state.players):
            self._player(rules.seat_in_turn(self.state, turn), y)
            y += 2
        if beside:
            self.left, y = WIDTH + 4, -1
        y = self._tokens(y + self._gap())
        y = self._titans(y + self._gap())
        y = self._assessments(y + self._gap())
        self._barracks(y + self._gap())

    def _gap(self) -> int:
        """A separating line, if there is space."""
        self.spare -= 1
        return 1 if self.spare >= 0 else 0

    # Players

    def _player(self, seat: int, y: int) -> None:
        """In turn order: the name and whether the seat has decided; below, its open information and the viewer's own."""
        moment, state, palette = self.moment, self.state, self.palette
        colour = moment.seats[seat]
        acting = seat in moment.deciders
        if acting or seat == state.actor:
            self.canvas.fill(0, y, self.width, 2, palette.surface)
        self.canvas.put(0, y, f" {LETTERS[colour]} ", palette.ink, palette.players[colour], bold=True)
        self.canvas.put(0, y + 1, "   ", ground=palette.players[colour])
        who = player_name(moment.players[seat], seat == moment.viewer)
        name = t("table-player-of-colour", name=who, colour=moment.names[seat])
        x = self.canvas.put(4, y, name[: self.width - 14], palette.text, bold=acting)
        if seat == state.first:
            self.canvas.put(x + 1, y, symbols.FIRST, palette.accent, bold=True)
            self.canvas.mark(x + 1, y, 1, 1, topic="turn-order")
        status, ink = self._fate(seat) if state.step == pieces.OVER else self._status(seat)
        self.canvas.put(self.width - len(status), y, status, ink, bold=state.step == pieces.OVER)
        self._goods(seat, y + 1)
        self.canvas.mark(0, y, self.width, 2, topic="players")

    def _status(self, seat: int) -> tuple[str, str]:
        """Whether the seat has to decide, or has already decided a simultaneous decision."""
        if seat in self.moment.deciders:
            return t("xidit-decides"), self.palette.legal
        asked = {pieces.AT_PLAN: self.state.plan, pieces.AT_SHOW: self.state.shown}.get(self.state.step)
        ready = asked is not None and asked[seat] != pieces.NOT_IN and self.moment.deciders
        return (t("xidit-ready") if ready else "", self.palette.muted)

    def _fate(self, seat: int) -> tuple[str, str]:
        """X8.3: who has been eliminated, as far as the assessments have been shown; X8.6: who is left."""
        figures = assess(self.state)
        lit = [f"assessment {entry['of']}" in self.lit for entry in figures["assessments"]]
        over = [f"assessed {entry['of']}" in self.lit for entry in figures["assessments"]]
        done = lit.index(True) + over.count(True) if any(lit) else pieces.ASSESSMENTS
        colour = self.moment.seats[seat]
        for entry in figures["assessments"][:done]:
            if colour in entry["out"]:
                return t("xidit-sign-out", assessment=things.assessment(entry["of"])), self.palette.warning
        return (t("xidit-sign-saviour"), self.palette.accent) if done == pieces.ASSESSMENTS else ("", self.palette.text)

    def _goods(self, seat: int, y: int) -> None:
        state, palette = self.state, self.palette
        x = self._number(4, y, symbols.FLOOR, assessment.influence(state, seat), "guilds")
        open_bards = sum(
            state.bards[seat * pieces.REGIONS + region] for region in range(pieces.REGIONS) if region != state.printed.bastion
        )
        x = self._number(x + 1, y, symbols.BARD, open_bards, "bards") + 1
        if state.gold[seat] == pieces.UNKNOWN:
            self.canvas.put(x, y, t("xidit-sign-screen"), palette.muted)
            self.canvas.mark(x, y, self.width - x, 1, topic="screens")
            return
        x = self.canvas.put(x, y, "│", palette.edge) + 1
        x = self._number(x, y, symbols.GOLD, state.gold[seat], "gold") + 1
        units = symbols.units(state.units[seat * pieces.TYPES : (seat + 1) * pieces.TYPES])
        waiting = f"+{state.floors_waiting[seat]}{symbols.FLOOR}" if state.floors_waiting[seat] else ""
        room = self.width - x - len(waiting) - 1
        shown = units if len(units) <= room else _counted(units)
        x = self.canvas.put(x, y, (shown or t("xidit-sign-no-units"))[:room], palette.text, bold=bool(units)) + 1
        self.canvas.put(x, y, waiting, palette.accent)

    def _number(self, x: int, y: int, sign: str, amount: int, topic: str) -> int:
        end = self.canvas.put(x, y, f"{amount}{sign}", self.palette.text if amount else self.palette.muted)
        self.canvas.mark(x, y, end - x, 1, topic=topic)
        return end

    # Tokens, titans, barracks

    def _tokens(self, y: int) -> int:
        state = self.state
        top = state.recruitment_stack[state.recruitment_count - 1] if state.recruitment_count else pieces.NOWHERE
        self._pair(y, "recruits", state.next_recruitment, self._recruits(state.next_recruitment), "next-tokens")
        under = self._under(state.recruitment_count, state.recruitment_discards)
        self._pair(y + 1, "then", top, self._recruits(top), "stacks", under)
        top = state.threat_stack[state.threat_count - 1] if state.threat_count else pieces.NOWHERE
        self._pair(y + 2, "threat", state.next_threat, self._threat(state.next_threat), "next-tokens")
        self._pair(y + 3, "then", top, self._threat(top), "stacks", self._under(state.threat_count, state.threat_discards))
        return y + 4

    def _under(self, count: int, discards: int) -> str:
        """The tokens below the top one, and the discarded ones."""
        return f"+{max(count - 1, 0)} ×{discards}"

    def _pair(self, y: int, name: str, city: int, what: str, topic: str, more: str = "") -> None:
        self.canvas.put(self.left, y, t(f"xidit-sign-{name}"), self.palette.accent if name != "then" else self.palette.muted)
        if city > pieces.NOWHERE:
            x = self.canvas.put(self.left + 8, y, f"{city:>2}", self.palette.text, bold=True)
            self.canvas.put(x + 1, y, what, self.palette.text)
        else:
            self.canvas.put(self.left + 9, y, "-", self.palette.muted)
        self.canvas.put(self.left + self.width - len(more), y, more, self.palette.muted)
        self.canvas.mark(self.left, y, self.width, 1, topic=topic)

    def _recruits(self, city: int) -> str:
        state = self.state
        start = (22 + city if state.players == 3 else city) * pieces.TYPES
        return symbols.units(state.printed.shows[start : start + pieces.TYPES])

    def _threat(self, city: int) -> str:
        printed = self.state.printed
        needs = symbols.units(printed.needs[city * pieces.TYPES : (city + 1) * pieces.TYPES])
        return f"{needs} {symbols.rewards(printed.gold[city], printed.bards[city], printed.floors[city])}"

    def _titans(self, y: int) -> int:
        """Each stack: asleep or raging, the rewards of its top titan, whether another one is below."""
        state, palette = self.state, self.palette
        printed = state.printed
        for stack in range(pieces.TITAN_STACKS):
            self.canvas.put(self.left, y + stack, t("xidit-sign-titan", symbols=titans.symbols(state, stack)), palette.accent)
            titan = titans.top(state, stack)
            if titan < 0:
                self.canvas.put(self.left + 8, y + stack, t("xidit-sign-gone"), palette.muted)
            else:
                raging = titans.is_raging(state, stack)
                text = t("xidit-rages" if raging else "xidit-asleep")
                x = self.canvas.put(self.left + 8, y + stack, text, palette.warning if raging else palette.muted, bold=raging)
                gives = symbols.rewards(printed.titan_gold[titan], printed.titan_bards[titan], printed.titan_floors[titan])
                self.canvas.put(x + 1, y + stack, gives, palette.text if raging else palette.muted)
                if state.titan[2 * stack + 1]:
                    self.canvas.put(self.left + self.width - 2, y + stack, "+1", palette.muted)
            self.canvas.mark(self.left, y + stack, self.width, 1, topic="titans")
        return y + pieces.TITAN_STACKS

    def _barracks(self, y: int) -> None:
        self.canvas.put(self.left, y, t("xidit-barracks"), self.palette.accent)
        x = self.left + 9
        for letter, number in zip(pieces.UNIT_LETTERS, self.state.barracks, strict=True):
            x = self.canvas.put(x, y, f"{letter}{number}", self.palette.text) + 1
        self.canvas.mark(self.left, y, self.width, 1, topic="barracks")

    def _assessments(self, y: int) -> int:
        """The assessments in order, with the virtual player's values."""
        state = self.state
        for place in range(pieces.ASSESSMENTS):
            kind = state.assessments[place]
            self.canvas.put(self.left, y + place, f"{place + 1}", self.palette.accent, bold=True)
            self.canvas.put(
                self.left + 2, y + place, format_message(things.assessment(pieces.ASSESSMENT_NAMES[kind])), self.palette.text
            )
            if virtual.stands(state):
                self.canvas.put(
                    self.left + 14, y + place, t("xidit-virtual-value", value=state.virtual[kind]), self.palette.muted
                )
        self.canvas.mark(self.left, y, self.width, pieces.ASSESSMENTS, topic="assessments")
        return y + pieces.ASSESSMENTS


def _counted(units: str) -> str:
    """`M4A2C1`, if there are many."""
    return "".join(f"{letter}{units.count(letter)}" for letter in pieces.UNIT_LETTERS if letter in units)
