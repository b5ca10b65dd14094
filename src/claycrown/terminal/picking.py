"""A decision being put together: the stages gone through, and the option pointed at. Nothing of the screen."""

from collections.abc import Sequence

from claycrown.terminal.drawing.contract import TableDrawing
from claycrown.terminal.drawing.types import Moment, Option, Stage
from claycrown.terminal.session import Session


class Picking:
    def __init__(self, drawing: TableDrawing, session: Session, moment: Moment, seat: int) -> None:
        self._drawing, self._session, self._moment, self.seat = drawing, session, moment, seat
        self._path = [""]
        self._typed = ""
        self.index = 0
        self.stage: Stage = self._ask()

    def _ask(self) -> Stage:
        self.index = 0
        self._typed = ""
        return self._drawing.stage(self._session, self._moment, self.seat, self._path[-1])

    @property
    def option(self) -> Option:
        """The option that Enter would pick."""
        return self.stage.options[self.index]

    @property
    def keys(self) -> Sequence[str]:
        """The key of each option: its own, or its number in the list; those with a target are picked by its name."""
        keys, number = [], 0
        for option in self.stage.options:
            if option.key or option.target:
                keys.append(option.key)
            else:
                number += 1
                keys.append(str(number) if number <= 9 else "")
        return keys

    def point(self, index: int) -> None:
        self.index = index % len(self.stage.options)

    def point_at(self, target: str) -> bool:
        """Point at the option on that target, if there is one."""
        for index, option in enumerate(self.stage.options):
            if option.target == target:
                self.index = index
                return True
        return False

    def targets(self) -> list[str]:
        return [option.target for option in self.stage.options if option.target]

    def press(self, key: str) -> Option | None:
        """A letter or digit: the option that it picks, or none; the name of a target points at it (`e`, `4`; `1`, `2`)."""
        if self._typed and self._type(self._typed + key):
            return None
        keys = self.keys
        if key in keys:
            self.index = keys.index(key)
            return self.option
        self._type(key)
        return None

    def _type(self, typed: str) -> bool:
        """Go on naming a target; false where none begins so."""
        targets = [target for target in self.targets() if name_of(target).startswith(typed)]
        self._typed = typed if targets else ""
        for target in targets:
            if name_of(target) == typed:
                self.point_at(target)
        return bool(targets)

    def matching(self, text: str) -> list[int]:
        """The options that a typed text may mean: all whose label or decision holds every word of it."""
        words = text.lower().split()
        listed = enumerate(self.stage.options)
        return [number for number, option in listed if all(word in f"{option.label} {option.words}".lower() for word in words)]

    def go_into(self, option: Option) -> None:
        """The next stage, after an option that is not a whole decision."""
        self._path.append(option.words)
        self.stage = self._ask()

    def back(self) -> bool:
        """The stage before; False at the first."""
        if len(self._path) == 1:
            return False
        self._path.pop()
        self.stage = self._ask()
        return True

    def typed(self, text: str) -> list[str]:
        """What a typed text may mean: a whole decision, or what is missing at this stage."""
        words = " ".join(text.split())
        joined = f"{self.stage.words} {words}".strip()
        at = [option.words for option in self.stage.options if option.done and name_of(option.target) == words.lower()]
        return list(dict.fromkeys((*at, words, words.lower(), joined, joined.lower())))


def name_of(target: str) -> str:
    """`e4` of `space e4`: as it is typed."""
    return target.rpartition(" ")[2]
