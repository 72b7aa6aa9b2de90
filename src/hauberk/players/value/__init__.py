"""The chance to win, learned from many games of computer players: a position of a battle goes in, side A's chance comes out.

Begin with `chance.chance`; `features` says what is looked at, `model` how it is weighed; docs/value.md tells how it was learned.
"""
