"""A fixed array for the legal decisions of a position."""


class Choices:
    """At most 1024 decisions are offered at once; larger sets, as plans of several orders, are handled separately."""

    def __init__(self) -> None:
        self.count = 0
        self.action = [0] * 1024

    def offer(self, action: int) -> None:
        self.action[self.count] = action
        self.count += 1
