"""The pages of the rulebook: introduction, an illustrated round, worked examples, legend, glossary, rulings and player's aid.

Texts are messages of the game's `learning.ftl`, in its order. Pictures are small positions of its `guide/pictures.toml`, on which
the rules themselves play and score.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Annotated, Any

from msgspec import Meta, Struct

from claycrown.games import contract, game
from claycrown.games.contract import SPECTATOR
from claycrown.games.decisions import decision_of
from claycrown.games.edition import Edition
from claycrown.games.message import Message, Value
from claycrown.games.plugin import LEARNING, plugin
from claycrown.games.refused import Refused
from claycrown.guide import guide
from claycrown.guide.question import LogLine
from claycrown.guide.rulebook import ENTRY, chapters
from claycrown.guide.types import DecisionView, Legend
from claycrown.record.notation import notation, with_changes
from claycrown.words import FALLBACK

VARIABLE = re.compile(r"\$([\w-]+)")


class Chapter(Struct, frozen=True):
    id: Annotated[str, Meta(description="`T5`; its title is the message `chapter-T5`.")]
    rules: Annotated[Sequence[str], Meta(description="`T5.1` and so on; each is the message `rule-T5-1`, with the figures.")]


class Picture(Struct, frozen=True):
    """A small position, what to look at, and what the rules make of it."""

    id: str
    text: Message
    rules: Sequence[str]
    part: Annotated[str, Meta(description="The part of the table that is drawn, by the game's own name for it.")]
    players: Annotated[Sequence[str], Meta(description="The colours at the table, by seat.")]
    view: Annotated[Any, Meta(description="The table, as it is drawn.", extra_json_schema={"type": "object"})]
    targets: Annotated[Sequence[str], Meta(description="The targets to highlight.")]
    lines: Annotated[Sequence[LogLine], Meta(description="What happened or is scored, computed by the rules.")]


class Term(Struct, frozen=True):
    word: Message
    meaning: Message


class Ruling(Struct, frozen=True):
    """How to play something that the printed rules leave open."""

    rule: str
    text: Message


class FigureSource(Struct, frozen=True):
    """Where the figures of one table of the edition come from."""

    table: Annotated[str, Meta(description="As in the edition's file: `cards`, `tokens 3`.")]
    source: Annotated[str, Meta(description="`printed`, `deduced` or `reconstructed`.")]
    note: str


class AidPart(Struct, frozen=True):
    title: Message
    lines: Sequence[Message]


class Book(Struct, frozen=True):
    """A game's rulebook in an edition. All messages are in the catalogue; those of rules take `figures` as values."""

    game: str
    edition: str
    chapters: Sequence[Chapter]
    figures: Annotated[dict[str, Value], Meta(description="The edition's figures, as values for the sentences of the rules.")]
    minute: Annotated[Sequence[Message], Meta(description="What the game is about.")]
    steps: Annotated[Sequence[Picture], Meta(description="A round, step by step.")]
    examples: Annotated[Sequence[Picture], Meta(description="Each scoring as a worked example.")]
    legend: Sequence[Legend]
    glossary: Sequence[Term]
    rulings: Sequence[Ruling]
    sources: Sequence[FigureSource]
    aid: Annotated[Sequence[AidPart], Meta(description="The game on a page.")]


@lru_cache(maxsize=16)  # a server may be asked for any number of editions
def book(name: str, edition: Edition) -> Book:
    """Made once for each edition. Pictures that are impossible in an edition (another board) are left out."""
    figures = guide(name).figures(edition)
    texts = _Texts(name, figures)
    pictures = list(_pictures(name, edition, texts))
    steps = [picture for picture in pictures if picture.id.startswith(f"{name}-step-")]
    return Book(
        game=name,
        edition=edition.name,
        chapters=[Chapter(chapter, rules) for chapter, rules in chapters(name).items()],
        figures=figures,
        minute=[texts.message(id) for id in texts.numbered("minute")],
        steps=steps,
        examples=[picture for picture in pictures if picture not in steps],
        legend=guide(name).legend(edition),
        glossary=list(texts.terms()),
        rulings=list(texts.rulings()),
        sources=[FigureSource(*each) for each in edition.sources()],
        aid=list(texts.aid()),
    )


