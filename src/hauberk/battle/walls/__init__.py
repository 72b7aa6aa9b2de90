"""Buildings and works as they stand, open, fall: doors, hoardings, ditches, rubble. Guiscard 8 to 10; The Anarchy 2, 3, 6; Siege 2.

Begin with `buildings.py`; `doors.py` shows how a chapter changes the board by its `shape`.
"""
