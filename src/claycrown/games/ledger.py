"""What the last decision did, line by line, as numbers: each game gives them its own words."""

LINES = 2048
"""Several times what the longest decision fills; the lists' lengths are written out because compiled they are arrays of C."""


class LedgerFull(Exception):
    """More lines were written than there is room for: what is missing can only be known to be missing."""


class Ledger:
    """A line is the same place in all the lists."""

    def __init__(self) -> None:
        self.count = 0
        self.rule = [0] * 2048
        self.player = [0] * 2048
        self.what = [0] * 2048
        self.amount = [0] * 2048
        self.source = [0] * 2048
        self.where = [0] * 2048

    def write(self, rule: int, player: int, what: int, amount: int, source: int, where: int) -> None:
        """Lines without room are counted, so that nobody takes those that there are for all: `lines` refuses then."""
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
        """Rule, player, what, amount, source and where of each line. Compiled, to read a whole list would copy all its room."""
        if self.count > LINES:
            raise LedgerFull(f"{self.count} lines, and room for {LINES}")
        return [
            (self.rule[line], self.player[line], self.what[line], self.amount[line], self.source[line], self.where[line])
            for line in range(self.count)
        ]
