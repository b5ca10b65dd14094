"""Something to be said to a person, not yet in words: a message of the catalogue and what it speaks of."""

import msgspec


class Message(msgspec.Struct, frozen=True):
    """`words` in each language turn it into a sentence; nobody builds sentences from parts elsewhere."""

    id: str
    """Of the catalogue: `terracotta-told-build`."""
    values: dict[str, "Value"] = {}
    """What it speaks of. A message inside is put into words first; `Message("player", {"seat": 2})` is whoever sits there."""


Value = int | str | Message | list[Message]
