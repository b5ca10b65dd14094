"""What a host needs: figures, logs, health, and a check of all that is stored."""
