"""What the browser client's style sheets call things."""

import re
from pathlib import Path

CLIENT = Path(__file__).parents[1] / "web" / "src"


def named(file: Path) -> set[str]:
    """The custom properties that a style sheet sets."""
    return set(re.findall(r"^\s*(--[\w-]+):", file.read_text(encoding="utf-8"), re.MULTILINE))


def test_no_part_gives_another_meaning_to_a_colour_or_measure_of_the_whole_page() -> None:
    """All that lies in it would have it too: a height called `--line` took the borders away."""
    server = named(CLIENT / "style" / "tokens.css")
    assert "--line" in server
    taken = {str(part.relative_to(CLIENT)): named(part) & server for part in CLIENT.rglob("*.svelte")}
    assert len(taken) > 100
    assert {part: names for part, names in taken.items() if names} == {}
