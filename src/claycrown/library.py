"""What `import claycrown` offers: tables, bots by name, whole games in one call. Seats are named by their colours."""

import json
import os
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, Self

from claycrown import bots as players
from claycrown.bots.ladder import RUNGS, Budget
from claycrown.games import contract, game
from claycrown.games.contract import SPECTATOR, Illegal
from claycrown.games.edition import Edition
from claycrown.games.message import Message, Value
from claycrown.games.options import Value as OptionValue
from claycrown.games.plugin import NoSuchGame
from claycrown.games.refused import BadPosition, NotADecision, codes, show
from claycrown.guide.reveals import keeps_secrets
from claycrown.match import NOBODY, Match, visible_seat_and_text
from claycrown.record.files import read_json, write_whole
from claycrown.record.notation import AvailableEditions, read_position
from claycrown.record.position_text import position_text
from claycrown.record.records import read_record
from claycrown.words import t, title_of

File = str | os.PathLike[str]
"""The path of a file."""


class Player(Protocol):
    """Anything that plays: a `Bot`, or a function of your own."""

    def __call__(self, table: "Table", seat: str, /) -> str:
        """Returns the text of its decision, given the table and its own colour."""


class Effect(NamedTuple):
    """One effect of a decision."""

    rule: str
    """The id of the rule behind it, such as `T5.4`."""
    seat: str | None
    """The colour it happened to, or None."""
    what: str
    """What changed, in the game's own terms: `vp`, `points`, ..."""
    amount: int
    """By how much; for things that are not counted, which one, or where to."""
    source: str
    """The line of the score sheet it belongs to; empty if the rule is enough."""
    where: str
    """The place on the table, in the notation (`e4`, `5`, `snow`), or empty."""


