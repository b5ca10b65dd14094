"""Bots for Terracotta Army."""

from claycrown.bots.contract import GameBots
from claycrown.games.terracotta.bots.greedy import Greedy
from claycrown.games.terracotta.bots.hints import best_choices
from claycrown.games.terracotta.bots.novice import Novice
from claycrown.games.terracotta.bots.searcher import Searcher
from claycrown.games.terracotta.bots.styles import MAKERS

BOTS = GameBots(novice=Novice, greedy=Greedy, styles=MAKERS, searcher=Searcher, hints=best_choices)
