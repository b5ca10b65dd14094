"""What only some requests need, imported and read soon after the start, beside the first of them.

It would make the start slower. But a server that is out of file descriptors cannot import anything, and what fails to be imported
once may fail for good: then a game's end, say, could not be rated any more.
"""

import asyncio
import mimetypes
from importlib import import_module

import structlog

from claycrown import words
from claycrown.games.plugin import installed

log = structlog.get_logger()

MODULES = (
    "claycrown.bots.general",
    "encodings.idna",
    "encodings.punycode",
    "fluent.runtime",
    "httpx",
    "openskill.models",
)
OPTIONAL = (
    "cryptography.hazmat.backends.openssl.backend",
    "cryptography.hazmat.primitives.serialization",
    "py_vapid",
    "pywebpush",
)
"""Of the extra `push`."""
PARTS = ("view_types", "bots")
"""Of a game, besides those without which it is not offered at all."""


async def preload() -> None:
    """Once, in a thread; then wait for the end, as all that runs beside the requests."""
    await asyncio.to_thread(load)
    await asyncio.Event().wait()


def load() -> None:
    for module in MODULES:
        import_module(module)
    for module in OPTIONAL:
        try:
            import_module(module)
        except ImportError:
            continue
    for language in words.languages():
        import_module("fluent.runtime").FluentBundle([language])  # reads what the language does with numbers
    mimetypes.init()
    for name, game in list(installed().games.items()):
        try:
            words.version(name)
            for part in PARTS:
                game.part(part)
        except Exception:
            log.exception("preload", game=name)
