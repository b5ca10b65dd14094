"""What the fields of the wire's types are for, taken from the texts below them in the source, for the API's documentation."""

import ast
import inspect
from collections.abc import Iterable
from types import ModuleType
from typing import Any

from claycrown.server.api.wire import Request


def describe(schema: dict[str, Any], modules: Iterable[ModuleType]) -> dict[str, Any]:
    """An OpenAPI schema with its types and their fields described."""
    schemas = schema["components"]["schemas"]
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
