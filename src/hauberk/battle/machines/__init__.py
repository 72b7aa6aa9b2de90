"""Machines of siege and storm: towers, rams, galleries, screens, engines, and the teams and men that move them.

The Anarchy 3.5, 4.2, 4.4, 5; Siege 2.6 to 2.9; Guiscard 10.4. Begin with `footprint.py`: where the parts of a machine lie and what they
make of the board.
"""
