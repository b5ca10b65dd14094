"""A tournament in one picture: ratings, scores, and the effect of the seat."""

from collections.abc import Mapping, Sequence
from typing import Any

from claycrown.arena.drawing import distributions, dots, figure, plot_style, written
from claycrown.arena.estimate import Estimate
from claycrown.arena.naming import contestant_name, figure_name
from claycrown.arena.ratings import Rating
from claycrown.arena.standings import SeriesStandings, wilson
from claycrown.words import t, title_of


def tournament(
    game: str, ratings: Mapping[str, Rating], standings: SeriesStandings, rows: Sequence[Mapping[str, Any]], kind: str
) -> bytes:
    """The picture as a file, svg or png. `rows` are those of all games, one per seat."""
    title = t("plot-title", game=title_of(game), players=len(standings.seats))
    figures = list(next(iter(standings.seats.values())).figures)
    bots = list(ratings) or list(standings.bots_by_seat)
    with plot_style():
        panels = [len(ratings)] * bool(len(ratings) > 1) + [len(bots)] * len(figures) + [len(bots) * len(standings.seats)]
        drawn, axes = figure(panels)
        left = iter(axes)
        if len(ratings) > 1:
            panel = next(left)
            dots(panel, {name: Estimate(one.points, one.low, one.high) for name, one in ratings.items()}, t("plot-rating-points"))
            panel.set_title(t("plot-ratings", title=title))
        for name in figures:
            panel, called = next(left), figure_name(game, name)
            distributions(panel, {bot: [row[name] for row in rows if row["bot"] == bot] for bot in bots}, called)
            panel.set_title(t("plot-figure", title=title, figure=called))
        panel = next(left)
        dots(panel, _by_seat(standings, bots), t("plot-games-won"), 1 / len(standings.seats), share=True)
        panel.set_title(t("plot-seats", title=title))
        return written(drawn, kind)


def _by_seat(standings: SeriesStandings, bots: Sequence[str]) -> dict[str, Estimate]:
    found = {}
    for bot in bots:
        for seat in standings.seats:
            tally = standings.bots_by_seat[bot].get(seat)
            if tally is not None:
                wins, games = tally.wins, tally.games
                called = t("plot-bot-at-seat", bot=bot, seat=contestant_name(seat))
                found[called] = Estimate(wins / games, *wilson(wins, games), games)
    return found
