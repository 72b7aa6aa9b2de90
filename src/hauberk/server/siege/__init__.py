"""The siege: its tables, and what is said at them."""
