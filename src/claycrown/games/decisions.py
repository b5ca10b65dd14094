"""Decisions as data: each game declares its kinds of decision once, as a table of `Kind`.

From the table follow, for every decision, its number for the rules, its text for people and files, and a `Decision` for guides,
bots and clients. Only this module takes the text of a decision apart.

    Kind("place", (Names(("craftsman", "artisan")), Numbers(1, 12, room=16)), first=2)

is `place craftsman 5`, `Decision("place", ("craftsman", 5))`, and the number 2 + 0 * 16 + 4. Several kinds may have one name:
`use sword` and `use halberd b2-b6`.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta, Struct

Value = str | int
Values = tuple[Value, ...]


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


class InvalidArgument(ValueError):
    """A text is no decision of this kind."""

    def __init__(self, why: Literal["form", "word", "number", "order", "many"], given: str = "") -> None:
        super().__init__(given)
        self.why = why
        """`form`: too many or too few words; `word`, `number`: an unknown one; `order`: not in the order of the notation; `many`:
        more of one kind than there can be.
        """
        self.given = given


class Argument:
    """An argument of a decision, with its domain. `room` is the number of different indexes it may have."""

    room: int = 1
    words: int | None = 1
    """How many words it takes in the text; None for all that are left."""
    length: int | None = 1
    """How many values it has; None for all that are left."""

    def read(self, words: Sequence[str]) -> Values:
        """The values of these words, or `InvalidArgument`."""
        raise NotImplementedError

    def write(self, values: Sequence[Value]) -> str:
        """The text of the given values, which may be incomplete."""
        return " ".join(map(str, values))

    def index(self, values: Sequence[Value]) -> int:
        """The index of values that `read` returned, as part of the decision's number."""
        raise NotImplementedError

    def values(self, index: int) -> Values:
        """The values of an index, or `LookupError`."""
        raise NotImplementedError

    def domain(self) -> Iterator[Values]:
        """All its values, in the order of their indexes."""
        for index in range(self.room):
            try:
                yield self.values(index)
            except LookupError:
                continue


class Names(Argument):
    """One of some names, or of some numbers used as names. As a mapping, each with its index."""

    def __init__(self, names: Sequence[Value] | Mapping[str, int], room: int | None = None) -> None:
        pairs: list[tuple[int, Value]]
        pairs = [(index, name) for name, index in names.items()] if isinstance(names, Mapping) else list(enumerate(names))
        self._names = dict(pairs)
        self._index = {name: index for index, name in pairs}
        self._read = {str(name): name for name in self._index}
        self.room = room if room is not None else max(self._names) + 1

    def read(self, words: Sequence[str]) -> Values:
        if words[0] not in self._read:
            raise InvalidArgument("word", words[0])
        return (self._read[words[0]],)

    def index(self, values: Sequence[Value]) -> int:
        return self._index[values[0]]

    def values(self, index: int) -> Values:
        return (self._names[index],)


class Numbers(Argument):
    """A number from the lowest to the highest, written without leading zeros. `zero` is the number whose index is 0."""

    def __init__(self, lowest: int, highest: int, room: int | None = None, zero: int | None = None) -> None:
        self._lowest, self._highest, self._zero = lowest, highest, lowest if zero is None else zero
        self.room = highest - self._zero + 1 if room is None else room

    def read(self, words: Sequence[str]) -> Values:
        return (number(words[0], self._lowest, self._highest),)

    def index(self, values: Sequence[Value]) -> int:
        return int(values[0]) - self._zero

    def values(self, index: int) -> Values:
        if not self._lowest <= index + self._zero <= self._highest:
            raise LookupError(index)
        return (index + self._zero,)


class Steps(Argument):
    """How far something moves along a line: `row+2` is `("row", 2)`."""

    length = 2

    def __init__(self, *steps: tuple[str, int], first: int = 0, room: int | None = None) -> None:
        self._steps, self._first = steps, first
        self._read = {f"{line}{by:+}": (line, by) for line, by in steps}
        self.room = len(steps) + first if room is None else room

    def read(self, words: Sequence[str]) -> Values:
        if words[0] not in self._read:
            raise InvalidArgument("word", words[0])
        return self._read[words[0]]

    def write(self, values: Sequence[Value]) -> str:
        return str(values[0]) + "".join(f"{int(by):+}" for by in values[1:])

    def index(self, values: Sequence[Value]) -> int:
        return self._steps.index((str(values[0]), int(values[1]))) + self._first

    def values(self, index: int) -> Values:
        if index < self._first:
            raise LookupError(index)
        return self._steps[index - self._first]


