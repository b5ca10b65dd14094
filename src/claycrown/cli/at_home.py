"""Playing on one's own machine: which address the server gets, and a browser that is opened on it."""

import os
import socket
import sys
import webbrowser
from typing import Literal

import click

from claycrown.games import titles
from claycrown.games.message import Message
from claycrown.words import format_message

PORTS = range(8000, 8010)
"""Tried in turn, so that an address is mostly the same as last time."""

Listener = Literal["claycrown", "stranger", "nobody"]


def who_listens(host: str, port: int) -> Listener:
    """Who answers at an address of this machine."""
    try:
        socket.create_connection((host, port), timeout=2).close()
    except OSError:
        return "nobody"
    return "claycrown" if _is_claycrown(address(host, port)) else "stranger"


def _is_claycrown(url: str) -> bool:
    """Whether a server offers games as this program does; perhaps not the same ones, if some were installed since it started."""
    import httpx

    try:
        offered = httpx.get(f"{url}/api/games", timeout=2).json()
        return not {game["name"] for game in offered}.isdisjoint(titles())
    except (httpx.HTTPError, ValueError, TypeError, KeyError):
        return False


def find_port(host: str) -> tuple[int, Listener]:
    """The first port that is free or already has the server; 0, for any, where strangers have all of them."""
    for port in PORTS:
        listener = who_listens(host, port)
        if listener != "stranger":
            return port, listener
    return 0, "nobody"


def address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def show(url: str, language: str) -> None:
    """Tell the address, and open a browser on it where there is a screen for one."""
    click.echo(format_message(Message("command-serve-at", {"address": url}), language))
    if _has_screen():
        webbrowser.open(url)
    else:
        click.echo(format_message(Message("command-serve-no-screen"), language))


def _has_screen() -> bool:
    """Elsewhere Python would start a browser for text, in the terminal in which the server runs."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
