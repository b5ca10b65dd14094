"""The types of the API's documentation, as msgspec describes them: also those that only go over sockets, and what views hold."""

import copy
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import msgspec

from claycrown.server.guide.schemas import GameQueryResult
from claycrown.server.http.schemas import Request
from claycrown.server.tables.schemas import Settings

REFERENCE = "#/components/schemas/{name}"
PRINTED = ("/api/games/{game}/editions/{edition}", "/api/tables/{table_id}/printed")
"""The addresses that answer with the printed figures of a game."""


def complete(schema: dict[str, Any], schemas: Sequence[ModuleType], view_types: Sequence[ModuleType]) -> dict[str, Any]:
    """An OpenAPI schema with all types of the modules `schemas`.

    `view_types` are the games' own types: of the fields `view` and `known`, of the printed figures, and of the answers to game
    queries.
    """
    schema = copy.deepcopy(schema)  # the framework keeps it, and hands it out again
    kinds = [kind for module in (*schemas, *view_types) for kind in _own(module)]
    _, types = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    for kind in kinds:
        if _is_told_whole(kind):
            types[kind.__name__]["required"] = list(types[kind.__name__]["properties"])
    schema["components"]["schemas"] |= types
    known = _own_types(view_types, "OpenInformation")
    answers = [kind for module in view_types for kind in getattr(module, "Answers", ())]
    answer_schemas = msgspec.json.schema_components(answers, ref_template=REFERENCE)[0]
    for each in types.values():
        fields = each.get("properties", {})
        if (view := fields.get("view")) is not None:
            null = [{"type": "null"}] if "null" in view.pop("type", ()) else []
            view["oneOf"] = [*_own_types(view_types, "View"), *null]
        if known and "known" in fields:
            for kind in fields["known"].get("anyOf", ()):
                if kind.get("type") == "array":
                    kind["items"] = {"oneOf": known}
    types[GameQueryResult.__name__]["properties"]["answer"]["oneOf"] = [*answer_schemas]
    for path in PRINTED:
        answer = schema["paths"][path]["get"]["responses"]["200"]["content"]["application/json"]
        answer["schema"] = {"oneOf": _own_types(view_types, "Printed")}
    return schema


def _own(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The Structs that a module declares, but those that are only the common part of others."""
    types = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return [kind for kind in types if kind.__module__ == module.__name__ and kind not in (Request, Settings)]


def _is_told_whole(kind: type[msgspec.Struct]) -> bool:
    """What the server tells of a table has all its settings; what it is asked for need not name those with a default."""
    return issubclass(kind, Settings) and not issubclass(kind, Request)


def _own_types(view_types: Sequence[ModuleType], name: str) -> list[dict[str, Any]]:
    """The games' own types of that name; a game need not have all."""
    return [_reference(getattr(module, name)) for module in view_types if hasattr(module, name)]


def _reference(kind: type) -> dict[str, Any]:
    return {"$ref": REFERENCE.format(name=kind.__name__)}
