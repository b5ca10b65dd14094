"""Who decides where a bot is to: the bot itself, or the next weaker one that makes a legal decision; nobody if all fail."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from claycrown.bots.ladder import cheaper
from claycrown.rules import Rules
from claycrown.server.play.schemas import Reason
from claycrown.server.workers.pool import WorkFailed

TRIES = 3
"""After so many processes that died of it, or were stopped, a weaker bot is asked; then a yet weaker one."""


@dataclass(frozen=True, slots=True)
class BotTask:
    """What a bot is asked."""

    rules: Rules
    view: Any
    seat: int
    seed: int

    def may_be(self, decision: int) -> bool:
        """Whether a decision is legal. Whatever a bot says is only compared: the rules are given none but legal numbers."""
        return decision in self.rules.game.legal(self.view, self.seat)

    @property
    def depends_on_hidden(self) -> bool:
        """Even how soon it is answered could tell the others something."""
        asked = self.rules.guide.question(self.view, self.seat) if self.rules.has_secrets else None
        return asked is not None and asked.hidden


@dataclass(frozen=True, slots=True)
class BotDecision:
    """A decision, and who made it; by chance if no bot did."""

    decision: int | None
    by: str | None
    reason: Reason | None
    """Why it is not the one who was asked first."""


async def find_answer(
    question: BotTask, bot: str | None, reason: Reason | None, ask: Callable[[str], Awaitable[int]]
) -> BotDecision:
    """The decision of a bot, or of the first weaker one that makes a legal one. The reason stays that of the first."""
    while bot is not None:
        try:
            decision = await ask(bot)
        except WorkFailed as failed:
            reason = reason or failed.reason
        else:
            if question.may_be(decision):
                return BotDecision(decision, bot, reason)
            reason = reason or "illegal"
        bot = cheaper(bot)
    return BotDecision(None, None, reason)


def after_tries(bot: str, tries: int) -> str | None:
    """Who is asked after so many tries that nobody ever heard of again; nobody after too many."""
    asked: str | None = bot
    for _ in range(tries // TRIES):
        asked = cheaper(asked) if asked is not None else None
    return asked
