"""What burns, how it is lit and put out, flaming arrows, Greek fire. Guiscard 10.2 to 10.5; The Anarchy 5.2.7; Siege 2.11.4.

Begin with `burning.py`.
"""
