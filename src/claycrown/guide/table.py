"""The table as a game describes it, for clients without a drawing of it: areas of fields, rows and cards.

A game says what lies where (`Guide.describe`); terminal and browser lay it out. For a game that says nothing, a plain description
is derived from its position.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from claycrown.games.message import Message


class Cell(Struct, frozen=True, omit_defaults=True):
    """A piece, a card or a figure that lies on the table."""

    value: Annotated[
        Message | None, Meta(description="What it is, or how much; null for what the viewer may not know: a card face down.")
    ]
    label: Annotated[Message | None, Meta(description="What the value describes; in `rows` the column's head has it.")] = None
    owner: Annotated[int | None, Meta(description="The seat that owns it.")] = None
    target: Annotated[
        str, Meta(description="The target on the table, as in the choices of a question: then it can be picked here.")
    ] = ""


class Area(Struct, frozen=True, omit_defaults=True):
    """A part of the table."""

    title: Message
    kind: Annotated[
        Literal["fields", "rows", "cards"],
        Meta(
            description=(
                "`fields`: labels and values, one below the other; `rows`: a table with heads; `cards`: side by side, "
                "as they lie."
            )
        ),
    ]
    rows: Annotated[
        Sequence[Sequence[Cell]], Meta(description="For `fields` and `cards` usually one row; an empty one is an empty place.")
    ]
    heads: Annotated[Sequence[Message], Meta(description="Heads of the columns of `rows`.")] = ()
    wide: Annotated[
        bool, Meta(description="Takes the whole width of the table. `rows` with more than four columns do so anyway.")
    ] = False
    targets: Annotated[
        Sequence[str],
        Meta(description="For `rows`: the target of each row that can be picked as a whole; empty for the others."),
    ] = ()

    def places(self) -> Iterator[tuple[str, Cell]]:
        """Each target with what lies there: for a whole row its first cell."""
        for target, row in zip(self.targets, self.rows, strict=False):
            if target and row:
                yield target, row[0]
        yield from ((cell.target, cell) for row in self.rows for cell in row if cell.target)


def text(words: str) -> Message:
    """Words that are in no catalogue, shown as they are: names and numbers of a notation."""
    return Message("general-plain", {"text": words})


def plain(position: Mapping[str, Any], seats: Sequence[str]) -> list[Area]:
    """A position's content, with its own names for everything."""
    single: list[Cell] = []
    areas: list[Area] = []
    for name, value in position.items():
        if name == "players" and isinstance(value, Mapping) and all(isinstance(own, Mapping) for own in value.values()):
            areas.append(_players(value, seats))
        elif isinstance(value, Mapping):
            areas.append(Area(text(_named(name)), "fields", [[_cell(each, key, seats) for key, each in value.items()]]))
        elif isinstance(value, list):
            areas.append(_listed(name, value))
        elif name not in ("game", "edition"):
            single.append(_cell(value, name, seats))
    return [Area(Message("general-table"), "fields", [single]), *areas]


def _players(players: Mapping[str, Mapping[str, Any]], seats: Sequence[str]) -> Area:
    names = list(dict.fromkeys(key for own in players.values() for key in own))
    rows = []
    for colour, own in players.items():
        seat = seats.index(colour) if colour in seats else None
        rows.append([Cell(text(colour), owner=seat), *(Cell(_value(own.get(name)), owner=seat) for name in names)])
    return Area(Message("general-players"), "rows", rows, [Message("general-player"), *(text(_named(name)) for name in names)])


def _listed(name: str, values: Sequence[Any]) -> Area:
    nested = [value for value in values if isinstance(value, list)]
    rows = values if nested and len(nested) == len(values) else [values]
    return Area(text(_named(name)), "cards", [[Cell(_value(each)) for each in row] for row in rows])


def _cell(value: Any, name: str, seats: Sequence[str]) -> Cell:
    owner = seats.index(value) if isinstance(value, str) and value in seats else None
    return Cell(_value(value), text(_named(name)), owner)


def _value(value: Any) -> Message | None:
    if value is None:
        return None
    if isinstance(value, bool):
        return Message("general-yes" if value else "general-no")
    if isinstance(value, Mapping):
        return text(", ".join(f"{_named(key)} {_short(each)}" for key, each in value.items()))
    return text(_short(value))


def _short(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(_short, value))
    return "?" if value is None else str(value)


def _named(key: str) -> str:
    return key.replace("_", " ")
