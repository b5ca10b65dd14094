"""Decisions as data: each game declares its kinds of decision once, as a table of `Kind`.

From the table follow, for every decision, its number for the rules, its text for people and files, a `Decision` for guides, bots
and clients, how it is picked on the table, and a dense index for research. Only this module takes the text of a decision apart.

    Kind(
        "place",
        {"worker": Names(("craftsman", "artisan")), "segment": Numbers(1, 12, room=16)},
        first=2,
        pick=Pick("pick-segment", "worker", "segment", target="segment {segment}"),
    )

is `place craftsman 5`, `Decision("place", ("craftsman", 5))`, the number 2 + 0 * 16 + 4, the fifth of its kind, and picked at
`segment 5`. Several kinds may have one name: `use sword` and `use halberd b2-b6`.
"""

from bisect import bisect_right
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import accumulate
from math import prod
from types import MappingProxyType
from typing import Annotated, Any

from msgspec import Meta, Struct

from claycrown.games.arguments import Argument, InvalidArgument, Value, Values


class Decision(Struct, frozen=True):
    """A decision, or the part of one that has been chosen so far."""

    kind: Annotated[str, Meta(description="The first word of its text: `build`.")]
    args: Annotated[
        tuple[Value, ...],
        Meta(
            description=(
                "The arguments, in the order of the text: `officer`, `e4`. Numbers are numbers, and each order of a "
                "plan is an argument. For a game that does not declare its decisions: the other words of the text."
            )
        ),
    ] = ()


class Pick:
    """How something is picked: the message of its label with the names of its values, the target and the key as patterns.

    The values are the arguments of the decision, by name, and what the guide adds because it depends on the position. `gives_up`
    is for what gives up something that could be done.
    """

    def __init__(self, label: str, *values: str, target: str = "", key: str = "", gives_up: bool = False) -> None:
        self.label = label
        self.values = values
        self.target = target
        self.key = key
        self.gives_up = gives_up


class Kind:
    """One kind of decision: its name, its arguments by name, where its numbers begin, and how it is picked.

    An argument with two values has two names: `{"line steps": Steps(...)}`. `pick` is how it is usually picked; `other_picks` has
    others by a name, as for its first part alone. `possible` lists the arguments that the rules can ever allow, if more can be
    written.
    """

    def __init__(
        self,
        name: str,
        arguments: Mapping[str, Argument] = MappingProxyType({}),
        first: int = 0,
        pick: Pick | None = None,
        other_picks: Mapping[str, Pick] = MappingProxyType({}),
        possible: Sequence[Values] | None = None,
    ) -> None:
        self.name = name
        self.arguments = tuple(arguments.values())
        self.first = first
        self.picks = {**other_picks, **({} if pick is None else {"": pick})}
        self.room = prod(argument.room for argument in self.arguments)
        """How many numbers it takes."""
        self.size = prod(argument.size for argument in self.arguments) if possible is None else len(possible)
        """How many decisions there are of it."""
        self._names = [name for names, argument in arguments.items() if argument.length is not None for name in names.split()]
        self._possible = possible
        self._ranks = {args: rank for rank, args in enumerate(possible or ())}

    def named(self, args: Sequence[Value]) -> dict[str, Value]:
        """The arguments by name, as far as there are any; without those of any length."""
        return dict(zip(self._names, args, strict=False))

    def read(self, words: Sequence[str]) -> Values:
        """The arguments in the words after the name, or `InvalidArgument`."""
        values: Values = ()
        for argument in self.arguments:
            count = len(words) if argument.words is None else argument.words
            if len(words) < count:
                raise InvalidArgument("form")
            values += argument.read(words[:count])
            words = words[count:]
        if words:
            raise InvalidArgument("form")
        return values

    def write(self, args: Values) -> str:
        """The text, as far as there are arguments."""
        parts = [self.name]
        for argument, values in self._shared(args):
            if values:
                parts.append(argument.write(values))
        return " ".join(parts)

    def number(self, args: Values) -> int:
        index = 0
        for argument, values in self._shared(args):
            index = index * argument.room + argument.index(values)
        return self.first + index

    def args(self, action: int) -> Values:
        """The arguments of a decision of this kind, or `LookupError`."""
        index = action - self.first
        if not 0 <= index < self.room:
            raise LookupError(action)
        parts = []
        for argument in reversed(self.arguments):
            index, own = divmod(index, argument.room)
            parts.append(argument.values(own))
        return tuple(value for values in reversed(parts) for value in values)

    def rank(self, args: Values) -> int:
        """The place of a decision among all of its kind, or `LookupError`."""
        if self._possible is not None:
            return self._ranks[args]
        rank = 0
        for argument, values in self._shared(args):
            rank = rank * argument.size + argument.rank(values)
        if not 0 <= rank < self.size or self.unrank(rank) != args:
            raise LookupError(args)
        return rank

    def unrank(self, rank: int) -> Values:
        if self._possible is not None:
            return self._possible[rank]
        args: Values = ()
        for argument in reversed(self.arguments):
            rank, own = divmod(rank, argument.size)
            args = argument.unrank(own) + args
        return args

    def _shared(self, args: Values) -> Iterator[tuple[Argument, Values]]:
        for argument in self.arguments:
            count = len(args) if argument.length is None else argument.length
            yield argument, args[:count]
            args = args[count:]


