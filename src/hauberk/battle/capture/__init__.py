"""Knights who yield, prisoners and their guards, captives set free. The Anarchy 1.4, 15.8; Guiscard 14.8.

Begin with `capturing.py`.
"""