class _Texts:
    """The messages of a game's `learning.ftl`, by the prefix of their names."""

    def __init__(self, name: str, figures: Mapping[str, Value]) -> None:
        text = plugin(name).texts(FALLBACK).get(LEARNING, "")
        self._ids: list[str] = ENTRY.findall(text)
        self._bodies = dict(zip(self._ids, ENTRY.split(text)[2::2], strict=True))
        self._name, self._figures = name, figures

    def message(self, id: str) -> Message:
        """With the figures that its sentence needs."""
        spoken_of = set(VARIABLE.findall(self._bodies.get(id, "")))
        return Message(id, {name: value for name, value in self._figures.items() if name in spoken_of})

    def beginning(self, prefix: str) -> list[str]:
        return [id for id in self._ids if id.startswith(prefix)]

    def numbered(self, what: str) -> list[str]:
        return [id for id in self.beginning(f"{self._name}-{what}-") if id.rpartition("-")[2].isdigit()]

    def terms(self) -> Iterator[Term]:
        """`ohhell-term-trump` and `ohhell-term-trump-is`."""
        for id in self.beginning(f"{self._name}-term-"):
            if f"{id}-is" in self._ids:
                yield Term(self.message(id), self.message(f"{id}-is"))

    def rulings(self) -> Iterator[Ruling]:
        """`ruling-T1-10`."""
        for id in self.beginning("ruling-"):
            yield Ruling(id.removeprefix("ruling-").replace("-", "."), self.message(id))

    def aid(self) -> Iterator[AidPart]:
        """`ohhell-aid-turn`, then `ohhell-aid-turn-1` and so on."""
        for id in self.beginning(f"{self._name}-aid-"):
            lines = [line for line in self.beginning(f"{id}-") if re.fullmatch(r"\d+", line.removeprefix(f"{id}-"))]
            if lines:
                yield AidPart(self.message(id), [self.message(line) for line in lines])


# Pictures


def _pictures(name: str, edition: Edition, texts: _Texts) -> Iterator[Picture]:
    for described in _descriptions(name):
        try:
            yield _picture(name, edition, texts, described)
        except Refused:
            continue  # an edition with another board or other tokens: this one cannot be shown


def _descriptions(name: str) -> list[dict[str, Any]]:
    """The `pictures.toml` of the game's guide, if there is one; a guide may also be a single module."""
    module = plugin(name).guide.partition(":")[0]
    package = import_module(module).__package__ if module else None
    file = files(package) / "pictures.toml" if package else None
    if file is None or not file.is_file():
        return []
    pictures: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))["pictures"]
    return pictures


def _picture(name: str, edition: Edition, texts: _Texts, described: Mapping[str, Any]) -> Picture:
    """A new game with the description's changes; then the described decisions are made and scored."""
    rules, writing, words = game(name), notation(name), guide(name)
    start = rules.new(described["players"], described.get("seed", 0), described.get("options"), edition)
    state = writing.read(with_changes(writing.write(start), described.get("position", {})), edition, 0)
    lines: list[LogLine] = []
    for decision in described.get("decisions", []):
        colour, _, text = decision.partition(": ")
        seat, before = rules.seats(state).index(colour), state.clone()
        action = writing.action(state, text)
        contract.decide(rules, state, seat, action)
        views = rules.view(before, SPECTATOR), rules.view(state, SPECTATOR)
        made = decision_of(writing, before, action)
        # the last state is the one to show
        lines = words.lines(DecisionView(*views, rules.ledger(state, SPECTATOR), seat, text, decision=made, action=action))
    view = rules.view(state, SPECTATOR)
    for what in described.get("scored", []):
        lines += words.scored(view, what)
    wanted = described.get("told")
    lines = [line for line in lines if wanted is None or set(wanted) & set(line.rules)]
    targets = described.get("targets", list(dict.fromkeys(target for line in lines for target in line.targets)))
    return Picture(
        id=described["id"],
        text=texts.message(described["id"]),
        rules=described["rules"],
        part=described["part"],
        players=rules.seats(state),
        view=words.drawn_position(view),
        targets=targets,
        lines=lines,
    )
