"""The scorings of the rulebook's worked examples, as the rules do them."""

from claycrown.games.message import Message
from claycrown.games.terracotta.guide.log_lines import effect
from claycrown.games.terracotta.guide.spaces import targets_of
from claycrown.games.terracotta.rules.game import score_final, score_round
from claycrown.games.terracotta.rules.pieces import FINAL_SOURCES, ROUND_SOURCES
from claycrown.games.terracotta.rules.state import State
from claycrown.guide.question import LogLine, player

IN_A_GROUP = ("group", "domination", "presence")
"""What groups are scored for (T10.3)."""


def scored(view: State, what: str) -> list[LogLine]:
    """All that the table gives for one thing, as the score sheet calls it: a line of the ledger each."""
    entries = score_round(view) if what in ROUND_SOURCES else score_final(view)
    wanted = IN_A_GROUP if what == "group" else (what,)
    assert what in (*ROUND_SOURCES, *FINAL_SOURCES)
    found = []
    for entry in (entry for entry in entries if entry.source in wanted and entry.amount):
        targets = targets_of(view, what, entry.where) if entry.where or what == "archer" else []
        sentence = Message("terracotta-example-gains", {"who": player(entry.seat), "what": effect(entry) or ""})
        found.append(LogLine(sentence, entry.seat, [entry.rule], targets))
    return found
