"""The browser client: the files that Vite built, for everybody who comes with a browser.

They are few and small, so all of them are kept in memory, found anew when the client is built again. Only what was found is ever
given: no path that somebody asks for reaches the file system.
"""

import gzip
import hashlib
import html
import mimetypes
from collections.abc import Awaitable, Callable, Mapping
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import NamedTuple

from claycrown.server.http.middleware import Asgi, Receive, Scope, Send
from claycrown.server.http.preloads import Preloads, Visit

BUILT = Path(__file__).parents[2] / "browser"
"""Where `make setup` and the wheel put the client."""

SERVER_PATHS = ("api", "health", "ready", "metrics")
"""First parts of paths that are not the client's."""

PACKED = {"br": ".br", "gzip": ".gz"}
"""Content codings, the smallest first, and how the build names a file so packed beside the plain one."""

FOREVER = b"public, max-age=31536000, immutable"
"""For assets: their names hold a hash of what is in them."""
ASK_AGAIN = b"no-cache"

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Clay &amp; Crown</title>
<h1>The browser client is not built</h1>
<p>Run <code>make play</code> or <code>make setup</code> where Node.js is installed, then load this page again.</p>
<p>The server itself works: <a href="/api">its API</a> is documented, and <code>claycrown play</code> plays in the terminal.</p>
"""

NAME = "Clay & Crown"
PRELOADS = "/preloads.json"
PAGE_VARIES = b"accept-encoding, accept-language, cookie"

Header = tuple[bytes, bytes]


class File(NamedTuple):
    """A file of the client, ready to be sent."""

    headers: tuple[Header, ...]
    tag: str
    plain: bytes
    packed: dict[str, bytes]
    """The same by content coding."""


class Preview(NamedTuple):
    """What a link to a page shows where it is posted."""

    title: str
    text: str
    game: str
    picture: str = ""
    """The path of a picture of its own, instead of the game's."""


class KnownPage(NamedTuple):
    """What is known of a page's address."""

    preview: Preview | None = None
    """None where nothing is to be told to everybody."""
    game: str | None = None
    """Of the table, where the visitor may know of it."""


Known = Callable[[str, Mapping[str, str]], Awaitable[KnownPage]]
"""By a page's path and the visitor's cookies."""


