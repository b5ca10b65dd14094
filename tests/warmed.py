"""What a server or a run of pytest imports, imported: the process that has done it is copied for each of them."""

import gc
from importlib import import_module

from claycrown.server.openapi import schema
from claycrown.server.operations import preload

MODULES = (
    "alembic.command",
    "anyio._backends._asyncio",
    "claycrown.cli.serve",
    "claycrown.client",
    "hypothesis",
    "psycopg_pool",
    "pytest",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)

for module in MODULES:
    import_module(module)
preload.load()
schema()  # the whole application once: much is imported and worked out only when it is put together
gc.freeze()  # what never goes is never looked at again, so its memory stays shared by all copies
