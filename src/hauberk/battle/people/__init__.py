"""People as bodies: wounds, the dead and what lies under them, burdens, who makes room, ranks of hoplites. Rulebook 1.2, 4.1, 4.2.2, 7.3.

Begin with `wounds.py`.
"""
