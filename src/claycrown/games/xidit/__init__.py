"""Lords of Xidit: secret orders, and elimination at the end."""
