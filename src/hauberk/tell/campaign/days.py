"""The story of a campaign day by day, as far as a faction may know it; people and battles are told next door. [C-CG-08, C-CG-09]

Everybody sees the counters move, battles and who won them, places that change hands, the fate and the name of leaders. What a group eats,
what it carries, who is wounded, what spies have seen: that only its own faction knows.
"""

from __future__ import annotations

from hauberk.battle.core.being import Side
from hauberk.campaign import events as e
from hauberk.campaign.sieges import field_of
from hauberk.campaign.state import SIEGES, CampaignState, Halt
from hauberk.siege import events as se
from hauberk.siege.state import BESIEGED, BESIEGER, SiegeState
from hauberk.tell.campaign.names import CampaignNames
from hauberk.tell.campaign.outcome import ended
from hauberk.tell.campaign.questions import halt_text, quiet_text
from hauberk.tell.campaign.telling import CampaignTelling, Teller
from hauberk.tell.siege.names import SiegeNames
from hauberk.tell.siege.voice import VOICE as OF_SIEGES
from hauberk.tell.telling import Line

SILENT = frozenset(
    {
        e.Asked, e.Answered, e.Rolled, e.StepBegan, e.TakenUp, e.LaidDown, e.OrderRolled, e.OrderChosen, e.MorningGiven, e.Moved,
        e.Dismounted, e.Rearmed, e.Told, e.PlaceSeen, e.Tallied, e.GroupChanged, e.GroupGone, e.SpyChanged, e.SpyGone, e.ConvoyChanged,
        e.ConvoyTurnedRound, e.LoadEaten, e.LoadPlundered, e.LoadSold, e.LoadBought, e.TributeLoaded, e.ConvoyGone, e.PlaceChanged,
        e.StoresEaten, e.StoresPlundered, e.StoresCarried, e.StoresGiven, e.StoresHarvested, e.SiegeCarriedOver, e.HurtInSiege,
        e.CapturedInSiege, e.Raised, e.Departed, e.Paid, e.SiegeOpened, e.SiegeDayDone, e.SiegeChanged,
        e.RouteOrdered, e.QuietOrdered, e.Followed,
    }
)  # fmt: skip
"""Bookkeeping, sealed orders, and facts that another event tells; and that a day of a siege begins or ends."""
OF_A_SIEGE = OF_SIEGES.passing | {"siege_ended"}
"""Lines of a siege that the campaign tells itself or leaves out."""


# -- the day -----------------------------------------------------------------------------------------------------------


def day_began(here: CampaignTelling, event: e.DayBegan) -> Line:
    """A new day with its date."""
    return here.line("", day=event.day, date=here.names.date(event.day))


def environment_found(here: CampaignTelling, event: e.EnvironmentFound) -> Line:
    """Last year's harvest, and the season."""
    season = here.messages.say(f"season-{event.season or 'none'}")
    return here.line("rich" if event.weather > 0 else "poor" if event.weather < 0 else "fair", season=season)


def campaign_ended(here: CampaignTelling, event: e.CampaignEnded) -> Line:
    """Who has won, and by what."""
    why = ended(here.names, here.after, event.winners, event.reason)
    if not event.winners:
        return here.line("nobody", why=why)
    return here.line("won", why=why, winner=", ".join(here.names.faction(faction) for faction in event.winners))


# -- groups ------------------------------------------------------------------------------------------------------------


def group_split(here: CampaignTelling, event: e.GroupSplit) -> Line | None:
    """A new group is told to its own side."""
    return here.line("", who=here.group(event.group.id)) if here.sees(event.group.faction) else None


def group_withdrew(here: CampaignTelling, event: e.GroupGaveWay | e.GroupRetreated) -> Line | None:
    """A group gives way, or falls back; of a company that goes with its employer nothing is told."""
    group = event.group
    return None if group.employer else here.line("", who=here.group(group.id), hex=here.names.hex(group.hex))


def group_in_battle(here: CampaignTelling, event: e.GroupJoined | e.GroupRouted) -> Line | None:
    """Who comes to a battle and who flees from it is told to those who take part."""
    return here.line("", who=here.group(event.group.id)) if here.takes_part() else None


def group_went_over(here: CampaignTelling, event: e.GroupWentOver) -> Line:
    """A group is another party's from now on."""
    return here.line("", who=here.group(event.group.id), faction=here.names.faction(event.group.faction))


def engines_taken(here: CampaignTelling, event: e.EnginesTaken) -> Line | None:
    """Engines have a new master; a train may have none left."""
    more = len(event.group.engines) > len(here.state.groups[event.group.id].engines)
    return here.line("", who=here.group(event.group.id)) if more else None


