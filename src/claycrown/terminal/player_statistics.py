"""The statistics of a player as lines of text, for the command `stats`."""

from collections.abc import Iterator, Sequence

from claycrown.analysis.player_statistics import LOSSES, KnockoutFigures, PlayerStatistics
from claycrown.terminal.naming import colour_name, player_name
from claycrown.words import format_message, of_game, t, title_of

WIDTH = 34
CELL = 14


def lines(found: PlayerStatistics) -> Iterator[str]:
    """Results, points compared with the winners', losses, and the worst mistakes."""
    unit = t(of_game(found.game, "rounds"))
    yield t("command-stats-title", game=title_of(found.game), players=found.players)
    yield t("statistics-summary", games=found.games, wins=found.wins, analysed=found.analysed)
    won = [(colour_name(seat.colour), [_of(seat.wins, seat.games)]) for seat in found.seats]
    yield from _table(t("statistics-seats"), [], won)
    met = [(rival.name or player_name(rival.bot or ""), [_of(rival.ahead, rival.games)]) for rival in found.rivals]
    yield from _table(t("statistics-rivals"), [], met)
    points = [(format_message(one.label), [_figure(one.own), _figure(one.winners)]) for one in found.sources]
    yield from _table(t("statistics-sources"), [t("statistics-you"), t("statistics-winners")], points)
    of = [(one.source, format_message(one.label)) for one in found.sources]
    outs = [(t("statistics-out", place=one.place), [str(one.games), *_by_kind(one, of)]) for one in found.outs]
    yield from _table(t("statistics-outs"), [t("app-games-played"), *(label for _, label in of)], outs)
    if found.analysed:
        head = [t("review-count", verdict=verdict) for verdict in LOSSES]
        rounds = [
            (t("statistics-round", name=unit, round=one.round), [_percent(one.losses[name]) for name in LOSSES])
            for one in found.rounds
        ]
        yield from _table(t("statistics-losses-rounds"), head, rounds)
        kinds = [(format_message(one.label), [_percent(one.losses[name]) for name in LOSSES]) for one in found.kinds]
        yield from _table(t("statistics-losses-kinds"), head, kinds)
    if found.missed:
        yield ""
        yield t("statistics-missed", gains=[one.told for one in found.missed])
    worst = [
        (
            f"{one.table}: {format_message(one.label)}, {t('statistics-round', name=unit, round=one.round)}",
            [t("analysis-verdict", verdict=one.verdict), _percent(one.loss)],
        )
        for one in found.mistakes
    ]
    yield from _table(t("statistics-mistakes"), [], worst)


def _table(title: str, head: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> Iterator[str]:
    """A title, then a line for each row; nothing without rows."""
    if not rows:
        return
    width = max(WIDTH, *(len(name) for name, _ in rows))
    yield ""
    yield title
    if head:
        yield " " * (width + 2) + "".join(f"{name:>{CELL}}" for name in head)
    for name, cells in rows:
        yield f"  {name:<{width}}" + "".join(f"{cell:>{CELL}}" for cell in cells)


def _by_kind(one: KnockoutFigures, of: Sequence[tuple[str, str]]) -> list[str]:
    """The games by kind of elimination; nothing for games that were played to the end."""
    return [str(one.of.get(source, 0)) if one.place else "" for source, _ in of]


def _of(part: int, whole: int) -> str:
    return t("command-stats-row", first=part, of=whole)


def _figure(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"


def _percent(loss: float) -> str:
    return f"{100 * loss:.1f}%"
