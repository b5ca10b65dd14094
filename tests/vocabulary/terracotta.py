"""A table of Terracotta Army in a line or two: put things on it, let the players decide, read what became of it.

    table = Table(players=3).with_worker("craftsman", 5)
    assert table.why_not("place craftsman 5") == "T3.3"

What a position means is taken from the notation alone, so that a test says what it wants in the rulebook's words. Unless
told otherwise nothing stands in the mausoleum, everybody has 3 coins, no clay, no active weapon and one artisan.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Self

from claycrown.games.contract import SPECTATOR, LedgerEntry, Result
from claycrown.games.edition import Edition
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import AT_WEAPON
from claycrown.games.terracotta.rules.state import SCRATCH, State
from claycrown.guide.types import DecisionView
from claycrown.match import Match
from tests.vocabulary.matches import known_of

COLOURS = ("yellow", "green", "blue", "purple")
WORKERS = {2: 5, 3: 4, 4: 3}
LETTERS = "abcdefghi"
STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
TOWARDS = {"up": "hv", "down": "h^", "left": "h>", "right": "h<"}
"""A horse's spaces point back to the rider from which it lies in that direction."""


class Table:
    def __init__(self, players: int = 2, edition: Edition | None = None) -> None:
        self.edition = edition or GAME.edition()
        size = self.edition.figures["mausoleum"]
        self.seats = list(COLOURS[:players])
        self.position: dict[str, Any] = {
            "game": "terracotta",
            "edition": self.edition.name,
            "round": 1,
            "order": list(self.seats),
            "to_act": self.seats[0],
            "rings": {"inner": 0, "middle": 0},
            "tiles": ["coins", "officers", "north-west", "central row", "clay"],
            "inspectors": {"row": 1, "column": 1},
            "warehouses": [1, 1, 1, 1],
            "priority_left": list(range(1, players)),
            "wheel": {},
            "mausoleum": [" ".join([".."] * size["columns"])] * size["rows"],
            "players": {colour: self._player(WORKERS[players] - 1, 1) for colour in self.seats},
        }
        self._match: Match | None = None
        self._ledger: list[LedgerEntry] = []

    @staticmethod
    def _player(craftsmen: int, artisans: int) -> dict[str, Any]:
        goods = {"vp": 0, "coins": 3, "wet": 0, "dry": 0, "craftsmen": craftsmen, "artisans": artisans}
        return {**goods, "weapons": [], "masters": {}, "priority": None}

    # What is on the table

    def put(self, **fields: Any) -> Self:
        """Set whole fields of the position, as the notation calls them: `put(round=3, warehouses=[0, 1, 0, 2])`."""
        self.position.update(fields)
        self._match = None
        return self

    def has(self, colour: str, **goods: Any) -> Self:
        """What a player has: `has("yellow", coins=4, wet=2, weapons=["sword"], masters={"smith": 1})`."""
        self.position["players"][colour].update(goods)
        self._match = None
        return self

    def in_order(self, *order: str) -> Self:
        return self.put(order=list(order), to_act=order[0])

    def with_worker(self, kind: str, segment: int) -> Self:
        """The player to act has had a turn and left this worker there; the next one is to act."""
        colour = self.position["to_act"]
        self.position["wheel"].setdefault(str(segment), []).append([colour, kind])
        placed = [self._placed(other) for other in self.position["order"]]
        return self.put(to_act=self.position["order"][placed.index(min(placed))])

    def _placed(self, colour: str) -> int:
        return sum(worker[0] == colour for workers in self.position["wheel"].values() for worker in workers)

    def with_priority(self, **tokens: int) -> Self:
        """`with_priority(green=1)`: the others are left, the lowest on top."""
        for colour, token in tokens.items():
            self.has(colour, priority=token)
        return self.put(priority_left=[n for n in range(1, len(self.seats)) if n not in tokens.values()])

    def with_figures(self, *figures: str) -> Self:
        """`with_figures("Oy e4", "f. d4", "a> a1", "Gg b2 right")`: the last one is mounted, its horse lies to the right."""
        for figure in figures:
            sign, space, *mounted = figure.split()
            column, row = LETTERS.index(space[0]), int(space[1:]) - 1
            self._put_sign(column, row, sign)
            for direction in mounted:
                right, down = STEPS[direction]
                for distance in (1, 2):
                    self._put_sign(column + right * distance, row + down * distance, TOWARDS[direction])
        return self

    def _put_sign(self, column: int, row: int, sign: str) -> None:
        rows = [line.split() for line in self.position["mausoleum"]]
        assert rows[row][column] == "..", "two figures of a test on one space"
        rows[row][column] = sign
        self.put(mausoleum=[" ".join(line) for line in rows])

    # The wheel

    def show(self, segment: int, inner: str | None = None, middle: str | None = None) -> Self:
        """Turn the rings until this segment shows these actions."""
        rings = dict(self.position["rings"])
        wheel = self.edition.figures["wheel"]
        if inner is not None:
            rings["inner"] = (segment - 1 - wheel["inner"]["actions"].index(inner)) % wheel["segments"]
        if middle is not None:
            rings["middle"] = (wheel["middle"]["actions"].index(middle) - (segment - 1)) % wheel["segments"]
        return self.put(rings=rings)

    def at_inner(self, action: str, segment: int = 1, worker: str = "craftsman") -> Self:
        """The player to act has placed a worker, and this inner action is asked."""
        return self.show(segment, inner=action).do(f"place {worker} {segment}")

    def at_middle(self, action: str, inner: str = "coins 3", segment: int = 1) -> Self:
        """The player to act has placed a worker and skipped the inner action; this middle action is asked."""
        return self.show(segment, inner, action).do(f"place craftsman {segment}", "skip")

    def at_outer(self, action: str) -> Self:
        """The player to act has skipped the inner and middle action; this outer action is asked, if there is a way to do it."""
        segment = self.edition.figures["wheel"]["outer"]["actions"].index(action) + 1
        return self.do(f"place craftsman {segment}", "skip", "skip")

    # What the players may decide, and do

    @property
    def match(self) -> Match:
        if self._match is None:
            self._match = Match.at("terracotta", NOTATION.read(self.position, self.edition, 0), self.edition)
        return self._match

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def legal(self) -> set[str]:
        texts = self.match.legal(self.state.actor)
        assert len(texts) == len(set(texts)), "a decision is offered twice"
        return set(texts)

    def offers(self, beginning: str) -> set[str]:
        """The legal decisions that begin with these words, without them."""
        return {text[len(beginning) :].strip() for text in self.legal() if (text + " ").startswith(beginning + " ")}

    def why_not(self, text: str) -> str | None:
        """The id of the rule that forbids it; None for a legal one."""
        illegal = self.match.why_not(self.state.actor, text)
        return None if illegal is None else illegal.rule

    def do(self, *decisions: str) -> Self:
        self._ledger = []
        for text in decisions:
            self._ledger += known_of(self.match, self.match.decide(self.state.actor, text), SPECTATOR).entries
        self.position = NOTATION.write(self.state)
        return self

    def end_round(self) -> Self:
        """Everybody has placed all workers, one a segment; the last one is placed now, does nothing, and the round ends."""
        order = self.position["order"]
        turns = [colour for _ in range(WORKERS[len(order)]) for colour in order]
        left = {
            colour: ["artisan"] * self.of(colour, "artisans") + ["craftsman"] * self.of(colour, "craftsmen") for colour in order
        }
        wheel = {str(segment): [[colour, left[colour].pop(0)]] for segment, colour in enumerate(turns[:-1], 1)}
        self.put(wheel=wheel, to_act=turns[-1]).do(f"place {left[turns[-1]][0]} 12")
        while "skip" in self.legal() and self.position["wheel"].get("12"):
            before = self._ledger
            self.do("skip")
            self._ledger = before + self._ledger
        return self

    # What became of it

    @property
    def to_act(self) -> str | None:
        actor: str | None = self.position["to_act"]
        return actor

    def of(self, colour: str, what: str) -> Any:
        return self.position["players"][colour][what]

    def vp(self, colour: str) -> int:
        return int(self.of(colour, "vp"))

    def coins(self, colour: str) -> int:
        return int(self.of(colour, "coins"))

    def clay(self, colour: str) -> tuple[int, int]:
        """Wet and dry."""
        return self.of(colour, "wet"), self.of(colour, "dry")

    def on(self, space: str) -> str:
        """The sign on a space."""
        return str(self.position["mausoleum"][int(space[1:]) - 1].split()[LETTERS.index(space[0])])

    def inspectors(self) -> tuple[int, int]:
        """The row and the column they point at."""
        return self.position["inspectors"]["row"], self.position["inspectors"]["column"]

    def ledger(self, what: str) -> list[tuple[str, str, int]]:
        """What the last `do` did to one kind of thing: the rule, whom it happened to, by how much."""
        names = [*self.seats, ""]
        return [(entry.rule, names[entry.seat], entry.amount) for entry in self._ledger if entry.what == what]

    def score_round(self) -> dict[str, list[tuple[str, int]]]:
        return self._sheet(final=False)

    def score_final(self) -> dict[str, list[tuple[str, int]]]:
        return self._sheet(final=True)

    def _sheet(self, final: bool) -> dict[str, list[tuple[str, int]]]:
        sheet = NOTATION.score_sheet(self.state, final)
        for column in sheet.values():
            assert column["total"] == sum(vp for _, vp in column["items"])
        return {colour: [(name, vp) for name, vp in column["items"]] for colour, column in sheet.items() if column["items"]}

    def result(self) -> Result:
        return GAME.result(self.state)


