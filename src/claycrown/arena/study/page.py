"""The page of a study: one self-contained HTML file, with every figure also as a table."""

import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, NamedTuple

from claycrown.arena.naming import figure_name
from claycrown.arena.series import Series
from claycrown.arena.study import figures, panels
from claycrown.arena.study.digest import counting
from claycrown.arena.study.estimates import LEAST
from claycrown.arena.study.panels import EstimatePanel, Games
from claycrown.games.message import Message
from claycrown.words import current_language, format_message, t, title_of

STYLE = """
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; background: #faf5ec; color: #2b211a;
  font: 1rem/1.55 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
h2 { margin-top: 3rem; border-top: 1px solid #d9cab3; padding-top: 1rem; }
figure { margin: 1rem 0; overflow-x: auto; }
svg { width: 100%; height: auto; }
.how { color: #6a5846; }
code { background: #efe5d5; padding: 0 .25em; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid #e3d8c6; }
th:first-child { text-align: left; }
nav ul { columns: 2; }
"""
HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title><style>{style}</style>'


class Part(NamedTuple):
    """A chapter of the page."""

    id: str
    title: str
    how: str
    """The method, in a sentence or two."""
    drawing: str
    panels: Sequence[EstimatePanel] = ()


def parts(name: str, games: Games) -> Iterator[Part]:
    """The chapters, in their order."""
    by_seat = panels.seats(games)
    yield Part("seats", t("study-seats"), t("study-seats-about"), figures.below(by_seat), by_seat)
    for figure in next(iter(games.values()))[0].figures:
        samples = {
            _players(count): [float(one) for game in found for one in game.figures[figure]] for count, found in games.items()
        }
        called = figure_name(name, figure)
        yield Part(figure, t("study-scores", figure=called), t("study-scores-about"), figures.spread(samples, called))
    if panels_of := panels.decided(games):
        vp = {_players(count): [float(_margin(game.figures["vp"])) for game in found] for count, found in games.items()}
        called = figure_name(name, "vp")
        yield Part("margin", t("study-margin"), t("study-margin-about", figure=called), figures.spread(vp, called))
        yield Part("decided", t("study-decided"), t("study-decided-about"), figures.beside(panels_of), panels_of)
    length = {_players(count): [float(game.decisions) for game in found] for count, found in games.items()}
    yield Part("length", t("study-length"), t("study-length-about"), figures.spread(length, t("study-length-unit")))
    for section, about in counting(name).SECTIONS.items():
        found = panels.section(games, counting(name), section)
        how = about.measured
        if about.paid is not None:
            how = Message("study-paid", {"about": about.measured, "paid": about.paid})
        yield Part(section, format_message(about.title), format_message(how), figures.beside(found), found)


def page(series: Series, bot: str, games: Games, listed: Sequence[Part], command: str) -> str:
    """The whole page."""
    title = t("study-title", game=title_of(series.game))
    games_of = [Message("study-played-games", {"games": len(found), "players": count}) for count, found in games.items()]
    played = t("study-played", played=games_of, bot=bot, edition=series.edition.name)
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(played)} <code>{escape(command)}</code></p>",
        f"<p>{escape(t('study-value', least=LEAST))}</p>",
        "<nav><ul>" + "".join(f'<li><a href="#{part.id}">{escape(part.title)}</a></li>' for part in listed) + "</ul></nav>",
    ]
    for number, part in enumerate(listed):
        body += [
            f'<h2 id="{part.id}">{escape(part.title)}</h2>',
            f'<p class="how">{escape(part.how)}</p>',
            f'<figure role="img" aria-label="{escape(part.title)}">{_own_ids(part.drawing, f"f{number}-")}</figure>',
            *(_table(panel) for panel in part.panels),
        ]
    head = HEAD.format(title=escape(title), style=STYLE)
    return (
        f'<!doctype html>\n<html lang="{current_language()}"><head>{head}</head>\n<body>\n'
        + "\n".join(body)
        + "\n</body></html>\n"
    )


def to_dict(series: Series, bot: str, games: Games, listed: Sequence[Part]) -> dict[str, Any]:
    """The same numbers for JSON."""
    return {
        "game": series.game,
        "edition": {"name": series.edition.name, "hash": series.edition.hash},
        "bot": bot,
        "seed": series.seed,
        "games": {str(count): len(found) for count, found in games.items()},
        "parts": {part.id: [panel.to_dict() for panel in part.panels] for part in listed if part.panels},
    }


def _players(count: int) -> str:
    return t("study-count", players=count)


def _margin(points: list[int]) -> int:
    best = sorted(points, reverse=True)
    return best[0] - best[1]


def _table(panel: EstimatePanel) -> str:
    counts = list(panel.estimates)
    heads = "".join(f"<th>{escape(_players(count))}</th>" for count in counts)
    rows = []
    for item in panel.estimates[counts[0]]:
        cells = "".join(f"<td>{_cell(panel, count, item)}</td>" for count in counts)
        rows.append(f'<tr><th scope="row">{escape(format_message(panel.labels[item]))}</th>{cells}</tr>')
    summary = escape(format_message(panel.unit))
    return f"<details><summary>{summary}</summary><table><tr><th></th>{heads}</tr>{''.join(rows)}</table></details>"


def _cell(panel: EstimatePanel, count: int, item: str) -> str:
    one = panel.estimates[count][item]
    if one is None:
        return "–"
    written = "arena-share" if panel.share else "arena-hundredths"
    value, low, high = (Message(written, {"value": each}) for each in (one.value, one.low, one.high))
    return escape(t("arena-estimate", value=value, low=low, high=high))


def _own_ids(svg: str, prefix: str) -> str:
    """Several drawings in one page must not share ids."""
    svg = re.sub(r'\bid="', f'id="{prefix}', svg)
    return re.sub(r'(url\(#|href="#)', rf"\g<1>{prefix}", svg)
