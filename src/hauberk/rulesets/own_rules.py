"""Where two books rule the same thing: the rule that an edition cites from its own book in place of another's."""

from __future__ import annotations

CLASSIC = {
    "LADDER-01": "SC-LADDER-04", "LADDER-02": "SC-LADDER-01", "LADDER-03": "SC-LADDER-02", "LADDER-04": "SC-LADDER-03",
    "LADDER-05": "SC-LADDER-06", "LADDER-06": "SC-LADDER-07", "LADDER-07": "SC-LADDER-09", "LADDER-10": "SC-LADDER-05",
    "LADDER-11": "SC-LADDER-08", "LADDER-12": "SC-LADDER-12", "LADDER-13": "SC-LADDER-14", "LADDER-14": "SC-LADDER-15",
    "LADDER-15": "SC-LADDER-16", "LADDER-16": "SC-LADDER-17", "A-MOAT-01": "SC-MOAT-01", "RULING-A-MOAT-01": "SC-MOAT-01",
    "A-MOAT-06": "RULING-S-07",
    "A-RUBBLE-04": "SC-RUBBLE-03", "A-RUBBLE-05": "SC-RUBBLE-04", "A-RUBBLE-06": "SC-BATTER-03", "A-BOMB-06": "SC-CATA-05",
    "A-BOMB-09": "SC-BATTER-03",
    "A-RAM-05": "SC-RAM-03", "A-RAM-07": "SC-RAM-04", "A-RAM-08": "RULING-S-27",
    "A-RAM-10": "SC-RAM-02", "A-TOWER-18": "SC-TOWER-07", "A-RAM-12": "SC-RAM-07", "A-RAM-13": "SC-RAM-07",
    "FIRE-01": "SC-FIRE-02", "FIRE-02": "SC-FIRE-04", "FIRE-06": "SC-FIRE-06", "FIRE-08": "SC-FIRE-05", "FIRE-09": "SC-FIRE-05",
    "FIRE-11": "SC-FIRE-07", "FLARROW-01": "SC-FIRE-03", "FLARROW-02": "SC-FIRE-03", "FLARROW-03": "SC-FIRE-03",
    "A-OIL-01": "SC-OIL-01", "A-OIL-09": "SC-OIL-02", "A-OIL-10": "SC-OIL-03", "A-TOWER-03": "SC-TOWER-05",
    "A-TOWER-08": "SC-TOWER-02", "A-TOWER-09": "SC-TOWER-02", "A-TOWER-10": "SC-TOWER-01", "A-TOWER-12": "SC-TOWER-03",
    "A-TOWER-16": "SC-TOWER-05", "A-TOWER-29": "SC-TOWER-14", "A-BALL-01": "SC-BALL-04", "A-BALL-02": "SC-BALL-03",
    "A-BALL-08": "SC-BALL-02", "A-BALL-09": "SC-BALL-02", "TENT-02": "SC-TENT-03", "DEMO-05": "SC-CATA-04",
    "DEMO-06": "SC-CATA-06", "A-MISC-02": "RULING-S-08", "A-MANT-01": "SC-SCREEN-01",
    "A-MANT-05": "SC-SCREEN-02", "A-MANG-01": "SC-CATA-02", "A-MANG-12": "SC-CATA-07", "A-SIEGE-26": "SC-CATA-07",
}  # fmt: skip
"""Ladders, ditches, engines and fires of the classic siege."""

GUISCARD = {"A-MISC-02": "RULING-G-23"}
"""Fights on its ladders."""

GUISCARD_DAYS = {"A-MANG-01": "DEMO-05", "A-MANG-12": "RULING-G-59", "A-SIEGE-26": "RULING-G-59"}
"""Its stone-throwers through the days of a siege."""

ANARCHY = {"SC-MOAT-03": "RULING-A-MOAT-02"}
"""Its moat, of which it says less than the classic siege."""

ANARCHY_DAYS = {
    "SIEGE-01": "A-SIEGE-01", "SIEGE-03": "A-SIEGE-03", "PROV-01": "A-SIEGE-04", "PROV-02": "A-SIEGE-05", "PROV-03": "A-SIEGE-06",
    "HOOK-01": "A-SIEGE-11", "EVENT-P1": "A-SIEGE-12", "EVENT-P2": "A-SIEGE-12", "EVENT-P3": "A-SIEGE-19",
    "EVENT-08": "A-EVENT-08", "EVENT-09": "A-EVENT-09", "EVENT-11": "A-EVENT-11", "EVENT-13": "A-EVENT-13", "EVENT-14": "A-EVENT-14",
    "EVENT-15": "A-EVENT-15", "EVENT-16": "A-EVENT-16", "EVENT-17": "A-EVENT-17", "EVENT-19": "A-EVENT-19", "INIT-01": "A-SIEGE-14",
    "INIT-02": "A-SIEGE-15", "DEMO-04": "A-BOMB-09", "DEMO-05": "A-BOMB-05", "DEMO-06": "A-BOMB-07", "DEMO-07": "A-SIEGE-29",
    "SURR-03": "A-SURR-03", "SURR-04": "A-SURR-04", "BUILD-01": "A-BUILD-01", "BUILD-02": "A-BUILD-03", "ASSLT-02": "A-ACT-02",
    "ASSLT-03": "A-ACT-03", "ASSLT-06": "A-ACT-05", "BESB-01": "A-ACT-11", "BESB-02": "A-ACT-12", "BESB-03": "A-ACT-13",
    "BESB-07": "A-ACT-17", "BESB-09": "A-ACT-18", "CAMP-02": "A-ACT-20", "CAMP-03": "A-ACT-20", "CAMP-04": "A-ACT-21",
    "FORAGE-02": "A-ACT-26", "FORAGE-03": "A-ACT-27", "FORAGE-04": "A-ACT-28", "GSORT-03": "A-ACT-38", "GSORT-04": "A-ACT-38",
    "RULING-G-61": "A-MANG-02",
}  # fmt: skip
"""The days of a siege in The Anarchy."""

CLASSIC_DAYS = {**{other: CLASSIC.get(own, own) for other, own in ANARCHY_DAYS.items()}, **CLASSIC}
"""The days of a classic siege: its own book, and where that is silent the book it borrows its days from."""
