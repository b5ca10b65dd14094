"""Learn the weights of the evaluation from games that the evaluation plays against itself.

    python -m claycrown.games.terracotta.bots.train --games 1500 --passes 3 --seed 1

plays, learns and writes `weights.json` anew; the same figures give the same file. Needs numpy (the extra `study` brings it).

Each pass plays games in which all seats take the turn that the weights so far like best, with some chance so that the games
differ, and fits weights round by round from the last one backward: in round 5 to the final scores, in a round before it to the
VP gained until its end and what the next round's weights expect from there. That is far less a matter of luck than the end
of the game. A weight for which the games have little to say stays near what it was.
"""

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from claycrown.games.terracotta.bots import by_hand, outlook, turns, weights
from claycrown.games.terracotta.bots.features import FEATURES
from claycrown.games.terracotta.rules import wheel
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import AT_TURN, ROUNDS, WORKERS
from claycrown.games.terracotta.rules.state import State

Numbers = NDArray[np.float64]

DOUBT = 2.0
"""VP of chance, on average, in the choice of a turn: enough that the games differ."""
WHIMS = 0.04
"""How often any of the listed turns is taken instead."""
STEADINESS = 400.0
"""How hard it is to move a weight: the more, the closer it stays to what it was."""


class Moment(NamedTuple):
    """What was on the table before a turn, or at the end, seat by seat."""

    game: int
    round: int
    progress: float
    """How much of the round is over, from 0 to 1."""
    features: Numbers
    vp: Numbers


class Lesson(NamedTuple):
    """One round's weights in VP: at its beginning and at its end."""

    early: Numbers
    late: Numbers

    def expects(self, moment: Moment) -> Numbers:
        """The final VP that each seat may expect."""
        weight = self.early * (1 - moment.progress) + self.late * moment.progress
        return moment.vp + moment.features @ weight


def play(players: int, games: int, seed: int, table: dict[str, Any]) -> tuple[list[Moment], dict[int, Numbers]]:
    """Games of the evaluation against itself: the moments before each turn, and the final VP of each game."""
    ready = weights.ready(players, table)
    moments: list[Moment] = []
    ends: dict[int, Numbers] = {}
    for number in range(games):
        rng = Random(f"{seed} {players} {number}")
        state = GAME.new(players, rng.getrandbits(64))
        draft = turns.Draft(state.printed, ready)
        draft.width = 2
        while not GAME.over(state):
            moments.append(moment_of(number, state, draft.outlook))
            take_turn(state, draft, rng)
        ends[number] = np.array(state.vp[:players], dtype=float)
    return moments, ends


def take_turn(state: State, draft: turns.Draft, rng: Random) -> None:
    draft.start = state.clone()
    turns.draft(draft, rng.getrandbits(32))
    order, scores = draft.order[: draft.listed], draft.score[: draft.found]
    if rng.random() < WHIMS:
        chosen = rng.choice(order)
    else:
        chosen = max(order, key=lambda turn: scores[turn] + rng.gauss(0, 1000 * DOUBT))
    for action in turns.decisions(draft, chosen):
        GAME.apply(state, state.actor, action)
    assert state.step == AT_TURN or GAME.over(state)


def moment_of(game: int, state: State, room: outlook.Outlook) -> Moment:
    outlook.judge(room, state)
    players = state.players
    placed = sum(wheel.placed(state, seat) for seat in range(players))
    features = np.array(room.feature[: players * FEATURES], dtype=float).reshape(players, FEATURES)
    return Moment(game, state.round, placed / (players * WORKERS[players]), features, np.array(state.vp[:players], dtype=float))


def learn(moments: list[Moment], ends: dict[int, Numbers], before: list[Lesson]) -> tuple[list[Lesson], list[list[int]]]:
    """The weights of each round, the last first, and how far they miss the final leads."""
    lessons = list(before)
    goals = dict(ends)
    for number in range(ROUNDS, 0, -1):
        own = [moment for moment in moments if moment.round == number]
        lessons[number - 1] = fit(own, goals, before[number - 1])
        goals = {moment.game: lessons[number - 1].expects(moment) for moment in own if moment.progress == 0}
    misses = [spread([m for m in moments if m.round == number], ends, lessons[number - 1]) for number in range(1, ROUNDS + 1)]
    return lessons, misses


