"""Puzzles of Lords of Xidit: what there is to find, and what a year or a choice brings for the three assessments."""

from collections import Counter
from collections.abc import Sequence

from claycrown.games.ledger import Ledger
from claycrown.games.message import Message
from claycrown.games.xidit.bots import rollout, weights
from claycrown.games.xidit.bots.rollout import Simulator
from claycrown.games.xidit.guide import things
from claycrown.games.xidit.rules import assessment, play
from claycrown.games.xidit.rules import state as states
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import ASSESSMENT_NAMES, AT_PLAN, AT_SHOW, SHOW, TYPES
from claycrown.games.xidit.rules.state import State
from claycrown.learning.puzzles import Gain, GamePuzzles

KINDS = ("plan", "census", "rewards", "bards", "titan", "raise")
DEEDS = {"threat eliminated": "threats", "titan eliminated": "titans", "most shown": "census"}
"""What is counted of a ledger, and how it is called here."""
AHEAD = "ahead in "
"""How many more contestants are behind in an assessment."""


class XiditPuzzles:
    kinds: Sequence[str] = KINDS

    def finish(self, before: State, state: State, seat: int) -> list[tuple[int, int]]:
        """A plan: the whole year, everybody else's choices included; another choice: what the seat must choose after it."""
        whole_year = before.step == AT_PLAN
        simulator = Simulator(before, weights.evaluation_for(before))
        rollout.compute_marginal_values(simulator, before)
        going, line = state.clone(), []
        while not GAME.over(going) and going.step != AT_PLAN:
            if going.step == AT_SHOW:
                if not whole_year:
                    break
                decisions = [(other, SHOW + going.units[other * TYPES + going.census]) for other in range(going.players)]
            elif whole_year or (going.actor == seat and going.order == before.order and going.city[seat] == before.city[seat]):
                decisions = [(going.actor, rollout.policy(simulator, going))]
            else:
                break
            for other, action in decisions:
                GAME.apply(going, other, action)
            line += decisions
        return line

    def gains(self, state: State, seat: int, line: Sequence[tuple[int, int]]) -> list[Gain]:
        """What the assessments would count more or less, for oneself and for the rivals, and what else there is more of."""
        after = state.clone()
        deeds: Counter[str] = Counter()
        whole_year = state.step == AT_PLAN
        for decider, action in line:
            if whole_year:
                GAME.apply(after, decider, action)
            else:  # not the automatic consequences: they are the same for every choice
                after.book = Ledger()
                play.carry_out(after, decider, action)
            for entry in GAME.ledger(after, seat):
                if entry.seat == seat and entry.what in DEEDS:
                    deeds[DEEDS[entry.what]] += 1
        found = [Gain(what, count) for what, count in deeds.items()]
        found.append(Gain("units", states.units_of(after, seat) - states.units_of(state, seat)))
        for kind, name in enumerate(ASSESSMENT_NAMES):
            found.append(Gain(name, assessment.worth(after, seat, kind) - assessment.worth(state, seat, kind)))
            found.append(Gain(AHEAD + name, behind(after, seat, kind) - behind(state, seat, kind)))
            found.append(Gain(name, rivals_worth(after, seat, kind) - rivals_worth(state, seat, kind), rivals=True))
        return [gain for gain in found if gain.amount]

    def describe_gain(self, gain: Gain) -> Message:
        name = gain.what.removeprefix(AHEAD)
        if name not in ASSESSMENT_NAMES:
            return Message("xidit-puzzle-goods", {"what": name, "amount": gain.amount})
        message = "xidit-puzzle-rivals" if gain.rivals else "xidit-puzzle-ahead" if name != gain.what else "xidit-puzzle-worth"
        return Message(message, {"assessment": things.assessment(name), "of": name, "amount": gain.amount})


def behind(state: State, seat: int, kind: int) -> int:
    """How many contestants have less for an assessment."""
    own = assessment.worth(state, seat, kind)
    return sum(assessment.worth(state, other, kind) < own for other in range(assessment.contestants(state)) if other != seat)


def rivals_worth(state: State, seat: int, kind: int) -> int:
    return sum(assessment.worth(state, other, kind) for other in range(assessment.contestants(state)) if other != seat)


PUZZLES: GamePuzzles = XiditPuzzles()
