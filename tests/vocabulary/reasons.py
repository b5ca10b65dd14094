"""Why something is not allowed: a rule of the numbered rules, and a sentence of the catalogue in every language."""

from collections.abc import Collection, Iterable
from functools import cache
from typing import Any

from claycrown.games.contract import Game, Illegal
from claycrown.games.message import Message
from claycrown.words import format_message, languages, rule

UNWORDED = {language: format_message(Message("unworded"), language) for language in languages()}
_worded: set[tuple[Any, ...]] = set()


def check_reasons(game: Game[Any], state: Any, seat: int, numbers: Iterable[int], allowed: Collection[int]) -> None:
    """Of these numbers those that the seat may decide are refused by no rule, and all others by one, for a reason."""
    for number in numbers:
        illegal = game.why_not(state, seat, number)
        if number in allowed:
            assert illegal is None, f"{number} is offered, and refused: {illegal}"
        else:
            assert illegal is not None, f"{number} is not offered, and nothing forbids it"
            check_worded(game.name, illegal)


def check_worded(game: str, illegal: Illegal) -> None:
    """Each message once, with the first values that are met."""
    key = (illegal.rule, illegal.reason.id, *illegal.reason.values)
    if key in _worded:
        return
    assert is_rule(game, illegal.rule), illegal.rule
    for language in languages():
        sentence = format_message(illegal.reason, language)
        assert sentence, (language, illegal.reason)
        assert "{" not in sentence, (language, sentence)
        assert sentence != UNWORDED[language], (language, illegal.reason)
    _worded.add(key)


@cache
def is_rule(game: str, id: str) -> bool:
    """The rulebook has a sentence by that id."""
    return rule(game, Message(f"rule-{id.replace('.', '-')}")) != ""
