"""What every chapter stands on: who somebody is and how he is, commands, events, questions, the state and how an event changes it.

Begin with `field.py` (a `Position` is all a rule may look at) and `doing.py` (a command being carried out); `actions.py` lists every
command with its plan and resolve, `tasks.py` every work of the hands, `registries.py` what chapters and house rules add.
"""
