"""A message of the catalogue and its values, not yet in words."""

from typing import Annotated

from msgspec import Meta, Struct


class Message(Struct, frozen=True, gc=False):
    """Each language's `words` turn it into a sentence; no sentences are built from parts anywhere else."""

    id: Annotated[str, Meta(description="The id in the catalogue: `ohhell-told-bid`.")]
    values: Annotated[
        dict[str, "Value"],
        Meta(
            description=(
                'Its values. A message inside is put into words first; `Message("player", {"seat": 2})` is the player '
                "of that seat."
            )
        ),
    ] = {}


Value = int | float | str | Message | list[Message]
