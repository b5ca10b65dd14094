"""Makes the fixtures of the browser client's own tests, as the server tells them: moments of games between bots, printed figures.

`python -m tests.client_fixtures` writes them to `web/src/games/*/fixtures`. The bots play the same games each time, so the files
change only with what the server tells.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

import msgspec

from claycrown import bots
from claycrown.guide import guide
from claycrown.record.records import result_of
from claycrown.server.play.rules import rules_of
from claycrown.server.play.updates import named_actions

FOLDERS = Path(__file__).parents[1] / "web" / "src" / "games"

Moment = dict[str, Any]


@dataclass(frozen=True)
class Played:
    """A game to take moments from."""

    players: int
    seed: int
    options: dict[str, bool] = field(default_factory=dict)


@dataclass(frozen=True)
class Source:
    """Where the moments of a game come from."""

    games: tuple[Played, ...]
    bot: str
    cases: Callable[[Moment], set[str]]
    """What a moment is a case of."""
    choices: float = inf
    """Moments with more of them would only make the file long."""


def moments(name: str, source: Source, played: Played) -> Iterator[Moment]:
    """Every decision of a game: what was seen, what was legal, what was decided and what that did."""
    rules = rules_of(name)
    game = rules.game
    state = game.new(played.players, played.seed, played.options)
    seats = [bots.make(source.bot, name, played.seed + seat) for seat in range(played.players)]
    while not game.over(state):
        seat = game.deciders(state)[0]
        view, actions = rules.view(state, seat), named_actions(rules.notation.legal(game.view(state, seat), seat, True))
        question = rules.question(state, seat)
        decision = seats[seat].decide(game.view(state, seat), seat)
        text = rules.notation.text(game.view(state, seat), decision)
        game.apply(state, seat, decision)
        yield {
            "view": view,
            "actions": msgspec.to_builtins(actions),
            "question": msgspec.to_builtins(question),
            "seat": seat,
            "text": text,
            "ledger": msgspec.to_builtins(game.ledger(state, seat)),
            "result": result_of(name, state),
        }


def step_of(moment: Moment, between: str) -> str:
    step: str = moment["view"].get("pending", {}).get("step", between)
    return step


def cases_of_terracotta(moment: Moment) -> set[str]:
    """Which places can be picked at a step, with guards in the mausoleum or without, and what was decided."""
    places = {f"{choice.get('spot', '').split(' ')[0]} {'then' in choice}" for choice in moment["question"]["choices"]}
    guards = "G" in " ".join(moment["view"]["mausoleum"])
    return {f"{step_of(moment, 'turn')} {sorted(places)} {guards}", moment["text"].split()[0]}


def cases_of_xidit(moment: Moment) -> set[str]:
    """How many choices there are, for how many players, what the ledger tells, and every end."""
    step, players = step_of(moment, "between"), len(moment["view"]["seats"])
    cases = {f"{players} {step} {action['name']} {len(action['choices'])}" for action in moment["actions"]}
    cases |= {f"{line['rule']} {line['what']}" for line in moment["ledger"]}
    return cases | {f"{players} over"} if moment["result"] else cases


SOURCES = {
    "terracotta": Source((Played(2, 7), Played(3, 9), Played(4, 11), Played(4, 12)), "random", cases_of_terracotta, choices=250),
    "xidit": Source(
        (Played(4, 5), Played(3, 2), Played(5, 7), Played(4, 9, {"short": True}), Played(4, 8, {"open_screens": True})),
        "greedy",
        cases_of_xidit,
        choices=150,  # a titan can be paid in many ways
    ),
}


def telling(name: str) -> list[Moment]:
    """The moments that are a case of something that no moment before them was."""
    source, kept, cases = SOURCES[name], list[Moment](), set[str]()
    for played in source.games:
        for moment in moments(name, source, played):
            found = source.cases(moment)
            if found - cases and sum(len(action["choices"]) for action in moment["actions"]) <= source.choices:
                kept.append(moment)
                cases |= found
    return kept


def made(name: str) -> dict[Path, str]:
    """The text of each fixture of a game, by its file."""
    folder = FOLDERS / name / "fixtures"
    lines = ",\n".join(msgspec.json.encode(moment).decode() for moment in telling(name))
    figures = msgspec.json.encode(guide(name).printed(rules_of(name).edition)).decode()
    return {folder / "positions.json": f"[\n{lines}\n]\n", folder / "printed.json": f"{figures}\n"}


def main() -> None:
    for name in SOURCES:
        for path, text in made(name).items():
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
