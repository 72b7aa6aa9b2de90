"""Horses: a rider's two hexes, the saddle, loose horses, falls. Rulebook 4.4, 6.8.

Begin with `two_hexes.py`, which says how head and tail move.
"""