class Pair(Argument):
    """Two different things of one kind, `b2-b6` or `1 3`; `rising` where the one with the lower index comes first."""

    length = 2

    def __init__(self, of: Argument, joined: str, rising: bool = False) -> None:
        self._of, self._joined, self._rising = of, joined, rising
        self.words = 2 if joined == " " else 1
        self.room = of.room * of.room

    def read(self, words: Sequence[str]) -> Values:
        parts = words if self._joined == " " else words[0].split(self._joined)
        if len(parts) != 2:
            raise InvalidArgument("form", words[0])
        one, other = self._of.read(parts[:1]), self._of.read(parts[1:])
        if not self._apart(self._of.index(one), self._of.index(other)):
            raise InvalidArgument("order", parts[1])
        return one + other

    def _apart(self, one: int, other: int) -> bool:
        return one < other if self._rising else one != other

    def write(self, values: Sequence[Value]) -> str:
        return self._joined.join(map(str, values))

    def index(self, values: Sequence[Value]) -> int:
        return self._of.index(values[:1]) * self._of.room + self._of.index(values[1:])

    def values(self, index: int) -> Values:
        one, other = divmod(index, self._of.room)
        if not self._apart(one, other):
            raise LookupError(index)
        return self._of.values(one) + self._of.values(other)


class Letters(Argument):
    """A fixed number of letters in any order, each of them an argument: `RKBAWW`. The first is the most significant digit of the
    index.
    """

    length = None

    def __init__(self, letters: str, count: int) -> None:
        self._letters, self._count = letters, count
        self.room = len(letters) ** count

    def read(self, words: Sequence[str]) -> Values:
        if len(words[0]) != self._count:
            raise InvalidArgument("form", words[0])
        for letter in words[0]:
            if letter not in self._letters:
                raise InvalidArgument("word", letter)
        return tuple(words[0])

    def write(self, values: Sequence[Value]) -> str:
        return "".join(map(str, values))

    def index(self, values: Sequence[Value]) -> int:
        index = 0
        for letter in values:
            index = index * len(self._letters) + self._letters.index(str(letter))
        return index

    def values(self, index: int) -> Values:
        if not 0 <= index < self.room:
            raise LookupError(index)
        found: list[Value] = []
        for _ in range(self._count):
            index, digit = divmod(index, len(self._letters))
            found.append(self._letters[digit])
        return tuple(reversed(found))


class Multiset(Argument):
    """Letters in their order, each up to its limit: `MMAI`. The index has a few bits for each, the first lowest."""

    length = None

    def __init__(self, letters: str, most: int) -> None:
        self._letters, self._most, self._bits = letters, most, most.bit_length()
        self.room = 1 << self._bits * len(letters)

    def read(self, words: Sequence[str]) -> Values:
        counts = [words[0].count(letter) for letter in self._letters]
        if "".join(letter * count for letter, count in zip(self._letters, counts, strict=True)) != words[0]:
            raise InvalidArgument("order", words[0])
        if max(counts) > self._most:
            raise InvalidArgument("many", words[0])
        return tuple(words[0])

    def write(self, values: Sequence[Value]) -> str:
        return "".join(map(str, values))

    def index(self, values: Sequence[Value]) -> int:
        return sum(1 << self._bits * self._letters.index(str(letter)) for letter in values)

    def values(self, index: int) -> Values:
        if not 0 < index < self.room:
            raise LookupError(index)
        counts = (index >> self._bits * place & self._most for place in range(len(self._letters)))
        return tuple(letter for letter, count in zip(self._letters, counts, strict=True) for _ in range(count))


class Subset(Argument):
    """One or more different names, in their order: `gold bards`. The index has a bit for each, the first lowest."""

    words = None
    length = None

    def __init__(self, names: Sequence[str], most: int) -> None:
        self._names, self._most = names, most
        self.room = 1 << len(names)

    def read(self, words: Sequence[str]) -> Values:
        for word in words:
            if word not in self._names:
                raise InvalidArgument("word", word)
        places = [self._names.index(word) for word in words]
        if not 1 <= len(words) <= self._most or places != sorted(set(places)):
            raise InvalidArgument("form")
        return tuple(words)

    def index(self, values: Sequence[Value]) -> int:
        return sum(1 << self._names.index(str(name)) for name in values)

    def values(self, index: int) -> Values:
        if not 0 < index < self.room or index.bit_count() > self._most:
            raise LookupError(index)
        return tuple(name for bit, name in enumerate(self._names) if index >> bit & 1)


class Amounts(Argument):
    """Different names in their order, each with how many: `centre 2 snow 1`. The index has a few bits for each."""

    words = None
    length = None

    def __init__(self, names: Sequence[str], most: int) -> None:
        self._names, self._most, self._bits = names, most, most.bit_length()
        self.room = 1 << self._bits * len(names)

    def read(self, words: Sequence[str]) -> Values:
        if not words or len(words) % 2:
            raise InvalidArgument("form")
        found: list[Value] = []
        last = -1
        for name, amount in zip(words[::2], words[1::2], strict=True):
            if name not in self._names:
                raise InvalidArgument("word", name)
            found += [name, number(amount, 1, self._most)]
            if self._names.index(name) <= last:
                raise InvalidArgument("order", name)
            last = self._names.index(name)
        return tuple(found)

    def index(self, values: Sequence[Value]) -> int:
        pairs = zip(values[::2], values[1::2], strict=True)
        return sum(int(amount) << self._bits * self._names.index(str(name)) for name, amount in pairs)

    def values(self, index: int) -> Values:
        if not 0 < index < self.room:
            raise LookupError(index)
        found: list[Value] = []
        for place, name in enumerate(self._names):
            amount = index >> self._bits * place & self._most
            found += [name, amount] if amount else []
        return tuple(found)


