"""Going somewhere: paths and their price, enemy lines, floods of everything in reach. Rulebook 4 to 4.3.

Begin with `walking.py`: `plan_move` prices a path, `walk_on` walks it. `reach.py` works out all of it at once for the list of moves.
"""
