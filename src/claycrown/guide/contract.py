"""What a game tells a client: the same few functions for every game, with plain defaults for games that declare none."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from claycrown.games import game
from claycrown.games.contract import Illegal, LedgerEntry
from claycrown.games.edition import Edition
from claycrown.games.message import Message, Value
from claycrown.guide import general, reveals, table
from claycrown.guide.board_picture import Board
from claycrown.guide.question import LogLine, Question, path_to
from claycrown.guide.table import Area
from claycrown.guide.types import DecisionView, Description, Legend, Majority, Preview, RoundSummary, Scene, ScoreSheet, StepView
from claycrown.record.notation import NotADecision, Notation, notation


class Guide:
    """What each game offers; views are as `Game.view` returns them. A game overrides what it can do better."""

    def __init__(self, name: str) -> None:
        self.name = name

    @cached_property
    def _notation(self) -> Notation:
        return notation(self.name)

    # What is hidden

    @cached_property
    def keeps_secrets(self) -> bool:
        """Whether seats hide something from each other: players at one screen then hand it over before it is shown."""
        return reveals.keeps_secrets(self.name)

    def is_secret(self, view: Any) -> bool:
        """Whether this decision needs what only the seat may see; otherwise everybody may watch it being made."""
        return self.keeps_secrets

    def may_change(self, view: Any) -> Sequence[int]:
        """The seats that have decided and may still change it, until the last one has decided."""
        return ()

    def came_to_light(self, before: Any, seat: int, action: int) -> bool | None:
        """Whether anybody, player or spectator, learns something new from a decision. `guide.undo` asks this of every decision.
        None where the game cannot say: then it is tried on imagined tables. `before` is the whole state.
        """
        return None

    # Questions

    def question(self, view: Any, seat: int) -> Question | None:
        """The question for the seat, with everything that may follow; None where it has nothing to decide.

        A seat that has decided and may still change it gets a question, too.
        """
        return general.question(self._notation.legal(view, seat, True))

    def label(self, view: Any, seat: int, text: str) -> list[Message]:
        """A legal decision as the labels of the choices that lead to it."""
        asked = self.question(view, seat)
        return [choice.label for choice in path_to(asked, text)] if asked is not None else []

    def targets(self, view: Any, seat: int, text: str) -> list[str]:
        """Where on the table a legal decision is carried out, in order; empty where only the list has it."""
        asked = self.question(view, seat)
        picked = [choice.target for choice in path_to(asked, text) if choice.target] if asked is not None else []
        return picked[-1:]

    def attempt(self, view: Any, seat: int, words: str, target: str) -> str | None:
        """The decision that picking a target would mean after these words, to explain why it is not allowed; None if none."""
        return None

    def why_not(self, view: Any, seat: int, words: str, target: str) -> Illegal | None:
        """Why a target cannot be picked after these words; None where no rule applies."""
        meant = self.attempt(view, seat, words, target)
        if meant is None:
            return None
        try:
            return game(self.name).why_not(view, seat, self._notation.action(view, meant))
        except NotADecision:
            return None

    def previews(self, view: Any, seat: int, decisions: Mapping[int, str]) -> list[Preview]:
        """What legal decisions, named by their texts, would do, as far as the seat can know from its view."""
        return general.previews(game(self.name), self._notation, view, seat, decisions)

    def ask(self, view: Any, seat: int, name: str, arguments: Mapping[str, Any]) -> Any:
        """The answer to a question that only this game knows, for its own drawing of the table; None where there is no such
        question, or no answer at this point. `view` is the seat's own, so no answer leaks a secret.

        Answers are msgspec structures, or lists of them; bad arguments are refused (`Refused`).
        """
        return None

    # Log and scenes

    def lines(self, moved: DecisionView) -> list[LogLine]:
        """What a decision did, for the log; automatic consequences have their own lines."""
        return general.lines(moved)

    def effect(self, entry: LedgerEntry) -> Message | None:
        """A ledger line in a few words ("+7 VP for the inspected row"); None where the table shows it better."""
        return general.effect(entry)

    def source(self, source: str, where: str) -> Message:
        """The source of points, on the score sheet and among the majorities; `where` may be empty."""
        return Message("general-source", {"source": source, "where": where})

    def progress(self, view: Any) -> Message:
        """How far the game has progressed."""
        return Message("general-over" if game(self.name).over(view) else "general-progress")

    def ending(self, view: Any, seat: int) -> Message | None:
        """How it ended for a seat or a spectator: who won, by how much, and why the seat did not; None while it goes on."""
        rules = game(self.name)
        return general.ending(rules.seats(view), rules.result(view).first, seat) if rules.over(view) else None

    def is_watched(self, entries: Sequence[LedgerEntry]) -> bool:
        """Whether a decision led to something worth watching; `scenes` then shows it."""
        return False

    def steps(self, state: Any, seat: int, action: int) -> Iterator[Any]:
        """A decision played step by step on copies of the whole state: the state after each step, with its ledger."""
        after = state.clone()
        game(self.name).apply(after, seat, action)
        yield after

    def course(self, before: Any, seat: int, action: int, viewer: int) -> list[StepView]:
        """The same as a viewer may know it, for `DecisionView.course`. Only for holders of the whole state: a server, a match."""
        rules = game(self.name)
        return [StepView(rules.view(state, viewer), rules.ledger(state, viewer)) for state in self.steps(before, seat, action)]

    def scenes(self, moved: DecisionView) -> list[Scene]:
        """What was resolved automatically after a decision, step by step; empty if there was nothing to watch."""
        return []

    # State of the game

    def describe(self, view: Any, seat: int) -> list[Area]:
        """What lies on the table, as that viewer sees it, for clients without a drawing of this game."""
        return table.plain(self._notation.write(view), game(self.name).seats(view))

    def drawn_position(self, view: Any) -> dict[str, Any]:
        """What a table is drawn from: the position in notation form, and figures derived from it."""
        return self._notation.write(view)

    def board_picture(self, view: Any, edition: Edition) -> Board | None:
        """What everybody may see of the board as a small picture, for links; None where the game draws none."""
        return None

    @property
    def has_majorities(self) -> bool:
        """Whether anything is scored by majority: then a table shows the majorities."""
        return type(self).majorities is not Guide.majorities

    def majorities(self, view: Any) -> list[Majority]:
        """Who is ahead in everything that is scored by majority."""
        return []

    def open_information(self, view: Any) -> Sequence[Any] | None:
        """What the open information implies about hidden information, by seat, as the game's msgspec structures; None in a game
        that hides nothing, or where nothing can be inferred.
        """
        return None

    def with_open_information(self, view: Any) -> Any:
        """The view with what can be inferred for certain filled in; for tables that keep an open book."""
        return view

    def notes(self, view: Any) -> list[Message]:
        """The same in sentences, with what else an attentive player would write down."""
        return []

    def sheet(self, view: Any, course: Sequence[RoundSummary]) -> ScoreSheet:
        """The score sheet at a view, with the history round by round."""
        return general.sheet(view.players, course, self.source)

    def opened(self, views: Sequence[Any]) -> Any:
        """The table with every seat's secrets, from the views of all seats: for a finished game."""
        return views[0]

    def printed(self, edition: Edition) -> dict[str, Any]:
        """The printed figures needed to draw a table."""
        return {"game": self.name, "edition": edition.name, **edition.figures}

    # Learning

    def descriptions(self, view: Any, seat: int) -> dict[str, Description]:
        """What each thing on the table is and does, by target; things without a description are left out."""
        return general.descriptions(self.describe(view, seat))

    def figures(self, edition: Edition) -> dict[str, Value]:
        """The figures in the sentences of the rules, by variable name."""
        return {}

    def legend(self, edition: Edition) -> Sequence[Legend]:
        """Every symbol on the table and its meaning."""
        return ()

    def scored(self, view: Any, what: str) -> list[LogLine]:
        """A scoring of a worked example, by its name there, computed by the rules: who scores how much, and for what."""
        return []
