"""What the fields of the wire's types are for, taken from the texts below them in the source, for the API's documentation."""

import ast
import copy
import inspect
from collections.abc import Iterable
from types import ModuleType
from typing import Any

import msgspec

from claycrown.server.api.wire import Request

REFERENCE = "#/components/schemas/{name}"
VIEWS = ("TerracottaView", "XiditView", "OtherView")
"""What a field called `view` holds."""


def describe(schema: dict[str, Any], modules: Iterable[ModuleType]) -> dict[str, Any]:
    """An OpenAPI schema with its types and their fields described, and with those that only go over sockets."""
    schema = copy.deepcopy(schema)  # the framework keeps it, and hands it out again
    modules = list(modules)
    schemas = schema["components"]["schemas"]
    for module in modules:
        _add_types(schemas, module)
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
        known = schemas.setdefault(name, {key: value for key, value in node.items() if key != "title"})
        if "view" in known.get("properties", {}):
            known["properties"]["view"] = _views(known["properties"]["view"])


def _views(node: dict[str, Any]) -> dict[str, Any]:
    kinds: list[dict[str, Any]] = [{"$ref": REFERENCE.format(name=name)} for name in VIEWS]
    if "oneOf" in node or "anyOf" in node:  # it may be null
        kinds.append({"type": "null"})
    return {"oneOf": kinds}


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
