"""The rules, a file for each chapter of README.md. No input or output, no clock, no chance but the seed."""