def mercenaries_hired(here: CampaignTelling, event: e.MercenariesHired | e.MercenariesPromised | e.MercenariesPoached) -> Line:
    """Whom they serve everybody sees; for what, only their employer knows. [C-CG-08]"""
    group = event.group
    variant = "" if here.sees(group.faction) else "seen"
    return here.line(variant, who=here.group(group.id), faction=here.names.faction(group.faction))


def mercenaries_deserted(here: CampaignTelling, event: e.MercenariesDeserted) -> Line:
    """They leave whom they served until now."""
    return here.line("", who=here.group(event.group.id), faction=here.names.faction(here.state.groups[event.group.id].faction))


def group_lost(here: CampaignTelling, event: e.GroupDissolved | e.GroupEliminated) -> Line:
    """A group scatters or is wiped out, which everybody sees."""
    return here.line("", who=here.group(event.id))


def group_merged(here: CampaignTelling, event: e.GroupMerged) -> Line | None:
    """That two have become one is told to their own side: its people went over just before."""
    if not here.sees(here.faction_of(event.id)):
        return None
    other = next((each.group for each in reversed(here.events[: here.index]) if isinstance(each, e.Moved) and each.group), "")
    return here.line("into", who=here.group(event.id), other=here.group(other)) if other else here.line("", who=here.group(event.id))


def marched(here: CampaignTelling, event: e.Marched) -> Line | None:
    """All steps of one march in one sentence; nobody sees a spy go. [C-CG-08]"""
    if not event.path:
        return None
    found = here.alike(lambda other: other.who, (e.Met, e.LaidDown, e.DayBegan))
    goal = here.names.hex(found[-1].path[-1])
    state, who = here.state, event.who
    if who in state.spies:
        spy = state.spies[who]
        return here.line("spy", (spy.who,), who=here.names.spy(state, who), hex=goal) if here.sees(spy.faction) else None
    if who in state.convoys:
        return here.line("convoy", who=here.names.convoy(state, who), hex=goal)
    start = here.state.groups[who].came_from or here.state.groups[who].hex
    return here.line("group", who=here.group(who), start=here.names.hex(start), hex=goal)


def met(here: CampaignTelling, event: e.Met) -> Line | None:
    """Two groups meet; only they take note."""
    factions = (here.faction_of(event.group), here.faction_of(event.other))
    if not here.sees(*factions):
        return None
    return here.line("", who=here.group(event.group), other=here.group(event.other), hex=here.names.hex(here.state.groups[event.group].hex))


def attitude_tested(here: CampaignTelling, event: e.AttitudeTested) -> Line | None:
    """What a test makes of those who meet; only they hear of it. [C-CG-08, C-CG-10]"""
    group = here.state.groups.get(event.group)
    hex_ = group.hex if group is not None else here.names.field.map.places[event.group].hex
    if not here.sees(here.faction_of(event.group)) and not here.stands_at(hex_):
        return None
    who = here.group(event.group) if group is not None else here.names.thing(here.state, event.group)
    what = here.names.party(event.what)
    band = here.detail("band", needs=here.names.field.rules.band_reads(event.result), what=what)
    return here.line("", (), [*here.reckoning(event.terms), band], who=who, what=what)


def promise_tested(here: CampaignTelling, event: e.PromiseTested) -> Line | None:
    """How long mercenaries still wait for their pay; their employer hears them grumble."""
    if not here.sees(here.faction_of(event.group)):
        return None
    needs = here.detail("needs", needs=event.needs or here.names.field.rules.promise.test.holds())  # records before 0.6.0 do not say it
    return here.line(event.what, (), [*here.reckoning(event.terms), needs], who=here.group(event.group))


def spy_reported(here: CampaignTelling, event: e.SpyReported) -> Line | None:
    """What a spy reports to his own side."""
    if not here.sees(event.faction):
        return None
    parts = [
        here.messages.say("campaign-seen", who=here.names.group(here.state, each.group), size=each.size, hex=here.names.hex(each.hex))
        for each in event.seen
    ]
    return here.line("", what="; ".join(parts))


def spy_tried(here: CampaignTelling, event: e.SpyTried) -> Line | None:
    """A spy is found out; that he was looked for and not found only his own side knows."""
    spy = here.state.spies[event.spy]
    if not here.sees(spy.faction) and not (event.found and here.sees(event.faction)):
        return None
    variant = "found" if event.found else "hidden"
    needs = here.detail("needs", needs=f"{here.names.field.rules.spies.found + 1}+")
    return here.line(variant, (spy.who,), [*here.reckoning(event.terms), needs], who=here.names.spy(here.state, event.spy))


# -- standing orders ---------------------------------------------------------------------------------------------------


def route_ended(here: CampaignTelling, event: e.RouteEnded) -> Line | None:
    """Why a counter goes on by itself no longer; nobody else knew that it did. [RULING-C-ROUTE]"""
    if not here.sees(event.faction):
        return None
    path = here.state.routes[event.counter].path
    halt = Halt(event.faction, path, event.why, event.about, event.refused)
    return Line(halt_text(here.names, here.state, event.counter, halt), here.kind)


