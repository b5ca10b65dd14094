"""What a server or a run of pytest imports, imported: the process that has done it is copied for each of them."""

import gc

import alembic.command
import anyio._backends._asyncio
import hypothesis
import psycopg_pool
import pytest
import sqlalchemy.dialects.postgresql.psycopg
import sqlalchemy.dialects.sqlite
import uvicorn.lifespan.on
import uvicorn.loops.uvloop
import uvicorn.protocols.http.httptools_impl
import uvicorn.protocols.websockets.websockets_sansio_impl

import claycrown.cli.serve
import claycrown.client
from claycrown.server.openapi import schema

schema()  # the whole application once: much is imported and worked out only when it is put together
gc.freeze()  # what never goes is never looked at again, so its memory stays shared by all copies