class Browser:
    """Answers with the client, and passes on what is the server's own."""

    def __init__(self, app: Asgi, folder: Path, known: Known, public_url: str = "") -> None:
        self._app = app
        self._folder = folder
        self._known = known
        self._public_url = public_url
        self._built = 0
        self._files: dict[str, File] = {}
        self._preloads = Preloads()
        self._look()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].lstrip("/").partition("/")[0] in SERVER_PATHS:
            await self._app(scope, receive, send)
        elif scope["method"] not in ("GET", "HEAD"):
            await self._send(scope, send, 405, [(b"allow", b"GET, HEAD")])
        else:
            await self._answer(scope, send)

    async def _answer(self, scope: Scope, send: Send) -> None:
        self._look()
        path: str = scope["path"]
        page = self._files.get("/index.html")
        found = self._files.get(path)
        if found is None and not _names_a_file(path):
            found = page  # an address within the client, as in a link to a moment of a game
        scope["path_template"] = path if found is not None and found is not page else "/"
        if page is None:
            headers = [(b"content-type", b"text/html; charset=utf-8"), (b"cache-control", b"no-store")]
            await self._send(scope, send, 404, headers, NOT_BUILT.encode())
        elif found is None:
            await self._send(scope, send, 404, [(b"cache-control", b"no-store")])
        else:
            await self._send_file(scope, send, await self._made_out(scope, page) if found is page else found)

    async def _made_out(self, scope: Scope, page: File) -> File:
        """The page with what is to be fetched with it, and with what a link to it shows. To who may not know of a table its
        address is the very same as one of no table.
        """
        visit = _visit(scope)
        known = await self._known(visit.path, visit.cookies)
        head = self._preloads.links(visit, known.game) + (self._preview(known.preview) if known.preview else "")
        body = page.plain.replace(b"</head>", head.encode() + b"</head>", 1)
        return _file("/index.html", body, {"/index.html.gz": gzip.compress(body, mtime=0)}, PAGE_VARIES)

    def _preview(self, preview: Preview) -> str:
        picture = f"/previews/{preview.game}.jpg"
        tags = {"og:site_name": NAME, "og:type": "website", "og:title": preview.title, "og:description": preview.text}
        if preview.picture:
            tags |= {"og:image": self._public_url + preview.picture, "og:image:width": "2400", "og:image:height": "1260"}
        elif picture in self._files:
            tags |= {"og:image": self._public_url + picture, "og:image:width": "1200", "og:image:height": "630"}
        head = "".join(f'<meta property="{name}" content="{html.escape(value)}">' for name, value in tags.items())
        return head + '<meta name="twitter:card" content="summary_large_image">'

    async def _send_file(self, scope: Scope, send: Send, file: File) -> None:
        asked = {name: value.decode("latin-1") for name, value in scope["headers"]}
        if file.tag in (part.strip() for part in asked.get(b"if-none-match", "").split(",")):
            await self._send(scope, send, 304, [*file.headers])
            return
        accepted = _accepted(asked.get(b"accept-encoding", ""))
        coding = next((coding for coding in file.packed if coding in accepted), None)
        if coding is None:
            await self._send(scope, send, 200, [*file.headers], file.plain)
        else:
            await self._send(scope, send, 200, [*file.headers, (b"content-encoding", coding.encode())], file.packed[coding])

    async def _send(self, scope: Scope, send: Send, status: int, headers: list[Header], body: bytes = b"") -> None:
        length = [] if status == 304 else [(b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": [*headers, *length]})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    def _look(self) -> None:
        """Read the files anew if the client has been built since."""
        try:
            built = (self._folder / "index.html").stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self._built:
            self._files = _read(self._folder) if built else {}
            preloads = self._files.pop(PRELOADS, None)
            self._preloads = Preloads(preloads.plain.decode()) if preloads else Preloads()
            self._built = built


def _visit(scope: Scope) -> Visit:
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    cookies: SimpleCookie = SimpleCookie()
    try:
        cookies.load(headers.get(b"cookie", ""))
    except CookieError:
        cookies.clear()  # whoever sends such a thing is nobody
    kept = {name: cookie.value for name, cookie in cookies.items()}
    return Visit(scope["path"], scope.get("query_string", b"").decode("latin-1"), kept, headers.get(b"accept-language", ""))


def _names_a_file(path: str) -> bool:
    """Pages of the client have no dot in their last part, files have; and no page lies among the assets."""
    return path.startswith("/assets/") or "." in path.rpartition("/")[2]


def _accepted(header: str) -> set[str]:
    """The codings of an Accept-Encoding header, without those of weight 0."""
    codings = set()
    for part in header.lower().split(","):
        coding, _, weight = (piece.strip() for piece in part.partition(";"))
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            codings.add(coding)
    return codings


def _read(folder: Path) -> dict[str, File]:
    """All files of a folder by their path as a browser asks for it."""
    content = {f"/{file.relative_to(folder).as_posix()}": file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    plain = {path: body for path, body in content.items() if not path.endswith(tuple(PACKED.values()))}
    return {path: _file(path, body, content) for path, body in plain.items()}


def _file(path: str, body: bytes, content: dict[str, bytes], varies: bytes = b"accept-encoding") -> File:
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'  # weak: the same for all codings
    headers = (
        (b"content-type", _content_type(path)),
        (b"cache-control", FOREVER if path.startswith("/assets/") else ASK_AGAIN),
        (b"etag", tag.encode()),
        (b"vary", varies),
    )
    return File(headers, tag, body, {coding: content[path + end] for coding, end in PACKED.items() if path + end in content})


KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
"""Kinds that matter to a browser, whatever the machine's own table of them says."""


def _content_type(path: str) -> bytes:
    kind = KINDS.get(Path(path).suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8".encode() if kind.startswith("text/") else kind.encode()
