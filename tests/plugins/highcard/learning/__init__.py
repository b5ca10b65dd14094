"""The lesson of High Card."""
