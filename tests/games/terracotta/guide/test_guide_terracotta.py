"""What there is to see in Terracotta Army, against what the rules then do."""

from collections import Counter

import pytest

from claycrown.games.contract import LedgerEntry
from claycrown.games.terracotta.guide import GUIDE
from claycrown.games.terracotta.guide.course import ended_round
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules import names
from claycrown.games.terracotta.rules.game import GAME, entries, score_final, score_round
from claycrown.games.terracotta.rules.pieces import NOBODY, OVER, WARRIOR_NAMES
from claycrown.games.terracotta.rules.scoring_steps import decided, is_round_over, phases
from claycrown.games.terracotta.rules.state import State
from claycrown.guide.types import Majority
from tests.vocabulary.terracotta import Table, fields, moves, random_play

GAMES = [(2, 1), (3, 2), (4, 3)]


def vp(entries: list[LedgerEntry], sources: tuple[str, ...] = ()) -> Counter[int]:
    """By seat, without those who score nothing."""
    scored: Counter[int] = Counter()
    for entry in entries:
        if entry.what == "vp" and (not sources or entry.source in sources):
            scored[entry.seat] += entry.amount
    return scored


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_is_left_and_what_the_next_one_brings_is_told(players: int, seed: int) -> None:  # T1.4, T5.2, T6.1
    for moved in moves(players, seed):
        supply = GUIDE.drawn_position(moved.before)["supply"]
        signs = "".join(NOTATION.write(moved.before)["mausoleum"])
        built = [sum(signs.count(sign + owner) for owner in "ygbp") for sign in "OGCS"]
        assert [supply[kind]["left"] for kind in WARRIOR_NAMES] == [11 - count for count in built]
        for entry in moved.entries:
            if entry.source == "rack":
                assert entry.amount in [supply[kind]["next"] for kind in WARRIOR_NAMES]
    supply["officer"]["left"] = 5  # a position from a server's table is one: what it tells besides is not read
    assert NOTATION.write(
        NOTATION.read({**GUIDE.drawn_position(moved.before), "supply": supply}, moved.before.printed.edition, 0)
    ) == (NOTATION.write(moved.before))


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_end_step_by_step_is_the_end_at_once(players: int, seed: int) -> None:  # T8, T9, T10
    ends = 0
    for moved in moves(players, seed):
        table = decided(moved.before, NOTATION.action(moved.before, moved.text or ""))
        if not is_round_over(table):
            assert fields(table) == fields(moved.after)
            assert entries(table) == moved.entries
            continue
        ends += 1
        course = list(phases(table))
        assert fields(course[-1].state) == fields(moved.after)
        assert [*entries(table), *(entry for phase in course for entry in phase.entries)] == moved.entries
    assert ends == 5


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_an_preview_counts_what_the_scorings_would_give_more(players: int, seed: int) -> None:
    board = ("footman", "group", "domination", "presence", "archer")
    for number, state in enumerate(random_play(players, seed)):
        if number % 9 or state.step == OVER:
            continue
        seat = state.actor
        texts = {action: NOTATION.text(state, action) for action in GAME.legal(state, seat)[::7]}
        for action, preview in zip(texts, GUIDE.previews(state, seat, texts), strict=True):
            assert preview.decision == texts[action]
            after = state.clone()
            GAME.apply(after, seat, action)
            assert not any(entry.rule.startswith(("T8.", "T9.", "T10.")) for entry in preview.ledger)
            assert preview.reveals == (after.step == OVER)
            if ended_round(state, after):
                assert (preview.round_gain, preview.final_gain) == (None, None)
                assert preview.view.round == state.round
            else:
                assert preview.round_gain == vp(score_round(after))[seat] - vp(score_round(state))[seat]
                assert preview.final_gain == vp(score_final(after), board)[seat] - vp(score_final(state), board)[seat]
                assert fields(preview.view) == fields(after)


