"""Hand to hand: the reckoning, its results, retreat, advance, refusal of combat. Rulebook 6, 7.4.

Begin with `combat.py`: `reckon` sums up everything before the die.
"""
