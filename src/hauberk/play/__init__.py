"""What all games share: deciding, legal commands, forecasts, dice, records, replay, undo, perft."""
