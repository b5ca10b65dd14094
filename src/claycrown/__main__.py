"""`python -m claycrown` is the command claycrown."""

from claycrown.cli import main

main()
