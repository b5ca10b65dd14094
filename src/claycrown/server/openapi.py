"""`python -m claycrown.server.openapi` prints the OpenAPI of the server: for tools that make types from it."""

import sys
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from claycrown.server import docs
from claycrown.server.app import litestar
from claycrown.server.config import Config
from claycrown.server.core import Server


def schema() -> dict[str, Any]:
    """The OpenAPI, with the texts on every field."""
    with TemporaryDirectory() as folder:
        server = Server(Config(database=f"{folder}/schema.db"))
        try:
            return docs.without_other_games(litestar(server).openapi_schema.to_schema())
        finally:
            server.database.close()


def document() -> bytes:
    """The same as it is printed."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=1) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(document())
