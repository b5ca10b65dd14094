"""Notices: people are told that it is their turn, or that something happened to them.

A notice is stored in the transaction of what it tells of, and with it, for each way its reader wants to be told, a delivery. Any
process may take a delivery on; it is its own for a while, then somebody else's. Nothing of what a game keeps secret is in a
notice: only that it is somebody's turn at which table, never what was decided.
"""
