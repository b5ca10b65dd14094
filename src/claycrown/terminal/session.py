"""A game in the terminal: a match and its file. Knows nothing of the screen."""

from collections.abc import Collection
from pathlib import Path
from typing import Self

from claycrown.games.message import Message
from claycrown.games.refused import trouble
from claycrown.match import NOBODY, Match, Step
from claycrown.record.files import read_json, write_whole
from claycrown.record.notation import AvailableEditions, BadPosition
from claycrown.record.records import Record, read_record
from claycrown.terminal.naming import colour_name

PERSON = NOBODY
"""The name in records of people who gave no name."""


class Session(Match):
    """A match that is saved after each decision."""

    path: Path | None = None
    """The file, if it is saved at all."""
    unsaved: Message | None = None
    """The reason if the last save failed."""

    @classmethod
    def resume(cls, path: Path, editions: AvailableEditions | None = None) -> Self:
        """Continue a saved game; `BadPosition` with the file, the field and the reason if it is damaged."""
        record = read_save(path, editions)
        try:
            session = cls(record)
        except BadPosition as error:
            raise BadPosition(str(path), error.message) from None
        session.path = path
        return session

    @property
    def names(self) -> list[str]:
        """The players' names in seat order: their colours."""
        return [colour_name(colour) for colour in self.seats]

    def decide(self, seat: int, text: str) -> Step:
        move = super().decide(seat, text)
        self.save()
        return move

    def undo(self, seat: int, bots: Collection[int] = ()) -> Step:
        move = super().undo(seat, bots)
        self.save()
        return move

    def save(self) -> None:
        if self.path is not None:
            try:
                write_whole(self.path, self.record.to_json())
                self.unsaved = None
            except OSError as error:  # the game goes on, and the screen shows the reason
                self.unsaved = trouble(error)


def read_save(path: Path, editions: AvailableEditions | None = None) -> Record:
    """The record in a file, its decisions not checked yet."""
    written = read_json(path)
    try:
        return read_record(written, editions or AvailableEditions())
    except BadPosition as error:
        raise BadPosition(str(path), error.message) from None
