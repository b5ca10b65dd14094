"""The page of a study: one HTML file that needs nothing else, with every figure also as a table."""

import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, NamedTuple

from claycrown.arena.match import Match
from claycrown.arena.study import figures, panels
from claycrown.arena.study.digest import counting
from claycrown.arena.study.estimates import LEAST
from claycrown.arena.study.panels import Games, Panel

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
VALUE = (
    "Where a dashed line stands at 0, the figure tells by how much those who did something once more ended better than the "
    "others at their table: the slope of a straight line through all players, each measured from the middle of their table. It "
    "is what goes together, not what causes it: who is ahead can also afford more. Nothing is said of what differed at fewer "
    f"than {LEAST} tables."
)
HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title><style>{style}</style>'


class Part(NamedTuple):
    """A chapter of the page."""

    id: str
    title: str
    how: str
    """How it was measured, in a sentence or two."""
    drawing: str
    panels: Sequence[Panel] = ()


def parts(name: str, games: Games) -> Iterator[Part]:
    """The chapters, in their order."""
    chance = "The dashed line is what each seat would win if seats did not matter."
    by_seat = panels.seats(games)
    how = f"Games won from each seat (seat 1 begins), all seats played by the same bot. {chance}"
    yield Part("seats", "Seats", how, figures.below(by_seat), by_seat)
    for figure in next(iter(games.values()))[0].figures:
        samples = {
            _players(count): [float(one) for game in found for one in game.figures[figure]] for count, found in games.items()
        }
        yield Part(figure, f"Scores: {figure}", "What each player had in the end.", figures.spread(samples, figure))
    if panels_of := panels.decided(games):
        vp = {_players(count): [float(_margin(game.figures["vp"])) for game in found] for count, found in games.items()}
        yield Part("margin", "How close games are", "VP between the first and the second.", figures.spread(vp, "VP"))
        how = "Games won by whoever had the most VP after each round; games with a tie for the lead are left out of that row."
        yield Part("decided", "How early games are decided", how, figures.beside(panels_of), panels_of)
    length = {_players(count): [float(game.decisions) for game in found] for count, found in games.items()}
    yield Part("length", "How long games last", "Decisions of all players together.", figures.spread(length, "decisions"))
    for section, about in counting(name).SECTIONS.items():
        found = panels.section(games, counting(name), section)
        how = f"{about.measured} Paid at once: {about.paid}" if about.paid else about.measured
        yield Part(section, about.title, how, figures.beside(found), found)


def page(match: Match, bot: str, games: Games, listed: Sequence[Part], command: str) -> str:
    """The whole page."""
    title = f"{match.game}: a study of balance"
    played = ", ".join(f"{len(found)} games of {count}" for count, found in games.items())
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(played)} players, all seats played by <b>{escape(bot)}</b>; edition {escape(match.edition.name)}. "
        "Everything is counted from the ledgers of the games' records. Lines are 95 % intervals; of twenty, one misses by "
        f"chance. What is said holds for games between such bots. To repeat it: <code>{escape(command)}</code></p>",
        f"<p>{VALUE}</p>",
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
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>\n' + "\n".join(body) + "\n</body></html>\n"


def to_dict(match: Match, bot: str, games: Games, listed: Sequence[Part]) -> dict[str, Any]:
    """The same numbers for JSON."""
    return {
        "game": match.game,
        "edition": {"name": match.edition.name, "hash": match.edition.hash},
        "bot": bot,
        "seed": match.seed,
        "games": {str(count): len(found) for count, found in games.items()},
        "parts": {part.id: [panel.to_dict() for panel in part.panels] for part in listed if part.panels},
    }


def _players(count: int) -> str:
    return f"{count} players"


def _margin(points: list[int]) -> int:
    best = sorted(points, reverse=True)
    return best[0] - best[1]


def _table(panel: Panel) -> str:
    counts = list(panel.estimates)
    heads = "".join(f"<th>{escape(_players(count))}</th>" for count in counts)
    rows = []
    for item in panel.estimates[counts[0]]:
        cells = "".join(f"<td>{_cell(panel, count, item)}</td>" for count in counts)
        rows.append(f'<tr><th scope="row">{escape(item)}</th>{cells}</tr>')
    return f"<details><summary>{escape(panel.unit)}</summary><table><tr><th></th>{heads}</tr>{''.join(rows)}</table></details>"


def _cell(panel: Panel, count: int, item: str) -> str:
    one = panel.estimates[count][item]
    if one is None:
        return "–"
    if panel.share:
        return f"{one.value:.1%} ({one.low:.1%} to {one.high:.1%})"
    return f"{one.value:.2f} ({one.low:.2f} to {one.high:.2f})"


def _own_ids(svg: str, prefix: str) -> str:
    """Several drawings in one page must not share names."""
    svg = re.sub(r'\bid="', f'id="{prefix}', svg)
    return re.sub(r'(url\(#|href="#)', rf"\g<1>{prefix}", svg)
