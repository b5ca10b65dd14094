"""How a decision is put together at the table: what is asked at each step of a turn, and what may be picked."""

from collections.abc import Iterable

from claycrown.games.terracotta.guide.following import of_the_decision
from claycrown.games.terracotta.guide.outlook import RINGS, worth
from claycrown.games.terracotta.rules import mausoleum, names, wheel
from claycrown.games.terracotta.rules.pieces import (
    AT_ABILITY,
    AT_INNER,
    AT_MIDDLE,
    AT_OUTER,
    AT_PLACE,
    AT_WEAPON,
    BUILD,
    CLAY,
    COINS,
    DIRECTION_NAMES,
    INNER_RING,
    MASTER,
    MIDDLE_RING,
    NOBODY,
    OUTER_RING,
    PRIORITY,
    READY,
    SOAK,
    SPECIALIST,
    SPECIALIST_NAMES,
    TRAIN,
    WARRIOR_NAMES,
    WEAPON_NAMES,
    WORKER_NAMES,
)
from claycrown.games.terracotta.rules.state import State
from claycrown.games.terracotta.terminal import texts
from claycrown.terminal.face import Moment, Option, Stage
from claycrown.terminal.session import Session

RING_RULES = {
    COINS: "T4.1",
    CLAY: "T4.2",
    BUILD: "T4.3",
    SOAK: "T4.4",
    TRAIN: "T4.5",
    MASTER: "T4.6",
    PRIORITY: "T4.7",
    READY: "T4.8",
    SPECIALIST: "T4.9",
}
WEAPON_RULES = ("T5.4", "T5.5", "T5.7", "T5.8")
SPECIALIST_RULES = {"horse": "T6.2", "footman": "T6.3", "archer": "T6.4", "musician": "T6.6"}
MASTER_RULES = ("T7.1", "T7.2", "T7.3", "T7.4", "T7.5", "T7.6")
RING_OF_STEP = {AT_INNER: INNER_RING, AT_MIDDLE: MIDDLE_RING, AT_ABILITY: MIDDLE_RING, AT_OUTER: OUTER_RING}


def stage(session: Session, moment: Moment, seat: int, words: str) -> Stage:
    return Asking(session, moment, seat).stage(words)


