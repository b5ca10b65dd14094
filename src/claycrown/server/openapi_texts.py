"""What the fields of the wire's types are for, taken from the texts below them in the source, for the API's documentation."""

import ast
import copy
import inspect
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import msgspec

from claycrown.server.http.wire import Request

REFERENCE = "#/components/schemas/{name}"
PRINTED = ("/api/games/{game}/editions/{edition}", "/api/tables/{table_id}/printed")
"""The addresses that answer with the printed figures of a game."""


def describe(schema: dict[str, Any], wire: Sequence[ModuleType], seen: Sequence[ModuleType]) -> dict[str, Any]:
    """An OpenAPI schema with its types and their fields described, and with those that only go over sockets.

    `seen` are the games' own types of what a field called `view` holds, and of the printed figures.
    """
    schema = copy.deepcopy(schema)  # the framework keeps it, and hands it out again
    modules = [*wire, *seen]
    schemas = schema["components"]["schemas"]
    for module in modules:
        _add_types(schemas, module)
    _name_seen(schema, seen)
    for module in modules:
        for name, (about, fields) in _texts(module).items():
            if name not in schemas:
                continue
            if about:
                schemas[name].setdefault("description", about)
            if issubclass(getattr(module, name), Request):
                schemas[name]["additionalProperties"] = False
            for field, text in fields.items():
                if field in schemas[name].get("properties", {}):
                    _add(schemas[name]["properties"], field, text)
    return schema


def _add_types(schemas: dict[str, Any], module: ModuleType) -> None:
    """Those that no route takes or gives, and the views as what they are."""
    types = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    own = [kind for kind in types if kind.__module__ == module.__name__ and kind is not Request]
    _, found = msgspec.json.schema_components(own, ref_template=REFERENCE)
    for name, node in found.items():
        schemas.setdefault(name, {key: value for key, value in node.items() if key != "title"})


def _name_seen(schema: dict[str, Any], seen: Sequence[ModuleType]) -> None:
    """Views and printed figures as what they are."""
    for known in schema["components"]["schemas"].values():
        properties = known.get("properties", {})
        if "view" in properties:
            null = [{"type": "null"}] if {"oneOf", "anyOf"} & properties["view"].keys() else []
            properties["view"] = {"oneOf": [*(_reference(module.View) for module in seen), *null]}
    for path in PRINTED:
        answer = schema["paths"][path]["get"]["responses"]["200"]["content"]["application/json"]
        answer["schema"] = {"oneOf": [_reference(module.Printed) for module in seen]}


def _reference(kind: type) -> dict[str, Any]:
    return {"$ref": REFERENCE.format(name=kind.__name__)}


def _add(properties: dict[str, Any], field: str, text: str) -> None:
    if "$ref" in properties[field]:  # beside a reference nothing else may stand
        properties[field] = {"allOf": [properties[field]]}
    properties[field].setdefault("description", text)


def _texts(module: ModuleType) -> dict[str, tuple[str | None, dict[str, str]]]:
    """For each class of a module its text, and the texts of its fields."""
    found: dict[str, tuple[str | None, dict[str, str]]] = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if not isinstance(node, ast.ClassDef):
            continue
        fields = {}
        for before, after in zip(node.body, node.body[1:], strict=False):
            if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name) and isinstance(after, ast.Expr):
                if isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
                    fields[before.target.id] = after.value.value
        found[node.name] = (ast.get_docstring(node), fields)
    return found