class Table:
    """A game of any installed title.

    What never changes is an attribute, everything else a method. All input is checked: a bad one raises a subclass of `Refused`
    and changes nothing. Returned values are copies that you may change.

    Seats are named by their colours. By default, methods that decide act for the seat to decide, and methods that only look
    show what a spectator may see.
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
            players: how many, or the name of the player at each seat; by default the fewest that can play.
            seed: a 64-bit number; the same seed gives the same game. Random by default.
            options: the variants to play with, such as `{"short": True}`.
            edition: a file of printed figures to play with, instead of the package's own.
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
            record: as `record()` returns it when the game is over, or `save` writes it.
            editions: files of printed figures, if the record names one.
        """
        return cls._of(Match(read_record(record, _at_hand(editions))))

    @classmethod
    def from_position(cls, position: Mapping[str, Any], *editions: File, seed: int = 0) -> Self:
        """A table that starts in the middle of a game.

        Args:
            position: as `position()` returns it, or `claycrown new` writes it.
            editions: files of printed figures, if the position names one.
            seed: for everything still to be shuffled.
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

    # What never changes

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
        """The name of the player at each seat, in seat order."""
        return tuple(self._match.players)

    @property
    def options(self) -> dict[str, OptionValue]:
        """The variants, each with its value."""
        return dict(self._match.record.options)

    @property
    def edition(self) -> str:
        """The name of the printed figures; `standard` for the package's own."""
        return self._match.record.edition.name

    # Deciding

    def deciders(self) -> tuple[str, ...]:
        """The colours that have to decide now: several if they decide at the same time, none when the game is over."""
        return tuple(self._match.seats[seat] for seat in self._match.deciders())

    def legal(self, seat: str | None = None, *, brief: bool = False) -> list[str]:
        """The decisions a seat may make, as texts; none if it does not have to decide.

        Args:
            seat: its colour; required if several have to decide.
            brief: replace long series by one short form if the game has one, such as `name *`.
        """
        if seat is None and self.over():
            return []
        return self._match.legal(self._decider(seat), brief)

    def why_not(self, text: str, seat: str | None = None) -> Illegal | None:
        """The rule that forbids a decision, or None if it is legal; `NotADecision` if the text is no decision."""
        return self._match.why_not(self._decider(seat), _text(text))

    def decide(self, text: str, seat: str | None = None) -> None:
        """Make a decision; `Illegal` if a rule forbids it, `NotADecision` if the text is no decision."""
        self._match.decide(self._decider(seat), _text(text))

    def may_undo(self, seat: str | None = None, *, bots: Collection[str] = ()) -> bool:
        """Whether `undo` is possible."""
        return self._match.why_not_undo(*self._undone(seat, bots)) is None

    def undo(self, seat: str | None = None, *, bots: Collection[str] = ()) -> None:
        """Undo a seat's own last decision, never across another player's, a draw or a reveal; else `CannotUndo`.

        Args:
            seat: its colour, by default that of the last decision that is not a bot's.
            bots: colours whose decisions since are undone with it.
        """
        self._match.undo(*self._undone(seat, bots))

    def play_on(self, players: Mapping[str, Player]) -> None:
        """Let these players decide, each for its colour, until somebody else has to or the game is over."""
        seated = {self._seat(colour): (colour, player) for colour, player in players.items()}
        while turn := [seated[seat] for seat in self._match.deciders() if seat in seated]:
            colour, player = turn[0]
            self.decide(player(self, colour), colour)

    # Looking

    def over(self) -> bool:
        """Whether the game has ended."""
        return self._match.over()

    def result(self) -> dict[str, Any] | None:
        """How the game ended: `winner`, `ranking` from the best down, and what decided it; None until then."""
        record = self._match.record
        return None if record.result is None else dict(record.result)

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """The position as a seat, or a spectator, sees it. What is hidden from them is None or left out."""
        return self._match.rules.notation.write(self._match.view(self._viewer(seat)))

    def ledger(self, seat: str | None = None) -> list[Effect]:
        """The effects of the last decision, one by one, as far as a seat or a spectator may know."""
        if not self._match.moves:
            return []
        moved, names = self._match.entry_for(self._match.moves[-1], self._viewer(seat)).moved, (*self.seats, None)
        entries = moved.entries if moved is not None else ()
        return [Effect(each.rule, names[each.seat], each.what, each.amount, each.source, each.where) for each in entries]

    def decisions(self, seat: str | None = None) -> list[tuple[str | None, str | None]]:
        """The colour and text of each decision that has not been undone, as far as a seat or a spectator may know.

        The text of another player's secret decision is None; if it replaces an earlier one, so is its colour. When the game is
        over, nothing is hidden.
        """
        viewer, seats = self._viewer(seat), self.seats
        known = [visible_seat_and_text(move, viewer, self.over()) for move in self._match.moves]
        return [(None if who is None else seats[who], text) for who, text in known]

    def __repr__(self) -> str:
        return f"<claycrown.Table {self.game}: {self._standing()}>"

    def __str__(self) -> str:
        """What a spectator sees, as text for people."""
        return "\n".join([t("library-table", game=title_of(self.game), standing=self._standing()), *position_text(self.view())])

    def _standing(self) -> str:
        values: dict[str, Value] = {"players": len(self.seats), "decisions": len(self._match.moves)}
        if self.over():
            return t("library-over", **values)
        return t("library-standing", **values, colours=[Message("general-plain", {"text": colour}) for colour in self.deciders()])

    # Saving

    def record(self, seat: str | None = None) -> dict[str, Any]:
        """The game as it was played: set-up, decisions, result.

        While a game with secrets is not over, only what a seat or a spectator may know: no seed, and no texts of hidden
        decisions. `save` keeps everything.
        """
        if not self._match.from_set_up:
            raise BadPosition("record", "library-no-record")
        self._viewer(seat)  # refuses an unknown colour
        written = self._match.record.to_dict()
        if keeps_secrets(self.game) and not self.over():
            written["seed"] = None
            written["decisions"] = [list(decision) for decision in self.decisions(seat)]
        return written

    def position(self) -> dict[str, Any]:
        """Everything on the table, hidden things included: for puzzles and analysis. Show players a `view` instead."""
        return self._match.rules.notation.write(self._match.state)

    def save(self, path: File) -> None:
        """Write the whole game to a file for `load`; if it started from a position, only its current position."""
        match = self._match
        written = match.record.to_json() if match.from_set_up else json.dumps(self.position(), ensure_ascii=False) + "\n"
        write_whole(Path(path), written)

    def copy(self) -> Self:
        """An independent copy of the table."""
        return self._of(self._match.copy())

    def _ask_bot(self, choose: Callable[[Any, int], int], colour: str | None) -> str:
        """The decision that a bot chooses for a seat from what that seat may see, as a text."""
        match, seat = self._match, self._decider(colour)
        if seat not in match.deciders():
            raise BadPosition("seat", "library-not-deciding", colour=self.seats[seat])
        view = match.view(seat)
        return match.rules.notation.text(view, choose(view, seat))

    # Seats by colour

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

    def _undone(self, colour: str | None, bots: Collection[str]) -> tuple[int, list[int]]:
        """A seat, or the one that decided last, and the bots."""
        answering = [self._seat(bot) for bot in bots]
        if colour is not None:
            return self._seat(colour), answering
        deciding = (move.seat for move in reversed(self._match.moves) if move.seat not in answering)
        return next(deciding, 0), answering


