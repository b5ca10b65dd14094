"""A decision being composed: the stages so far and the highlighted option. Knows nothing of the screen."""

from collections.abc import Sequence

from claycrown.terminal.drawing.contract import TableDrawing
from claycrown.terminal.drawing.types import Moment, Stage, StageOption
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
    def option(self) -> StageOption:
        """The highlighted option, which Enter picks."""
        return self.stage.options[self.index]

    @property
    def keys(self) -> Sequence[str]:
        """The key of each option: its own, or its number in the list. Options with a target are picked by the target's name."""
        keys, number = [], 0
        for option in self.stage.options:
            if option.key or option.target:
                keys.append(option.key)
            else:
                number += 1
                keys.append(str(number) if number <= 9 else "")
        return keys

    def highlight(self, index: int) -> None:
        self.index = index % len(self.stage.options)

    def highlight_target(self, target: str) -> bool:
        """Highlight the option on that target; False if there is none."""
        for index, option in enumerate(self.stage.options):
            if option.target == target:
                self.index = index
                return True
        return False

    def targets(self) -> list[str]:
        return [option.target for option in self.stage.options if option.target]

    def press(self, key: str) -> StageOption | None:
        """The option picked by a letter or digit, if any. Typing a target's name (`e`, `4`; `1`, `2`) highlights it, and so does
        the first press for an option that gives something up and ends the turn.
        """
        if self._typed and self._type(self._typed + key):
            return None
        keys = self.keys
        if key in keys:
            highlighted, self.index = self.index, keys.index(key)
            return None if self.option.ends_turn and self.index != highlighted else self.option
        self._type(key)
        return None

    def _type(self, typed: str) -> bool:
        """Continue the name of a target; False if no target begins with it."""
        targets = [target for target in self.targets() if name_of(target).startswith(typed)]
        self._typed = typed if targets else ""
        for target in targets:
            if name_of(target) == typed:
                self.highlight_target(target)
        return bool(targets)

    def matching(self, text: str) -> list[int]:
        """The indexes of the options whose label or decision contains every word of a typed text."""
        words = text.lower().split()
        listed = enumerate(self.stage.options)
        return [number for number, option in listed if all(word in f"{option.label} {option.words}".lower() for word in words)]

    def go_into(self, option: StageOption) -> None:
        """Go to the stage after an option that is not a whole decision."""
        self._path.append(option.words)
        self.stage = self._ask()

    def back(self) -> bool:
        """Go to the previous stage; False at the first."""
        if len(self._path) == 1:
            return False
        self._path.pop()
        self.stage = self._ask()
        return True

    def interpretations(self, text: str) -> list[str]:
        """The decisions that a typed text may mean: as a whole, or as the rest of this stage."""
        words = " ".join(text.split())
        joined = f"{self.stage.words} {words}".strip()
        at = [option.words for option in self.stage.options if option.done and name_of(option.target) == words.lower()]
        return list(dict.fromkeys((*at, words, words.lower(), joined, joined.lower())))


def name_of(target: str) -> str:
    """`e4` for `space e4`, as players type it."""
    return target.rpartition(" ")[2]
