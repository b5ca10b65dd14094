"""How a decision is put together at the table: what is asked at each step, and what may be picked."""

from collections.abc import Callable

from claycrown.games.xidit.guide.foretelling import UNSET, foretell, letters_of
from claycrown.games.xidit.rules import census, roads, titans
from claycrown.games.xidit.rules.pieces import (
    ASSESSMENT_NAMES,
    AT_BARDS,
    AT_CENSUS_BARDS,
    AT_CENSUS_FLOOR,
    AT_PLAN,
    AT_RAISE,
    AT_REWARD,
    AT_SHOW,
    AT_START,
    AT_TITAN,
    HIGHEST_GUILD,
    NOWHERE,
    ORDERS,
    REWARD_NAMES,
    ROAD_NAMES,
    THREAT_PRIZE,
    TITAN_STACKS,
    TYPES,
    UNIT_LETTERS,
    UNIT_NAMES,
)
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.terminal import dials, texts
from claycrown.games.xidit.terminal.spots import bards_note, city_note, rewards_due
from claycrown.terminal.face import Moment, Option, Stage
from claycrown.terminal.session import Session

CENSUS_REWARDS = (
    "1 gold",
    "2 gold",
    "a bard in a region that touches your city",
    "2 bards in regions that touch your city",
    "a floor on a guild of yours",
)
"""X6.2, by type: for the only one with the most."""


def stage(session: Session, moment: Moment, seat: int, words: str) -> Stage:
    return Asking(session, moment, seat).stage(words)


