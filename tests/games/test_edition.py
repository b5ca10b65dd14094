"""Edition files: what makes one another one, and how a wrong one is refused."""

import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from claycrown.games import edition as editions
from claycrown.games import game
from claycrown.games.edition import LONGEST_NOTE, LONGEST_TEXT, Edition, EditionError, Reader, from_text, to_toml


def written(tmp_path: Path, text: str, name: str = "mine.toml") -> Edition:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return editions.load(path)


FIGURES = 'size = 3\n[wheel]\nactions = ["a", "b"]\nsource = "printed"\nnote = "seen"\n'


def test_an_edition_has_the_name_of_its_file(tmp_path: Path) -> None:
    assert written(tmp_path, FIGURES, "my box.toml").name == "my box"


def test_no_other_edition_has_the_name_of_the_packages_own(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="needs another name than standard"):
        written(tmp_path, FIGURES, "standard.toml")


def test_comments_sources_notes_and_layout_do_not_make_another_edition(tmp_path: Path) -> None:
    one = written(tmp_path, FIGURES)
    other = '# corrected\nsize=3\n[wheel]\nnote = "twice"\nsource = "deduced"\nactions = [\n  "a",\n  "b",\n]\n'
    assert written(tmp_path, other, "other.toml").hash == one.hash


@pytest.mark.parametrize(("old", "new"), [("3", "4"), ('"a"', '"c"'), ('"a", "b"', '"b", "a"'), ("size", "width")])
def test_every_figure_makes_another_edition(tmp_path: Path, old: str, new: str) -> None:
    assert written(tmp_path, FIGURES.replace(old, new)).hash != written(tmp_path, FIGURES).hash


def test_the_sources_of_all_tables(tmp_path: Path) -> None:
    text = FIGURES + '[[tokens]]\nsource = "deduced"\n[[tokens]]\nsource = "reconstructed"\nnote = "guessed"\n'
    expected = [("wheel", "printed", "seen"), ("tokens 1", "deduced", ""), ("tokens 2", "reconstructed", "guessed")]
    assert written(tmp_path, text).sources() == expected


