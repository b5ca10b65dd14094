"""The API's own description, and that the server keeps to it."""

import ast
import asyncio
import importlib
import inspect
import subprocess
import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

import claycrown
from claycrown.games import message
from claycrown.games.plugin import own
from claycrown.guide import book, question, table, types
from claycrown.server import docs
from claycrown.server.app import litestar
from claycrown.server.config import Config
from claycrown.server.core import Server
from claycrown.server.guide import former
from tests.server.server import RunningServer
from tests.server.vocabulary import seated


def test_the_api_is_described(server: RunningServer) -> None:
    http = server.client().http
    schema = http.get("/api/openapi/openapi.json").json()
    assert schema["openapi"].startswith("3.")
    operations = [operation for methods in schema["paths"].values() for operation in methods.values()]
    ids = [operation["operationId"] for operation in operations]
    assert len(ids) == len(set(ids))
    assert [operation["operationId"] for operation in operations if not operation.get("description")] == []
    answers = schema["components"]["schemas"]["Update"]["properties"]["number"]["description"]
    assert answers.startswith("The game is shown as it is after this many entries")
    page = http.get("/api")
    assert page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text
    for path in schema["paths"]:
        assert path in page.text
    assert http.get("/api/style.css").headers["content-type"].startswith("text/css")


def schema_modules() -> list[ModuleType]:
    """All modules whose types the API sends or takes."""
    root = Path(claycrown.__file__).parent
    names = [".".join(file.relative_to(root.parent).with_suffix("").parts) for file in root.glob("server/**/schemas.py")]
    return [
        *map(importlib.import_module, names),
        former,
        book,
        message,
        question,
        table,
        types,
        *(plugin.part("view_types") for plugin in own()),
    ]


def unread(kind: type) -> list[str]:
    """The fields of a type that have a docstring below them: no program reads it, nor does the API's documentation."""
    (declared,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(declared, ast.ClassDef)
    return [
        f"{kind.__module__}.{kind.__name__}.{ast.unparse(field.target)}"
        for field, below in zip(declared.body, declared.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr)
    ]


def test_every_type_that_the_api_sends_is_described_where_the_documentation_finds_it() -> None:
    modules = schema_modules()
    assert {module for module in modules if module is book or module.__name__.startswith("claycrown.server.")} == set(
        docs.SCHEMAS
    )
    found = {kind for module in modules for kind in vars(module).values() if inspect.isclass(kind)}
    kinds = [kind for kind in found if issubclass(kind, msgspec.Struct) and kind.__module__.startswith("claycrown.")]
    assert len(kinds) > 100
    assert [text for kind in kinds for text in unread(kind)] == [], "say it with Meta(description=...)"


def test_a_docstring_below_a_field_is_noticed() -> None:
    class Silent(msgspec.Struct):
        number: int
        """Of entries."""

    assert unread(Silent) == [f"{__name__}.Silent.number"]


def test_a_large_answer_is_compressed_for_those_who_take_it(server: RunningServer) -> None:
    http = server.client().http
    path = "/api/games/xidit/editions/standard"
    compressed = http.get(path, headers={"accept-encoding": "gzip"})
    assert compressed.headers["content-encoding"] == "gzip"
    plain = http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert compressed.json() == plain.json()
    assert int(compressed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert "content-encoding" not in http.get("/health", headers={"accept-encoding": "gzip"}).headers


def test_the_documentation_is_made_once_and_nobody_else_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes so long that anybody could keep the server busy with it, and the first to ask delay everybody's turn."""
    made: list[object] = []
    describe = docs.without_other_games

    def counted(schema: dict[str, Any]) -> dict[str, Any]:
        made.append(schema)
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        return describe(schema)

    monkeypatch.setattr(docs, "without_other_games", counted)
    server = Server(Config(database=str(tmp_path / "inside.db")))
    with TestClient(litestar(server)) as client:
        for address in ("/api", "/api/openapi/openapi.json"):
            first, second = client.get(address), client.get(address)
            assert first.status_code == 200 and first.content == second.content
        assert len(made) == 1


@pytest.mark.parametrize(
    ("phases", "examples"), [("examples,fuzzing", 3), pytest.param("examples,coverage,fuzzing", 25, marks=pytest.mark.long)]
)
def test_schemathesis_finds_nothing(server: RunningServer, tmp_path: Path, phases: str, examples: int) -> None:
    """Random and hostile requests, as somebody who sits at a table: every answer is one that is described, and no failure."""
    clients, table = seated(server, "Sally", "Ben")
    client: httpx.Client = clients[0].http
    hooks = tmp_path / "hooks.py"
    hooks.write_text(HOOKS.format(table=table.id))
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    command = [
        str(Path(sys.executable).with_name("schemathesis")),
        "run",
        f"{server.url}/api/openapi/openapi.json",
        "--checks=all",
        # A request can be as the schema says and senseless, as a cursor; the framework takes 0 for false, and its OPTIONS names
        # one method of several.
        "--exclude-checks=positive_data_acceptance,negative_data_rejection,allow_header_conformance",
        f"--phases={phases}",
        f"--max-examples={examples}",
        "--workers=1",
        "--exclude-path-regex=/(sessions?|delete|accounts)$",  # they end the session that the others need
        "--suppress-health-check=all",
        "--seed=1",
        f"--header=Cookie: {cookies}",
        f"--header=X-CSRF-Token: {client.cookies['claycrown_csrf']}",
        "--no-color",
    ]
    environment = {"SCHEMATHESIS_HOOKS": "hooks", "PYTHONPATH": str(tmp_path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=1800, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert clients[0].me().id  # all of it was sent by somebody who is signed in


HOOKS = '''
import schemathesis


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """All requests are about a table that is there."""
    if path_parameters and "table_id" in path_parameters:
        path_parameters["table_id"] = "{table}"
    return path_parameters
'''
