"""The man-to-man game: one counter is one man, one hex two metres, one turn some seconds. One file per rulebook chapter.

A hex is too small for a horseman, who covers two. [SCALE-01, SCALE-02] Long ranges serve joined sheets. [SCALE-03]
"""
