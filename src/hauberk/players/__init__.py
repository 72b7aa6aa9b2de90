"""Computer players: each gets what a person gets and answers with a command."""
