"""The types of the API's documentation, as msgspec describes them: also those that only go over sockets, and what views hold."""

import copy
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import msgspec

from claycrown.server.http.wire import Request

REFERENCE = "#/components/schemas/{name}"
PRINTED = ("/api/games/{game}/editions/{edition}", "/api/tables/{table_id}/printed")
"""The addresses that answer with the printed figures of a game."""


def complete(schema: dict[str, Any], wire: Sequence[ModuleType], seen: Sequence[ModuleType]) -> dict[str, Any]:
    """An OpenAPI schema with all types of the modules `wire`.

    `seen` are the games' own types of what a field called `view` holds, and of the printed figures.
    """
    schema = copy.deepcopy(schema)  # the framework keeps it, and hands it out again
    _, types = msgspec.json.schema_components(
        [kind for module in (*wire, *seen) for kind in _own(module)], ref_template=REFERENCE
    )
    schema["components"]["schemas"] |= types
    for known in types.values():
        view = known.get("properties", {}).get("view")
        if view is not None:
            null = [{"type": "null"}] if "null" in view.pop("type", ()) else []
            view["oneOf"] = [*(_reference(module.View) for module in seen), *null]
    for path in PRINTED:
        answer = schema["paths"][path]["get"]["responses"]["200"]["content"]["application/json"]
        answer["schema"] = {"oneOf": [_reference(module.Printed) for module in seen]}
    return schema


def _own(module: ModuleType) -> list[type]:
    """The Structs that a module declares."""
    types = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return [kind for kind in types if kind.__module__ == module.__name__ and kind is not Request]


def _reference(kind: type) -> dict[str, Any]:
    return {"$ref": REFERENCE.format(name=kind.__name__)}