def items(name: str, **vp: int) -> dict[str, list[tuple[str, int]]]:
    """A score sheet with at most one item of one name for each player: `items("inspector row", yellow=7, green=3)`."""
    return {colour: [(name, amount)] for colour, amount in vp.items()}


def only(name: str, sheet: dict[str, list[tuple[str, int]]]) -> dict[str, list[tuple[str, int]]]:
    """The items of that name on a score sheet."""
    kept = {colour: [item for item in column if item[0] == name] for colour, column in sheet.items()}
    return {colour: column for colour, column in kept.items() if column}


def varied_choice(state: State, rng: Random) -> int:
    """A random legal decision, first what for (build, take, skip, ...), then which: so that nothing drowns in the many spaces."""
    by_verb: dict[str, list[int]] = {}
    for action in GAME.legal(state, state.actor):
        text = NOTATION.text(state, action)
        by_verb.setdefault(
            " ".join(text.split()[:2]) if text.startswith(("take", "buy", "build")) else text.split()[0], []
        ).append(action)
    return rng.choice(by_verb[rng.choice(sorted(by_verb))])


def busy_choice(state: State, rng: Random) -> int:
    """A varied decision that seldom lets something go."""
    action = varied_choice(state, rng)
    while NOTATION.text(state, action).startswith(("skip", "keep", "take")) and len(GAME.legal(state, state.actor)) > 3:
        if rng.random() < 0.2:
            break
        action = varied_choice(state, rng)
    return action