KEPT = 1 << 16
"""The size of the cache of decisions with their texts. One game has a few thousand; an endless one must not fill the memory."""


class WrittenDecision:
    """A whole decision with its text, its kind, and its arguments by name. A table keeps one of each, compared by identity."""

    __slots__ = ("decision", "kind", "named", "text")

    def __init__(self, text: str, decision: Decision, kind: Kind) -> None:
        self.text = text
        self.decision = decision
        self.kind = kind
        self.named = kind.named(decision.args)


class UnknownDecision(ValueError):
    """The error for a text that is no decision of any kind; where one kind has that name, with the details."""

    def __init__(self, kind: str, words: Sequence[str], fault: InvalidArgument | None) -> None:
        super().__init__(kind)
        self.kind = kind
        self.words = words
        self.fault = fault


class DecisionTable:
    """All kinds of decision of a game: maps between a decision's number, its text and the decision itself."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds = tuple(kinds)
        self._by_name: dict[str, list[Kind]] = {}
        for kind in self.kinds:
            self._by_name.setdefault(kind.name, []).append(kind)
        self._texts: dict[int, str] = {}
        self._written: dict[int, WrittenDecision] = {}
        self._numbers: dict[str, int] = {}
        self._words: dict[Decision, str] = {}
        *self.starts, self.size = accumulate((kind.size for kind in self.kinds), initial=0)
        """Where the dense indexes of each kind begin, and how many there are."""

    def kind(self, name: str) -> Kind:
        """The kind of that name, the first where there are several."""
        return self._by_name[name][0]

    def text(self, action: int) -> str:
        try:
            return self._texts[action]
        except KeyError:
            return self._kept(action).text

    def texts(self, actions: Collection[int]) -> list[str]:
        """The same for many at once, which is quicker."""
        try:
            return [self._texts[action] for action in actions]
        except KeyError:
            return [self.text(action) for action in actions]

    def written(self, actions: Collection[int]) -> list[WrittenDecision]:
        """Decisions with their texts and kinds."""
        try:
            return [self._written[action] for action in actions]
        except KeyError:
            return [self._kept(action) for action in actions]

    def action(self, text: str) -> int:
        """The number of a text, or `UnknownDecision`."""
        found = self._numbers.get(text)
        if found is not None:
            return found
        name, *words = text.split() or [""]
        kind, args = self._read(name, words)
        action = kind.number(args)
        self._kept(action)
        return action

    def decision(self, action: int) -> Decision:
        found = self._written.get(action) or self._kept(action)
        return found.decision

    def number(self, decision: Decision) -> int:
        """The number of a whole decision, or `UnknownDecision`."""
        return self.action(self.words(decision))

    def read(self, text: str) -> Decision:
        """An incomplete text: `build officer`, too. If it is no decision, just its words."""
        action = self._numbers.get(text)
        if action is not None:
            return self._written[action].decision
        name, *words = text.split() or [""]
        try:
            kind, args = self._read(name, words)
        except UnknownDecision:
            return self._begun(name, words)
        return Decision(kind.name, args)

    def words(self, decision: Decision) -> str:
        """The text of a decision, complete or not."""
        found = self._words.get(decision)
        if found is None:
            if len(self._words) >= KEPT:
                self._words.clear()
            found = self._words[decision] = self._write(decision)
        return found

    def _write(self, decision: Decision) -> str:
        for kind in self._by_name.get(decision.kind, ()):
            try:
                written = kind.write(decision.args)
            except ValueError:  # another kind of the same name
                continue
            if self.read(written) == decision:
                return written
        return to_words(decision)

    def index(self, decision: Decision) -> int:
        """A dense index from 0 to `size`, or `LookupError`: the possible decisions of all kinds one after another."""
        for kind, start in zip(self.kinds, self.starts, strict=True):
            if kind.name == decision.kind:
                with suppress(LookupError):
                    return start + kind.rank(decision.args)
        raise LookupError(decision)

    def at(self, index: int) -> Decision:
        """The decision of a dense index, or `LookupError`."""
        if not 0 <= index < self.size:
            raise LookupError(index)
        place = bisect_right(self.starts, index) - 1
        return Decision(self.kinds[place].name, self.kinds[place].unrank(index - self.starts[place]))

    def all(self) -> Iterator[Decision]:
        """Every possible decision, by index. Some games have too many to list."""
        return map(self.at, range(self.size))

    def _read(self, name: str, words: Sequence[str]) -> tuple[Kind, Values]:
        fault = None
        for kind in self._by_name.get(name, ()):
            try:
                return kind, kind.read(words)
            except InvalidArgument as misread:
                fault = misread
        raise UnknownDecision(name, words, fault)

    def _begun(self, name: str, words: Sequence[str]) -> Decision:
        """The part of a decision chosen so far."""
        for kind in self._by_name.get(name, ()):
            values: Values = ()
            left = list(words)
            for argument in kind.arguments:
                count = len(left) if argument.words is None else argument.words
                if not left or len(left) < count:
                    break
                try:
                    values += argument.read(left[:count])
                except InvalidArgument:
                    break
                left = left[count:]
            if not left:
                return Decision(name, values)
        return Decision(name, tuple(int(word) if word.isdecimal() and word.isascii() else word for word in words))

    def _kept(self, action: int) -> WrittenDecision:
        """The decision of a number, which is kept; `KeyError` for a number without a decision."""
        if action in self._written:
            return self._written[action]
        for kind in self.kinds:
            if kind.first <= action < kind.first + kind.room:
                try:
                    args = kind.args(action)
                except LookupError:
                    continue
                if len(self._texts) >= KEPT:
                    for kept in (self._texts, self._written, self._numbers):
                        kept.clear()
                written = WrittenDecision(kind.write(args), Decision(kind.name, args), kind)
                self._texts[action], self._written[action] = written.text, written
                self._numbers[written.text] = action
                return written
        raise KeyError(action)


def normalize(text: str) -> str:
    """The canonical text: with single blanks between words."""
    return " ".join(text.split())


def split_words(text: str) -> tuple[str, list[str]]:
    """The name of a decision, and the other words of its text."""
    name, *words = text.split(" ")
    return name, words


def from_words(text: str) -> Decision:
    """A decision of a game that does not declare its decisions: its first word and the others."""
    kind, words = split_words(text)
    return Decision(kind, tuple(words))


def to_words(decision: Decision) -> str:
    """The same the other way round."""
    return " ".join(map(str, (decision.kind, *decision.args)))


def decision_of(notation: Any, state: Any, action: int) -> Decision:
    """A decision as data. A `record.notation.Notation` that declares its decisions has `decision`; for others it is parsed from
    the text."""
    declared: Callable[[Any, int], Decision] | None = getattr(notation, "decision", None)
    return from_words(notation.text(state, action)) if declared is None else declared(state, action)


def reader(notation: Any, state: Any) -> Callable[[str], Decision]:
    """Parses texts of decisions, also incomplete ones."""
    declared: Callable[[Any], DecisionTable] | None = getattr(notation, "decisions", None)
    return from_words if declared is None else declared(state).read
