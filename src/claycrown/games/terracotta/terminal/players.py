"""The players' goods, weapons, workers and masters in turn order; below, the rack and the specialists."""

from claycrown.games.terracotta.rules import building, pieces, specialists, wheel
from claycrown.games.terracotta.rules.state import State
from claycrown.games.terracotta.terminal import symbols
from claycrown.games.terracotta.terminal.materials import BASES, materials
from claycrown.terminal.drawing.canvas import Canvas
from claycrown.terminal.drawing.panels import Panel
from claycrown.terminal.drawing.types import Moment
from claycrown.terminal.naming import colour_name, player_name
from claycrown.words import t

WIDTH = 24
LINES_OF_A_PLAYER = 4
LINES_BELOW = 6


class PlayersPanel(Panel):
    title = "terracotta-players"

    def measure(self, height: int) -> int:
        return WIDTH

    def draw(self, moment: Moment, width: int, height: int) -> Canvas:
        return _Drawing(self, moment, width, height).canvas


class _Drawing:
    def __init__(self, panel: PlayersPanel, moment: Moment, width: int, height: int) -> None:
        self.moment = moment
        self.state: State = moment.view
        self.palette, self.stuff = panel.palette, materials(panel.palette)
        self.width = width
        self.canvas = Canvas(width, height, self.palette.ground, self.palette.text)
        players = self.state.players
        self.condensed = height < players * LINES_OF_A_PLAYER + LINES_BELOW
        spare = height - players * LINES_OF_A_PLAYER - LINES_BELOW
        gap = 1 if spare >= players else 0
        y = 0
        for place in range(players):
            self._player(place, self.state.order[place], y)
            y += LINES_OF_A_PLAYER + gap
        y += 1 if spare - gap * players >= 1 else 0
        self._rack(y)
        self._specialists(y + (2 if self.condensed else 3))

    def _player(self, place: int, seat: int, y: int) -> None:
        colour = self.moment.seats[seat]
        paint = self.palette.players[colour]
        acting = seat in self.moment.deciders
        if acting:
            self.canvas.fill(0, y, self.width, LINES_OF_A_PLAYER, self.palette.surface)
        for line in range(LINES_OF_A_PLAYER):
            self.canvas.put(
                0, y + line, (str(place + 1), "▶" if acting else " ", " ", " ")[line], self.palette.ink, paint, bold=True
            )
        self.canvas.mark(0, y, 1, LINES_OF_A_PLAYER, topic="order")
        self._name(seat, colour, y)
        self._goods(seat, y + 1)
        self._weapons(seat, y + 2)
        self._masters(seat, y + 3)

    def _name(self, seat: int, colour: str, y: int) -> None:
        left, right = BASES[colour]
        points = t("terracotta-points", points=self.state.vp[seat])
        x = self.canvas.put(2, y, f"{left}{colour[0]}{right}", self.palette.ink, self.palette.players[colour], bold=True) + 1
        room = self.width - x - len(points) - 1
        who = player_name(self.moment.players[seat], seat == self.moment.viewer)
        name = t("table-player-of-colour", name=who, colour=colour_name(colour))
        name = name if len(name) <= room else who
        self.canvas.put(x, y, name[:room], self.palette.text, bold=seat in self.moment.deciders)
        self.canvas.put(self.width - len(points), y, points, self.palette.accent, bold=True)
        self.canvas.mark(self.width - len(points), y, len(points), 1, topic="points")

    def _goods(self, seat: int, y: int) -> None:
        state = self.state
        x = 2
        for sign, amount, paint, topic in (
            (symbols.COIN, state.coins[seat], self.stuff.coin, "coins"),
            (symbols.WET, state.wet[seat], self.stuff.wet, "clay"),
            (symbols.DRY, state.dry[seat], self.stuff.dry, "clay"),
        ):
            end = self.canvas.put(x, y, f"{sign}{amount}", paint, bold=amount > 0)
            self.canvas.mark(x, y, end - x, 1, topic=topic)
            x = end + 1
        self._workers(seat, max(x, 14), y)

    def _workers(self, seat: int, x: int, y: int) -> None:
        """Workers still to place, then those on the wheel: lower case for craftsmen, upper case for artisans."""
        state = self.state
        letter = self.moment.seats[seat][0]
        placed = wheel.placed(state, seat)
        craftsmen = state.craftsmen[seat] - state.craftsmen_placed[seat]
        artisans = state.artisans[seat] - state.artisans_placed[seat]
        paint = self.palette.players[self.moment.seats[seat]]
        start = x
        for sign, count in ((letter, craftsmen), (letter.upper(), artisans)):
            for _ in range(count):
                x = self.canvas.put(x, y, sign, self.palette.ink, paint, bold=True) + 1
        for _ in range(placed):
            x = self.canvas.put(x, y, "·", self.palette.muted) + 1
        self.canvas.mark(start, y, x - start, 1, topic="workers")

    def _weapons(self, seat: int, y: int) -> None:
        """Weapons, the active ones in capitals."""
        x = 2
        for weapon in range(pieces.TYPES):
            active = self.state.weapons[seat] >> weapon & 1
            name = t("terracotta-sign-weapon", name=pieces.WEAPON_NAMES[weapon], active="yes" if active else "no")
            end = self.canvas.put(x, y, name, self.palette.text if active else self.palette.muted, bold=bool(active))
            self.canvas.mark(x, y, end - x, 1, topic=pieces.WEAPON_NAMES[weapon])
            x = end + 1

    def _masters(self, seat: int, y: int) -> None:
        state = self.state
        x = 2
        for master in range(pieces.MASTERS):
            token = state.masters[seat * pieces.MASTERS + master]
            if token:
                text = f"{symbols.master(master)}{state.printed.token_cost[token - 1]}"
                end = self.canvas.put(x, y, text, self.stuff.actions[pieces.MASTER])
                self.canvas.mark(x, y, end - x, 1, topic="masters")
                x = end + 1
        if x == 2:
            self.canvas.put(2, y, t("terracotta-sign-no-master"), self.palette.muted)
        if state.priority[seat]:
            text = t("terracotta-sign-priority", token=state.priority[seat])
            self.canvas.put(self.width - len(text), y, text, self.stuff.actions[pieces.PRIORITY])
            self.canvas.mark(self.width - len(text), y, len(text), 1, topic="priority")

    def _rack(self, y: int) -> None:
        """The VP of the next warrior of each type, and how many are left."""
        state = self.state
        figures = [
            (
                t("terracotta-sign-figure", type=pieces.WARRIOR_NAMES[kind]),
                str(building.rack_vp(state, kind)) if left else "-",
                left,
            )
            for kind, left in enumerate(list(state.rack_left)[: pieces.TYPES])
        ]
        self._table(y, t("terracotta-sign-rack"), t("terracotta-sign-vp"), figures, self.stuff.figure)
        self.canvas.mark(0, y, self.width, 3, topic="rack")

    def _specialists(self, y: int) -> None:
        """The price of the next specialist of each type, and how many are left."""
        state = self.state
        figures = [
            (
                t("terracotta-sign-figure", type=pieces.SPECIALIST_NAMES[kind]),
                f"{symbols.COIN}{specialists.cost(state, kind)}" if left else "-",
                left,
            )
            for kind, left in enumerate(list(state.specialists_left)[: pieces.SPECIALISTS])
        ]
        self._table(y, t("terracotta-sign-buy"), t("terracotta-sign-cost"), figures, self.stuff.specialist)
        self.canvas.mark(0, y, self.width, 3, topic="specialists")

    def _table(self, y: int, title: str, row: str, figures: list[tuple[str, str, int]], ink: str) -> None:
        """A name, a value and the number left, on three lines, or on two if space is short."""
        self.canvas.put(0, y, title, self.palette.accent)
        self.canvas.put(0, y + 1, row, self.palette.muted)
        if not self.condensed:
            self.canvas.put(0, y + 2, t("terracotta-sign-left"), self.palette.muted)
        step = 8 if self.condensed else 5
        for column, (name, value, left) in enumerate(figures):
            x = 6 + step * column
            self.canvas.put(x, y, name, ink)
            end = self.canvas.put(x, y + 1, f"{value:>3}", self.palette.text, bold=True)
            if self.condensed:
                self.canvas.put(end, y + 1, f"({left})", self.palette.muted)
            else:
                self.canvas.put(x, y + 2, f"{left:>3}", self.palette.muted)
