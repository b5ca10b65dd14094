"""The table: a game that a program sets up, plays, undoes, looks at, keeps. Seats are called by their colours."""

import json
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, Self

from claycrown.games import contract, game
from claycrown.games.contract import SPECTATOR, Illegal
from claycrown.games.edition import Edition
from claycrown.games.message import Message, Value
from claycrown.games.options import Value as OptionValue
from claycrown.games.plugin import NoSuchGame
from claycrown.games.refused import BadPosition, NotADecision, codes, show
from claycrown.guide.reveals import keeps_secrets
from claycrown.match import NOBODY, Match, visible_seat_and_text
from claycrown.record.files import write_whole
from claycrown.record.notation import Editions, read_position
from claycrown.record.position_text import position_text
from claycrown.record.records import read_record
from claycrown.words import t, title_of

File = str | os.PathLike[str]
"""Where something lies."""


class Player(Protocol):
    """Anything that plays: a `Bot`, or a function of one's own."""

    def __call__(self, table: "Table", seat: str, /) -> str:
        """The text of a decision, given the table and its own colour."""


class Effect(NamedTuple):
    """Something that a decision did."""

    rule: str
    """The id of the rule that did it, as in `T5.4`."""
    seat: str | None
    """The colour that it happened to; None where it happened to nobody in particular."""
    what: str
    """What changed, in the game's own words: `vp`, `points`, ..."""
    amount: int
    """By how much; for things that are not counted, which one or where to."""
    source: str
    """What it was for, as on the score sheet; empty where the rule says it all."""
    where: str
    """The place on the table, in the notation's words (`e4`, `5`, `snow`); empty where there is none."""


