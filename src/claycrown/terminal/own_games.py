"""Somebody's finished games as lines: for the command `stats`."""

from collections.abc import Iterator, Sequence

from claycrown.analysis.own_games import LOSSES, OutFigures, OwnFigures
from claycrown.terminal.naming import colour_name, sitter
from claycrown.words import of_game, say, t, title_of

WIDTH = 34
CELL = 14


def lines(found: OwnFigures) -> Iterator[str]:
    """Results, points beside the winners', what was lost, and the worst mistakes."""
    unit = t(of_game(found.game, "rounds"))
    yield t("command-stats-title", game=title_of(found.game), players=found.players)
    yield t("own-summary", games=found.games, wins=found.wins, analysed=found.analysed)
    won = [(colour_name(seat.colour), [_of(seat.wins, seat.games)]) for seat in found.seats]
    yield from _table(t("own-seats"), [], won)
    met = [(rival.name or sitter(rival.bot or ""), [_of(rival.ahead, rival.games)]) for rival in found.rivals]
    yield from _table(t("own-rivals"), [], met)
    points = [(say(one.label), [_figure(one.own), _figure(one.winners)]) for one in found.sources]
    yield from _table(t("own-sources"), [t("own-you"), t("own-winners")], points)
    of = [(one.source, say(one.label)) for one in found.sources]
    outs = [(t("own-out", place=one.place), [str(one.games), *_by_kind(one, of)]) for one in found.outs]
    yield from _table(t("own-outs"), [t("house-games-played"), *(label for _, label in of)], outs)
    if found.analysed:
        head = [t("review-count", verdict=verdict) for verdict in LOSSES]
        rounds = [
            (t("own-round", name=unit, round=one.round), [_percent(one.losses[name]) for name in LOSSES]) for one in found.rounds
        ]
        yield from _table(t("own-losses-rounds"), head, rounds)
        kinds = [(say(one.label), [_percent(one.losses[name]) for name in LOSSES]) for one in found.kinds]
        yield from _table(t("own-losses-kinds"), head, kinds)
    if found.missed:
        yield ""
        yield t("own-missed", gains=[one.told for one in found.missed])
    worst = [
        (
            f"{one.table}: {say(one.label)}, {t('own-round', name=unit, round=one.round)}",
            [t("analysis-verdict", verdict=one.verdict), _percent(one.loss)],
        )
        for one in found.mistakes
    ]
    yield from _table(t("own-mistakes"), [], worst)


def _table(title: str, head: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> Iterator[str]:
    """A title, then a line for each row; nothing where there are none."""
    if not rows:
        return
    width = max(WIDTH, *(len(name) for name, _ in rows))
    yield ""
    yield title
    if head:
        yield " " * (width + 2) + "".join(f"{name:>{CELL}}" for name in head)
    for name, cells in rows:
        yield f"  {name:<{width}}" + "".join(f"{cell:>{CELL}}" for cell in cells)


def _by_kind(one: OutFigures, of: Sequence[tuple[str, str]]) -> list[str]:
    """In which of the eliminations; nothing for games to the end."""
    return [str(one.of.get(source, 0)) if one.place else "" for source, _ in of]


def _of(part: int, whole: int) -> str:
    return t("command-stats-row", first=part, of=whole)


def _figure(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"


def _percent(loss: float) -> str:
    return f"{100 * loss:.1f}%"
