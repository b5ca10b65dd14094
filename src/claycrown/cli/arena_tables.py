"""The results of a tournament as tables in the terminal."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from claycrown.arena.entrants import entrant
from claycrown.arena.naming import contestant_name, figure_name
from claycrown.arena.ratings import Rating
from claycrown.arena.series import Series
from claycrown.arena.standings import SeriesStandings, SeriesTally, wilson
from claycrown.bots.ladder import RUNGS, Budget
from claycrown.games.message import Message
from claycrown.words import t, title_of


def print_results(
    all_series: Sequence[Series], standings: SeriesStandings, ratings: Mapping[str, Rating] | None, seconds: float
) -> None:
    """The ratings, if there are any, the standings, and how the games were played."""
    console = Console()
    if ratings is not None:
        console.print(_rating_table(ratings))
        console.print(_head_to_head_table(standings, list(ratings)))
    figures = list(next(iter(standings.seats.values())).figures)
    series = all_series[0]
    for who, tallies in (("arena-head-bot", standings.bots), ("arena-head-seat", standings.seats)):
        measured = [t(f"arena-head-{head}") for head in ("wins", "rate", "interval", "place")]
        table = _table(who, *measured, *(figure_name(series.game, figure) for figure in figures))
        for name, tally in tallies.items():
            table.add_row(contestant_name(name), *_row(tally, figures))
        console.print(table)
    for line in _about(all_series, standings, seconds):
        console.print(line, highlight=False)
    if ratings is not None:
        console.print(t("arena-rating-about"), highlight=False)


def _about(all_series: Sequence[Series], standings: SeriesStandings, seconds: float) -> list[str]:
    """How the games were played, and what the tables show."""
    series = all_series[0]
    played = t(
        "arena-played",
        game=title_of(series.game),
        players=len(series.line_up),
        seed=str(series.seed),
        games=standings.games,
        decisions=standings.decisions,
        seconds=seconds,
    )
    return [played, *_own_budgets(all_series), t("arena-rate-about")]


def _table(who: str, *heads: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), collapse_padding=True, pad_edge=False)
    table.add_column(t(who), no_wrap=True)
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    return table


def _row(tally: SeriesTally, figures: list[str]) -> list[str]:
    low, high = wilson(tally.wins, tally.games)
    means = tally.means()
    return [
        t("arena-tenths", value=wins) if isinstance(wins := tally.counted_wins(), float) else str(wins),
        t("arena-share", value=tally.wins / tally.games),
        t("arena-between", low=_tenths(100 * low), high=_tenths(100 * high)),
        t("arena-hundredths", value=tally.mean_place()),
        *(t("arena-tenths", value=means[figure]) for figure in figures),
    ]


def _tenths(value: float) -> Message:
    return Message("arena-tenths", {"value": value})


def _whole(value: float) -> Message:
    return Message("arena-whole", {"value": value})


def _rating_table(ratings: Mapping[str, Rating]) -> Table:
    table = _table("arena-head-bot", *(t(f"arena-head-{head}") for head in ("rating", "interval", "games")))
    for name, rating in ratings.items():
        interval = t("arena-between", low=_whole(rating.low), high=_whole(rating.high))
        table.add_row(name, t("arena-whole", value=rating.points), interval, str(rating.games))
    return table


def _head_to_head_table(standings: SeriesStandings, names: list[str]) -> Table:
    """How often each finished ahead of each other."""
    table = _table("arena-head-before", *names)
    for name in names:
        cells = []
        for other in names:
            meeting = standings.meetings.get((name, other))
            cells.append("" if meeting is None else t("arena-share-whole", value=meeting.mean))
        table.add_row(name, *cells)
    return table


def _own_budgets(all_series: Sequence[Series]) -> list[str]:
    """The budgets of entrants that differ from the ladder's."""
    budgets = {}
    for series in all_series:
        for name in series.line_up:
            who = entrant(name, series.common_budget)
            if who.budget is not None and who.budget != RUNGS[who.bot].budget:
                budgets[name] = t("arena-thinks", bot=name, budget=_budget(who.budget))
    return list(budgets.values())


def _budget(budget: Budget) -> list[Message]:
    parts = []
    if budget.seconds is not None:
        parts.append(Message("arena-budget-seconds", {"seconds": budget.seconds}))
    if budget.simulations is not None:
        parts.append(Message("arena-budget-simulations", {"count": budget.simulations}))
    if budget.threads > 1:
        parts.append(Message("arena-budget-threads", {"count": budget.threads}))
    return parts
