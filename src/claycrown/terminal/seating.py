"""The players at each seat: people and bots."""

from collections.abc import Sequence

from claycrown import bots
from claycrown.games import game
from claycrown.games.refused import BadPosition, codes
from claycrown.terminal.session import PERSON, Session

DEFAULT_BOT = "greedy"


def seating(name: str, players: int | None, named: Sequence[str] | None) -> list[str]:
    """The players in seat order: people, then the named bots; by default one person against greedy bots."""
    counts = game(name).player_counts
    for bot in named or ():
        if bot not in (*bots.offered(name), PERSON):
            raise BadPosition("--bots", "arena-unknown-player", bot=repr(bot), known=codes(bots.offered(name)), person=PERSON)
    if players is None:
        players = max(counts[0], len(named) + (PERSON not in named) if named else 0)
    if players not in counts:
        raise BadPosition("--players", "setup-players", fewest=counts[0], most=counts[-1], given=players)
    if named is None:
        return [PERSON] + [default_bot(name)] * (players - 1)
    if len(named) > players:
        raise BadPosition("--bots", "arena-too-many-named", players=players, named=len(named))
    return [PERSON] * (players - len(named)) + list(named)


def default_bot(name: str) -> str:
    """The bot for seats without a named player: `greedy`, or the strongest that the game has."""
    offered = bots.offered(name)
    return DEFAULT_BOT if DEFAULT_BOT in offered else offered[-1]


def is_bot(player: str) -> bool:
    return player in bots.NAMES


def bots_of(session: Session) -> dict[int, bots.Bot]:
    """The bots at the table, by seat."""
    seed = session.record.seed
    return {
        seat: bots.make(player, session.record.game, bots.own_seed(seed, seat))
        for seat, player in enumerate(session.players)
        if is_bot(player)
    }
