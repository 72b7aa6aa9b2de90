"""The siege: its game, scenarios, what is lawful, views, cases."""
