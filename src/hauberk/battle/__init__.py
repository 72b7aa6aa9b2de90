"""The man-to-man game: one counter is one man, one hex two metres, one turn some seconds.

Each chapter of the rulebook is a package that says where to begin. `core` is what all of them stand on; `chapters.py` lists what they enter
into the registries that movement, shooting and melee ask.

A hex is too small for a horseman, who covers two. [SCALE-01, SCALE-02] Long ranges serve joined sheets. [SCALE-03]
"""