class Asking:
    """What a seat is asked now. A decision in several stages grows word by word."""

    def __init__(self, session: Session, moment: Moment, seat: int) -> None:
        self.session, self.moment, self.seat = session, moment, seat
        self.state: State = moment.view
        self.colour = moment.seats[seat]

    def stage(self, words: str) -> Stage:
        steps: dict[int, Callable[[str], Stage]] = {
            AT_START: self._start,
            AT_PLAN: self._plan,
            AT_REWARD: self._reward,
            AT_BARDS: self._bards,
            AT_TITAN: self._titan,
            AT_RAISE: self._raise,
            AT_SHOW: self._show,
            AT_CENSUS_BARDS: self._bards,
            AT_CENSUS_FLOOR: self._floor,
        }
        return steps[self.state.step](words)

    def _legal(self) -> list[str]:
        return self.session.legal(self.seat)

    def _start(self, words: str) -> Stage:
        """X2.5: a city without another Idrakys."""
        options = [
            Option(text, f"city {text.split()[1]:>2}", city_note(self.state, int(text.split()[1])), spot=text.split()[1])
            for text in self._legal()
        ]
        prompt = f"{self.colour}: choose the city where your Idrakys starts. The year's orders follow from there."
        return Stage(prompt, options, "start", texts.MAP, ("X2.5",))

    # Planning

    def _plan(self, words: str) -> Stage:
        """X3.1: six orders, set one after another or on any dial, changed until one is ready."""
        if not words and self.state.plan[self.seat] >= 0:  # ready already, and thinking better of it
            words = f"plan {letters_of(self.state.plan[self.seat])}"
        plan, at = dials.parts(words or "plan ")
        said = f"plan {plan}"
        rules = ("X3.1", "X3.2", "X4.1", "X4.2", "X4.3", "X4.4", "X4.5", "X4.11")
        if at == ORDERS:
            ready = Option(said, "ready", "all plans are revealed when the last is ready", key="y")
            prompt = f"{self.colour}: six orders are set. Enter: ready. A number changes that order, Esc takes the last one back."
            return Stage(prompt, [ready, *self._dials(plan)], said, texts.MAP, rules)
        city = foretell(self.state, self.seat, plan)[at].start
        options = [*self._roads(plan, at, city), self._action(plan, at, city)]
        options.append(Option(_with(plan, at, "W"), "wait", f"stays in {city}", key="w", done=False))
        prompt = f"{self.colour}: order {at + 1} of {ORDERS}, from city {city}. K R B go along a road, A acts, W waits."
        return Stage(prompt, [*options, *self._dials(plan)], f"{said}@{at + 1}", texts.MAP, rules)

    def _roads(self, plan: str, at: int, city: int) -> list[Option]:
        options = []
        for colour, (name, letter) in enumerate(zip(ROAD_NAMES, "KRB", strict=True)):
            there = roads.leads_to(self.state, city, colour)
            note = "no such road here: lost (X4.2)" if there == NOWHERE else f"to {there}: {city_note(self.state, there)}"
            spot = "" if there == NOWHERE else str(there)
            options.append(Option(_with(plan, at, letter), f"{name} {dials.STROKES[letter]}", note, spot, letter.lower(), False))
        return options

    def _action(self, plan: str, at: int, city: int) -> Option:
        done = plan[:at] + "A" + plan[at + 1 :]
        step = foretell(self.state, self.seat, done)[at]
        return Option(_with(plan, at, "A"), "action", texts.foretold(at + 1, step).partition(": ")[2], str(city), "a", False)

    def _dials(self, plan: str) -> list[Option]:
        """Any order that is set can be set anew."""
        return [
            Option(
                f"plan {plan}@{number}",
                f"order {number}",
                f"{texts.order_name(letter)}; set it anew",
                f"{dials.DIAL}{number}",
                str(number),
                False,
            )
            for number, letter in enumerate(plan, 1)
            if letter != UNSET
        ]

    # The year

    def _reward(self, words: str) -> Stage:
        """X4.6: two of three."""
        amounts = dict(zip(REWARD_NAMES, rewards_due(self.state), strict=True))
        options = []
        for text in self._legal():
            names = text.split()[1:]
            label = texts.listed([texts.reward(name, amounts[name]) for name in names])
            options.append(Option(text, label, self._left_out(names)))
        place = f"the threat in {self.state.city[self.seat]}" if self.state.prize == THREAT_PRIZE else "a titan"
        prompt = f"{self.colour}: {place} is eliminated. Choose two rewards; bards and floors go where your Idrakys stands."
        return Stage(prompt, options, "reward", texts.MAP, ("X4.6", "X4.7", "X4.8", "X4.9", "X4.10"))

    def _left_out(self, names: list[str]) -> str:
        """Why a reward cannot be had, if it cannot."""
        if len(names) == 2 and len(self._legal()) == 3:
            return ""
        missing = [name for name in REWARD_NAMES if name not in names]
        return f"no {texts.listed(missing, 'or')} possible here"

    def _bards(self, words: str) -> Stage:
        """X4.8, X6.2: bard by bard into regions that touch."""
        legal = self._legal()
        total = sum(int(number) for number in legal[0].split()[2::2])
        names = [name for name in self.state.printed.region_names if any(f" {name} " in text for text in legal)]
        chosen = words.split()[1:]
        options = []
        for number, name in enumerate(names, 1):
            said = [*chosen, name]
            done = len(said) == total
            text = _bards_text(self.state, said) if done else " ".join(["bards", *said])
            options.append(Option(text, name, bards_note(self.moment, name, said.count(name)), name, str(number), done))
        placed = f" Placed: {texts.listed(chosen)}." if chosen else ""
        city = self.state.city[self.seat]
        prompt = f"{self.colour}: bard {len(chosen) + 1} of {total}: choose a region that touches city {city}.{placed}"
        rules = ("X4.8", "X8.2", "X1.8") if self.state.step == AT_BARDS else ("X6.2", "X6.3", "X8.2")
        return Stage(prompt, options, words or "bards", texts.MAP, rules, tail=" 1")

    def _titan(self, words: str) -> Stage:
        """X4.11: which titan, then unit by unit."""
        if not words:
            return self._which_titan()
        _, symbols, *given = words.split()
        letters = "".join(given)
        options = []
        for kind, letter in enumerate(UNIT_LETTERS):
            left = self.state.units[self.seat * TYPES + kind] - letters.count(letter)
            if left > 0:
                said = "".join(sorted(letters + letter, key=UNIT_LETTERS.index))
                done = len(said) == int(symbols)
                options.append(Option(f"titan {symbols} {said}", UNIT_NAMES[kind], f"{left} left", key=letter.lower(), done=done))
        so_far = f" So far {letters}." if letters else ""
        prompt = f"{self.colour}: unit {len(letters) + 1} of {symbols} to give for the titan.{so_far}"
        return Stage(prompt, options, words, rules=("X4.11", "X4.12"))

    def _which_titan(self) -> Stage:
        options = []
        legal = self._legal()
        for stack in range(TITAN_STACKS):
            symbols = titans.symbols(self.state, stack)
            if any(text.startswith(f"titan {symbols} ") for text in legal):
                titan, printed = titans.top(self.state, stack), self.state.printed
                rewards = texts.rewards_in_words(
                    printed.titan_gold[titan], printed.titan_bards[titan], printed.titan_floors[titan]
                )
                options.append(
                    Option(
                        f"titan {symbols}", f"fight the titan of {symbols}", f"any {symbols} units; two of {rewards}", done=False
                    )
                )
        options.append(Option("pass", "let the titans be", "nothing happens", key="x"))
        city = self.state.city[self.seat]
        prompt = f"{self.colour}: raging titans can be fought in {city}, which has no token. You may, never must."
        return Stage(prompt, options, rules=("X4.11", "X4.12", "X5.6"))

    def _raise(self, words: str) -> Stage:
        """X9.2: the virtual player grows with every elimination."""
        options = []
        for text in self._legal():
            name = text.split()[1]
            value = self.state.virtual[ASSESSMENT_NAMES.index(name)]
            place = list(self.state.assessments).index(ASSESSMENT_NAMES.index(name)) + 1
            options.append(Option(text, name, f"from {value} to {value + 1}; assessment {place} of 3"))
        prompt = f"{self.colour}: an elimination strengthens the virtual player. Raise one of its values by 1."
        return Stage(prompt, options, "raise", rules=("X9.2", "X9.3"))

    # The census

    def _show(self, words: str) -> Stage:
        """X6.1: none to all."""
        kind = self.state.census
        have = self.state.units[self.seat * TYPES + kind]
        options = [
            Option(
                f"show {amount}",
                f"show {amount}",
                "all of them" if amount == have and have else "",
                key=str(amount) if amount < 10 else "",
            )
            for amount in range(have, -1, -1)
        ]
        prompt = (
            f"{self.colour}: census of the {UNIT_NAMES[kind]} units. You have {have}. Whoever shows the most gets "
            f"{CENSUS_REWARDS[kind]}{'; tied, each gets 1' if census.reward_of(kind) == 2 else ''}."
        )
        return Stage(prompt, options, "show", rules=("X6.1", "X6.2", "X6.3", "X6.4"))

    def _floor(self, words: str) -> Stage:
        """X6.2: any own guild that is not full."""
        options = []
        for text in self._legal():
            city = int(text.split()[1])
            floors = self.state.guild_floors[city]
            options.append(Option(text, f"city {city:>2}", f"{floors} of {HIGHEST_GUILD} floors now", spot=str(city)))
        prompt = f"{self.colour}: a floor is won in the census. Choose a guild of yours for it."
        return Stage(prompt, options, "floor", texts.MAP, ("X6.2", "X4.9"))


def _with(plan: str, at: int, letter: str) -> str:
    """The words of a plan with one more order set; the next dial to set is the first that is not."""
    return f"plan {plan[:at]}{letter}{plan[at + 1 :]}#{at + 1}"


def _bards_text(state: State, said: list[str]) -> str:
    """`bards centre 2 snow 1`, in the edition's order."""
    names = [name for name in state.printed.region_names if name in said]
    return "bards " + " ".join(f"{name} {said.count(name)}" for name in names)