def random_play(players: int, seed: int, edition: Edition | None = None) -> Iterator[State]:
    """A whole game of varied random decisions: the same state at the set-up and after each of them."""
    rng = Random(seed)
    state = GAME.new(players, seed, edition=edition)
    yield state
    while not GAME.over(state):
        GAME.apply(state, state.actor, varied_choice(state, rng))
        yield state


def moves(players: int, seed: int) -> Iterator[DecisionView]:
    """The decisions of the same game, as all may know them."""
    rng = Random(seed)
    state = GAME.new(players, seed)
    while not GAME.over(state):
        before, action = state.clone(), varied_choice(state, rng)
        GAME.apply(state, state.actor, action)
        yield DecisionView(
            before,
            state.clone(),
            GAME.ledger(state, before.actor),
            before.actor,
            NOTATION.text(before, action),
            decision=NOTATION.decision(before, action),
            action=action,
        )


def fields(state: State) -> dict[str, Any]:
    """All of a state that means something now: without its ledger, scratch, and what lies beyond the end of a list in use."""
    passing = ("book", "clone", "printed", *SCRATCH)
    names = [name for name in dir(state) if not name.startswith("_") and name not in passing]
    values = {name: getattr(state, name) for name in names}
    values["priority_left"] = values["priority_left"][: state.priority_count]
    values["colour"] = values["colour"][: state.players]
    if state.step != AT_WEAPON:
        del values["after_weapon"]
    return {name: list(value) if isinstance(value, list) else value for name, value in values.items()}