def quiet_ended(here: CampaignTelling, event: e.QuietEnded) -> Line | None:
    """Why a faction is asked again. [RULING-C-QUIET]"""
    if not here.sees(event.faction):
        return None
    why = quiet_text(here.names, here.state, event.why, event.about)
    return here.line("", faction=here.names.faction(event.faction), why=why)


# -- goods and places --------------------------------------------------------------------------------------------------


def fed(here: CampaignTelling, event: e.Fed) -> Line | None:
    """A group that finds no food, or suffers for having found none before; its own side knows. [C-SUPPLY-05]"""
    group = here.state.groups[event.group]
    missed, weak = event.got < event.need, group.missed >= here.names.field.rules.figures.hungry_days
    if not (missed or weak) or not here.sees(here.faction_of(event.group)):
        return None
    variant = "" if not weak else "hungry" if missed else "weak"
    return here.line(variant, who=here.group(event.group), hex=here.names.hex(group.hex))


def convoy_taken(here: CampaignTelling, event: e.ConvoyTaken) -> Line | None:
    """A convoy falls to an enemy; both sides know."""
    convoy = event.convoy
    if not here.sees(convoy.faction, here.state.convoys[convoy.id].faction):
        return None
    return here.line("", who=here.names.convoy(here.state, convoy.id), faction=here.names.faction(convoy.faction))


def convoy_let_go(here: CampaignTelling, event: e.ConvoyLetGo) -> Line | None:
    """A convoy goes its own way again when it is left alone."""
    id_ = event.convoy.id
    return here.line("", who=here.names.convoy(here.state, id_)) if here.sees(here.state.convoys[id_].faction) else None


def pack_animals_lost(here: CampaignTelling, event: e.PackAnimalsLost) -> Line | None:
    """How many animals fell, and how much of the load is lost with them."""
    convoy, before = event.convoy, here.state.convoys[event.convoy.id]
    if not here.sees(before.faction):
        return None
    animals, points = before.animals - convoy.animals, before.load - convoy.load
    return here.line("", who=here.names.convoy(here.state, convoy.id), animals=animals, points=points)


def convoy_served(here: CampaignTelling, event: e.ConvoyLoaded | e.ConvoyUnloaded) -> Line | None:
    """How many points a convoy takes on or off; a new one was empty."""
    convoy, before = event.convoy, here.state.convoys.get(event.convoy.id)
    points = abs(convoy.load - (before.load if before is not None else 0))
    return here.line("", points=points, hex=here.names.hex(convoy.hex)) if here.sees(convoy.faction) else None


def place_taken(here: CampaignTelling, event: e.PlaceTaken | e.PlaceConquered | e.PlaceCapitulated) -> Line:
    """A place changes hands; that it is nobody's until a garrison is named is told with the end of its siege."""
    return here.line("", place=here.names.place(event.holding.id), faction=here.names.faction(event.holding.faction))


def paid(here: CampaignTelling, event: e.Paid) -> Line | None:
    """Money that changes hands, told to those whose purses it is."""
    factions = [here.faction_of(id_) for id_ in (event.giver, event.taker) if id_]
    return here.line("", coins=here.names.coins(event.coin)) if here.sees(*factions) else None


def plundered(here: CampaignTelling, event: e.Plundered) -> Line | None:
    """A place or a convoy is plundered: everybody sees the smoke, both sides know how much was taken."""
    place = here.names.thing(here.state, event.place)
    whose = here.faction_of(event.group)
    if here.sees(whose, here.faction_of(event.place)):
        return here.line("points", who=here.group(event.group), place=place, points=event.points)
    return here.line("seen", faction=here.names.faction(whose), place=place)


def capitulation(here: CampaignTelling, event: e.Capitulation) -> Line | None:
    """What a place offers to be spared."""
    if not here.sees(here.faction_of(event.place), here.faction_of(event.group)):
        return None
    place = here.names.place(event.place)
    variant = "points" if event.points else "all" if here.names.field.rules.capitulation.yields(event.score) else "nothing"
    share = here.detail("share", score=event.score, percent=event.percent)
    gaps = {"points": event.points} if event.points else {}
    return here.line(variant, (), [*here.reckoning(event.terms)[:-1], share], place=place, **gaps)


# -- sieges ------------------------------------------------------------------------------------------------------------


def siege_laid(here: CampaignTelling, event: e.SiegeLaid) -> Line:
    """A siege begins; everybody sees the tents."""
    return here.line("", place=here.names.place(event.place), faction=here.names.faction(event.besieger))


