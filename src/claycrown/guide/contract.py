"""What a game tells its players: the same few functions for every game, with plain answers for a game that brings none."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from claycrown.games import game
from claycrown.games.contract import Illegal, LedgerEntry
from claycrown.games.edition import Edition
from claycrown.games.message import Message, Value
from claycrown.guide import general, reveals, table
from claycrown.guide.question import LogLine, Question, path_to
from claycrown.guide.table import Area
from claycrown.guide.types import DecisionView, Description, Legend, Majority, Preview, RoundSummary, Scene, ScoreSheet, StepView
from claycrown.record.notation import NotADecision, notation


class Guide:
    """What each game offers; views are as `Game.view` gives them. A game overrides what it can say better than these do."""

    def __init__(self, name: str) -> None:
        self.name = name

    # What is hidden

    @property
    def keeps_secrets(self) -> bool:
        """Whether seats hide something from each other: several people at one screen hand it over before it is shown."""
        return reveals.keeps_secrets(self.name)

    def is_secret(self, view: Any) -> bool:
        """Whether deciding now needs what only the seat may see; else all may watch it."""
        return self.keeps_secrets

    def may_change(self, view: Any) -> Sequence[int]:
        """The seats that have decided and may still decide anew, until the last one has."""
        return ()

    def came_to_light(self, before: Any, seat: int, action: int) -> bool | None:
        """Whether anybody, at the table or looking on, learns from a decision what they could not know, for `guide.undo`, which
        asks it of every decision; None where the game cannot say: then it is tried out on imagined tables. `before` is the whole
        state."""
        return None

    # What is asked

    def question(self, view: Any, seat: int) -> Question | None:
        """What is asked of the seat, with everything that may follow; None where it has nothing to decide.

        A seat that has decided and may still decide anew is asked, too.
        """
        return general.question(notation(self.name).legal(view, seat, True))

    def label(self, view: Any, seat: int, text: str) -> list[Message]:
        """A decision that the seat may make, as the choices that lead to it tell it, one after the other."""
        asked = self.question(view, seat)
        return [choice.label for choice in path_to(asked, text)] if asked is not None else []

    def attempt(self, view: Any, seat: int, words: str, target: str) -> str | None:
        """The decision that picking a target would mean after these words, to find out why it is not allowed; None if none."""
        return None

    def why_not(self, view: Any, seat: int, words: str, target: str) -> Illegal | None:
        """Why a target cannot be picked when so much has been said; None where no rule says anything about it."""
        meant = self.attempt(view, seat, words, target)
        if meant is None:
            return None
        try:
            return game(self.name).why_not(view, seat, notation(self.name).action(view, meant))
        except NotADecision:
            return None

    def previews(self, view: Any, seat: int, decisions: Mapping[int, str]) -> list[Preview]:
        """What legal decisions, named with their texts, would do, as far as the seat can tell from its view."""
        return general.previews(game(self.name), notation(self.name), view, seat, decisions)

    def ask(self, view: Any, seat: int, name: str, arguments: Mapping[str, Any]) -> Any:
        """The answer to a question that only this game can answer, for its own drawing of the table; None where it has no such
        question, or no answer now. `view` is the seat's own, so that an answer tells nothing that the seat cannot know.

        The answers are msgspec structures, or lists of them; arguments that make no sense are refused (`Refused`).
        """
        return None

    # What is told

    def lines(self, moved: DecisionView) -> list[LogLine]:
        """What a decision did, for the log; what happened by itself after it has lines of its own."""
        return general.lines(moved)

    def effect(self, entry: LedgerEntry) -> Message | None:
        """A line of the ledger in a few words ("+7 VP for the inspected row"); None where the table shows it better."""
        return general.effect(entry)

    def source(self, source: str, where: str) -> Message:
        """What points were for, on the sheet and among the majorities; `where` may be empty."""
        return Message("general-source", {"source": source, "where": where})

    def progress(self, view: Any) -> Message:
        """How far the game is."""
        return Message("general-over" if game(self.name).over(view) else "general-progress")

    def ending(self, view: Any, seat: int) -> Message | None:
        """How it ended for a seat, or for somebody who looked on: who won, by how much, and why the seat did not; None while it
        goes on."""
        rules = game(self.name)
        return general.ending(rules.seats(view), rules.result(view).first, seat) if rules.over(view) else None

    def is_watched(self, entries: Sequence[LedgerEntry]) -> bool:
        """Whether a decision set off something worth watching: then `scenes` shows it."""
        return False

    def steps(self, state: Any, seat: int, action: int) -> Iterator[Any]:
        """A decision carried out step by step on copies of the whole state: the states after each step, with its ledger."""
        after = state.clone()
        game(self.name).apply(after, seat, action)
        yield after

    def course(self, before: Any, seat: int, action: int, viewer: int) -> list[StepView]:
        """The same as a viewer may know it, for `DecisionView.course`. For whoever holds the whole state: a server, a table."""
        rules = game(self.name)
        return [StepView(rules.view(state, viewer), rules.ledger(state, viewer)) for state in self.steps(before, seat, action)]

    def scenes(self, moved: DecisionView) -> list[Scene]:
        """What played by itself after a decision, step by step; nothing if there was nothing to watch."""
        return []

    # How things stand

    def describe(self, view: Any, seat: int) -> list[Area]:
        """What lies on the table, as that viewer sees it, for who has no drawing of it."""
        return table.plain(notation(self.name).write(view), game(self.name).seats(view))

    def drawn_position(self, view: Any) -> dict[str, Any]:
        """What a table is drawn from: the position as the notation writes it, and figures that follow from it."""
        return notation(self.name).write(view)

    @property
    def has_majorities(self) -> bool:
        """Whether anything is scored by who has more: then a table lists how things stand there."""
        return type(self).majorities is not Guide.majorities

    def majorities(self, view: Any) -> list[Majority]:
        """Who is ahead in everything that is scored by who has more."""
        return []

    def open_information(self, view: Any) -> Sequence[Any] | None:
        """What the open information implies of what is hidden, by seat, as msgspec structures of the game's own; None in a game
        that hides nothing, or of which nothing can be said."""
        return None

    def with_open_information(self, view: Any) -> Any:
        """The view with what the open information implies for sure filled in; for tables that keep an open book."""
        return view

    def notes(self, view: Any) -> list[Message]:
        """The same in sentences, with what else an attentive player would note down."""
        return []

    def sheet(self, view: Any, course: Sequence[RoundSummary]) -> ScoreSheet:
        """The score sheet at a view, and how the game came to it, round by round."""
        return general.sheet(view.players, course, self.source)

    def opened(self, views: Sequence[Any]) -> Any:
        """The table with everything that each seat sees of its own, from the views of all: for a game that is over."""
        return views[0]

    def printed(self, edition: Edition) -> dict[str, Any]:
        """The printed figures that a table is drawn with."""
        return {"game": self.name, "edition": edition.name, **edition.figures}

    # What there is to learn

    def descriptions(self, view: Any, seat: int) -> dict[str, Description]:
        """What each thing on the table is and does, by its target; a thing that nothing can be said of is left out."""
        return general.descriptions(self.describe(view, seat))

    def figures(self, edition: Edition) -> dict[str, Value]:
        """What the rules' sentences say of the edition, by the names of their variables."""
        return {}

    def legend(self, edition: Edition) -> Sequence[Legend]:
        """Every symbol on the table, and what it stands for."""
        return ()

    def scored(self, view: Any, what: str) -> list[LogLine]:
        """A scoring of a worked example, by the name that it has there, as the rules do it: who scores how much, and for what."""
        return []
