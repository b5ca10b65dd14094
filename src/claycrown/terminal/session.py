"""A game at this terminal: a match, and the file it is kept in. Nothing of the screen."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Self

from claycrown.games.edition import Edition
from claycrown.games.message import Message
from claycrown.games.options import Value
from claycrown.games.refused import trouble
from claycrown.match import NOBODY, Match, Step
from claycrown.record.files import read_json, write_whole
from claycrown.record.notation import BadPosition, Editions
from claycrown.record.records import Record, read_record
from claycrown.terminal.naming import colour_name

PERSON = NOBODY
"""How a record names a seat with a person in it who gave no name."""


class Session(Match):
    """Written after each decision, so that nothing is lost when the terminal is closed."""

    path: Path | None = None
    unsaved: Message | None = None
    """Why the file could not be written; None while all is well."""

    @classmethod
    def start(
        cls,
        name: str,
        players: Sequence[str],
        seed: int | None = None,
        options: Mapping[str, Value] | None = None,
        edition: Edition | None = None,
        path: Path | None = None,
    ) -> Self:
        """Sit down to a new game, to be kept in a file."""
        session = super().start(name, players, seed, options, edition)
        session.path = path
        return session

    @classmethod
    def resume(cls, path: Path, editions: Editions | None = None) -> Self:
        """Go on with a saved game, or `BadPosition` with the file, the field and the reason."""
        record = read_save(path, editions)
        try:
            session = cls(record)
        except BadPosition as error:
            raise BadPosition(str(path), error.message) from None
        session.path = path
        return session

    @property
    def names(self) -> list[str]:
        """What the players are called here, in seat order: by their colours."""
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
        """Written so that a crash at any moment leaves the old file or the new one."""
        if self.path is not None:
            try:
                write_whole(self.path, self.record.to_json())
                self.unsaved = None
            except OSError as error:  # the game goes on; the table says so
                self.unsaved = trouble(error)


def read_save(path: Path, editions: Editions | None = None) -> Record:
    """The record in a file; its decisions are checked when they are played."""
    written = read_json(path)
    try:
        return read_record(written, editions or Editions())
    except BadPosition as error:
        raise BadPosition(str(path), error.message) from None
