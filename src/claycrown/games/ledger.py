"""The effects of the last decision, line by line, as numbers: each game has its own words for them."""

LINES = 2048
"""Several times the longest ledger of a decision; the lists' lengths are literals because compiled they are C arrays."""


class LedgerFull(Exception):
    """More lines were written than fit: the missing ones are only counted."""


class Ledger:
    """A line is the same index in all the lists."""

    def __init__(self) -> None:
        self.count = 0
        self.rule = [0] * 2048
        self.player = [0] * 2048
        self.what = [0] * 2048
        self.amount = [0] * 2048
        self.source = [0] * 2048
        self.where = [0] * 2048

    def write(self, rule: int, player: int, what: int, amount: int, source: int, where: int) -> None:
        """Lines that do not fit are counted, so that `lines` can refuse to return an incomplete ledger."""
        line = self.count
        if line < LINES:
            self.rule[line] = rule
            self.player[line] = player
            self.what[line] = what
            self.amount[line] = amount
            self.source[line] = source
            self.where[line] = where
        self.count = line + 1

    def lines(self) -> list[tuple[int, int, int, int, int, int]]:
        """Rule, player, what, amount, source and where of each line. Compiled, reading a whole list would copy all of it."""
        if self.count > LINES:
            raise LedgerFull(f"{self.count} lines, and room for {LINES}")
        return [
            (self.rule[line], self.player[line], self.what[line], self.amount[line], self.source[line], self.where[line])
            for line in range(self.count)
        ]
