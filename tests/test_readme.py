"""The README's examples, run as they stand there."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_console_examples(tmp_path: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    examples = re.findall(r"```console\n(.*?)```", readme, re.DOTALL)
    assert examples
    for example in examples:
        for command, said in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", example, re.MULTILINE):
            ran = subprocess.run(
                command, shell=True, cwd=tmp_path, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
            )
            assert ran.stdout + ran.stderr == said, command


def test_the_pages_it_leads_to_exist() -> None:
    for page in ("README.md", "CONTRIBUTING.md", *(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md"))):
        text = (ROOT / page).read_text(encoding="utf-8")
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
            assert (ROOT / page).parent.joinpath(link).exists(), f"{page}: {link}"
