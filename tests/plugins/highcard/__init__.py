"""High Card: a small game of another author, as somebody would write it from the documentation alone.

Everybody picks a card in secret, the cards are revealed together, and the highest takes the point. It has a guide that is one
module, no words, no bots and no drawing of its table; tests install it next to the games of this package.
"""
