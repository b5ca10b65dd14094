"""Tests of the server: the real program in a process of its own, the real client, real databases."""
