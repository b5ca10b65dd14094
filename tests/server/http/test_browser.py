"""How the server gives out the browser client: pages, assets, what a cache may keep, and nothing else."""

import gzip
import json
import re
import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.server import RunningServer

PAGE = "<!doctype html><title>Clay &amp; Crown</title><script type=module src=/assets/main-abc123.js></script>"
SCRIPT = "console.log('clay and crown');" * 50


def build(folder: Path, page: str = PAGE) -> None:
    """What Vite would leave there."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    script = folder / "assets" / "main-abc123.js"
    script.write_text(SCRIPT)
    script.with_name("main-abc123.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_name("main-abc123.js.br").write_bytes(b"packed by brotli")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "index.html").write_text(page)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    outside = tmp_path_factory.mktemp("client")
    (outside / "secret.txt").write_text("not for the world")
    build(outside / "browser")
    return outside / "browser"


@pytest.fixture(scope="module")
def browser(folder: Path, new_server: Callable[..., RunningServer]) -> httpx.Client:
    return httpx.Client(base_url=new_server("sqlite", browser=str(folder)).url)


@pytest.mark.parametrize("path", ["/", "/index.html", "/tables/9f2c?at=14", "/lobby", "/people/Ann%C3%A4"])
def test_every_page_is_the_client_itself(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self';" in answer.headers["content-security-policy"]


def test_an_unchanged_page_is_not_sent_again(browser: httpx.Client) -> None:
    tag = browser.get("/").headers["etag"]
    for known in (tag, f'"other", {tag}'):
        answer = browser.get("/lobby", headers={"if-none-match": known})
        assert (answer.status_code, answer.content) == (304, b"")
        assert answer.headers["etag"] == tag
    assert browser.get("/", headers={"if-none-match": '"other"'}).status_code == 200


def test_a_new_build_is_found_without_a_restart(folder: Path, browser: httpx.Client) -> None:
    before = browser.get("/").headers["etag"]
    build(folder, PAGE.replace("Crown", "Crowns"))
    answer = browser.get("/")
    assert "Crowns" in answer.text and answer.headers["etag"] != before
    build(folder)
    assert browser.get("/").headers["etag"] == before


def test_assets_are_kept_for_ever(browser: httpx.Client) -> None:
    answer = browser.get("/assets/main-abc123.js", headers={"accept-encoding": "identity"})
    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in answer.headers
    assert browser.get("/icon.svg").headers["content-type"] == "image/svg+xml"
    assert browser.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br; q=0, gzip;q=0.0", None),
        ("deflate", None),
    ],
)
def test_assets_are_sent_as_packed_as_the_browser_can(browser: httpx.Client, accepted: str, sent: str | None) -> None:
    with browser.stream("GET", "/assets/main-abc123.js", headers={"accept-encoding": accepted}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == len(body)
    assert {"br": b"packed by brotli", "gzip": gzip.compress(SCRIPT.encode()), None: SCRIPT.encode()}[sent][20:] == body[20:]


def test_head_has_the_headers_without_the_body(browser: httpx.Client) -> None:
    for path in ("/", "/assets/main-abc123.js"):
        whole = browser.get(path, headers={"accept-encoding": "identity"})
        head = browser.head(path, headers={"accept-encoding": "identity"})
        assert head.content == b""
        for name in ("content-length", "content-type", "etag", "cache-control"):
            assert head.headers[name] == whole.headers[name]


@pytest.mark.parametrize("path", ["/assets/gone-1.js", "/assets/lobby", "/favicon.ico", "/assets/main-abc123.js.gz"])
def test_a_file_that_is_not_there_is_no_page(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/..\\secret.txt", "//secret.txt"],
)
def test_nothing_outside_the_folder_is_given(browser: httpx.Client, path: str) -> None:
    """Sent as it stands: a client library would tidy the path first."""
    with socket.create_connection((browser.base_url.host, browser.base_url.port or 80)) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := connection.recv(4096):
            answer += part
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400"))
    assert b"not for the world" not in answer


WORDS = {"en": ["/assets/all-en.js"], "pl": ["/assets/all-pl.js"]}
PRELOADS = {
    "fonts": {"en": ["/assets/basic.woff2"], "pl": ["/assets/basic.woff2", "/assets/central.woff2"]},
    "routes": [
        {
            "path": "/rules/:game",
            "files": ["/assets/Rules.js", "/assets/Rules.css"],
            "words": WORDS,
            "games": {"xidit": {"files": ["/assets/xidit.js"], "words": {"pl": ["/assets/xidit-pl.js"]}}},
            "asks": ["/api/session", "/api/games/:game/editions/standard"],
        },
        {
            "path": "/tables/:id",
            "files": ["/assets/Table.js"],
            "words": WORDS,
            "games": {"xidit": {"files": ["/assets/xidit.js"], "words": {}}},
            "asks": [],
        },
    ],
}


@pytest.fixture(scope="module")
def foreseeing(tmp_path_factory: pytest.TempPathFactory, new_server: Callable[..., RunningServer]) -> RunningServer:
    """A server whose client says what its pages begin with."""
    folder = tmp_path_factory.mktemp("foreseeing")
    build(folder, "<!doctype html><html><head><title>Clay</title></head><body></body></html>")
    (folder / "preloads.json").write_text(json.dumps(PRELOADS))
    return new_server("sqlite", browser=str(folder))


def fetched(answer: httpx.Response) -> list[str]:
    """What a page's head has the browser fetch."""
    return re.findall(
        r'<link rel="(?:modulepreload|preload" as="\w+)"(?: fetchpriority="low")? crossorigin href="([^"]+)">', answer.text
    )


