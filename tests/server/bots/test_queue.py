"""Whose turn it is to think, and for how long: by order and by counting, with no clock but the one that is given."""

from collections import Counter
from itertools import count

import pytest

from claycrown.bots.ladder import LADDER, cheaper
from claycrown.server.bots.queries import DueDecision
from claycrown.server.bots.queue import LEAST, BotQueue, Job, is_quick
from claycrown.server.clocks.timing import SECOND
from claycrown.server.config import Bots
from claycrown.server.workers.shares import Shares

AT = 1_000_000
_tables = count()


def pending(bot: str, owner: str = "anna", awaited: bool = True, waited: float = 0, holder: str | None = None) -> DueDecision:
    """A decision at a table of its own, due for so many seconds; one with a holder is being thought about."""
    since = AT + 5 * SECOND if holder is not None else AT - int(waited * SECOND)
    return DueDecision(str(next(_tables)), 1, bot, 3, since, holder, 0, owner, awaited)


def served(queue: BotQueue, waiting: list[DueDecision], at: int = AT) -> list[Job]:
    """Everybody in the order in which they are served, each done before the next is looked for."""
    order: list[Job] = []
    waiting = list(waiting)
    while chosen := queue.choose(waiting, [], at):
        job = chosen[0]
        queue.serve(job, at)
        waiting.remove(job.pending)
        order.append(job)
    return order


def test_bots_that_people_wait_for_go_before_tables_of_bots_alone() -> None:
    alone = [pending("steward", "ben", awaited=False, waited=90) for _ in range(50)]
    late = pending("steward", waited=0)
    assert BotQueue(Bots(), Shares()).choose([*alone, late], [], AT)[0].pending is late


def test_tables_of_bots_alone_are_served_when_nobody_waits() -> None:
    alone = [pending("emperor", awaited=False), pending("random", awaited=False)]
    assert {job.pending for job in BotQueue(Bots(), Shares()).choose(alone, [], AT)} == set(alone)


def test_every_owner_has_a_share_however_many_tables_they_have() -> None:
    many = [pending("steward", "ben", waited=60) for _ in range(50)]
    few = [pending("steward", "anna") for _ in range(5)]
    first = served(BotQueue(Bots(patience=100), Shares()), [*many, *few])[:10]
    assert Counter(job.pending.owner_id for job in first) == {"anna": 5, "ben": 5}


def test_who_was_thought_for_at_length_comes_after_who_was_not() -> None:
    """A share is one of time: after a thought of ten seconds, many of a moment are another's."""
    queue = BotQueue(Bots(), Shares())
    queue.serve(Job(pending("emperor", "ben"), "emperor", 10.0), AT)
    order = served(queue, [pending("steward", "ben", waited=5), *(pending("steward", "anna") for _ in range(40))])
    assert [job.pending.owner_id for job in order] == ["anna"] * 40 + ["ben"]


def test_what_was_thought_long_ago_hardly_counts() -> None:
    queue = BotQueue(Bots(), Shares())
    queue.serve(Job(pending("emperor", "ben"), "emperor", 10.0), AT - 3600 * SECOND)
    queue.serve(Job(pending("random", "anna"), "random", 0.0), AT)
    waiting = [pending("random", "anna"), pending("random", "ben")]
    assert [job.pending.owner_id for job in served(queue, waiting)] == ["ben", "anna"]


@pytest.mark.parametrize("processes", [2, 3, 8])
def test_a_process_is_kept_for_bots_that_answer_soon(processes: int) -> None:
    queue = BotQueue(Bots(processes=processes), Shares())
    slow = [pending("emperor", "ben") for _ in range(50)]
    running = queue.choose(slow, [], AT)
    assert [job.bot for job in running] == ["emperor"] * (processes - 1)
    quick = pending("steward")
    (job,) = queue.choose([*slow, quick], running, AT)
    assert job.pending is quick
    assert queue.choose([*slow, pending("steward")], [*running, job], AT) == []


def test_with_one_process_even_a_long_thought_is_thought() -> None:
    assert len(BotQueue(Bots(processes=1), Shares()).choose([pending("emperor")], [], AT)) == 1


def test_a_bot_that_nobody_knows_may_think_long() -> None:
    assert not is_quick("stranger")
    assert [rung.name for rung in LADDER if not is_quick(rung.name)] == ["emperor"]


def test_what_is_being_thought_about_is_not_taken_up_again() -> None:
    queue = BotQueue(Bots(), Shares())
    late = pending("random", waited=10)  # the time that it was held for is over, but it is still at work
    (job,) = queue.choose([late], [], AT)
    assert queue.choose([late], [job], AT) == []
    assert queue.choose([pending("random", holder="another server")], [], AT) == []


