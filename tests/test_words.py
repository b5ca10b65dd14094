"""Messages in words."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from claycrown import words
from claycrown.games import game
from claycrown.games.contract import Illegal
from claycrown.games.message import Message
from claycrown.words import format_message, sources_of
from tests.vocabulary.titles import TITLES
from tools.words import faults


def test_a_message_with_values() -> None:
    assert (
        format_message(Message("refusal-terracotta-token-costs", {"cost": 3, "coins": 1}))
        == "the token costs 3 coins, and there is 1"
    )
    assert format_message(Message("terracotta-warrior", {"type": "guard"})) == "guard"


def test_where_a_page_may_break_a_word_is_not_said() -> None:
    tile = Message("terracotta-phase-tile", {"tile": Message("terracotta-tile", {"name": "crossbowmen"})})
    assert format_message(tile) == "The scoring tile of the round, crossbowmen"


def test_a_message_inside_another_is_put_into_words_first() -> None:
    guard = Message("terracotta-warrior", {"type": "guard"})
    assert format_message(Message("terracotta-statue-owned", {"statue": guard, "colour": "blue"})) == "blue guard"


@pytest.mark.parametrize(
    ("counts", "text"),
    [((), ""), ((2,), "2 gold"), ((2, 3), "2 gold and 3 gold"), ((2, 3, 4), "2 gold, 3 gold and 4 gold")],
)
def test_a_list_as_the_language_has_it(counts: tuple[int, ...], text: str) -> None:
    gold = [Message("xidit-reward-gold", {"count": count}) for count in counts]
    assert format_message(Message("xidit-choose-reward", {"rewards": gold})) == text


XY = """
listed = { $before }, { $next }
listed-last = { $before } i { $last }
gains = { SIGNED($vp) } PZ
unit = { $form ->
    [acc] { $count ->
        [one] łucznika
       *[other] { $count } łuczników
    }
   *[nom] { $count ->
        [one] łucznik
       *[other] { $count } łucznicy
    }
}
joins = { $units }: { $who } ma { FORM($units, "acc") } w mieście { FORM($city, "loc") }
"""


def test_what_is_inside_takes_the_form_that_the_sentence_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "languages", lambda: frozenset({"en", "xy"}))
    monkeypatch.setattr(words, "texts", lambda language: {"units.ftl": XY} if language == "xy" else {})
    words._catalogue.cache_clear()
    units = [Message("unit", {"count": 1}), Message("unit", {"count": 3})]
    joins = Message("joins", {"units": units, "who": Message("player", {"seat": 0}), "city": 7})
    try:
        assert [format_message(Message("gains", {"vp": vp}), "xy") for vp in (3, 0, -2)] == ["+3 PZ", "0 PZ", "−2 PZ"]
        assert format_message(joins, "xy", names=["Ann"]) == "łucznik i 3 łucznicy: Ann ma łucznika i 3 łuczników w mieście 7"
    finally:
        words._catalogue.cache_clear()


def test_a_message_is_read_when_it_is_said_with_what_it_refers_to() -> None:
    refers = "# b = no\nb = { c }, { -d }!\n\nc = C { $who ->\n    [one] { -d }\n   *[other] { b.x }\n}\n-d = D { e }\n"
    text = refers + "e = E\nf = { \ng = G\nc = no"
    catalogue = words.Catalogue("en", [text, "b = no\nh = H"])
    assert [catalogue.format(id, {"who": "one"}) for id in "bhbg"] == ["C D E, D E!", "H", "C D E, D E!", "G"]
    assert [catalogue.format(id, {}) for id in ("f", "d", "-d", "x", "no")] == [None] * 5


@pytest.mark.parametrize("name", TITLES)
def test_notes_on_figures_are_worded_where_the_file_is_the_packages_own(name: str) -> None:
    edition = game(name).edition()
    assert sources_of(name, edition) == edition.sources()
    words.set_language("pl")
    try:
        said = {
            table: (own, note) for (table, _, own), (_, _, note) in zip(edition.sources(), sources_of(name, edition), strict=True)
        }
        assert all((own == "") == (note == "") and (own != note or not own) for own, note in said.values()), said
        assert sources_of(name, replace(edition, name="mine")) == edition.sources()
    finally:
        words.set_language()


def test_a_player_is_whoever_sits_there() -> None:
    starts = Message("xidit-log-start", {"who": Message("player", {"seat": 1}), "city": 7})
    assert format_message(starts, names=["Ann", "Bo"]) == "Bo starts in city 7."
    assert format_message(starts) == "the second player starts in city 7."
    assert format_message(Message("player", {"seat": 9}), names=["Ann"]) == "another player"


@pytest.mark.parametrize("id", ["refusal-terracotta-no-such-thing", "", "../../etc", "terracotta.guard"])
def test_an_id_that_nobody_knows_is_never_shown(id: str) -> None:
    assert format_message(Message(id, {"a": 1})) == "something that this version cannot put into words"


@pytest.mark.parametrize("language", ["xx", "", "..", "../locale/en", "en/../en"])
def test_a_language_that_nobody_has_translated_is_english(language: str) -> None:
    assert format_message(Message("terracotta-empty"), language) == "empty"


@pytest.mark.parametrize(
    ("wanted", "language"), [("xy_AB.UTF-8", "xy"), ("XY", "xy"), ("zz_ZZ", "en"), ("C.UTF-8", "en"), ("", "en")]
)
def test_who_speaks_for_one_person_says_everything_in_their_language(
    wanted: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "_wanted", ())
    monkeypatch.setattr(words, "languages", lambda: frozenset({"en", "xy"}))
    catalogues = {code: SimpleNamespace(format=lambda id, values, code=code: f"{id} in {code}") for code in ("en", "xy")}
    monkeypatch.setattr(words, "_catalogue", catalogues.__getitem__)
    words.set_language(wanted)
    assert format_message(Message("a")) == f"a in {language}"
    assert words.format_if_known("a") == f"a in {language}"
    assert format_message(Message("a"), "en") == "a in en"


def test_a_refusal_in_english() -> None:
    refused = Illegal("T3.3", Message("refusal-terracotta-no-worker-left", {"kind": "artisan"}))
    assert str(refused) == "T3.3: no artisan is left to be placed"


def test_a_message_goes_over_the_wire_and_back() -> None:
    message = Message("a", {"number": 1, "text": "b", "inside": Message("c"), "list": [Message("d", {"e": 2})]})
    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message


def test_nobody_waits_for_the_catalogue_who_says_nothing() -> None:
    """Fluent takes longer to import than the rest of the program."""
    code = "import sys, claycrown.games.terracotta.rules.game; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("language", sorted(words.languages()))
def test_a_language_has_what_english_has_and_can_say_it(language: str) -> None:
    assert list(faults(language)) == []


def test_faults_of_a_translation_are_told(tmp_path: Path) -> None:
    def write(language: str, text: str) -> None:
        folder = tmp_path / "src" / "claycrown" / "locale" / language
        folder.mkdir(parents=True)
        (folder / "app.ftl").write_text(text, encoding="utf-8")

    coins = "{ $count ->\n    [one] { $count } coin\n   *[other] { $count } coins\n}"
    kinds = "{ $kind ->\n    [guard] guard\n    [horse] horse\n   *[soldier] soldier\n}"
    ends = 'f = F\nxidit-sign-shut = zamknięty\ne = { none }\ng =\n    „G” i "H"\nh = { $kind ->\n   *[guard] strażnik\n}\n'
    more = "g =\n    G\n\n    “H”\nh = no { kinds }\n"
    write("en", f"a = A\nb = B {'{ $who }'}\ncoins = {coins}\nkinds = {kinds}\nd = D\ne = E\nxidit-sign-shut = shut\n{more}")
    write(
        "pl",
        f"a = {'{ $x }'}\nb = B\ncoins = {coins}\nkinds = {kinds.replace('[horse]', '[mule]')}\n{ends}",
    )
    told = "\n".join(faults("pl", tmp_path))
    for fault in (
        "a: $x is unknown",
        "b: $who is missing",
        "coins: $count has no plural for few, many",
        "kinds: $kind is not told apart for horse",
        "d: missing (locale/*/app.ftl)",
        "f: English has no such message",
        "e: becomes",
        "g: has 1 paragraphs, in English 2",
        "g: '\"' in '„G” i \"H\"'",
        "h: $kind is not told apart for horse, soldier",
        "xidit-sign-shut: 'zamknięty' is longer than 6 signs",
    ):
        assert fault in told
