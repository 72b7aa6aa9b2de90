"""Charges: declared, met, ridden. Rulebook 7.2.

Begin with `declaring.py`; `riding.py` carries the charge to its blow, `counter_charge.py` is the clash.
"""
