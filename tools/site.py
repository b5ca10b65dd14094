"""Collects the files for `make docs`: the pages of `docs`, README and its neighbours, and files that pages link to.

README is the first page. Files outside `docs` that pages link to by `../` are copied, so that links work in the site as well.
"""

import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
NEIGHBOURS = {"README.md": "index.md", "CONTRIBUTING.md": "CONTRIBUTING.md", "CHANGELOG.md": "CHANGELOG.md"}
"""Pages outside `docs`, and their names in the site."""
OUTSIDE = re.compile(r"\]\(\.\./([^)#]+)")


def lay_out(folder: Path) -> None:
    """Copy everything into one folder."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder)
    for page in folder.glob("*.md"):
        text = page.read_text(encoding="utf-8")
        for link in set(OUTSIDE.findall(text)) - NEIGHBOURS.keys():
            (folder / link).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / link, folder / link)
        page.write_text(OUTSIDE.sub(lambda link: f"]({NEIGHBOURS.get(link[1], link[1])}", text), encoding="utf-8")
    for name, page_name in NEIGHBOURS.items():
        text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](").replace("](README.md", "](index.md")
        (folder / page_name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    lay_out(Path(sys.argv[1]))