def fit(moments: list[Moment], goals: dict[int, Numbers], before: Lesson) -> Lesson:
    """Least squares on leads over the average seat, drawn towards the weights before."""
    rows, wanted = [], []
    for moment in moments:
        both = np.hstack([moment.features * (1 - moment.progress), moment.features * moment.progress])
        rows.append(both - both.mean(axis=0))
        missing = goals[moment.game] - moment.vp
        wanted.append(missing - missing.mean())
    x, y = np.vstack(rows), np.concatenate(wanted)
    start = np.concatenate([before.early, before.late])
    moved = np.linalg.solve(x.T @ x + STEADINESS * np.eye(x.shape[1]), x.T @ (y - x @ start))
    return Lesson(*np.split(start + moved, 2))


def spread(moments: list[Moment], ends: dict[int, Numbers], lesson: Lesson) -> list[int]:
    """By how many thousandths of a VP the final lead over the best rival misses what is expected, early and late in the round."""
    misses: list[list[float]] = [[], []]
    for moment in moments:
        if moment.progress < 0.3 or moment.progress > 0.7:
            misses[int(moment.progress > 0.7)].extend(leads(ends[moment.game]) - leads(lesson.expects(moment)))
    return [round(1000 * float(np.sqrt(np.mean(np.square(part))))) for part in misses]


def leads(vp: Numbers) -> Numbers:
    return np.array([own - max(np.delete(vp, seat)) for seat, own in enumerate(vp)])


def lessons_of(table: dict[str, Any], players: int) -> list[Lesson]:
    rounds = table["players"][str(players)]
    return [Lesson(np.array(one["early"]) / 1000, np.array(one["late"]) / 1000) for one in rounds]


def improve(table: dict[str, Any], games: int, seed: int) -> dict[str, Any]:
    """One pass for every number of players."""
    learned: dict[str, Any] = {"features": table["features"], "players": {}}
    for players in GAME.player_counts:
        moments, ends = play(players, games, seed, table)
        lessons, misses = learn(moments, ends, lessons_of(table, players))
        learned["players"][str(players)] = [
            {"early": thousandths(lesson.early), "late": thousandths(lesson.late), "spread": missed}
            for lesson, missed in zip(lessons, misses, strict=True)
        ]
        average = np.mean([vp.mean() for vp in ends.values()])
        print(f"{players} players: {len(moments)} moments, {average:.1f} VP on average, misses {misses}", flush=True)
    return learned


def thousandths(values: Numbers) -> list[int]:
    return [round(1000 * float(value)) for value in values]


def write(table: dict[str, Any], path: Path) -> None:
    """A line for each list, so that a change of weights can be read."""
    path.write_text(compact(json.dumps(table, indent=1)) + "\n")


def compact(text: str) -> str:
    """Numbers of a list on one line."""
    lines: list[str] = []
    for line in text.splitlines():
        bare = line.strip()
        if lines and bare.rstrip(",").lstrip("-").isdigit():
            lines[-1] += bare if lines[-1].endswith("[") else f" {bare}"
        elif lines and bare.startswith("]") and lines[-1][-1].isdigit():
            lines[-1] += bare
        else:
            lines.append(line)
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the weights of the evaluation for Terracotta Army.")
    parser.add_argument("--games", type=int, default=1500, help="games of each number of players in a pass")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=weights.FILE)
    chosen = parser.parse_args()
    table = by_hand.table()
    for number in range(chosen.passes):
        print(f"pass {number + 1} of {chosen.passes}", flush=True)
        table = improve(table, chosen.games, chosen.seed + number)
        write(table, chosen.out)


if __name__ == "__main__":
    main()
