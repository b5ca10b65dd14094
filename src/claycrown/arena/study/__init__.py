"""Balance: the value of everything in a game, estimated from many games of bots. The ledgers of their records are the only
source.
"""