class Unused(Argument):
    """Unused numbers in the range of this kind of decision."""

    words = 0
    length = 0

    def __init__(self, room: int) -> None:
        self.room = room

    def read(self, words: Sequence[str]) -> Values:
        return ()

    def index(self, values: Sequence[Value]) -> int:
        return 0

    def values(self, index: int) -> Values:
        if index:
            raise LookupError(index)
        return ()


def number(word: str, lowest: int, highest: int) -> int:
    """A number of a range, written without leading zeros, or `InvalidArgument`."""
    if not word.isascii() or not word.isdigit() or str(int(word[:9])) != word or not lowest <= int(word) <= highest:
        raise InvalidArgument("number", word)
    return int(word)


class Kind(NamedTuple):
    """One kind of decision: its name, its arguments, and where its numbers begin."""

    name: str
    arguments: tuple[Argument, ...] = ()
    first: int = 0

    @property
    def room(self) -> int:
        """How many numbers it occupies."""
        room = 1
        for argument in self.arguments:
            room *= argument.room
        return room

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

    def write(self, args: Sequence[Value]) -> str:
        """The text, as far as there are arguments."""
        parts = [self.name]
        for argument, values in self._shared(args):
            if values:
                parts.append(argument.write(values))
        return " ".join(parts)

    def number(self, args: Sequence[Value]) -> int:
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

    def domain(self) -> Iterator[Values]:
        """The arguments of all its decisions, in the order of their numbers. Subset kinds have too many to list."""
        for combined in product(*(tuple(argument.domain()) for argument in self.arguments)):
            yield tuple(value for values in combined for value in values)

    def _shared(self, args: Sequence[Value]) -> Iterator[tuple[Argument, Sequence[Value]]]:
        for argument in self.arguments:
            count = len(args) if argument.length is None else argument.length
            yield argument, args[:count]
            args = args[count:]


KEPT = 1 << 16
"""The size of the cache of decisions with their texts. One game has a few thousand; an endless one must not fill the memory."""


class WrittenDecision(NamedTuple):
    """A whole decision with its text."""

    text: str
    decision: Decision


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
        self._decisions: dict[int, Decision] = {}
        self._numbers: dict[str, int] = {}
        self._words: dict[Decision, str] = {}

    def text(self, action: int) -> str:
        try:
            return self._texts[action]
        except KeyError:
            return self._kept(action)

    def texts(self, actions: Collection[int]) -> list[str]:
        """The same for many at once, which is quicker."""
        try:
            return [self._texts[action] for action in actions]
        except KeyError:
            return [self.text(action) for action in actions]

    def written(self, actions: Collection[int]) -> list[WrittenDecision]:
        """Decisions with their texts."""
        return [WrittenDecision(text, self.decision(action)) for text, action in zip(self.texts(actions), actions, strict=True)]

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
        found = self._decisions.get(action)
        if found is None:
            self._kept(action)
            found = self._decisions[action]
        return found

    def number(self, decision: Decision) -> int:
        """The number of a whole decision, or `UnknownDecision`."""
        return self.action(self.words(decision))

    def read(self, text: str) -> Decision:
        """An incomplete text: `build officer`, too. If it is no decision, just its words."""
        action = self._numbers.get(text)
        if action is not None:
            return self._decisions[action]
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
            found = self._words[decision] = self._written(decision)
        return found

    def _written(self, decision: Decision) -> str:
        for kind in self._by_name.get(decision.kind, ()):
            try:
                written = kind.write(decision.args)
            except ValueError:  # another kind of the same name
                continue
            if self.read(written) == decision:
                return written
        return to_words(decision)

    def index(self, decision: Decision) -> int:
        """A dense index: the decisions of all kinds one after another, without the gaps between numbers.

        It is computed once, by listing every decision; use it only where `domain` of every kind can be listed.
        """
        return self._indexes[decision]

    @cached_property
    def _indexes(self) -> dict[Decision, int]:
        return {decision: place for place, decision in enumerate(self.all())}

    def all(self) -> Iterator[Decision]:
        """Every declared decision, by kind."""
        return (Decision(kind.name, args) for kind in self.kinds for args in kind.domain())

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

    def _kept(self, action: int) -> str:
        """Compute the decision of a number, and cache it; `KeyError` for a number without a decision."""
        for kind in self.kinds:
            if kind.first <= action < kind.first + kind.room:
                try:
                    args = kind.args(action)
                except LookupError:
                    continue
                if len(self._texts) >= KEPT:
                    for kept in (self._texts, self._decisions, self._numbers):
                        kept.clear()
                text = kind.write(args)
                self._texts[action], self._decisions[action] = text, Decision(kind.name, args)
                self._numbers[text] = action
                return text
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
