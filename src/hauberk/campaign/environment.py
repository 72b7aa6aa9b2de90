"""Weather and season, both optional. The Anarchy 18; Guiscard 18."""

from __future__ import annotations

from hauberk.campaign import events as e
from hauberk.campaign.doing import Doing


def find(doing: Doing) -> None:
    """Both are thrown once before play, if they are played, unless the scenario has fixed them; the harvest shifts every store.

    [C-ENV-01, C-ENV-02, C-ENV-03, C-ENV-04, C-PLACE-16, RULING-C-ENV-CLAMP, RULING-C-ENV-SEASON]
    """
    rules, state = doing.rules, doing.state
    weather, season = state.weather, state.season
    if rules.switches.weather and not weather:
        weather = rules.weather.at(doing.roll("weather"))
    if rules.switches.seasons and not season:
        season = rules.season.names.at(doing.roll("season"))
    if (weather, season) == (0, state.season):
        return
    doing.emit(e.EnvironmentFound(weather, season))
    for holding in list(state.places.values()):
        if doing.field.map.places[holding.id].is_city and rules.has_cities:
            continue
        floor = 0 if rules.switches.harvest_may_fail else min(rules.figures.resources_least, holding.resources)
        level = max(floor, min(rules.figures.resources_most, holding.resources + weather))
        if level != holding.resources:
            doing.emit(e.StoresHarvested(holding._replace(resources=level)))
