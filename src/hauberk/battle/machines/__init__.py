"""Machines of siege and storm: towers, rams, galleries, screens, engines. The Anarchy 3.5, 4.2, 4.4, 5; Siege 2.6 to 2.9; Guiscard 10.4."""
