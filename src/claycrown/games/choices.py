"""Room for the legal decisions of a moment."""


class Choices:
    """No moment offers more than 1024: what is offered beyond, as plans of several orders, has a way of its own."""

    def __init__(self) -> None:
        self.count = 0
        self.action = [0] * 1024

    def offer(self, action: int) -> None:
        self.action[self.count] = action
        self.count += 1
