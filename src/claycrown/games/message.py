"""Something to be said to a person, not yet in words: a message of the catalogue and what it speaks of."""

from typing import Annotated

from msgspec import Meta, Struct


class Message(Struct, frozen=True, gc=False):
    """`words` in each language turn it into a sentence; nobody builds sentences from parts elsewhere."""

    id: Annotated[str, Meta(description="Of the catalogue: `ohhell-told-bid`.")]
    values: Annotated[
        dict[str, "Value"],
        Meta(
            description='What it speaks of. A message inside is put into words first; `Message("player", {"seat": 2})` is '
            "whoever sits there."
        ),
    ] = {}


Value = int | float | str | Message | list[Message]
