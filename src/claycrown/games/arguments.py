"""The arguments of decisions: which values each may have, how they are written, and their numbers."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Literal

Value = str | int
Values = tuple[Value, ...]


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
    """An argument of a decision, with its domain. Its `index` is its part of the decision's number, with gaps between; its `rank`
    counts its values alone.
    """

    room: int = 1
    """How many indexes it takes."""
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

    @property
    def size(self) -> int:
        """How many values it may have."""
        return len(self._listed)

    def rank(self, values: Values) -> int:
        """The place of these values among all, or `LookupError`."""
        return self._ranks[values]

    def unrank(self, rank: int) -> Values:
        return self._listed[rank]

    @cached_property
    def _listed(self) -> Sequence[Values]:
        listed = []
        for index in range(self.room):
            with suppress(LookupError):
                listed.append(self.values(index))
        return listed

    @cached_property
    def _ranks(self) -> Mapping[Values, int]:
        return {values: rank for rank, values in enumerate(self._listed)}


class Packed(Argument):
    """An argument that has values for every index from `lowest` on: too many to list."""

    lowest = 0

    @property
    def size(self) -> int:
        return self.room - self.lowest

    def rank(self, values: Values) -> int:
        try:
            return self.index(values) - self.lowest
        except ValueError:
            raise LookupError(values) from None

    def unrank(self, rank: int) -> Values:
        return self.values(rank + self.lowest)


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


class Letters(Packed):
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


class Multiset(Packed):
    """Letters in their order, each as often as its bits of the index can say: `MMAI`. The first has the lowest bits."""

    length = None
    lowest = 1

    def __init__(self, letters: str, bits: int) -> None:
        self._letters, self._bits, self._most = letters, bits, (1 << bits) - 1
        self.room = 1 << bits * len(letters)

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


class Amounts(Packed):
    """Different names in their order, each with how many: `centre 2 snow 1`. The first has the lowest bits."""

    words = None
    length = None
    lowest = 1

    def __init__(self, names: Sequence[str], bits: int) -> None:
        self._names, self._bits, self._most = names, bits, (1 << bits) - 1
        self.room = 1 << bits * len(names)

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
