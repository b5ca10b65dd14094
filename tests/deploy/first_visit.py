"""Two guests play a few decisions at a server, by what is installed there: `first_visit.py ADDRESS`."""

import random
import sys

from claycrown.client import Client


def main(address: str, decisions: int = 12) -> None:
    chance = random.Random(1)
    with Client(address) as anna, Client(address) as ben:
        guests = [anna, ben]
        anna.become_guest("Anna")
        ben.become_guest("Ben")
        table = anna.make_table(game="terracotta", players=2)
        ben.join(table.id)
        anna.start(table.id)
        for number in range(decisions):
            guest = guests[anna.game(table.id).deciders[0]]
            update = guest.game(table.id)
            action = chance.choice(update.actions)
            text = " ".join([action.name, *chance.choice(action.choices)])
            assert guest.decide(table.id, update.number, text).number == number + 1
            print(text)


if __name__ == "__main__":
    main(sys.argv[1])