class Bot:
    """A computer player. It sees only what its seat may see."""

    def __init__(
        self,
        name: str,
        game: str,
        seed: int = 0,
        *,
        seconds: float | None = None,
        simulations: int | None = None,
        threads: int = 1,
    ) -> None:
        """A bot for a game.

        Args:
            name: one of `bots_of(game)`.
            game: its name, one of `titles()`.
            seed: the same seed gives the same decisions, unless the bot's time is limited.
            seconds: the most time it may think per turn.
            simulations: the most continuations it may try per turn. With both limits, it stops at the first one reached.
            threads: how many threads it uses if it has a limit.
        """
        rules_of(game)
        if not isinstance(name, str) or name not in RUNGS:
            raise BadPosition("bot", "fault-word", known=codes(RUNGS), given=show(name))
        given = seconds is not None or simulations is not None
        budget = Budget(_above_zero("seconds", seconds), _above_zero("simulations", simulations), threads) if given else None
        self.name = name
        self.game = game
        self._bot = players.make(name, game, contract.check_seed(seed), budget)

    def __call__(self, table: Table, seat: str | None = None) -> str:
        """The decision it would make, as a text. It does not change the table."""
        if table.game != self.game:
            raise BadPosition("game", "library-bot-plays", game=self.game, other=table.game)
        return table._ask_bot(self._bot.decide, seat)

    def __repr__(self) -> str:
        return f"<claycrown.Bot {self.name} for {self.game}>"


bot = Bot
"""Makes a bot for a game, with the arguments of `Bot`."""


def bots_of(game: str) -> tuple[str, ...]:
    """The names of a game's bots, from the weakest to the strongest."""
    return players.offered(rules_of(game).name)


def play(
    game: str,
    bots: Sequence[str | Player],
    *,
    seed: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    edition: File | None = None,
) -> Table:
    """Play a whole game and return the table when it is over.

    Args:
        game: its name, one of `titles()`.
        bots: the player at each seat, in seat order: a bot's name, or anything that plays (`Player`).
        seed: for the game and for bots given by name. Random by default.
        options: the variants to play with.
        edition: a file of printed figures to play with.
    """
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise BadPosition("bots", "library-bots", given=show(bots))
    named = [who if isinstance(who, str) else getattr(who, "name", getattr(who, "__name__", NOBODY)) for who in bots]
    drawn = secrets.randbits(64) if seed is None else contract.check_seed(seed)
    table = Table(game, named, seed=drawn, options=options, edition=edition)
    seated: dict[str, Player] = {}
    for seat, (colour, who) in enumerate(zip(table.seats, bots, strict=True)):
        seated[colour] = Bot(who, game, players.own_seed(drawn, seat)) if isinstance(who, str) else who
    table.play_on(seated)
    return table


def load(path: File, *editions: File) -> Table:
    """The table saved in a file: a record, after all its decisions, or a position.

    Args:
        path: a file written by `save`, the terminal, the arena or the command `claycrown`.
        editions: files of printed figures, if the file names one.
    """
    written = read_json(Path(path))
    try:
        if isinstance(written, dict) and "decisions" in written:
            return Table.from_record(written, *editions)
        return Table.from_position(written, *editions)
    except BadPosition as error:
        raise BadPosition(str(path), error.message) from None


def rules_of(name: Any) -> contract.Game[Any]:
    """The rules of a game, whose name comes from outside; else `NoSuchGame`."""
    if not isinstance(name, str):
        raise NoSuchGame(show(name), "removed", Message("game-no-name"))
    return game(name)


def _names(who: Any) -> list[str]:
    """The players' names: those given, or placeholders for a number of players."""
    if isinstance(who, int) and not isinstance(who, bool) and who >= 0:
        return [NOBODY] * min(who, 1_000)  # the game checks how many can play
    if isinstance(who, str) or not isinstance(who, Sequence) or not all(isinstance(name, str) for name in who):
        raise BadPosition("players", "library-players", given=show(who))
    return list(who)


def _at_hand(editions: Sequence[File]) -> AvailableEditions:
    return AvailableEditions(*(os.fspath(path) for path in editions))


def _text(text: Any) -> str:
    if not isinstance(text, str):
        raise NotADecision("library-no-text", given=show(text))
    return text


def _above_zero(name: str, value: Any) -> Any:
    if value is not None and (isinstance(value, bool) or not isinstance(value, int | float) or not value > 0):
        raise BadPosition(name, "library-above-zero", given=show(value))
    return value
