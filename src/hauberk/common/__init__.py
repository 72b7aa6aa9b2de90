"""What every game stands on: terms, refusals, dice, faults, reading of files. Knows no rules."""