class Table:
    """A game of any title that is installed.

    What does not change is an attribute, what changes is asked for. Whatever comes in is checked: what cannot be is answered
    with one of the exceptions below `Refused`, and has changed nothing. What comes out is a copy, to do with as one likes.

    A seat is a colour. Where one is asked for and not given, it is the seat to decide; of what is only looked at, it is the
    spectator, who sees what lies open to all.
    """

    def __init__(
        self,
        game: str,
        players: int | Sequence[str] | None = None,
        *,
        seed: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        edition: File | None = None,
    ) -> None:
        """Set up a game.

        Args:
            game: its name, one of `titles()`.
            players: how many, or who sits at each seat; the fewest that can play if not said.
            seed: a number of 64 bits; the same one gives the same game. Drawn at random if not said.
            options: the variants to play with, as in `{"short": True}`.
            edition: a file of printed figures to play with, instead of those that come with the package.
        """
        rules = rules_of(game)
        names = _names(rules.player_counts[0] if players is None else players)
        contract.check_options(rules, options or {}, len(names))
        figures = None if edition is None else rules.edition(os.fspath(edition))
        self._match = Match.start(game, names, seed, options, figures)

    @classmethod
    def from_record(cls, record: Mapping[str, Any], *editions: File) -> Self:
        """The table after all decisions of a record.

        Args:
            record: as `record()` gives it when the game is over, or `save` writes it.
            editions: files of printed figures, one of which it may name.
        """
        return cls._of(Match(read_record(record, _at_hand(editions))))

    @classmethod
    def from_position(cls, position: Mapping[str, Any], *editions: File, seed: int = 0) -> Self:
        """A table that begins in the middle of a game.

        Args:
            position: as `position()` gives it, or `claycrown new` writes it.
            editions: files of printed figures, one of which it may name.
            seed: for what is still to be shuffled.
        """
        at_hand = _at_hand(editions)
        name, state = read_position(position, at_hand, contract.check_seed(seed))
        edition: Edition = at_hand.find(name, position["edition"])
        chosen = position.get("options", {})
        return cls._of(Match.at(name, state, edition, options=chosen))

    @classmethod
    def _of(cls, match: Match) -> Self:
        table = cls.__new__(cls)
        table._match = match
        return table

    # What it is

    @property
    def game(self) -> str:
        """The game's name, as in `titles()`."""
        return self._match.record.game

    @property
    def seats(self) -> tuple[str, ...]:
        """The colours, in seat order."""
        return tuple(self._match.seats)

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits at each seat, in seat order."""
        return tuple(self._match.players)

    @property
    def options(self) -> dict[str, OptionValue]:
        """The variants, each with what is played."""
        return dict(self._match.record.options)

    @property
    def edition(self) -> str:
        """The name of the printed figures, `standard` for those of the package."""
        return self._match.record.edition.name

    # What may be decided, and deciding

    def deciders(self) -> tuple[str, ...]:
        """The colours that owe a decision now: several where they decide at once, none when the game is over."""
        return tuple(self._match.seats[seat] for seat in self._match.deciders())

    def legal(self, seat: str | None = None, *, brief: bool = False) -> list[str]:
        """What a seat may decide, as texts; nothing for one that owes no decision.

        Args:
            seat: its colour; needed where several are to decide.
            brief: with the short way to say all of many, where a game has one: `name *`.
        """
        if seat is None and self.over():
            return []
        return self._match.legal(self._decider(seat), brief)

    def why_not(self, text: str, seat: str | None = None) -> Illegal | None:
        """The rule that forbids a decision, or None if nothing does; `NotADecision` for a text that is none."""
        return self._match.why_not(self._decider(seat), _text(text))

    def decide(self, text: str, seat: str | None = None) -> None:
        """Make a decision; `Illegal` or `NotADecision` if the rules do not allow it."""
        self._match.decide(self._decider(seat), _text(text))

    def may_undo(self, seat: str | None = None) -> bool:
        """Whether the last decision may be undone, by a seat or by whoever made it."""
        return self._match.why_not_undo(self._last_seat(seat)) is None

    def undo(self, seat: str | None = None) -> None:
        """Undo the last decision: one's own, never across another player's, a draw or a reveal; else `CannotUndo`."""
        self._match.undo(self._last_seat(seat))

    def play_on(self, players: Mapping[str, Player]) -> None:
        """Let these players decide, each for its colour, until somebody else must or the game is over."""
        seated = {self._seat(colour): (colour, player) for colour, player in players.items()}
        while turn := [seated[seat] for seat in self._match.deciders() if seat in seated]:
            colour, player = turn[0]
            self.decide(player(self, colour), colour)

    # What there is to see

    def over(self) -> bool:
        """Whether the game has ended."""
        return self._match.over()

    def result(self) -> dict[str, Any] | None:
        """How it ended: `winner`, `ranking` with the best first, and what decided it; None while it goes on."""
        record = self._match.record
        return None if record.result is None else dict(record.result)

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """The position as a seat sees it, or a spectator. What is hidden from them is null or left out."""
        return self._match.rules.notation.write(self._match.view(self._viewer(seat)))

    def ledger(self, seat: str | None = None) -> list[Effect]:
        """What the last decision did, item by item, as far as a seat or a spectator may know."""
        if not self._match.moves:
            return []
        moved, names = self._match.entry_for(self._match.moves[-1], self._viewer(seat)).moved, (*self.seats, None)
        entries = moved.entries if moved is not None else ()
        return [Effect(each.rule, names[each.seat], each.what, each.amount, each.source, each.where) for each in entries]

    def decisions(self, seat: str | None = None) -> list[tuple[str | None, str | None]]:
        """The colour and the text of each decision that stands, as far as a seat or a spectator may know.

        A decision that another made without knowing yours has no text, one that replaces such a decision no colour either.
        When the game is over, nothing is hidden any more.
        """
        viewer, seats = self._viewer(seat), self.seats
        known = [visible_seat_and_text(move, viewer, self.over()) for move in self._match.moves]
        return [(None if who is None else seats[who], text) for who, text in known]

    def __repr__(self) -> str:
        return f"<claycrown.Table {self.game}: {self._standing()}>"

    def __str__(self) -> str:
        """What a spectator sees, for people."""
        return "\n".join([t("library-table", game=title_of(self.game), standing=self._standing()), *position_text(self.view())])

    def _standing(self) -> str:
        told: dict[str, Value] = {"players": len(self.seats), "decisions": len(self._match.moves)}
        if self.over():
            return t("library-over", **told)
        return t("library-standing", **told, colours=[Message("general-plain", {"text": colour}) for colour in self.deciders()])

    # Keeping it

    def record(self, seat: str | None = None) -> dict[str, Any]:
        """The game as it was played: set-up, decisions, result.

        Of a game that hides something and is not over, only what a seat or a spectator may know: no seed, and of hidden
        decisions only that they were made. `save` keeps everything.
        """
        self._must_have_a_set_up()
        viewer = self._viewer(seat)
        written = self._match.record.to_dict()
        if keeps_secrets(self.game) and not self.over():
            written["seed"] = None
            written["decisions"] = [list(told) for told in self.decisions(None if viewer == SPECTATOR else self.seats[viewer])]
        return written

    def position(self) -> dict[str, Any]:
        """All that is on the table, what is hidden from players too: for puzzles and analysis. A player is shown a `view`."""
        return self._match.rules.notation.write(self._match.state)

    def save(self, path: File) -> None:
        """Write the whole game into a file, so that `load` goes on with it; what began as a position, as its position now."""
        match = self._match
        written = match.record.to_json() if match.from_set_up else _line(self.position())
        write_whole(Path(path), written)

    def copy(self) -> Self:
        """Another table where the same has happened: what is decided there changes nothing here."""
        return self._of(self._match.copy())

    def _must_have_a_set_up(self) -> None:
        if not self._match.from_set_up:
            raise BadPosition("record", "library-no-record")

    def _thought(self, think: Callable[[Any, int], int], colour: str | None) -> str:
        """What somebody who thinks in numbers would decide for a seat, shown what that seat may see."""
        match, seat = self._match, self._decider(colour)
        if seat not in match.deciders():
            raise BadPosition("seat", "library-owes-nothing", colour=self.seats[seat])
        view = match.view(seat)
        return match.rules.notation.text(view, think(view, seat))

    # Colours to seats

    def _seat(self, colour: Any) -> int:
        if not isinstance(colour, str) or colour not in self._match.seats:
            raise BadPosition("seat", "fault-word", known=codes(self.seats), given=show(colour))
        return self._match.seats.index(colour)

    def _viewer(self, colour: str | None) -> int:
        return SPECTATOR if colour is None else self._seat(colour)

    def _decider(self, colour: str | None) -> int:
        if colour is not None:
            return self._seat(colour)
        deciders = self._match.deciders()
        if len(deciders) > 1:
            raise BadPosition("seat", "library-which-seat", colours=codes(self.deciders()))
        return deciders[0] if deciders else 0

    def _last_seat(self, colour: str | None) -> int:
        if colour is not None:
            return self._seat(colour)
        return self._match.moves[-1].seat if self._match.moves else 0


def rules_of(name: Any) -> contract.Game[Any]:
    """The rules of a game that was named from outside, or `NoSuchGame`."""
    if not isinstance(name, str):
        raise NoSuchGame(show(name), "removed", Message("game-no-name"))
    return game(name)


def _names(who: Any) -> list[str]:
    """The players' names, for a number of them or as they are given."""
    if isinstance(who, int) and not isinstance(who, bool) and who >= 0:
        return [NOBODY] * min(who, 1_000)  # how many can play, the game says
    if isinstance(who, str) or not isinstance(who, Sequence) or not all(isinstance(name, str) for name in who):
        raise BadPosition("players", "library-players", given=show(who))
    return list(who)


def _at_hand(editions: Sequence[File]) -> Editions:
    return Editions(*(os.fspath(path) for path in editions))


def _text(text: Any) -> str:
    if not isinstance(text, str):
        raise NotADecision("library-no-text", given=show(text))
    return text


def _line(written: dict[str, Any]) -> str:
    return json.dumps(written, ensure_ascii=False) + "\n"