LONG = "x" * (LONGEST_TEXT + 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[wheel]\nnote = 5", "[wheel]: note: must be a text of at most 1,000 characters"),
        ("[wheel]\nnote = ['seen']", "[wheel]: note: must be a text of at most 1,000 characters"),
        ("[wheel.note]\nby = 'me'", "[wheel]: note: must be a text of at most 1,000 characters"),
        ("[[tokens]]\n[[tokens]]\n[[tokens.note]]", "[tokens 2]: note: must be a text of at most 1,000 characters"),
        (f"[wheel]\nnote = '{'x' * (LONGEST_NOTE + 1)}'", "[wheel]: note: must be a text of at most 1,000 characters"),
        (f"[wheel]\nactions = ['a', '{LONG}']", "[wheel]: actions: must be a text of at most 100 characters"),
        (f"[wheel]\n{LONG} = 1", f"[wheel]: '{'x' * 36}...: must be a key of at most 100 characters"),
        ("[a.b.c.d.e.f.g.h.i.j]", "[a.b.c.d.e.f.g.h]: i: is nested too deeply"),
        ("[a]\nb = [[[[[[[[]]]]]]]]", "[a]: b: is nested too deeply"),
    ],
)
def test_texts_are_short_and_tables_flat(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(EditionError) as refused:
        written(tmp_path, text)
    assert str(refused.value) == message


@pytest.mark.parametrize("name", ["terracotta", "xidit"])
def test_own_notes_may_be_five_times_as_long_as_the_longest_printed_one(name: str) -> None:
    longest = max(len(note) for _, _, note in game(name).edition().sources())
    assert longest * 4 < LONGEST_NOTE


def test_an_edition_stored_with_a_note_that_is_no_short_text_loads_without_it() -> None:
    """Earlier versions accepted any note."""
    notes = f'note = [1]\n[[tokens]]\nsource = "printed"\nnote = "{"x" * 2000}"\n[[tokens]]\nsource = "printed"\n'
    stored = from_text("mine", f'size = 3\n[wheel]\nactions = ["a"]\nsource = "printed"\n{notes}[tokens.note]\nby = "me"\n')
    assert stored.sources() == [("wheel", "printed", ""), ("tokens 1", "printed", ""), ("tokens 2", "printed", "")]
    assert stored.hash == from_text("mine", 'size = 3\n[wheel]\nactions = ["a"]\n[[tokens]]\n[[tokens]]').hash
    assert to_toml(stored.figures).count("note") == 0


def test_the_file_of_figures_is_not_built_beyond_its_limit() -> None:
    """Each table of a list repeats the whole path: 100 kB of figures would become 10 MB."""
    figures: dict[str, Any] = {"k" * 300: {"l" * 300: [{} for _ in range(20_000)]}}
    tracemalloc.start()
    try:
        with pytest.raises(EditionError, match="has more than 50,000"):
            to_toml(figures, 50_000)
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()


def refusal(tmp_path: Path, data: bytes) -> str:
    path = tmp_path / "broken.toml"
    path.write_bytes(data)
    with pytest.raises(EditionError) as refused:
        editions.load(path)
    assert "broken.toml" in str(refused.value)
    return str(refused.value)


@pytest.mark.parametrize("text", ["columns = ", "[wheel", "a = 1\na = 2", "x = [1, 2", "= 3", "{}", "\x01"])
def test_what_is_not_toml(tmp_path: Path, text: str) -> None:
    assert "is not TOML" in refusal(tmp_path, text.encode())


@pytest.mark.parametrize("text", ["x = " + "[" * 5000, "x = " + "1" * 5000, "x = 1_" + "0" * 4400])
def test_what_no_reader_can_hold(tmp_path: Path, text: str) -> None:
    assert "is not TOML" in refusal(tmp_path, text.encode())


def test_what_is_not_text(tmp_path: Path) -> None:
    assert "is not text in UTF-8" in refusal(tmp_path, b"note = '\xff\xfe'")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.toml", tmp_path):
        with pytest.raises(EditionError, match=path.name):
            editions.load(path)


@pytest.mark.parametrize("value", ["1979-05-27", "07:32:00", "1979-05-27T07:32:00Z", "inf", "nan", "1.5"])
def test_values_of_other_kinds_are_left_to_the_reader_of_the_table(tmp_path: Path, value: str) -> None:
    edition = written(tmp_path, f"[wheel]\nsegments = {value}\n")
    with pytest.raises(EditionError, match=r"\[wheel\]: segments: must be a number from 1 to 16"):
        Reader(edition.figures, "wheel").number("segments", 1, 16)


TABLES = {"wheel": {"size": 3, "inner": {"actions": ["a"]}, "values": [1, 2], "kind": "round", "source": "printed", "note": "n"}}


def test_a_reader_takes_values_out() -> None:
    reader = Reader(TABLES, "wheel")
    assert reader.number("size", 3, 3) == 3
    assert reader.numbers("values", 1, 2, range(2, 3)) == [1, 2]
    assert reader.word("kind", ["square", "round"]) == "round"
    reader.done("inner")
    assert Reader(TABLES, "wheel.inner").words("actions") == ["a"]


@pytest.mark.parametrize(
    ("reading", "message"),
    [
        (lambda: Reader(TABLES, "rack"), "[rack]: is missing"),
        (lambda: Reader(TABLES, "wheel.outer"), "[wheel.outer]: is missing"),
        (lambda: Reader(TABLES, "wheel.size"), "[wheel.size]: is missing"),
        (
            lambda: Reader({"wheel": {"source": "heard"}}, "wheel"),
            "[wheel]: source: must be one of printed, deduced, reconstructed",
        ),
        (lambda: Reader(TABLES, "wheel").number("width", 1, 9), "[wheel]: width: is missing"),
        (lambda: Reader(TABLES, "wheel").number("size", 4, 9), "[wheel]: size: must be a number from 4 to 9, not 3"),
        (lambda: Reader(TABLES, "wheel").number("kind", 1, 9), "[wheel]: kind: must be a number from 1 to 9, not 'round'"),
        (
            lambda: Reader({"wheel": {"on": True}}, "wheel").number("on", 0, 9),
            "[wheel]: on: must be a number from 0 to 9, not True",
        ),
        (lambda: Reader(TABLES, "wheel").numbers("size", 1, 9, range(1, 3)), "[wheel]: size: must be a list of 1 to 2 numbers"),
        (lambda: Reader(TABLES, "wheel").numbers("values", 1, 9, range(3, 4)), "[wheel]: values: must be a list of 3 numbers"),
        (
            lambda: Reader(TABLES, "wheel").numbers("values", 2, 9, range(2, 3)),
            "[wheel]: values: must be a number from 2 to 9, not 1",
        ),
        (lambda: Reader(TABLES, "wheel").word("kind", ["square"]), "[wheel]: kind: must be one of square, not 'round'"),
        (lambda: Reader(TABLES, "wheel").words("values"), "[wheel]: values: must be a list of texts"),
        (lambda: Reader(TABLES, "wheel").words("kind"), "[wheel]: kind: must be a list of texts"),
        (lambda: Reader(TABLES, "wheel").done("inner"), "[wheel]: size: unknown key"),
    ],
)
def test_a_wrong_table_is_refused_with_table_key_and_reason(reading: Callable[[], object], message: str) -> None:
    with pytest.raises(EditionError) as refused:
        reading()
    assert str(refused.value).startswith(message)