def test_a_page_names_what_it_begins_with(foreseeing: RunningServer) -> None:
    assert fetched(httpx.get(f"{foreseeing.url}/rules/xidit", headers={"accept-language": "xx, pl;q=0.8, en;q=0.5"})) == [
        "/assets/Rules.js",
        "/assets/Rules.css",
        "/assets/all-pl.js",
        "/assets/xidit-pl.js",
        "/assets/xidit.js",
        "/assets/basic.woff2",
        "/assets/central.woff2",
        "/api/session",
        "/api/games/xidit/editions/standard",
    ]
    assert fetched(httpx.get(f"{foreseeing.url}/nowhere")) == []
    assert httpx.get(f"{foreseeing.url}/preloads.json").status_code == 404


@pytest.mark.parametrize(
    ("query", "cookie", "header", "language"),
    [("?language=pl", "en", "en", "pl"), ("", "pl", "en", "pl"), ("?language=xx", "", "pl-PL", "pl"), ("", "", "", "en")],
)
def test_a_page_brings_the_words_of_the_language_that_it_will_speak(
    foreseeing: RunningServer, query: str, cookie: str, header: str, language: str
) -> None:
    headers = {"accept-language": header, "cookie": f"claycrown_language={cookie}; broken[=1"}
    found = fetched(httpx.get(f"{foreseeing.url}/rules/terracotta{query}", headers=headers))
    assert [file for file in found if "/all-" in file] == [f"/assets/all-{language}.js"]


def test_an_unusual_address_has_nothing_asked_in_advance(foreseeing: RunningServer) -> None:
    found = fetched(httpx.get(f"{foreseeing.url}/rules/%3Cb%3E?edition=mine"))
    assert not [file for file in found if file.startswith("/api")]
    assert "/api/games/%3Cb%3E/editions/standard" in fetched(httpx.get(f"{foreseeing.url}/rules/%3Cb%3E"))


def test_a_tables_page_names_the_game_to_who_may_know_of_the_table(foreseeing: RunningServer) -> None:
    anna = foreseeing.guest("Anna")
    table = anna.make_table("xidit", 3, access="link")
    page = f"{foreseeing.url}/tables/{table.id}"
    assert "/assets/xidit.js" in fetched(httpx.get(page, cookies=dict(anna.http.cookies)))
    strangers = [{}, dict(foreseeing.guest("Eve").http.cookies), {"claycrown_session": "x" * 5000}]
    for cookies in strangers:
        answer = httpx.get(page, cookies=cookies)
        assert answer.content == httpx.get(f"{foreseeing.url}/tables/never12345", cookies=cookies).content
        assert "/assets/xidit.js" not in fetched(answer)


def test_only_looking_is_allowed(browser: httpx.Client) -> None:
    answer = browser.post("/lobby", json={})
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")


def test_the_servers_own_paths_are_not_pages(browser: httpx.Client) -> None:
    assert browser.get("/api/nothing").json()["error"]["code"] == "not_found"
    assert browser.get("/health").json() == {"status": "ok"}
    assert browser.get("/metrics").status_code == 404
    assert "The API of Clay" in browser.get("/api").text
    assert browser.get("/apiary").text == PAGE


def test_without_a_client_a_page_says_what_to_do(tmp_path: Path, new_server: Callable[..., RunningServer]) -> None:
    server = new_server("sqlite", browser=str(tmp_path / "nowhere"))
    answer = httpx.get(f"{server.url}/tables/9f2c")
    assert answer.status_code == 404
    assert "make setup" in answer.text and 'href="/api"' in answer.text
    build(tmp_path / "nowhere")
    assert httpx.get(f"{server.url}/tables/9f2c").text == PAGE
    server.stop()
