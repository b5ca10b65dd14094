"""Playing on your own machine: choosing the server's address, and opening a browser there."""

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
"""Tried in order, so that the address is usually the same as last time."""

Listener = Literal["claycrown", "stranger", "nobody"]


def who_listens(host: str, port: int) -> Listener:
    """What listens at an address of this machine."""
    try:
        socket.create_connection((host, port), timeout=2).close()
    except OSError:
        return "nobody"
    return "claycrown" if _is_claycrown(address(host, port)) else "stranger"


def _is_claycrown(url: str) -> bool:
    """Whether a server offers at least one of our games; others may have been installed since it started."""
    import httpx

    try:
        offered = httpx.get(f"{url}/api/games", timeout=2).json()
        return not {game["name"] for game in offered}.isdisjoint(titles())
    except (httpx.HTTPError, ValueError, TypeError, KeyError):
        return False


def find_port(host: str) -> tuple[int, Listener]:
    """The first port that is free or already has our server; 0, for any port, if other programs have all of them."""
    for port in PORTS:
        listener = who_listens(host, port)
        if listener != "stranger":
            return port, listener
    return 0, "nobody"


def address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def show(url: str, language: str) -> None:
    """Print the address, and open a browser there if this machine has a screen."""
    click.echo(format_message(Message("command-serve-at", {"address": url}), language))
    if _has_screen():
        webbrowser.open(url)
    else:
        click.echo(format_message(Message("command-serve-no-screen"), language))


def _has_screen() -> bool:
    """Without a screen, Python would start a text browser in the server's terminal."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
