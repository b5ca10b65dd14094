"""The command `games`: what can be played here."""

import click

from claycrown.cli.options import echo_json, json_option
from claycrown.games import game, title, titles
from claycrown.games.options import label_id, written
from claycrown.games.plugin import installed, load_all


@click.command()
@json_option
def games(as_json: bool) -> int:
    """The games that are installed, each with its version and its variants. Ends with status 1 if one does not load."""
    broken = load_all()
    if as_json:
        echo_json({"games": {name: _told(name) for name in titles()}, "broken": broken})
        return int(bool(broken))
    for name in titles():
        click.echo(f"{name:<14}{_headline(name)}")
        for option, each in game(name).options.items():
            click.echo(f"  {_spelled(option, each.default)}: {each.limits}{_named(name, option)}")
    for name, reason in broken.items():
        click.echo(f"{name:<14}could not be loaded: {reason}")
    return int(bool(broken))


def _headline(name: str) -> str:
    counts = game(name).player_counts
    return f"{title(name)}, {counts[0]} to {counts[-1]} players, version {installed().versions[name]}"


def _spelled(option: str, default: bool | int | str) -> str:
    return f"--option {option}={written(default)}"


def _named(name: str, option: str) -> str:
    """What the game's words say of an option."""
    from claycrown.words import worded

    label = worded(label_id(name, option))
    return f" ({label})" if label else ""


def _told(name: str) -> dict[str, object]:
    rules = game(name)
    return {
        "title": title(name),
        "version": installed().versions[name],
        "players": list(rules.player_counts),
        "options": {option: {"default": each.default, "values": list(each.values)} for option, each in rules.options.items()},
    }
