"""The server for an hour: `python -m tests.soak --minutes 60`, or `make soak MINUTES=60`.

Servers on both kinds of database serve people and all bots in both games, while some are killed, cut off from PostgreSQL or left
waiting for it. What was acknowledged must be there once, nothing may be logged that the disturbances do not explain, and memory
and open files must not grow.
"""
