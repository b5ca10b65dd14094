"""Sessions at the table for tests: start one in a word, play it on by chance."""

from pathlib import Path
from random import Random

from claycrown.terminal.drawing.types import Moment
from claycrown.terminal.session import PERSON, Session


def session(*players: str, seed: int = 5, path: Path | None = None) -> Session:
    """A game of Terracotta Army; two people unless others are named."""
    session = Session.start("terracotta", players or (PERSON, PERSON), seed)
    session.path = path
    return session


def played(decisions: int, *players: str, seed: int = 5, path: Path | None = None) -> Session:
    """The same after so many decisions by chance, or at its end."""
    return play_on(session(*players, seed=seed, path=path), decisions, seed)


def play_on(game: Session, decisions: int, seed: int) -> Session:
    """Builders and buyers are likelier, so that the mausoleum fills."""
    chance = Random(seed)
    for _ in range(decisions):
        if game.over():
            break
        seat = game.deciders()[0]
        legal = game.legal(seat)
        statues = [text for text in legal if text.startswith(("build", "buy"))]
        game.decide(seat, chance.choice(statues or legal))
    return game


def moment(game: Session, viewer: int = 0) -> Moment:
    return Moment(game.view(viewer), viewer, game.seats, game.players, game.deciders())
