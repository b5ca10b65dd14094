"""How games are found that other packages bring, and what becomes of those that do not work."""

from dataclasses import replace
from importlib.metadata import EntryPoint

import pytest

from claycrown.games.plugin import NoSuchGame, _declaration, installed, put_aside

GROUP = "claycrown.games"


def test_an_entry_point_must_lead_to_the_declaration_of_its_game() -> None:
    own = EntryPoint("terracotta", "claycrown.games.terracotta.plugin:PLUGIN", GROUP)
    assert _declaration(own).name == "terracotta"
    with pytest.raises(TypeError, match="is no claycrown"):
        _declaration(EntryPoint("terracotta", "claycrown.games.plugin:installed", GROUP))
    with pytest.raises(ValueError, match="declares 'terracotta'"):
        _declaration(EntryPoint("chess", "claycrown.games.terracotta.plugin:PLUGIN", GROUP))


def test_a_game_is_put_aside_for_a_part_that_it_needs_and_for_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    chess = replace(installed().games["terracotta"], name="chess", bots="of_nobody:BOTS", notation="of_nobody:NOTATION")
    monkeypatch.setitem(installed().games, "chess", chess)
    monkeypatch.setitem(installed().broken, "chess", "")
    with pytest.raises(ModuleNotFoundError):
        chess.part("bots")
    assert "chess" in installed().games
    with pytest.raises(NoSuchGame):
        chess.part("notation")
    assert "chess" not in installed().games
    reason = installed().broken["chess"]
    assert reason == "ModuleNotFoundError: No module named 'of_nobody'"
    put_aside("chess", RuntimeError("once more"))
    assert installed().broken["chess"] == reason, "the first reason stays"
