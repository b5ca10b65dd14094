"""A real PostgreSQL on loopback, started for the tests and thrown away after them."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import uuid
from pathlib import Path

import psycopg

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


class Postgres:
    """One cluster; each test gets a database of its own in it."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="claycrown-postgres-"))
        self.port = _free_port()
        self.runs = False

    def start(self) -> None:
        if not BINARIES:
            raise RuntimeError("PostgreSQL is not installed; `make test` does it for root, else install postgresql-15")
        self.runs = True
        os.chmod(self.folder, 0o755)
        data = self.folder / "data"
        data.mkdir()
        if os.getuid() == 0:
            account = pwd.getpwnam("postgres")
            os.chown(data, account.pw_uid, account.pw_gid)
        self._run("initdb", "-D", str(data), "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync", "--locale=C.UTF-8")
        options = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories='' -c max_connections=200"
        self._run("pg_ctl", "-D", str(data), "-w", "-l", str(data / "log"), "-o", options, "start")

    def stop(self) -> None:
        if self.runs:
            self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def restart(self) -> None:
        self._run(
            "pg_ctl", "-D", str(self.folder / "data"), "-m", "fast", "-w", "-l", str(self.folder / "data" / "log"), "restart"
        )

    def new_database(self, template: str = "template1") -> str:
        if not self.runs:
            self.start()
        name = f"test_{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(BINARIES[-1] / program), *arguments]
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            command = ["runuser", "-u", "postgres", "--", *command]
        done = subprocess.run(command, cwd="/", capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr or done.stdout}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
