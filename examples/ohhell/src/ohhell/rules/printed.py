"""The figures of an edition file, checked: every number of the game stands there, none in the code."""

from pathlib import Path

from claycrown.games.edition import Edition, Editions, Reader


class Printed:
    def __init__(self, edition: Edition) -> None:
        self.edition = edition.name
        deal = Reader(edition.figures, "deal")
        self.smallest = deal.number("smallest", 1, 17)
        deal.done()
        score = Reader(edition.figures, "score")
        self.trick = score.number("trick", 0, 100)
        self.exact = score.number("exact", 1, 100)
        score.done()


EDITIONS = Editions(Path(__file__).parents[1] / "edition.toml", Printed)
