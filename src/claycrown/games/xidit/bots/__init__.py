"""Bots for Lords of Xidit."""

from claycrown.bots.contract import GameBots
from claycrown.games.xidit.bots.greedy import Greedy
from claycrown.games.xidit.bots.hints import best_choices
from claycrown.games.xidit.bots.novice import Novice
from claycrown.games.xidit.bots.searcher import Searcher

BOTS = GameBots(novice=Novice, greedy=Greedy, searcher=Searcher, hints=best_choices)
