"""Node.js tools for measurements, each from its own lock file."""

import shutil
import subprocess
from pathlib import Path

import click


def npm() -> str:
    found = shutil.which("npm")
    if found is None:
        raise click.ClickException("npm is missing")
    return found


def install(folder: Path) -> Path:
    """Install the folder's lock file, once, and return the folder of its programs."""
    if not (folder / "node_modules" / ".package-lock.json").exists():
        subprocess.run([npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=folder, check=True)
    return folder / "node_modules" / ".bin"