class Asking:
    """The legal decisions of a seat, sorted into stages."""

    def __init__(self, session: Session, moment: Moment, seat: int) -> None:
        self.session, self.seat = session, seat
        self.state: State = moment.view
        self.legal = session.legal(seat)

    def stage(self, words: str) -> Stage:
        parts = words.split()
        if not parts:
            return self._step()
        if parts[0] == "place":
            return self._segments(parts[1])
        if parts[0] == "build":
            return self._spaces(words, f"Choose an empty space for the {parts[1]}. Its VP and its weapon follow.", ["T5.2"])
        if parts[0] == "use":
            return self._move(words, parts)
        return self._specialist(words, parts)

    # The steps of a turn

    def _step(self) -> Stage:
        if self.state.step <= AT_PLACE:
            return self._turn()
        if self.state.step == AT_WEAPON:
            return self._weapon()
        return self._ring(RING_OF_STEP[self.state.step])

    def _turn(self) -> Stage:
        """T3.2, T3.3: turn a ring, or place a worker."""
        options = [
            self._whole(f"turn {ring}", f"turn the {ring} ring {sign}", key=key)
            for ring, sign, key in (("inner", "↻", "i"), ("middle", "↺", "m"))
            if f"turn {ring}" in self.legal
        ]
        kinds = [kind for kind in WORKER_NAMES if any(text.startswith(f"place {kind} ") for text in self.legal)]
        first = "Place" if not options else "Turn one ring for 2 coins, or place"
        if len(kinds) == 1:
            options += self._segment_options(kinds[0])
            prompt = f"{first} {texts.a(kinds[0])} in a segment. Its three actions follow, from the inside out."
            return Stage(
                prompt, options, panel=texts.WHEEL, rules=("T3.1", "T3.2", "T3.3", "T3.4"), tail="", words=f"place {kinds[0]}"
            )
        for kind, key in zip(kinds, "ca", strict=True):
            places = sum(text.startswith(f"place {kind} ") for text in self.legal)
            options.append(Option(f"place {kind}", f"place {texts.a(kind)}", f"{places} segments take one", key=key, done=False))
        return Stage(f"{first} a worker.", options, panel=texts.WHEEL, rules=("T3.1", "T3.2", "T3.3"))

    def _segments(self, kind: str) -> Stage:
        prompt = f"Place the {kind} in a segment. Its three actions follow, from the inside out."
        return Stage(prompt, self._segment_options(kind), f"place {kind}", texts.WHEEL, ("T3.3", "T3.4"))

    def _segment_options(self, kind: str) -> list[Option]:
        return [
            Option(text, f"segment {text.split()[2]:>2}", self._actions(int(text.split()[2]) - 1), spot=text.split()[2])
            for text in self.legal
            if text.startswith(f"place {kind} ")
        ]

    def _actions(self, segment: int) -> str:
        printed = self.state.printed
        places = [wheel.action_place(self.state, ring, segment) for ring in RINGS]
        return ", ".join(texts.ring_action(printed.action_kind[place], printed.action_value[place]) for place in places)

    def _ring(self, ring: int) -> Stage:
        """T3.5, T3.6: the action of a ring, or what may be taken instead."""
        kind, value = wheel.action_kind(self.state, ring), wheel.action_value(self.state, ring)
        options: list[Option] = []
        for text in self.legal:
            head, _, rest = text.partition(" ")
            if head in ("build", "buy"):
                self._add_once(options, f"{head} {rest.split()[0]}")
            else:
                options.append(self._whole(text, self._label(text, kind, value), key="x" if head == "skip" else ""))
        rules = ["T3.5", "T3.6", "T3.7", RING_RULES[kind], *([MASTER_RULES[value]] if kind == MASTER else [])]
        return Stage(self._ring_prompt(ring, kind, value), options, panel=texts.WHEEL, rules=rules)

    def _ring_prompt(self, ring: int, kind: int, value: int) -> str:
        where = f"segment {self.state.segment + 1}"
        if self.state.step == AT_ABILITY:
            return f"The {texts.MASTERS[value]} is hired: use the ability, or not. The outer action follows."
        follows = ("the middle action follows.", "the outer action follows.", "then the turn is over.")[ring]
        instead = " or take a clay or a coin instead;" if ring != OUTER_RING else " or skip it;"
        return f"The {texts.RINGS[ring]} action of {where}: {texts.ring_action(kind, value)},{instead} {follows}"

    def _label(self, text: str, kind: int, value: int) -> str:
        head, _, rest = text.partition(" ")
        if head == "take":
            return f"take 1 {'wet clay' if rest == 'clay' else 'coin'} instead"
        if head == "skip":
            return "do not use the ability" if self.state.step == AT_ABILITY else "nothing"
        if head == "hire":
            return f"hire the {texts.MASTERS[value]} with the token of {rest}"
        if head == "inspect":
            return f"move {self._inspector(rest)}"
        if head == "collect":
            return f"collect warehouses {rest.replace(' ', ' and ')}"
        if kind == MASTER:
            kind, value = self._done_by_master(value)
        return "ready all weapons" if kind == NOBODY else texts.ring_action(kind, value)

    def _done_by_master(self, master: int) -> tuple[int, int]:
        """What a plain `do` does: T7.2 the inner action, T7.4 three clay, T7.6 all weapons."""
        if texts.MASTER_SIGNS[master] == "Admin":
            return wheel.action_kind(self.state, INNER_RING), wheel.action_value(self.state, INNER_RING)
        return (CLAY, 3) if texts.MASTER_SIGNS[master] == "Clay" else (NOBODY, 0)

    def _inspector(self, move: str) -> str:
        """`row+2`: which inspector, and where it would point."""
        line, steps = (move[:3], int(move[3:])) if move.startswith("row") else (move[:6], int(move[6:]))
        if line == "row":
            there = str((self.state.row_inspector + steps) % self.state.printed.rows + 1)
        else:
            there = names.COLUMN_LETTERS[(self.state.column_inspector + steps) % self.state.printed.columns]
        return f"the {line} inspector to {line} {there}"

    def _add_once(self, options: list[Option], words: str) -> None:
        """One option for all decisions that begin so; the place is asked next."""
        if any(option.words == words for option in options):
            return
        head, name = words.split()
        example = next(text for text in self.legal if text.startswith(f"{words} "))
        note = texts.gains(of_the_decision(self.session.preview(self.seat, example)[1]), self.seat)
        if head == "build":
            weapon = WARRIOR_NAMES.index(name)
            ready = self.state.weapons[self.seat] >> weapon & 1 and self._has_weapon_step()
            note += f", then the {WEAPON_NAMES[weapon]}" if ready else ""
            options.append(Option(words, f"build {texts.a(name)}", note, done=False))
        else:
            weapon = self.state.printed.specialist_weapon[SPECIALIST_NAMES.index(name)]
            label = f"buy {texts.a(texts.SPECIALISTS[name])}"
            options.append(Option(words, label, f"{note}, uses the {WEAPON_NAMES[weapon]}", done=False))

    def _has_weapon_step(self) -> bool:
        """T7.1: the Master Builder's warriors have no weapon."""
        ring = RING_OF_STEP[self.state.step]
        return (
            wheel.action_kind(self.state, ring) != MASTER or texts.MASTER_SIGNS[wheel.action_value(self.state, ring)] != "Build"
        )

    def _weapon(self) -> Stage:
        """T5.3: after building, the weapon of that type, or not."""
        weapon = mausoleum.type_on(self.state, self.state.built)
        name = WEAPON_NAMES[weapon]
        options: list[Option] = []
        for text in self.legal:
            if "-" in text and name == "halberd":
                continue
            move = text.partition(f"use {name}")[2].strip()
            if text == "keep":
                options.append(self._whole(text, f"keep the {name} active", key="x"))
            else:
                with_move = (
                    f" and move {self._inspector(move)}" if move else ", move nobody" if name in ("sword", "halberd") else ""
                )
                options.append(self._whole(text, f"use the {name}{with_move}"))
        if any(text.startswith("use halberd ") for text in self.legal):
            options.insert(1, Option("use halberd", "use the halberd and move a warrior", "+3 VP", done=False))
        prompt = f"The {WARRIOR_NAMES[weapon]} stands. Use the {name}, which makes it inactive, or keep it."
        return Stage(prompt, options, panel=texts.MAUSOLEUM, rules=("T5.3", "T1.7", WEAPON_RULES[weapon]))

    # Places on the board

    def _spaces(self, words: str, prompt: str, rules: list[str]) -> Stage:
        """Whole decisions that end with a space."""
        options = [
            self._whole(text, text.split()[-1], spot=text.split()[-1]) for text in self.legal if text.startswith(f"{words} ")
        ]
        return Stage(prompt, options, words, texts.MAUSOLEUM, rules)

    def _move(self, words: str, parts: list[str]) -> Stage:
        """T5.5: `use halberd`, then which warrior, then where to."""
        if len(parts) == 2:
            starts = _first_of(text.split()[2].split("-")[0] for text in self.legal if text.startswith("use halberd "))
            options = [Option(f"{words} {start}", f"the warrior on {start}", spot=start, done=False) for start in starts]
            return Stage(
                "Choose one of your other warriors to move.",
                options,
                words,
                texts.MAUSOLEUM,
                ("T5.5", "T5.6"),
                tail=f"-{starts[0]}",
            )
        options = [
            self._whole(text, f"to {text.split('-')[1]}", spot=text.split("-")[1])
            for text in self.legal
            if text.startswith(f"{words}-")
        ]
        prompt = f"Move the warrior on {parts[2]} in a straight line over empty spaces."
        return Stage(prompt, options, words, texts.MAUSOLEUM, ("T5.5", "T5.6"), parts[2], joint="-")

    def _specialist(self, words: str, parts: list[str]) -> Stage:
        """T6: which space, and for the horse and the archer which way."""
        kind, rules = parts[1], ("T6.1", SPECIALIST_RULES[parts[1]])
        if len(parts) == 3:
            return self._directions(words, kind, parts[2], rules)
        if kind in ("footman", "musician"):
            return self._spaces(words, f"Choose an empty space for the {kind}.", list(rules))
        spots = _first_of(text.split()[2] for text in self.legal if text.startswith(f"{words} "))
        options = [self._turned(f"{words} {spot}", spot) for spot in spots]
        prompt = "Choose the rider: one of your warriors on foot." if kind == "horse" else "Choose an empty space for the archer."
        return Stage(f"{prompt} Its direction follows.", options, words, texts.MAUSOLEUM, rules, tail=" up")

    def _turned(self, words: str, spot: str) -> Option:
        """A space on which the direction is asked next: worth what its best direction is."""
        marks = [_number(self._mark(text)) for text in self.legal if text.startswith(f"{words} ")]
        best = max(marks)
        return Option(words, spot, spot=spot, done=False, mark=texts.signed(best) if best else "")

    def _directions(self, words: str, kind: str, spot: str, rules: tuple[str, ...]) -> Stage:
        space = next(number for number in range(self.state.printed.spaces) if names.space(self.state.printed, number) == spot)
        options = []
        for text in self.legal:
            if text.startswith(f"{words} "):
                way = text.split()[-1]
                beside = mausoleum.next_space(self.state, space, DIRECTION_NAMES.index(way))
                there = names.space(self.state.printed, beside) if beside != NOBODY else ""
                options.append(self._whole(text, f"{texts.DIRECTION_SIGNS[way]} {way}", spot=there, key=way))
        prompt = f"Which way does the {'horse lie from its rider' if kind == 'horse' else 'archer face'}?"
        return Stage(prompt, options, words, texts.MAUSOLEUM, rules, spot)

    # Options

    def _whole(self, text: str, label: str, spot: str = "", key: str = "") -> Option:
        """A whole decision, with what it costs and gains."""
        after, entries = self.session.preview(self.seat, text)
        note = texts.effects(of_the_decision(entries), self.seat)
        return Option(text, label, note, spot, key, mark=self._worth(after) if spot else "")

    def _mark(self, text: str) -> str:
        return self._worth(self.session.preview(self.seat, text)[0])

    def _worth(self, after: State) -> str:
        """What the place would be worth at the coming scorings, as the board writes it."""
        found = worth(self.state, after, self.seat)
        return texts.signed(found.both) if found and found.both else ""


def _number(mark: str) -> int:
    return int(mark.replace("−", "-") or "0")


def _first_of(words: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(words))
