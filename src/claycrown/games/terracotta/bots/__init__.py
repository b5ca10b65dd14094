"""Bots for Terracotta Army."""

from claycrown.bots.contract import GameBots
from claycrown.games.terracotta.bots.greedy import Greedy
from claycrown.games.terracotta.bots.hints import best_choices
from claycrown.games.terracotta.bots.novice import Novice
from claycrown.games.terracotta.bots.searcher import Searcher

BOTS = GameBots(novice=Novice, greedy=Greedy, searcher=Searcher, hints=best_choices)
