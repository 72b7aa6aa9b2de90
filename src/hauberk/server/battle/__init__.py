"""The battle: its tables, and what is said at them."""
