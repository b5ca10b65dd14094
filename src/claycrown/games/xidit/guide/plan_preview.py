"""What a plan would lead to if nothing else changed: the route of the player's Idrakys while all the others wait.

It uses only what the seat sees. The rules themselves play the year on a copy of its view; tokens that nobody can foresee are
reported as unknown.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from claycrown.games.contract import LedgerEntry
from claycrown.games.message import Message, Value
from claycrown.games.xidit.guide import things
from claycrown.games.xidit.guide.questions import RULES
from claycrown.games.xidit.rules import decisions, pieces, roads
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.view_types import Outcome, XiditPlanStep
from claycrown.guide.question import Choice, Question

UNSET = "."
"""An order that is still to be set."""
MOVES: Final = "moves"
RECRUITS: Final = "recruits"
BEATS: Final = "beats"
MEETS: Final = "meets"
LOSES: Final = "loses"
WAITS: Final = "waits"
UNSEEN: Final = "unseen"


class OrderPreview(NamedTuple):
    """One order of a plan and what it would do."""

    order: str
    """Its letter, or `UNSET`."""
    outcome: Outcome
    start: int
    """The city where the Idrakys stands before it, and after it."""
    city: int
    rule: str = ""
    units: str = ""
    """The unit recruited, those given, or those that are lacking."""
    rewards: tuple[int, int, int] | None = None
    """Gold, bards, floors: two of them."""

    @property
    def told(self) -> Message:
        """What the order would do."""
        values: dict[str, Value] = {"city": self.city}
        if self.outcome == RECRUITS:
            values["unit"] = things.unit(pieces.UNIT_LETTERS.index(self.units))
        if self.outcome == BEATS and self.rewards is not None:
            values |= {"units": things.lettered_units(self.units), "rewards": things.rewards(self.rewards)}
        if self.outcome == LOSES:
            if self.units:
                return Message("xidit-preview-lacks", {**values, "units": things.lettered_units(self.units)})
            values["why"] = things.lost_by(self.rule)
        return Message(f"xidit-preview-{self.outcome}", values)


def number_of(plan: str) -> int:
    """A plan of letters as the rules count it; what is unset waits."""
    number = 0
    for letter in plan.ljust(pieces.ORDERS, UNSET):
        number = decisions.plan_with(number, pieces.WAIT if letter == UNSET else pieces.ORDER_LETTERS.index(letter))
    return number


def foretell(view: State, seat: int, plan: str) -> list[OrderPreview]:
    """Each order of the plan with what it would do; `view` is the seat's own."""
    imagined = GAME.determinize(view, Random(0))
    imagined.step = pieces.AT_PLAN
    imagined.plan = [pieces.NOT_IN if other == seat else number_of("") for other in range(len(imagined.plan))]
    entries = list(_played(imagined, seat, plan))
    return list(_Course(view, seat, plan).steps(entries))


def foretell_plan(view: State, seat: int, plan: str) -> list[XiditPlanStep] | None:
    """The same with what each dial may be set to; None before the Idrakys has started, when there is no way to go."""
    if not view.city[seat]:
        return None
    way = foretell(view, seat, plan)
    found = []
    for number, step in enumerate(way):
        before = "".join(each.order for each in way[:number])
        acts = foretell(view, seat, before + pieces.ORDER_LETTERS[pieces.ACTION])[number]
        found.append(XiditPlanStep(*step, step.told, _dial(view, step.start, number, acts), acts.outcome, acts.units))
    return found


def _dial(view: State, city: int, number: int, acts: OrderPreview) -> Question:
    """The question for one order of the plan, after those before it; `acts` is what an action would do then."""
    choices = [_road(view, city, colour) for colour in range(pieces.ROADS)]
    choices.append(_choice(pieces.ACTION, f"city {city}", Message("xidit-choose-action", {"city": city, "note": acts.told})))
    choices.append(_choice(pieces.WAIT, "", Message("xidit-choose-wait", {"city": city})))
    prompt = Message("xidit-ask-order", {"number": number + 1, "of": pieces.ORDERS, "city": city})
    return Question(prompt, choices, RULES[pieces.AT_PLAN])


def _road(view: State, city: int, colour: int) -> Choice:
    """X4.2: along a road of that colour, if there is one."""
    there = roads.leads_to(view, city, colour)
    road = things.order(pieces.ORDER_NAMES[colour])
    if there == pieces.NOWHERE:
        return _choice(colour, "", Message("xidit-choose-no-road", {"road": road, "city": city}))
    label = Message("xidit-choose-road", {"road": road, "city": there, "note": things.lying_in(view, there)})
    return _choice(colour, f"city {there}", label)


def _choice(order: int, target: str, label: Message) -> Choice:
    letter = pieces.ORDER_LETTERS[order]
    return Choice(letter, label, target, letter.lower())


def _played(imagined: State, seat: int, plan: str) -> Iterator[LedgerEntry]:
    """The ledger of the year as far as it concerns the plan; choices in between are made arbitrarily, titans are left alone."""
    GAME.apply(imagined, seat, pieces.PLAN + number_of(plan))
    yield from GAME.ledger(imagined, seat)
    while imagined.step in (pieces.AT_REWARD, pieces.AT_BARDS, pieces.AT_TITAN, pieces.AT_RAISE):
        if imagined.step == pieces.AT_TITAN:
            yield LedgerEntry("X4.11", seat, MEETS, 0, "", str(imagined.city[seat]))
        GAME.apply(imagined, seat, GAME.legal(imagined, seat)[0])
        yield from GAME.ledger(imagined, seat)


