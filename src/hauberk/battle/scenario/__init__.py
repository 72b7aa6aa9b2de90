"""What a set-up adds to the rules: coming and going, patrols, the end. Guiscard 11.4; The Anarchy 3.6.3, 7.7.

Begin with `victory.py`, which lists the endings a scenario can name.
"""
