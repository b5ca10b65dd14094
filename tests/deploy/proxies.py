"""nginx and Caddy as Debian has them, before servers on loopback, with the files that hosts are given."""

import getpass
import os
import re
import socket
import ssl
import subprocess
import time
from pathlib import Path
from typing import Protocol

import httpx
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from claycrown.client import Client

DEPLOY = Path(__file__).parents[2] / "deploy"
PATIENCE = 20
"""Seconds that a proxy has to start or to end."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Proxy(Protocol):
    """A proxy that speaks HTTPS as `localhost`."""

    port: int
    forgets: float
    """Seconds after which a process that is gone is not asked any more; until then something that is sent may get lost."""

    def start(self, ports: list[int]) -> None:
        """Begin to pass requests on to the processes on these ports."""

    def stop(self) -> None: ...

    def trust(self) -> ssl.SSLContext:
        """What believes its certificate."""


class Nginx:
    """Debian's nginx with deploy/nginx.conf, where only ports, names, certificates and processes are other ones."""

    forgets = 0.0

    def __init__(self, folder: Path) -> None:
        self.folder, self.port, self._plain = folder, free_port(), free_port()
        self.certificate, self._key = folder / "certificate.pem", folder / "key.pem"
        self._running: subprocess.Popen[bytes] | None = None

    def start(self, ports: list[int]) -> None:
        self._make_certificate()
        (self.folder / "site.conf").write_text(self._site(ports), encoding="utf-8")
        main = self.folder / "nginx.conf"
        main.write_text(
            f"daemon off; user {getpass.getuser()}; pid {self.folder}/pid; error_log stderr; events {{}}\n"
            f"http {{ access_log off; {self._folders()} include {self.folder}/site.conf; }}\n",
            encoding="utf-8",
        )
        self._running = _start(["nginx", "-p", str(self.folder), "-e", "stderr", "-c", str(main)], self.folder, self.port)

    def stop(self) -> None:
        _stop(self._running)

    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.certificate)

    def _site(self, ports: list[int]) -> str:
        given = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        for what, instead in (
            (r"listen 443 ", f"listen 127.0.0.1:{self.port} "),
            (r"listen 80;", f"listen 127.0.0.1:{self._plain};"),
            (r"server 127\.0\.0\.1:8000;", " ".join(f"server 127.0.0.1:{port};" for port in ports)),
            (r"/etc/letsencrypt/\S*fullchain\.pem", str(self.certificate)),
            (r"/etc/letsencrypt/\S*privkey\.pem", str(self._key)),
            (r"server_name games\.example\.org", "server_name localhost"),
        ):
            given, times = re.subn(what, instead, given)
            assert times, what
        return given

    def _folders(self) -> str:
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        return " ".join(f"{kind}_temp_path {self.folder}/{kind};" for kind in kinds)

    def _make_certificate(self) -> None:
        command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
        files = ["-keyout", str(self._key), "-out", str(self.certificate)]
        subprocess.run([*command, *names, *files], check=True, capture_output=True)


class Caddy:
    """Debian's Caddy with deploy/Caddyfile as it is; for `localhost` it makes a certificate of its own."""

    forgets = 3.0  # of Debian's version: it asks the next process, but has lost the body of the request by then

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self._running: subprocess.Popen[bytes] | None = None

    def start(self, ports: list[int]) -> None:
        main = self.folder / "Caddyfile"
        main.write_text(
            "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n}\n"
            f"import {DEPLOY}/Caddyfile\n",
            encoding="utf-8",
        )
        said = {
            "SITE": f"localhost:{self.port}",
            "PROCESSES": " ".join(f"127.0.0.1:{port}" for port in ports),
            "HOME": str(self.folder),
            "XDG_DATA_HOME": str(self.folder),
            "XDG_CONFIG_HOME": str(self.folder),
        }
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(main)]
        self._running = _start(command, self.folder, self.port, **said)

    def stop(self) -> None:
        _stop(self._running)

    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.folder / "caddy/pki/authorities/local/root.crt")


def _start(command: list[str], folder: Path, port: int, **variables: str) -> subprocess.Popen[bytes]:
    """Start a program that is to listen on a port; its log is in the folder."""
    with (folder / "log").open("wb") as log:
        running = subprocess.Popen(command, env={**os.environ, **variables}, stdout=log, stderr=log)
    end = time.monotonic() + PATIENCE
    while running.poll() is None and time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return running
        except OSError:
            time.sleep(0.05)
    _stop(running)
    raise RuntimeError(f"{command[0]} does not start:\n" + (folder / "log").read_text(encoding="utf-8"))


def _stop(running: subprocess.Popen[bytes] | None) -> None:
    if running is not None and running.poll() is None:
        running.terminate()
        running.wait(PATIENCE)


class Visitor(Client):
    """Somebody who comes through a proxy."""

    def __init__(self, proxy: Proxy, headers: dict[str, str] | None = None) -> None:
        super().__init__(f"https://localhost:{proxy.port}")
        self.trust = proxy.trust()
        self.http.close()
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, verify=self.trust, headers=headers)

    def socket(self, table_id: str) -> ClientConnection:
        """A page's socket at a table: a browser says where the page is from."""
        address = f"wss{self.url.removeprefix('https')}/api/tables/{table_id}/live"
        return connect(
            address, ssl=self.trust, additional_headers=self.cookies(), origin=Origin(self.url), compression=None, proxy=None
        )
