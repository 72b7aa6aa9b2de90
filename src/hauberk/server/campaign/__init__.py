"""The campaign: its tables, and what is said at them."""
