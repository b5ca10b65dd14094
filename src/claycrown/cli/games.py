"""The command `games`: the installed games."""

import click

from claycrown import words
from claycrown.cli.options import echo_json, json_option
from claycrown.cli.wording import command, worded
from claycrown.games import game, title, titles
from claycrown.games.options import Option, label_id, written
from claycrown.games.plugin import installed, load_all
from claycrown.learning.lesson import broken_lessons
from claycrown.words import title_of


@command(help="command-games-about")
@json_option
def games(as_json: bool) -> int:
    """The installed games with their versions and variants. The exit status is 1 if a game or its lesson does not load."""
    broken = load_all()
    lessons = broken_lessons()
    status = int(bool(broken or lessons))
    if as_json:
        echo_json({"games": {name: _game_dict(name) for name in titles()}, "broken": broken, "broken_lessons": lessons})
        return status
    for name in titles():
        click.echo(f"{name:<14}{_headline(name)}")
        for option, each in game(name).options.items():
            click.echo(f"  {_variant(name, option, each)}")
    for name, reason in broken.items():
        click.echo(f"{name:<14}{worded('command-games-broken', reason=reason)}")
    for name, reason in lessons.items():
        click.echo(f"{name:<14}{worded('command-games-lesson-broken', reason=reason)}")
    return status


def _headline(name: str) -> str:
    counts = game(name).player_counts
    version = installed().versions[name]
    return worded("command-games-one", title=title_of(name), fewest=counts[0], most=counts[-1], version=version)


def _variant(name: str, option: str, each: Option) -> str:
    """With its description, if the game has one."""
    label = words.format_if_known(label_id(name, option))
    spelled = f"--option {option}={written(each.default)}"
    id = "command-games-variant" if label else "command-games-variant-unnamed"
    return worded(id, option=spelled, limits=each.limits, label=label or "")


def _game_dict(name: str) -> dict[str, object]:
    rules = game(name)
    return {
        "title": title(name),
        "version": installed().versions[name],
        "players": list(rules.player_counts),
        "options": {option: {"default": each.default, "values": list(each.values)} for option, each in rules.options.items()},
    }
