"""Worker processes for everything that takes long: bots' decisions, hints, evaluations, trials of editions, analyses.

One pool, one protocol, one queue that is fair between owners.
"""