def seconds(of: DueDecision, waiting: list[DueDecision]) -> float:
    """What one may think when it is its turn, while the others still wait."""
    others = [one._replace(wake_at=AT + SECOND, holder="here") for one in waiting if one is not of]
    (job,) = BotQueue(Bots(), Shares()).choose([of, *others], [], AT)
    return job.seconds


def test_alone_a_bot_has_the_time_that_the_ladder_promises() -> None:
    for rung in LADDER:
        if rung.budget.seconds is not None:
            assert seconds(pending(rung.name), []) == rung.budget.seconds


def test_a_round_of_all_that_wait_takes_no_longer_than_one_alone() -> None:
    for many in (2, 3, 5, 10):
        waiting = [pending("emperor") for _ in range(many)]
        assert sum(seconds(one, waiting) for one in waiting) == pytest.approx(10.0)


def test_the_time_to_think_is_shared_by_owners_first() -> None:
    one, many = pending("emperor", "anna"), [pending("emperor", "ben") for _ in range(4)]
    assert seconds(one, [one, *many]) == pytest.approx(5.0)
    assert seconds(many[0], [one, *many]) == pytest.approx(5.0 / 4)


def test_tables_of_bots_alone_take_no_time_from_people() -> None:
    one, many = pending("emperor", "anna"), [pending("emperor", "ben", awaited=False) for _ in range(50)]
    assert seconds(one, [one, *many]) == 10.0
    assert seconds(many[0], [one, *many]) == 10.0 * LEAST


def test_a_few_that_think_for_a_second_need_not_share() -> None:
    waiting = [pending("marshal") for _ in range(10)]
    assert seconds(waiting[0], waiting) == 1.0


def test_who_has_waited_too_long_gets_the_next_weaker_bot() -> None:
    queue = BotQueue(Bots(patience=20), Shares())
    running = queue.choose([pending("emperor", "ben")], [], AT)
    patient, late = pending("emperor", waited=19), pending("emperor", waited=21)
    assert queue.choose([late], running, AT - 21 * SECOND) == []
    assert queue.choose([patient, late], running, AT - 19 * SECOND) == []
    (job,) = queue.choose([patient, late], running, AT)  # in the process that is kept for quick ones
    assert (job.pending, job.bot) == (late, "marshal")
    assert job.seconds <= 1.0


def test_while_the_server_stood_still_nobody_waited() -> None:
    (job,) = BotQueue(Bots(patience=20), Shares()).choose([pending("emperor", waited=3600)], [], AT)
    assert job.bot == "emperor"


def test_a_table_of_bots_alone_is_patient() -> None:
    queue = BotQueue(Bots(patience=20), Shares())
    running, alone = queue.choose([pending("emperor", "ben")], [], AT), pending("emperor", awaited=False, waited=500)
    assert queue.choose([alone], running, AT - 500 * SECOND) == []
    assert queue.choose([alone], running, AT) == []
    (job,) = queue.choose([alone], [], AT)
    assert job.bot == "emperor"


def test_the_ladder_goes_down_to_the_lowest_rung_and_no_further() -> None:
    names = [rung.name for rung in LADDER if not rung.is_style]
    assert [cheaper(name) for name in names] == [None, *names[:-1]]
    order = [rung.name for rung in LADDER]
    for rung in LADDER:
        if rung.is_style:
            weaker, stronger = ("novice", "greedy") if order.index(rung.name) < order.index("greedy") else ("greedy", "steward")
            assert order.index(weaker) < order.index(rung.name) < order.index(stronger)
            assert cheaper(rung.name) == weaker
    assert cheaper("stranger") == "steward"


@pytest.mark.parametrize(
    ("others", "told"),
    [
        ([], 10),
        ([pending("emperor", waited=5)], 10),  # they share the ten seconds
        ([pending("emperor", "ben", waited=5)], 10),
        ([pending("emperor", holder="here")], 10),
        ([pending("emperor", "ben", awaited=False, waited=5)], 10),
        ([pending("emperor", "ben", awaited=False, holder="here")], 15),  # which is about to end
        ([pending("emperor", waited=5) for _ in range(14)], 15),  # a second each, and no less
        ([pending("emperor", waited=5) for _ in range(99)], 25),  # no longer than people are to wait
        ([pending("steward", waited=5) for _ in range(99)], 10),
    ],
)
def test_who_waits_is_told_about_how_long(others: list[DueDecision], told: int) -> None:
    one = pending("emperor", waited=1)
    assert BotQueue(Bots(patience=20), Shares()).wait(one, [*others, one], AT) == told
