"""The campaign: its game, scenarios, what is lawful, views, cases."""
