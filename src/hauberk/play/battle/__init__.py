"""The battle: its game, scenarios, what is lawful, views, cases."""
