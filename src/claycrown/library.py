"""Bots by name, whole games in one call, tables from files."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from claycrown import bots as players
from claycrown.bots.ladder import RUNGS, Budget
from claycrown.games import contract
from claycrown.games.options import Value
from claycrown.games.refused import BadPosition, codes, show
from claycrown.match import NOBODY
from claycrown.record.files import read_json
from claycrown.table import File, Player, Table, rules_of


class Bot:
    """A player that is not a person. It is shown what its seat may see, and nothing else."""

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
        """The bot of a name for a game.

        Args:
            name: one of `bots_of(game)`.
            game: its name, one of `titles()`.
            seed: of its own chance: the same one gives the same decisions, unless it thinks by the clock.
            seconds: how long it may think in a turn, if not as long as it usually does.
            simulations: how many continuations it may try in a turn; of both, whichever is used up first.
            threads: on how many it thinks, where one of the two is given.
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
        """What it would decide, as a text. It decides nothing itself: the table does."""
        if table.game != self.game:
            raise BadPosition("game", "library-bot-plays", game=self.game, other=table.game)
        return table._thought(self._bot.decide, seat)

    def __repr__(self) -> str:
        return f"<claycrown.Bot {self.name} for {self.game}>"


def bot(
    name: str,
    game: str,
    seed: int = 0,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    threads: int = 1,
) -> Bot:
    """The bot of a name for a game: `Bot` tells of what may be given."""
    return Bot(name, game, seed, seconds=seconds, simulations=simulations, threads=threads)


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game, the weakest first."""
    return players.offered(rules_of(game).name)


def play(
    game: str,
    bots: Sequence[str | Player],
    *,
    seed: int | None = None,
    options: Mapping[str, Value] | None = None,
    edition: File | None = None,
) -> Table:
    """A whole game: the table when it is over.

    Args:
        game: its name, one of `titles()`.
        bots: who plays at each seat, in seat order: a bot's name, or anything that plays (`Player`).
        seed: of the game and, apart from it, of the bots named; drawn at random if not said.
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
    """The table that a file holds: a record, after all its decisions, or a position.

    Args:
        path: the file, as `save`, the terminal, the arena or the command `claycrown` wrote it.
        editions: files of printed figures, one of which it may name.
    """
    written = read_json(Path(path))
    try:
        if isinstance(written, dict) and "decisions" in written:
            return Table.from_record(written, *editions)
        return Table.from_position(written, *editions)
    except BadPosition as error:
        raise BadPosition(str(path), error.message) from None


def _above_zero(name: str, value: Any) -> Any:
    if value is not None and (isinstance(value, bool) or not isinstance(value, int | float) or not value > 0):
        raise BadPosition(name, "library-above-zero", given=show(value))
    return value