def storm_declared(here: CampaignTelling, event: e.StormDeclared) -> Line:
    """The walls are stormed at once; everybody sees the ladders. [C-CG-19]"""
    return here.line("", place=here.names.place(event.place), faction=here.names.faction(event.faction))


def siege_over(here: CampaignTelling, event: e.SiegeOver) -> Line:
    """A siege ends; everybody sees the tents go, or the banner."""
    why = here.messages.say(f"siege-end-{event.reason}")
    return here.line("", place=here.names.place(event.place), why=why)


def fate_rolled(here: CampaignTelling, event: e.FateRolled) -> Line | None:
    """What becomes of a garrison that has yielded; both sides know."""
    holding = here.state.places[event.place]
    whose = {here.state.people[who].faction for who in holding.garrison if who in here.state.people}
    if not here.sees(*whose) and not here.stands_at(here.names.field.map.places[event.place].hex):
        return None
    return here.line(event.fate, place=here.names.place(event.place))


def in_siege(here: CampaignTelling, event: e.InSiege) -> list[Line]:
    """The day of a siege in the siege's own words, as the listener's side of it may know them; nobody else hears of it."""
    here.alike(lambda other: other.place)
    inner: list[se.Event] = []
    states: list[SiegeState] = []
    first: CampaignState | None = None
    for each, state in zip(here.events, here.states, strict=False):
        found = _of_siege(each, state, event.place)
        siege = state.sieges.get(event.place)
        if found is not None and siege is not None and siege.days is not None:
            first = first or state
            inner.append(found)
            states.append(siege.days)
    if first is None:
        return []
    listening = inside(here.names, here.watcher, first, event.place)
    if listening is None:
        return []
    lines = OF_SIEGES.tell_over(listening[0], tuple(inner), states, listening[1])
    nothing = {here.messages.say(key) for key in OF_SIEGES.nothing}
    return [line for line in lines if line.kind not in OF_A_SIEGE and line.text not in nothing]


def inside(names: CampaignNames, watcher: str | None, state: CampaignState, place: str) -> tuple[SiegeNames, Side | None] | None:
    """The names of a siege and the side of it that listens, None for both; nothing for a faction that has no part in it. [C-CG-08]"""
    siege = state.sieges[place]
    if watcher is not None and watcher not in (siege.besieger, siege.besieged):
        return None
    side = None if watcher is None else BESIEGER if watcher == siege.besieger else BESIEGED
    return names.siege(field_of(names.field.at(state), place), siege.since), side


def _of_siege(event: e.Event, state: CampaignState, place: str) -> se.Event | None:
    """An event of a siege: one that lies inside the campaign's, or a die thrown on its day."""
    if isinstance(event, e.InSiege):
        return event.of if event.place == place else None
    return event if isinstance(event, e.Rolled) and state.step == SIEGES and state.now == place else None


TELLERS: dict[type, Teller] = {
    e.DayBegan: day_began,
    e.EnvironmentFound: environment_found,
    e.CampaignEnded: campaign_ended,
    e.GroupSplit: group_split,
    e.GroupGaveWay: group_withdrew,
    e.GroupRetreated: group_withdrew,
    e.GroupJoined: group_in_battle,
    e.GroupRouted: group_in_battle,
    e.GroupWentOver: group_went_over,
    e.EnginesTaken: engines_taken,
    e.MercenariesHired: mercenaries_hired,
    e.MercenariesPromised: mercenaries_hired,
    e.MercenariesPoached: mercenaries_hired,
    e.MercenariesDeserted: mercenaries_deserted,
    e.GroupMerged: group_merged,
    e.GroupDissolved: group_lost,
    e.GroupEliminated: group_lost,
    e.Marched: marched,
    e.Met: met,
    e.AttitudeTested: attitude_tested,
    e.PromiseTested: promise_tested,
    e.SpyReported: spy_reported,
    e.SpyTried: spy_tried,
    e.RouteEnded: route_ended,
    e.QuietEnded: quiet_ended,
    e.Fed: fed,
    e.ConvoyTaken: convoy_taken,
    e.ConvoyLetGo: convoy_let_go,
    e.PackAnimalsLost: pack_animals_lost,
    e.ConvoyLoaded: convoy_served,
    e.ConvoyUnloaded: convoy_served,
    e.PlaceTaken: place_taken,
    e.PlaceConquered: place_taken,
    e.PlaceCapitulated: place_taken,
    e.RansomPaid: paid,
    e.SpoilsTaken: paid,
    e.TributePaid: paid,
    e.BootyShared: paid,
    e.GoodsBought: paid,
    e.Plundered: plundered,
    e.Capitulation: capitulation,
    e.SiegeLaid: siege_laid,
    e.StormDeclared: storm_declared,
    e.SiegeOver: siege_over,
    e.FateRolled: fate_rolled,
    e.InSiege: in_siege,
}
