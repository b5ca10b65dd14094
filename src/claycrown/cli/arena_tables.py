"""How a tournament came out, as tables in the terminal."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from claycrown.arena.entrants import entrant
from claycrown.arena.match import Match
from claycrown.arena.ratings import Rating
from claycrown.arena.standings import Standings, Tally, wilson
from claycrown.bots.ladder import RUNGS, Budget


def tell(matches: Sequence[Match], standings: Standings, ratings: Mapping[str, Rating] | None, seconds: float) -> None:
    """The standings, the ratings of a tournament (there are none of a match), and how it was played."""
    console = Console()
    if ratings is not None:
        console.print(_rated(ratings))
        console.print(_met(standings, list(ratings)))
    figures = list(next(iter(standings.seats.values())).figures)
    for who, tallies in (("bot", standings.bots), ("seat", standings.seats)):
        table = _table(who, "wins", "rate", "95 %", "place", *figures)
        for name, tally in tallies.items():
            table.add_row(name, *_row(tally, figures))
        console.print(table)
    match = matches[0]
    played = f"{match.game}, {len(match.line_up)} players, seed {match.seed}: {standings.games} games"
    console.print(f"{played}, {standings.decisions} decisions, {seconds:.1f} s", highlight=False)
    for line in _thinking(matches):
        console.print(line, highlight=False)
    console.print("rate: games won, with its 95 % interval; place and what follows are means", highlight=False)
    if ratings is not None:
        console.print("rating: 400 points more come in before the other ten times as often as after", highlight=False)


def _table(who: str, *heads: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), collapse_padding=True, pad_edge=False)
    table.add_column(who, no_wrap=True)
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    return table


def _row(tally: Tally, figures: list[str]) -> list[str]:
    low, high = wilson(tally.wins, tally.games)
    means = tally.means()
    return [
        str(tally.wins),
        f"{tally.wins / tally.games:.1%}",
        f"{100 * low:.1f} to {100 * high:.1f}",
        f"{tally.mean_place():.2f}",
        *(f"{means[figure]:.1f}" for figure in figures),
    ]


def _rated(ratings: Mapping[str, Rating]) -> Table:
    table = _table("bot", "rating", "95 %", "games")
    for name, rating in ratings.items():
        table.add_row(name, f"{rating.points:.0f}", f"{rating.low:.0f} to {rating.high:.0f}", str(rating.games))
    return table


def _met(standings: Standings, names: list[str]) -> Table:
    """Who came in before whom, how often."""
    table = _table("came in before", *names)
    for name in names:
        cells = []
        for other in names:
            meeting = standings.meetings.get((name, other))
            cells.append("" if meeting is None else f"{meeting.mean:.0%}")
        table.add_row(name, *cells)
    return table


def _thinking(matches: Sequence[Match]) -> list[str]:
    """How much those may think who do not think as the ladder says."""
    said = {}
    for match in matches:
        for name in match.line_up:
            who = entrant(name, match.common_budget)
            if who.budget is not None and who.budget != RUNGS[who.bot].budget:
                said[name] = f"{name}: {_budget(who.budget)} a turn"
    return list(said.values())


def _budget(budget: Budget) -> str:
    parts = []
    if budget.seconds is not None:
        parts.append(f"{budget.seconds:g} s")
    if budget.simulations is not None:
        parts.append(f"{budget.simulations} simulations")
    if budget.threads > 1:
        parts.append(f"{budget.threads} threads")
    return ", ".join(parts)
