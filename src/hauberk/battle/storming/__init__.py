"""Getting over, under and through: ladders, grapnels, oil, mines. Guiscard 10.1, 10.6; The Anarchy 4.3, 6.3; Siege 2.21.

Begin with `ladders.py`.
"""