class _Course:
    """Follows the ledger of an imagined year, order by order."""

    def __init__(self, view: State, seat: int, plan: str) -> None:
        self.view, self.seat = view, seat
        self.plan = plan.ljust(pieces.ORDERS, UNSET)
        self.city = view.city[seat]
        self.units = list(view.units[seat * pieces.TYPES : (seat + 1) * pieces.TYPES])
        self.foreseen = _foreseen_tokens(view)
        self.unseen: set[int] = set()
        """Cities whose token would be one that nobody can know in advance."""

    def steps(self, entries: Sequence[LedgerEntry]) -> Iterator[OrderPreview]:
        mine = [place for place, entry in enumerate(entries) if entry.what == "order" and entry.seat == self.seat]
        for number, start in enumerate(mine[: pieces.ORDERS]):
            end = mine[number + 1] if number + 1 < len(mine) else len(entries)
            yield self._step(self.plan[number], entries[start + 1 : end])

    def _step(self, letter: str, entries: Sequence[LedgerEntry]) -> OrderPreview:
        start = self.city
        step = OrderPreview(letter, WAITS, start, start)
        for entry in entries:
            if entry.seat == self.seat:
                step = self._with_effect(step, entry)
            self._follow(entry)
        if letter == pieces.ORDER_LETTERS[pieces.ACTION] and self._may_differ(step):
            step = OrderPreview(letter, UNSEEN, start, start)
        self._note_arrivals(entries)
        return step

    def _may_differ(self, step: OrderPreview) -> bool:
        """A token has come that nobody can foresee: this one, or it may lie here where none seems to."""
        nothing_here = step.outcome == MEETS or step.rule == "X4.13"
        return step.city in self.unseen or bool(self.unseen and nothing_here)

    def _with_effect(self, step: OrderPreview, entry: LedgerEntry) -> OrderPreview:
        if entry.what == "moved":
            return step._replace(outcome=MOVES, city=entry.amount)
        if entry.what == "lost":
            return step._replace(outcome=LOSES, rule=entry.rule, units=self._lacking() if entry.rule == "X4.5" else "")
        if entry.what == "unit":
            letters = pieces.UNIT_LETTERS[pieces.UNIT_NAMES.index(entry.source)] * abs(entry.amount)
            return step._replace(outcome=RECRUITS if entry.amount > 0 else BEATS, units=step.units + letters)
        if entry.what == "threat eliminated":
            printed = self.view.printed
            city = entry.amount
            return step._replace(outcome=BEATS, rewards=(printed.gold[city], printed.bards[city], printed.floors[city]))
        if entry.what == MEETS:
            return step._replace(outcome=MEETS, rule=entry.rule)
        return step

    def _follow(self, entry: LedgerEntry) -> None:
        if entry.seat == self.seat and entry.what == "moved":
            self.city = entry.amount
        if entry.seat == self.seat and entry.what == "unit":
            self.units[pieces.UNIT_NAMES.index(entry.source)] += entry.amount

    def _lacking(self) -> str:
        """What the threat needs and the player does not have."""
        needs = self.view.printed.needs[self.city * pieces.TYPES : (self.city + 1) * pieces.TYPES]
        return "".join(
            letter * max(0, need - have) for letter, need, have in zip(pieces.UNIT_LETTERS, needs, self.units, strict=True)
        )

    def _note_arrivals(self, entries: Sequence[LedgerEntry]) -> None:
        for entry in entries:
            if entry.what == "threat stack" and entry.rule == "X5.7":  # shuffled: what comes up now is anybody's guess
                self.foreseen = set()
            if entry.what in ("recruitment token", "threat token") and entry.amount not in self.foreseen:
                self.unseen.add(entry.amount)


def _foreseen_tokens(view: State) -> set[int]:
    """The tokens whose place everybody sees: on the map, both Next, the tops of the stacks, the discards."""
    tops = {view.recruitment_stack[max(view.recruitment_count - 1, 0)], view.threat_stack[max(view.threat_count - 1, 0)]}
    discards = {*view.recruitment_discard[: view.recruitment_discards], *view.threat_discard[: view.threat_discards]}
    on_map = {city for city in range(pieces.CITY_ROOM) if view.token[city] != pieces.NO_TOKEN}
    return on_map | tops | discards | {view.next_recruitment, view.next_threat}


def lacks(view: State, seat: int, city: int) -> str:
    """What the seat lacks now for the threat in a city."""
    if seat < 0 or view.token[city] != pieces.THREAT:
        return ""
    needs = view.printed.needs[city * pieces.TYPES : (city + 1) * pieces.TYPES]
    units = view.units[seat * pieces.TYPES : (seat + 1) * pieces.TYPES]
    return "".join(letter * max(0, need - have) for letter, need, have in zip(pieces.UNIT_LETTERS, needs, units, strict=True))


def letters_of(plan: int) -> str:
    return "".join(pieces.ORDER_LETTERS[decisions.order_in(plan, order)] for order in range(pieces.ORDERS))
