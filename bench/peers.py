"""Measures another engine in a process of its own: `python -m bench.peers NAME` prints the figures, in seconds, as JSON."""

import json
import sys
from random import Random
from typing import Any

from bench.clock import best, each, seconds

HANDS = 300


def catanatron() -> dict[str, float]:
    """Catan with four random players, in Python."""
    from catanatron import Color, Game, RandomPlayer

    def new(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    def action() -> float:
        game = new(1)
        return seconds(game.play) / len(game.state.actions)

    middle = new(2)
    for _ in range(200):
        middle.play_tick()
    return {"catanatron action": best(action), "catanatron copy": each(middle.copy, 100)}


def hearts() -> dict[str, float]:
    """OpenSpiel's hearts, in C++: random games by its own rollouts, which run entirely in C++."""
    import pyspiel

    random = Random(1)
    game = pyspiel.load_game("hearts")
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        outcomes, weights = zip(*dealt.chance_outcomes(), strict=True)
        dealt.apply_action(random.choices(outcomes, weights)[0])
    decisions = 0
    hand = dealt.clone()
    while not hand.is_terminal():
        hand.apply_action(random.choice(hand.legal_actions()))
        decisions += 1
    # A search of one simulation calls its evaluator once, for this many random games.
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(HANDS, 1), 2.0, 1, 100, False, 1, False)
    taken = best(lambda: seconds(lambda: bot.step(dealt)))
    return {"hearts decision": taken / (HANDS * decisions), "hearts clone": each(dealt.clone, 5000)}


def tic_tac_toe() -> dict[str, float]:
    """OpenSpiel's tic-tac-toe, in Python."""
    import open_spiel.python.games.tic_tac_toe  # noqa: F401  importing registers it
    import pyspiel

    random = Random(1)
    game = pyspiel.load_game("python_tic_tac_toe")

    def decision() -> float:
        made = []

        def play() -> None:
            for _ in range(50):
                state = game.new_initial_state()
                while not state.is_terminal():
                    state.apply_action(random.choice(state.legal_actions()))
                    made.append(1)

        return seconds(play) / len(made)

    return {"tic-tac-toe decision": best(decision)}


PEERS = {"catanatron": catanatron, "hearts": hearts, "tic-tac-toe": tic_tac_toe}

if __name__ == "__main__":
    print(json.dumps(PEERS[sys.argv[1]]()))
