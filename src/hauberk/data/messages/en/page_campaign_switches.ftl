# Points of a campaign that players argue about: a name, and what it changes.

page-campaign-switch-loyalty_text_threshold = Six is the king's
    .text = Only a loyalty of 5 is neutral, as the running text has it; else 5 and 6 are, as in the table.
page-campaign-switch-defection = Turncoats
    .text = A group that a meeting makes another party's goes over for good; else it only stands aside that day.
page-campaign-switch-meeting_stops = A meeting ends the march
    .text = Whoever meets a group goes no farther that day; else he goes on with the points he has left.
page-campaign-switch-wounded_may_stay = The wounded may stay
    .text = A group need not take its wounded to the nearest place of its own; else it must, or send them there.
page-campaign-switch-keep_captive_leaders = Leaders are spared
    .text = Captive leaders are kept for their ransom where everybody else is put to the sword.
page-campaign-switch-lone_leader_capture = A leader alone is prey
    .text = An enemy group that enters the hex of a leader without men may simply take him.
page-campaign-switch-literal_loyalty_four = Only loyal villages help
    .text = A village feeds nobody and gives no recruits unless its loyalty is above 4. That starves the Angevins.
page-campaign-switch-fixed_militia = Fifteen in every town
    .text = A town that is attacked always has fifteen fighters; else as many as its resources allow.
page-campaign-switch-booty_for_all_mercenaries = Booty for paid men too
    .text = Mercenaries who have had their pay want their share of a plunder as well.
page-campaign-switch-quick_ignores_supply = Hunger does not count in quick resolution
    .text = A starving army loses nothing by it; else the roll goes against it.
page-campaign-switch-conquest = Conquest
    .text = A settlement beaten in battle passes to the victor; else it can only be plundered.
page-campaign-switch-weather = Last year's harvest
    .text = A die before play begins raises or lowers the resources of every place.
page-campaign-switch-seasons = Seasons
    .text = A die, or the date, names the season; all but summer slow every march.
