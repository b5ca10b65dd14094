"""A table of Lords of Xidit in a line or two: put things on it, let the players decide, read what became of it.

    table = Table().at("blue", 5, units="MC").recruits({5: "MIIB"}).year(blue="AWWWWW")
    assert table.units("blue") == "MMC"

What a position means is taken from the notation alone, so that a test says what it wants in the rulebook's words. Tokens that a
test does not name lie in the stacks, in their order by city; unless told otherwise the lowest two are Next Recruitment and
Next Threat. Everybody starts with nothing, in a city without a token.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Self

from claycrown.games.contract import SPECTATOR, LedgerEntry
from claycrown.games.edition import Edition
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules import roads, titans
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import AT_PLAN, NO_TOKEN, NOWHERE, ORDER_LETTERS, PLAN, RECRUITMENT, ROADS, TYPES
from claycrown.games.xidit.rules.state import SCRATCH, State
from claycrown.match import Match

COLOURS = ("blue", "red", "green", "yellow", "black")
FIRST_CITIES = {"blue": 1, "red": 2, "green": 3, "yellow": 4, "black": 7}
VARIANTS: list[tuple[int, dict[str, bool]]] = [
    (players, {"short": short, "hard_virtual": hard, "open_screens": False})
    for players in (3, 4, 5)
    for short in (False, True)
    for hard in ((False, True) if players == 3 else (False,))
]


def tokens_in_use(players: int, short: bool) -> list[int]:
    """The set, as X9.1 and X9.4 state it."""
    if players == 3:
        return [city for city in range(1, 19) if not (short and city in (14, 18))]
    last = 21 if not short else 19 if players == 5 else 18
    return list(range(1, last + 1))


class Table:
    def __init__(self, players: int = 4, edition: Edition | None = None, **options: bool) -> None:
        self.edition = edition or GAME.edition()
        self.seats = list(COLOURS[:players])
        self.seed = 0
        self._decided: list[LedgerEntry] = []
        self._match: Match | None = None
        self.unplaced = tokens_in_use(players, options.get("short", False))
        self.position: dict[str, Any] = {
            "game": "xidit",
            "edition": self.edition.name,
            "options": {"short": False, "hard_virtual": False, "open_screens": False, **options},
            "year": 1,
            "first": "blue",
            "seats": self.seats,
            "assessments": ["wealth", "influence", "reputation"],
            "recruits": {},
            "threats": [],
            "titans": [[], [], []],
            "regions": {},
            "guilds": {},
            "virtual": {"wealth": 6, "influence": 5, "reputation": 4} if players == 3 else None,
            "players": {
                colour: {
                    "city": FIRST_CITIES[colour],
                    "units": "",
                    "gold": 0,
                    "bards_left": 20,
                    "floors_left": 15,
                    "floors_waiting": 0,
                }
                for colour in self.seats
            },
            "over": False,
        }

    # What is on the table

    def put(self, **fields: Any) -> Self:
        """Set whole fields of the position, as the notation calls them: `put(year=4, first="red")`."""
        self.position.update(fields)
        return self._changed()

    def _changed(self) -> Self:
        self._match = None
        return self

    def at(self, colour: str, city: int | None, **goods: Any) -> Self:
        """Where a player's Idrakys stands, and what the player has: `at("blue", 7, units="MMAC", gold=3)`."""
        self.position["players"][colour].update(city=city, **goods)
        return self._changed()

    def _take(self, tokens: list[int]) -> list[int]:
        for token in tokens:
            self.unplaced.remove(token)
        return tokens

    def recruits(self, units: Mapping[int, str]) -> Self:
        """Recruitment tokens on the map, with the units on them: `recruits({5: "MIIB"})`."""
        self._take(list(units))
        self.position["recruits"].update({str(city): letters for city, letters in units.items()})
        return self._changed()

    def threats(self, *cities: int) -> Self:
        self._take(list(cities))
        self.position["threats"] += cities
        return self._changed()

    def recruitment(self, following: int | None, stack: list[int], discard: list[int] | None = None) -> Self:
        """The Recruitment path: Next, the stack from the top, the discard from the oldest."""
        return self._path("recruitment", following, stack, discard or [])

    def threat(self, following: int | None, stack: list[int], discard: list[int] | None = None) -> Self:
        """The Threat path: Next, the stack from the top, the discard from the oldest."""
        return self._path("threat", following, stack, discard or [])

    def _path(self, name: str, following: int | None, stack: list[int], discard: list[int]) -> Self:
        self._take([*([following] if following else []), *stack, *discard])
        return self.put(**{f"next_{name}": following, f"{name}_stack": stack, f"{name}_discard": discard})

    def others_threaten(self) -> Self:
        """All tokens not named so far lie on the map, Threat up."""
        return self.threats(*self.unplaced)

    def titan(self, symbols: int, raging: bool = True, below: bool = False) -> Self:
        """The first titan of a stack as the edition lists them, upon the second if that is there."""
        stack = [
            {key: figures[key] for key in ("units", "gold", "bards", "floors")}
            for figures in self.edition.figures["titans"]
            if figures["units"] == symbols
        ]
        shown = [{**figures, "raging": raging and place == 0} for place, figures in enumerate(stack)]
        self.position["titans"][symbols - 3] = shown if below else shown[:1]
        return self._changed()

    def guild(self, colour: str, city: int, floors: int) -> Self:
        self.position["guilds"][str(city)] = [colour, floors]
        self.position["players"][colour]["floors_left"] -= floors
        return self._changed()

    def floors_wait(self, colour: str, floors: int) -> Self:
        self.position["players"][colour]["floors_waiting"] += floors
        self.position["players"][colour]["floors_left"] -= floors
        return self._changed()

    def bards(self, region: str, **amounts: int) -> Self:
        """`bards("snow", blue=2, red=1)`."""
        there = self.position["regions"].setdefault(region, {})
        for colour, amount in amounts.items():
            there[colour] = there.get(colour, 0) + amount
            self.position["players"][colour]["bards_left"] -= amount
        return self._changed()

    def written(self) -> dict[str, Any]:
        """The position, the tokens that were not named laid where they belong."""
        if self.position.keys() >= {"next_recruitment", "next_threat"}:
            if self.unplaced:
                self.position["recruitment_stack"] = [*self.position["recruitment_stack"], *self.unplaced]
        else:
            left = list(self.unplaced)
            for name in ("recruitment", "threat"):
                if f"next_{name}" not in self.position:
                    self.position.update({f"next_{name}": left.pop(0), f"{name}_discard": []})
            empty = [name for name in ("recruitment", "threat") if f"{name}_stack" not in self.position]
            for number, name in enumerate(empty):
                self.position[f"{name}_stack"] = left[number :: len(empty)]
        self.unplaced = []
        return self.position

    # What the players may decide, and do

    @property
    def match(self) -> Match:
        if self._match is None:
            self._match = Match.at("xidit", NOTATION.read(self.written(), self.edition, self.seed), self.edition)
        return self._match

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def _seat(self, text: str) -> tuple[int, str]:
        colour, colon, words = text.partition(":")
        if colon:
            return self.seats.index(colour), words
        deciders = self.match.deciders()
        return (deciders[0] if deciders else 0), text

    def deciders(self) -> list[str]:
        return [self.seats[seat] for seat in self.match.deciders()]

    def legal(self, colour: str | None = None) -> set[str]:
        """What a player may decide, in brief; of the one who must decide if not said."""
        texts = self.match.legal(self.seats.index(colour) if colour else self.match.deciders()[0])
        assert len(texts) == len(set(texts)), "a decision is offered twice"
        return set(texts)

    def why_not(self, text: str) -> str | None:
        """The id of the rule that forbids it; None for a legal one."""
        seat, words = self._seat(text)
        illegal = self.match.why_not(seat, words)
        return None if illegal is None else illegal.rule

    def do(self, *decisions: str) -> Self:
        """Decisions one after the other; one may carry its seat, `red:show 2`."""
        self._decided = []
        for text in decisions:
            seat, words = self._seat(text)
            moved = self.match.entry_for(self.match.decide(seat, words), SPECTATOR).moved
            self._decided += moved.entries if moved is not None else ()
        self.position = NOTATION.write(self.state)
        return self

    def year(self, **plans: str) -> Self:
        """All plan, whoever is not named to wait, and the orders are carried out until somebody must decide."""
        return self.do(*(f"{colour}:plan {plans.get(colour, ''):W<6}" for colour in self.seats))

    def shows(self, *amounts: int) -> Self:
        """In the census all show, in seat order."""
        return self.do(*(f"{colour}:show {amount}" for colour, amount in zip(self.seats, amounts, strict=True)))

    # What became of it

    def units(self, colour: str) -> str:
        return str(self.position["players"][colour]["units"])

    def gold(self, colour: str) -> int:
        return int(self.position["players"][colour]["gold"])

    def city(self, colour: str) -> int:
        return int(self.position["players"][colour]["city"])

    def floors(self, colour: str) -> tuple[int, int]:
        """Left, and waiting."""
        return self.position["players"][colour]["floors_left"], self.position["players"][colour]["floors_waiting"]

    def standing(self, city: int) -> str:
        return str(self.position["recruits"][str(city)])

    def path(self, name: str) -> tuple[int | None, list[int], list[int]]:
        """Next, stack and discard."""
        return self.position[f"next_{name}"], self.position[f"{name}_stack"], self.position[f"{name}_discard"]

    def raging(self) -> list[list[bool]]:
        return [[titan["raging"] for titan in stack] for stack in self.position["titans"]]

    def ledger(self, what: str) -> list[tuple[str, str, int]]:
        """What the last decisions did to one kind of thing: the rule, whom it happened to, by how much."""
        names = [*self.seats, ""]
        return [(entry.rule, names[entry.seat], entry.amount) for entry in self._decided if entry.what == what]

    def lost(self, colour: str) -> list[tuple[str, int]]:
        """The orders of a player that were lost: the rule, and which order from 1."""
        return [(rule, order) for rule, whose, order in self.ledger("lost") if whose == colour]

    def score(self) -> dict[str, Any]:
        return NOTATION.score_sheet(self.state, final=True)


