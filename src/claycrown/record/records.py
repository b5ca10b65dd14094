"""Records: a whole game as its set-up and its decisions. Playing the list from the set-up gives the same game, always."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from claycrown.games import contract, game
from claycrown.games.edition import STANDARD, Edition, figures_only, from_figures
from claycrown.games.options import Value
from claycrown.games.refused import Refused, codes, show
from claycrown.record.fields import Fields
from claycrown.record.notation import AvailableEditions, BadPosition, NotADecision, game_of, notation


@dataclass
class Record:
    """A whole game, or its part played so far."""

    game: str
    edition: Edition
    options: dict[str, Value]
    players: list[str]
    """Who played each seat, in seat order: a bot's name, or a person's."""
    seed: int
    decisions: list[tuple[str, str]] = field(default_factory=list)
    """The colour and the text of each decision, in the order of arrival."""
    result: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    """The start position of a game without a set-up; the seed is for what was shuffled after it."""

    def set_up(self) -> Any:
        """The state before the first decision."""
        return beginning(self.game, self.edition, len(self.players), self.seed, self.options, self.position)

    def states(self) -> Iterator[Any]:
        """The set-up, then the same state after each decision; `BadPosition` at one that the rules refuse."""
        rules = game(self.game)
        state = self.set_up()
        seats = rules.seats(state)
        yield state
        for number, (colour, text) in enumerate(self.decisions, 1):
            if colour not in seats:
                raise BadPosition(f"decisions {number}", "record-not-at-table", colour=repr(colour))
            try:
                contract.decide(rules, state, seats.index(colour), notation(self.game).action(state, text))
            except (contract.Illegal, NotADecision) as error:
                raise refused_decision(number, colour, text, error) from None
            yield state

    def replay(self, to: int | None = None) -> Any:
        """The state after that many decisions, by default after all."""
        last = len(self.decisions) if to is None else to
        if not 0 <= last <= len(self.decisions):
            raise BadPosition("decisions", "record-too-short", count=len(self.decisions), asked=last)
        for number, state in enumerate(self.states()):
            if number == last:
                return state
        raise AssertionError("states() yields one more than there are decisions")

    def to_json(self) -> str:
        return json.dumps(self.to_dict(), ensure_ascii=False) + "\n"

    def to_dict(self) -> dict[str, Any]:
        colours = game(self.game).colours
        return {
            "game": self.game,
            "edition": {"name": self.edition.name, "hash": self.edition.hash},
            "options": self.options,
            "seats": [{"colour": colours[seat], "player": player} for seat, player in enumerate(self.players)],
            "seed": self.seed,
            "decisions": [list(decision) for decision in self.decisions],
            "result": self.result,
            **({} if self.position is None else {"position": self.position}),
        }

    def with_figures(self) -> dict[str, Any]:
        """The same, with the figures of an edition that only a server has, so that it replays anywhere."""
        written = self.to_dict()
        if self.edition.name != STANDARD:
            written["edition"]["figures"] = figures_only(self.edition.figures)
        return written


def beginning(
    name: str, edition: Edition, players: int, seed: int, options: Mapping[str, Value], position: dict[str, Any] | None = None
) -> Any:
    """The state at the start of a game: its set-up, or a position with the usual seats."""
    rules = game(name)
    if position is None:
        return contract.set_up(rules, players, seed, options, edition)
    state = notation(name).read(position, edition, contract.check_seed(seed))
    colours = list(rules.colours[:players])
    if rules.seats(state) != colours:
        raise BadPosition("position", "record-other-seats", known=codes(colours))
    return state


def refused_decision(number: int, colour: str, text: str, error: Refused) -> BadPosition:
    """The refusal for a record with a decision (the first is 1) that the rules do not allow."""
    return BadPosition(f"decisions {number}", "refused-decision", colour=colour, decision=text, reason=error.message)


def result_of(name: str, state: Any, left: Sequence[str] = ()) -> dict[str, Any] | None:
    """How the game ended, as a record stores it; None while it goes on. `left`: the colours of the players who left for good, in
    order. Every ranking is computed from this.
    """
    rules = game(name)
    if not rules.over(state):
        return None
    result = rules.result(state).after_leaving(left)
    written: dict[str, Any] = {"winner": result.winner, "ranking": list(result.ranking)}
    if result.places:
        written["places"] = list(result.places)
    if left:
        written["left"] = list(left)
    return written | {name: figure for name, figure in result.figures.items() if name not in written}


def leavers_in(result: Mapping[str, Any] | None, seats: Sequence[str]) -> tuple[str, ...]:
    """Who left a game for good, in order, from a result as a record stores it; `BadPosition` if it is inconsistent."""
    left = [] if result is None else result.get("left", [])
    if not isinstance(left, list) or any(colour not in seats or left.count(colour) > 1 for colour in left):
        raise BadPosition("result.left", "record-other-result")
    return tuple(left)


def places_of(result: Mapping[str, Any]) -> dict[str, int]:
    """The place of each contestant, best first, from a result as a record stores it; tied players share a place."""
    ranking = result["ranking"]
    return dict(zip(ranking, result.get("places") or range(1, len(ranking) + 1), strict=True))


def _find_edition(named: Fields, name: str, editions: AvailableEditions) -> Edition:
    """The edition included in a record, or the available one that it names."""
    called = named.text("name")
    if called == STANDARD or not named.has("figures"):
        return editions.find(name, called)
    figures = named.take("figures")
    if not isinstance(figures, dict):
        raise BadPosition("edition.figures", "field-no-object", given=show(figures))
    edition = from_figures(called, figures)
    rules = game(name)
    rules.new(rules.player_counts[0], 0, None, edition)  # which checks the figures
    return edition


def read_record(written: Any, editions: AvailableEditions) -> Record:
    """A record from its JSON; its decisions are checked when it is replayed."""
    name = game_of(written)
    rules = game(name)
    fields = Fields(written)
    fields.take("game")
    named = fields.inside("edition")
    edition = _find_edition(named, name, editions)
    if named.text("hash") != edition.hash:
        raise BadPosition("edition.hash", "edition-other-figures", edition=repr(edition.name))
    named.done()
    players: list[str] = []
    seats = fields.listed("seats", range(rules.player_counts[0], rules.player_counts[-1] + 1))
    for number, node in enumerate(seats):
        seat = Fields(node, f"seats {number + 1}")
        seat.word("colour", (rules.colours[number],))
        players.append(seat.text("player"))
        seat.done()
    given = fields.take("options")
    if not isinstance(given, dict):
        raise BadPosition("options", "field-no-object", given=show(given))
    options = contract.check_options(rules, given, len(players))
    seed = contract.check_seed(fields.take("seed"))
    decisions: list[tuple[str, str]] = []
    for number, node in enumerate(fields.listed("decisions"), 1):
        if not isinstance(node, list) or len(node) != 2 or not all(isinstance(part, str) for part in node):
            raise BadPosition(f"decisions {number}", "record-no-decision", given=show(node))
        decisions.append((node[0], node[1]))
    result = fields.take("result") if fields.has("result") else None
    if result is not None and not isinstance(result, dict):
        raise BadPosition("result", "field-object-or-null", given=show(result))
    position = fields.take("position") if fields.has("position") else None
    if position is not None and not isinstance(position, dict):
        raise BadPosition("position", "field-object-or-null", given=show(position))
    fields.done()
    return Record(name, edition, options, players, seed, decisions, result, position)
