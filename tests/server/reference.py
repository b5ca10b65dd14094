"""The table of all settings in the host's instructions, made from the configuration itself.

`python -m tests.server.reference` writes it anew.
"""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from claycrown.server import config
from claycrown.server.config import PREFIX, Config

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
BEGIN, END = "<!-- settings -->\n", "<!-- end of settings -->\n"


def variables(kind: type = Config, section: str = "") -> Iterator[tuple[str, str, str, str]]:
    """Each setting: its variable, its name in the file, its default and what it is."""
    told = _docstrings(kind)
    defaults = kind()
    for name, of in get_type_hints(kind).items():
        if isinstance(of, type) and issubclass(of, msgspec.Struct):
            yield from variables(of, f"{name}.")
        else:
            variable = PREFIX + f"{section}{name}".replace(".", "_").upper()
            yield variable, f"{section}{name}", _shown(getattr(defaults, name)), _meaning(told.get(name, ""), of)


def _docstrings(kind: type) -> dict[str, str]:
    """The text below each field."""
    module = ast.parse(inspect.getsource(config))
    (definition,) = (part for part in module.body if isinstance(part, ast.ClassDef) and part.name == kind.__name__)
    told, field = {}, ""
    for part in definition.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            field = part.target.id
        elif isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant) and field:
            told[field] = " ".join(str(part.value.value).split())
            field = ""
        else:
            field = ""
    return told


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(f"`{part}`" for part in value) or "none"
    return f"`{value}`" if value != "" else "none"


def _meaning(text: str, of: Any) -> str:
    if "Literal" in str(get_origin(of)):
        return " ".join([text, "One of " + ", ".join(f"`{value}`" for value in get_args(of)) + "."]).strip()
    return text


def table() -> str:
    rows = [f"| `{name}` | `{variable}` | {default} | {meaning} |" for variable, name, default, meaning in variables()]
    return "\n".join(["| in the file | variable | if not said | |", "|---|---|---|---|", *rows]) + "\n"


def main() -> None:
    before, _, rest = HOSTING.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    HOSTING.write_text(f"{before}{BEGIN}\n{table()}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