def in_hand(table: Table) -> str:
    """All units of the position, weakest first, wherever they are but in the barracks."""
    letters = "".join(player["units"] for player in table.position["players"].values())
    return "".join(sorted(letters + "".join(table.position["recruits"].values()), key="MAICB".index))


# Whole games


def new_game(players: int, options: Mapping[str, bool], seed: int) -> State:
    return GAME.new(players, seed, options)


def busy_game(players: int, options: Mapping[str, bool], seed: int) -> State:
    """A game from set-up, in half of which all titans rage at once: seldom do they awake early enough to be fought much."""
    state = new_game(players, options, seed)
    if seed % 2:
        state.raging = [1, 1, 1]
    return state


def eager_plan(s: State, seat: int, rng: Random) -> int:
    """A plan towards whatever can be done: act where something can be had, else go where something may be."""
    city, units, plan = s.city[seat], s.units[seat * TYPES : (seat + 1) * TYPES], 0
    been: set[int] = set()
    for _ in range(6):
        order = ORDER_LETTERS.index("A") if _is_worth(s, city, units, been) else _road(s, city, units, been, rng)
        if rng.random() < 0.05:
            order = rng.randrange(5)
        if order < ROADS:
            city = roads.leads_to(s, city, order) or city
        elif order == ORDER_LETTERS.index("A"):
            been.add(city)
        plan = plan * 5 + order
    return PLAN + plan


