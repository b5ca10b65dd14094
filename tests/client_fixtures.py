"""Makes the fixtures of the browser client's own tests, as the server tells them: moments of games between bots, messages of all
kinds that were said in them, printed figures.

`python -m tests.client_fixtures` writes them to `web/src/games/*/fixtures`. The bots play the same games each time, so the files
change only with what the server tells.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

import msgspec

from claycrown import bots
from claycrown.games.decisions import decision_of
from claycrown.games.message import Message
from claycrown.guide import guide
from claycrown.guide.question import Question
from claycrown.guide.types import DecisionView
from claycrown.record.records import result_of
from claycrown.rules import rules_of
from claycrown.server.play.updates import offered
from tests.vocabulary.messages import messages_in

FOLDERS = Path(__file__).parents[1] / "web" / "src" / "games"

Moment = dict[str, Any]
Said = Callable[[], Iterator[Message]]
OF_A_MESSAGE = 6
"""So many kinds of each message are worded."""


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


def moments(name: str, source: Source, played: Played) -> Iterator[tuple[Moment, Said]]:
    """Every decision of a game: what was seen, what was legal, what was decided and what that did; and what was said of it."""
    rules = rules_of(name)
    game = rules.game
    state = game.new(played.players, played.seed, played.options)
    seats = [bots.make(source.bot, name, played.seed + seat) for seat in range(played.players)]
    while not game.over(state):
        seat = game.deciders(state)[0]
        view, actions = rules.view(state, seat), offered(rules, game.view(state, seat), seat)
        question = rules.question(state, seat)
        before = game.view(state, seat)
        decision = seats[seat].decide(before, seat)
        text = rules.notation.text(before, decision)
        course = guide(name).course(state, seat, decision, seat)
        game.apply(state, seat, decision)
        made = decision_of(rules.notation, before, decision)
        moved = DecisionView(
            before, game.view(state, seat), game.ledger(state, seat), seat, text, course, decision=made, action=decision
        )
        moment = {
            "view": view,
            "actions": msgspec.to_builtins(actions),
            "question": msgspec.to_builtins(question),
            "seat": seat,
            "text": text,
            "ledger": msgspec.to_builtins(game.ledger(state, seat)),
            "result": result_of(name, state),
        }
        yield moment, partial(said, name, question, moved, decision)


def said(name: str, question: Question | None, moved: DecisionView, decision: int) -> Iterator[Message]:
    """Whatever a player is asked and told around a decision."""
    own = guide(name)
    effects = [own.effect(entry) for entry in moved.entries]
    foreseen = own.previews(moved.before, moved.seat, {decision: moved.text or ""})
    stands = [own.majorities(moved.after), own.notes(moved.after), own.ending(moved.after, moved.seat)]
    return messages_in([question, own.lines(moved), own.scenes(moved), effects, foreseen, stands])


def kind_of(message: Message) -> tuple[object, ...]:
    """Messages of one kind choose the same variants: ids as values are equal, and numbers are one or many."""
    return message.id, *((name, _kind(value)) for name, value in sorted(message.values.items()))


def _kind(value: object) -> object:
    if isinstance(value, int):
        return "one" if value == 1 else "many"
    if isinstance(value, Message):
        return kind_of(value)
    return tuple(map(kind_of, value)) if isinstance(value, list) else value


def step_of(moment: Moment, between: str) -> str:
    step: str = moment["view"].get("pending", {}).get("step", between)
    return step


def cases_of_terracotta(moment: Moment) -> set[str]:
    """Which places can be picked at a step, with guards in the mausoleum or without, what was decided, and every scoring."""
    places = {f"{choice.get('target', '').split(' ')[0]} {'then' in choice}" for choice in moment["question"]["choices"]}
    guards = "G" in " ".join(moment["view"]["mausoleum"])
    scored = {line["rule"] for line in moment["ledger"] if line["rule"].startswith(("T8.", "T9.", "T10."))}
    return {f"{step_of(moment, 'turn')} {sorted(places)} {guards}", moment["text"].split()[0], *scored}


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


def telling(name: str) -> list[tuple[Moment, Said]]:
    """The moments that are a case of something that no moment before them was."""
    source, kept, cases = SOURCES[name], list[tuple[Moment, Said]](), set[str]()
    for played in source.games:
        for moment, words in moments(name, source, played):
            found = source.cases(moment)
            if found - cases and sum(len(action["choices"]) for action in moment["actions"]) <= source.choices:
                kept.append((moment, words))
                cases |= found
    return kept


def worded(told: Iterable[Message]) -> list[Message]:
    """Some of each message, all of different kinds."""
    kinds: dict[object, Message] = {}
    counts = Counter[str]()
    for message in told:
        kind = kind_of(message)
        if kind not in kinds and counts[message.id] < OF_A_MESSAGE:
            kinds[kind] = message
            counts[message.id] += 1
    return sorted(kinds.values(), key=lambda message: message.id)


def made(name: str) -> dict[Path, str]:
    """The text of each fixture of a game, by its file."""
    folder = FOLDERS / name / "fixtures"
    kept = telling(name)
    figures = msgspec.json.encode(guide(name).printed(rules_of(name).edition)).decode()
    return {
        folder / "positions.json": _lines([moment for moment, _ in kept]),
        folder / "messages.json": _lines(worded(message for _, words in kept for message in words())),
        folder / "printed.json": f"{figures}\n",
    }


def _lines(values: Sequence[object]) -> str:
    lines = ",\n".join(msgspec.json.encode(value).decode() for value in values)
    return f"[\n{lines}\n]\n"


def main() -> None:
    for name in SOURCES:
        for path, text in made(name).items():
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
