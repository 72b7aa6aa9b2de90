"""The verbs of the command line, one file for what belongs together; `cli.py` lists them."""