def test_an_preview_leaves_the_table_as_it_was() -> None:
    for state in random_play(2, 8):
        if state.step == OVER:
            break
        before = fields(state)
        GUIDE.previews(state, state.actor, dict.fromkeys(GAME.legal(state, state.actor)[:5], ""))
        GUIDE.majorities(state)
        assert fields(state) == before


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_majorities_are_what_the_scorings_score(players: int, seed: int) -> None:
    for number, state in enumerate(random_play(players, seed)):
        if number % 5:
            continue
        found = GUIDE.majorities(state)
        for majority in found:
            assert majority.leader is None or majority.points[majority.leader] == max(point or 0 for point in majority.points)
        now = [majority for majority in found if majority.round == state.round]
        at_the_end = [majority for majority in found if majority.round is None]
        if state.step != OVER:
            assert total(now) == vp(score_round(state))
        assert total(at_the_end) == vp(score_final(state), ("footman", "group", "domination", "presence"))


def total(majorities: list[Majority]) -> Counter[int]:
    scored: Counter[int] = Counter()
    for majority in majorities:
        for seat, points in enumerate(majority.points):
            if points:
                scored[seat] += points
    return scored


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_targets_of_a_majority_are_the_spaces_that_are_counted(players: int, seed: int) -> None:
    for number, state in enumerate(random_play(players, seed)):
        if number % 11:
            continue
        for majority in GUIDE.majorities(state):
            spaces = [target.removeprefix("space ") for target in majority.targets if target.startswith("space ")]
            if majority.where in ("coins", "clay"):
                assert spaces == []
                continue
            riders = {rider_on(state, space) for space in spaces} - {NOBODY}
            owners = Counter(state.owner[rider] for rider in riders)
            assert [owners[seat] for seat in range(players)] == list(majority.counts), majority


def rider_on(state: State, space: str) -> int:
    number = names.COLUMN_LETTERS.index(space[0]) + state.printed.columns * (int(space[1:]) - 1)
    return state.rider[number]


def test_archers_break_ties_in_the_reading_too() -> None:  # T8.6
    nothing = " ".join([".."] * 9)
    tied = ["Oy .. .. Og .. .. .. .. ..", ".. .. .. a^ .. .. .. .. .."]
    table = Table(2).put(inspectors={"row": 3, "column": 9}, mausoleum=[nothing, nothing, *tied, *[nothing] * 3])
    row = GUIDE.majorities(table.state)[0]
    assert (row.source, row.where, list(row.counts), list(row.points), row.leader) == ("inspector row", "3", [1, 1], [3, 7], 1)
    assert (row.margin, list(row.tied)) == (0, [])


def test_a_majority_says_by_how_much_somebody_leads_or_who_is_tied() -> None:  # T1.8
    nothing = " ".join([".."] * 9)
    led = "Oy Gy Sy .. Og .. Ob .. .."
    even = [".. .. .. .. .. .. .. .. Og", ".. .. .. .. .. .. .. .. Oy"]
    table = Table(3).put(inspectors={"row": 3, "column": 9}, mausoleum=[*even, led, *[nothing] * 4])
    row, column, *_ = GUIDE.majorities(table.state)
    assert (row.leader, row.margin, list(row.tied)) == (0, 2, [])
    assert (column.leader, column.margin, list(column.tied)) == (None, None, [0, 1])


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_scenes_lead_from_the_decision_to_the_next_round(players: int, seed: int) -> None:
    ends = 0
    for moved in moves(players, seed):
        scenes = GUIDE.scenes(moved)
        assert bool(scenes) == ended_round(moved.before, moved.after)
        if not scenes:
            continue
        ends += 1
        last = scenes[-1].view
        assert fields(last) == fields(moved.after)
        kinds = [scene.kind for scene in scenes]
        up_to_clean_up = scenes[: kinds.index("clean-up")]
        assert all(scene.view.round == moved.before.round for scene in up_to_clean_up)
        assert all(scene.view.order == moved.before.order for scene in up_to_clean_up)
        assert all(scene.view.step != OVER for scene in scenes[:-1])
    assert ends == 5
