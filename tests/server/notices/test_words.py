"""What notices say, and in which language."""

from types import SimpleNamespace

import pytest

from claycrown import words as speaker
from claycrown.server.notices.queries import DeliveryRow
from claycrown.server.notices.schemas import ChannelKind, NoticeKind
from claycrown.server.notices.words import code_words, words
from claycrown.words import format_if_known


def delivery(what: NoticeKind, game: str | None = None, name: str | None = None, language: str | None = None) -> DeliveryRow:
    return DeliveryRow(1, "c", 0, what, None if game is None else "t", ChannelKind.EMAIL, "", name, game, language)


@pytest.mark.parametrize("kind", NoticeKind)
def test_every_kind_has_its_words(kind: NoticeKind) -> None:
    assert format_if_known(f"notice-{kind.replace('_', '-')}")
    assert str(format_if_known("unworded")) not in words(delivery(kind), "").text


@pytest.mark.parametrize(
    ("game", "name", "text"),
    [
        (None, None, "It is your turn"),
        ("xidit", "", "It is your turn: Lords of Xidit"),
        ("xidit", "Friday", "It is your turn: Friday (Lords of Xidit)"),
        ("xidit", "{ $game }", "It is your turn: { $game } (Lords of Xidit)"),
        ("gone", "Friday", "It is your turn: Friday (gone)"),
    ],
)
def test_a_notice_names_its_table(game: str | None, name: str | None, text: str) -> None:
    told = words(delivery(NoticeKind.TURN, game, name), "")
    assert (told.title, told.subject, told.text) == ("Clay & Crown", f"Clay & Crown: {text}", f"{text}.")


def test_a_notice_speaks_its_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaker, "languages", lambda: frozenset({"en", "xy"}))
    catalogues = {code: SimpleNamespace(format=lambda id, values, code=code: f"{id} in {code}") for code in ("en", "xy")}
    monkeypatch.setattr(speaker, "_catalogue", catalogues.__getitem__)
    told = words(delivery(NoticeKind.TURN, "xidit", "Friday", "xy"), "")
    assert (told.subject, told.text) == ("notice-subject in xy", "notice-text in xy")
    assert code_words("1234", "xy") == ("notice-subject in xy", "notice-code in xy")
    assert words(delivery(NoticeKind.TURN, language="zz"), "").text == "notice-text in en"
    assert words(delivery(NoticeKind.TURN), "").text == "notice-text in en"
