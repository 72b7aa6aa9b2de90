"""Shots: who may, at what, where they land, what they do, and the enemy's shots while one moves. Rulebook 5, 8.3, 9.4.

Begin with `shots.py`; `line_of_fire.py` says what lies between, `defensive_fire.py` interrupts movement.
"""
