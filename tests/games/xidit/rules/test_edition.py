"""The edition of Lords of Xidit: what is printed is read from it, and a wrong one is refused with its place and the reason."""

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from claycrown.games.edition import Edition, EditionError
from claycrown.games.xidit.rules.game import EDITIONS, GAME
from tests.vocabulary.xidit import Table

Figures = dict[str, Any]


def changed(change: Callable[[Figures], Any], name: str = "server") -> Edition:
    figures = copy.deepcopy(GAME.edition().figures)
    change(figures)
    return Edition(name, str(figures), figures)


def token(figures: Figures, city: int) -> Figures:
    found: Figures = figures["tokens"][city - 1]
    return found


WRONG: list[tuple[str, Callable[[Figures], Any]]] = [
    (r"\[roads\]: black: two black roads at city 2", lambda f: f["roads"]["black"].append([2, 9])),
    (r"\[roads\]: red: a road joins two cities", lambda f: f["roads"]["red"].append([2, 22])),
    (r"\[roads\]: red: a road joins two cities", lambda f: f["roads"]["red"].append([2, 2])),
    (r"\[roads\]: red: a road joins two cities", lambda f: f["roads"]["red"].append([2, True])),
    (r"\[roads\]: red: a road joins two cities", lambda f: f["roads"]["red"].append([2])),
    (r"\[roads\]: blue: must be a list", lambda f: f["roads"].update(blue=[7])),
    (r"\[roads\]: green: unknown key", lambda f: f["roads"].update(green=[])),
    (r"\[roads\]: red: is missing", lambda f: f["roads"].pop("red")),
    (r"\[regions 3\]: cities: snow is not enclosed: no roads", lambda f: f["regions"][2].update(cities=[10, 11, 15])),
    (r"\[regions 3\]: cities: snow is not enclosed: no roads", lambda f: f["roads"]["red"].remove([10, 15])),
    (r"\[regions 3\]: cities: snow is not enclosed: its lyre", lambda f: f["regions"][2].update(lyre_at=[10, 10])),
    (r"\[regions 3\]: cities: snow is not enclosed: city 1 ", lambda f: f["cities"]["at"].update({"1": [590, 130]})),
    (r"is not enclosed: the lyre of another", lambda f: f["regions"][1].update(cities=[10, 11, 15, 17], lyre_at=[591, 137])),
    (r"\[regions 3\]: cities: a city stands there twice", lambda f: f["regions"][2].update(cities=[10, 11, 15, 17, 17])),
    (r"\[regions 3\]: cities: must be a number", lambda f: f["regions"][2].update(cities=[10, 11, 15, 99])),
    (r"\[regions 3\]: name: must be one word", lambda f: f["regions"][2].update(name="deep snow")),
    (r"\[regions 3\]: name: must be one word", lambda f: f["regions"][2].update(name="")),
    (r"\[regions 3\]: name: must be one word", lambda f: f["regions"][2].update(name="12")),
    (r"\[regions 3\]: name: 'forest' stands there twice", lambda f: f["regions"][2].update(name="forest")),
    (r"\[regions 3\]: second: must be at most", lambda f: f["regions"][2].update(second=5)),
    (r"\[regions 3\]: bastion: must be true or false", lambda f: f["regions"][2].update(bastion=1)),
    (r"\[regions\]: bastion: exactly one", lambda f: f["regions"][2].update(bastion=True)),
    (r"\[regions\]: wasteland: exactly one", lambda f: f["regions"][2].update(wasteland=2)),
    (r"\[regions\]: must stand there 9 times", lambda f: f["regions"].pop()),
    (r"\[cities.at\]: 7: is missing", lambda f: f["cities"]["at"].pop("7")),
    (r"\[cities.at\]: 22: unknown key", lambda f: f["cities"]["at"].update({"22": [1, 1]})),
    (r"\[cities\]: size: unknown key", lambda f: f["cities"].update(size=3)),
    (r"\[tokens\]: must stand there 21 times", lambda f: f["tokens"].pop()),
    (r"\[tokens 2\]: city: two tokens of city 1", lambda f: token(f, 2).update(city=1)),
    (r"\[tokens 2\]: recruits: must be 5 of the letters", lambda f: token(f, 2).update(recruits="MACB")),
    (r"\[tokens 2\]: recruits: must be 5 of the letters", lambda f: token(f, 2).update(recruits="MACBX")),
    (r"\[tokens 2\]: recruits_3: must be 4 of the letters", lambda f: token(f, 2).update(recruits_3="MACBB")),
    (r"\[tokens 2\]: needs: must be 1 to 9 of the letters", lambda f: token(f, 2).update(needs="")),
    (r"\[tokens 2\]: needs: must be 1 to 9 of the letters", lambda f: token(f, 2).update(needs=["I"])),
    (r"\[tokens 2\]: needs: CCC has more C than the 2", lambda f: (token(f, 2).update(needs="CCC"), f["units"].update(C=2))),
    (r"\[tokens\]: recruits_3: 18 tokens have it, not 17", lambda f: token(f, 2).pop("recruits_3")),
    (
        r"\[tokens\]: recruits_3: the token of city 14",
        lambda f: (token(f, 14).pop("recruits_3"), token(f, 19).update(recruits_3="MACC")),
    ),
    (r"\[tokens 2\]: gold: must be a number from 1", lambda f: token(f, 2).update(gold=0)),
    (r"\[tokens 2\]: silver: unknown key", lambda f: token(f, 2).update(silver=1)),
    (r"\[tokens 2\]: source: must be one of", lambda f: token(f, 2).update(source="guessed")),
    (r"\[titans\]: units: 3 stacks of two", lambda f: f["titans"][0].update(units=4)),
    (r"\[titans\]: must stand there 6 times", lambda f: f["titans"].pop()),
    (r"\[units\]: M: must be a number from 1 to 99", lambda f: f["units"].update(M=-1)),
    (r"\[virtual_player\]: start: must be a list of 3", lambda f: f["virtual_player"].update(start=[6, 5])),
    (r"\[virtual_player\]: start: must be a number", lambda f: f["virtual_player"].update(highest=5)),
    (r"\[dragons\]: unknown table", lambda f: f.update(dragons={})),
    (r"\[units\]: is missing", lambda f: f.pop("units")),
]


@pytest.mark.parametrize(("message", "change"), WRONG)
def test_a_wrong_edition_is_refused(message: str, change: Callable[[Figures], Any]) -> None:
    with pytest.raises(EditionError, match=message):
        EDITIONS.printed(changed(change))


def test_the_file_of_the_package_is_right(tmp_path: Path) -> None:
    assert GAME.edition().name == "standard"
    text = Path(__file__).parents[4].joinpath("src/claycrown/games/xidit/edition.toml").read_text(encoding="utf-8")
    copied = tmp_path / "mine.toml"
    copied.write_text(text.replace("gold = 6", "gold = 9"), encoding="utf-8")
    mine = GAME.edition(str(copied))
    assert mine.name == "mine"
    assert mine.hash != GAME.edition().hash


def test_figures_are_read_from_the_edition() -> None:
    server = changed(lambda f: token(f, 17).update(gold=9, needs="MM"))
    table = Table(edition=server).at("blue", 17, units="MM").threats(17).year(blue="A").do("reward gold floors")
    assert table.gold("blue") == 9