def _is_worth(s: State, city: int, units: list[int], been: set[int]) -> bool:
    if city in been:
        return False
    if s.token[city] == RECRUITMENT:
        return True
    if s.token[city] == NO_TOKEN:
        return sum(units) >= 3 and any(titans.is_raging(s, stack) for stack in range(3))
    return all(units[kind] >= s.printed.needs[city * TYPES + kind] for kind in range(TYPES))


def _road(s: State, city: int, units: list[int], been: set[int], rng: Random) -> int:
    ways = [colour for colour in range(ROADS) if roads.leads_to(s, city, colour) != NOWHERE]
    good = [colour for colour in ways if _is_worth(s, roads.leads_to(s, city, colour), units, been)]
    return rng.choice(good or ways)


def eager_choice(s: State, seat: int, rng: Random) -> int:
    """A random decision that keeps the game busy."""
    if s.step == AT_PLAN:
        return eager_plan(s, seat, rng)
    legal = GAME.legal(s, seat)
    return rng.choice(legal[1:] if NOTATION.text(s, legal[0]) == "pass" and rng.random() < 0.9 else legal)


def busy_play(players: int, options: Mapping[str, bool], seed: int) -> Iterator[tuple[State, int, int]]:
    """A whole game of busy random decisions: before each the state, the seat and the decision that comes; at the end the
    last state with seat and decision -1. Those who decide at once do so in any order."""
    rng = Random(seed)
    state = busy_game(players, options, seed)
    while not GAME.over(state):
        seat = rng.choice(GAME.deciders(state))
        action = eager_choice(state, seat, rng)
        yield state, seat, action
        GAME.apply(state, seat, action)
    yield state, -1, -1


def fields(state: State) -> dict[str, Any]:
    """All of a state but its ledger and the scratch of the assessments."""
    passing = ("book", "clone", "printed", *SCRATCH)
    names = [name for name in dir(state) if not name.startswith("_") and name not in passing]
    values = {name: getattr(state, name) for name in names}
    return {name: list(value) if isinstance(value, list) else value for name, value in values.items()}
