"""The language for somebody: the one they choose, else the first of their browser's that the server has."""

from claycrown.server.http import errors
from claycrown.server.http import languages as http_languages
from claycrown.server.http.clients import Connection
from claycrown.words import languages


def known(language: str) -> str:
    if language not in languages():
        raise errors.bad("bad_language")
    return language


def wished(request: Connection) -> str | None:
    """By `Accept-Language`; None where it names no language that there is."""
    return http_languages.wished(request.headers.get("accept-language", ""))
