"""The server: games kept, seats, a table one can sit down at over the network. It decides no rule."""
