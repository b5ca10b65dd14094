"""How much of a budget a search has used: the same accounting for every search."""

from time import monotonic

from claycrown.bots.ladder import Budget


class Meter:
    """Starts when created; the search counts its simulations here."""

    def __init__(self, budget: Budget) -> None:
        if budget.seconds is None and budget.simulations is None:
            raise ValueError("a search without an end: the budget names neither seconds nor simulations")
        self.budget = budget
        self.simulations = 0
        self._begun = monotonic()

    def used(self) -> float:
        """The share of the budget that is used, from 0; it may exceed 1."""
        parts = [0.0]
        if self.budget.seconds is not None:
            taken = monotonic() - self._begun
            parts.append(taken / self.budget.seconds if self.budget.seconds > 0 else 1.0)
        if self.budget.simulations is not None:
            parts.append(self.simulations / self.budget.simulations)
        return max(parts)

    def left(self) -> float:
        """How many more simulations the rest of the budget allows, at the speed so far."""
        return self.simulations * (1 / self.used() - 1)

    def batch(self, many: int) -> int:
        """How many of this batch of simulations may still start: none once the time is up."""
        if self.used() >= 1:
            return 0
        return many if self.budget.simulations is None else min(many, self.budget.simulations - self.simulations)
