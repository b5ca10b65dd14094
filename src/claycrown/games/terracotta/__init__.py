"""Terracotta Army: workers on a wheel of three rings, statues on a grid, majorities."""
