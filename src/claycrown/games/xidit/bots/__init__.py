"""Bots for Lords of Xidit."""

from claycrown.bots.contract import GameBots
from claycrown.games.xidit.bots.greedy import Greedy
from claycrown.games.xidit.bots.hints import best_choices
from claycrown.games.xidit.bots.novice import Novice
from claycrown.games.xidit.bots.searcher import Searcher
from claycrown.games.xidit.bots.styles import MAKERS

BOTS = GameBots(novice=Novice, greedy=Greedy, searcher=Searcher, styles=MAKERS, hints=best_choices)
