"""The server under load, compared with a bare echo server of the same framework in the same run: `python -m bench.server`."""
