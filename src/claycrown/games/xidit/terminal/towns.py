"""Towns on the map: the number on a banner, the camp or the creature's shadow, the guild's tower, the Idrakys, the ghosts."""

from claycrown.games.xidit.guide.plan_preview import UNSET, OrderPreview, lacks
from claycrown.games.xidit.rules.pieces import NO_TOKEN, NOBODY, RECRUITMENT, TYPES, UNIT_LETTERS
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.terminal import symbols
from claycrown.games.xidit.terminal.atlas import Atlas, Rect
from claycrown.games.xidit.terminal.materials import LETTERS, chip, materials
from claycrown.terminal.drawing.canvas import Canvas
from claycrown.terminal.drawing.palette import blend
from claycrown.terminal.drawing.panels import Panel
from claycrown.terminal.drawing.types import Moment
from claycrown.words import t

TOWER = " ▂▄▆█"
"""A guild grows by a quarter with each floor."""
BANNER = 3
TOWER_AT = 7
ROOFS = "⌂ ⌂⌂ ⌂ "


class Towns:
    def __init__(self, canvas: Canvas, panel: Panel, moment: Moment, laid: Atlas, way: list[OrderPreview]) -> None:
        self.canvas, self.panel, self.moment, self.laid, self.way = canvas, panel, moment, laid, way
        self.state: State = moment.view
        self.palette, self.stuff = panel.palette, materials(panel.palette)
        self.marks = {option.target: option.key.upper() for option in panel.stage.options if option.target} if panel.stage else {}

    def draw(self) -> None:
        for city, rect in self.laid.cities.items():
            self._town(city, rect)

    def _town(self, city: int, rect: Rect) -> None:
        token = self.state.token[city]
        target = f"city {city}"
        ground = self.stuff.town if token == NO_TOKEN else self.stuff.camp if token == RECRUITMENT else self.stuff.shadow
        self.canvas.fill(rect.x, rect.y, rect.width, rect.height, ground)
        topic = "cities" if token == NO_TOKEN else "recruitment" if token == RECRUITMENT else "threats"
        self.canvas.mark(rect.x, rect.y, rect.width, rect.height, target, topic)
        self._head(city, rect)
        if token == RECRUITMENT:
            self._camp(city, rect)
        elif token != NO_TOKEN:
            self._threat(city, rect)
        else:
            self.canvas.put(rect.x + 1, rect.y + rect.height - 1, ROOFS[: TOWER_AT - 1], blend(ground, self.stuff.faint, 0.55))
        if self.state.guild[city] != NOBODY:
            self._guild(city, rect)

    def _head(self, city: int, rect: Rect) -> None:
        """The banner, who is there, and at which orders the planned way is there."""
        target = f"city {city}"
        ground = self.stuff.town
        if target in self.panel.lit:
            ground = self.stuff.path
        if target in self.marks:
            ground = self.stuff.legal
        if target == self.panel.pointed:
            ground = self.stuff.pointed
        self.canvas.put(rect.x, rect.y, " " * rect.width, ground=ground)
        mark = self.marks.get(target, "") if self.way else ""
        self.canvas.put(rect.x, rect.y, f"{city:>2} ", self.stuff.on_shadow, self.stuff.banner, bold=True)
        x = rect.x + BANNER
        for seat in range(self.state.players):
            if self.state.city[seat] == city:
                colour = self.moment.seats[seat]
                ink, paint = chip(self.palette, colour)
                x = self.canvas.put(x, rect.y, LETTERS[colour], ink, paint, bold=True)
        ghosts = self._ghosts(city)
        if ghosts:
            self.canvas.put(rect.x + rect.width - len(ghosts), rect.y, ghosts, self.stuff.ink, self.stuff.path, bold=True)
        elif mark:
            self.canvas.put(rect.x + rect.width - len(mark), rect.y, mark, self.stuff.ink, ground, bold=True)

    def _ghosts(self, city: int) -> str:
        """The orders after which the planned Idrakys stands here."""
        return "".join(str(number) for number, step in enumerate(self.way, 1) if step.order != UNSET and step.city == city)

    def _camp(self, city: int, rect: Rect) -> None:
        """The units that can be recruited, weakest first."""
        units = symbols.units(self.state.standing[city * TYPES : (city + 1) * TYPES])
        self.canvas.put(rect.x + 1, rect.y + 1, units or t("xidit-short-X2-2"), self.stuff.ink, bold=bool(units))
        if units:
            self.canvas.put(rect.x + 1, rect.y + 1, units[0], self.stuff.camp, self.stuff.ink, bold=True)
        if rect.height > 2:
            self.canvas.put(
                rect.x + 1, rect.y + 2, "/\\/\\/\\"[: max(2, len(units))], blend(self.stuff.camp, self.stuff.faint, 0.6)
            )

    def _threat(self, city: int, rect: Rect) -> None:
        """The units that it needs, those that the viewer lacks in another colour, and its three rewards."""
        printed = self.state.printed
        needs = symbols.units(printed.needs[city * TYPES : (city + 1) * TYPES])
        lacking = lacks(self.state, self.moment.viewer, city)
        x = rect.x + (rect.height > 2)
        for letter in UNIT_LETTERS:
            for number in range(needs.count(letter)):
                missing = number >= needs.count(letter) - lacking.count(letter)
                x = self.canvas.put(
                    x, rect.y + 1, letter, self.stuff.lacking if missing else self.stuff.on_shadow, bold=not missing
                )
        rewards = (printed.gold[city], printed.bards[city], printed.floors[city])
        if rect.height > 2:
            x = rect.x + 1
            for reward, sign, ink in zip(rewards, symbols.REWARDS, self.stuff.rewards, strict=True):
                x = self.canvas.put(x, rect.y + 2, f"{reward}{sign}", ink)
        else:
            for place, (reward, ink) in enumerate(zip(rewards, self.stuff.rewards, strict=True)):
                self.canvas.put(rect.x + 4 + place, rect.y + 1, str(reward), ink, bold=True)

    def _guild(self, city: int, rect: Rect) -> None:
        colour = self.moment.seats[self.state.guild[city]]
        floors = self.state.guild_floors[city]
        x, foot = rect.x + TOWER_AT, rect.y + rect.height - 1
        ink, paint = chip(self.palette, colour)
        self.canvas.put(x, foot, f"{LETTERS[colour].lower()}{floors}", ink, paint, bold=True)
        if rect.height > 2:
            self.canvas.put(x, foot - 1, TOWER[floors] * 2, paint)
        self.canvas.mark(x, rect.y + 1, 2, rect.height - 1, f"city {city}", "guilds")
