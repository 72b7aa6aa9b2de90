# What a computer captain says when he is asked why.
captain-only = There was nothing else to do.
captain-done = Nobody has anything to do here.
captain-done_moving = Everybody stands where I want him.

captain-shoot = { $who } shoots at { $target } on { $hex }: { $percent } % to hurt { HIM($target_gender) }, the best mark there is.
captain-no_shot = No shot is worth giving up a blow or a step for.
captain-shoot_back = { $who } shoots at { $target } now, { $percent } % to hurt { HIM($target_gender) }. It will not get better.
captain-hold_fire = The shot would do no good.
captain-keep_shot = { $who } keeps the shot for a better mark.

captain-charge = { $who } charges { $target }: the ground is open, and it is { $percent } % to throw { HIM($target_gender) } down or worse.
captain-group_charge = { $who } charge together, { $target } first: three lances at once are worth more than one after the other.
captain-no_charge = No charge promises enough for what it risks.
captain-counter = { $who } rides to meet { $target } rather than wait for the lance.
captain-let_come = Let { $target } come: riding out to meet the charge would cost us more.
captain-ride_on = The charge at { $target } has come to nothing; { $who } stops where { HE($who_gender) } is safest.

captain-gang_up = { $who } goes for { $target }, with others: several together strike far harder.
captain-go_for = { $who } goes for { $target }, who stands badly.
captain-close_in = { $who } closes in by way of { $hex }.
captain-to_exit = { $who } makes for the way out by { $hex }. That wins.
captain-to_ground = { $who } goes to { $hex }: that ground decides the day.
captain-keep_ground = { $who } takes post at { $hex }, between the enemy and what he wants.
captain-better_shot = { $who } goes to { $hex }, for a better shot out of reach.
captain-step_away = { $who } steps away to { $hex }: beside an enemy nobody can shoot.
captain-spare = { $who } is wounded and keeps out of it, at { $hex }.
captain-stay = { $who } stays with the beasts.
captain-leave = { $who } leaves the field by the way we need.
captain-enter = { $who } comes in by { $hex }, the shortest way to the fight.
captain-mount = { $who } gets into the saddle: { HE($who_gender) } is worth twice as much there.
captain-drive = { $who } leads the team on. The machine must get through.
captain-hitch = { $who } puts { $target } to the machine; without two oxen it does not move.
captain-form = { $who } close ranks towards the enemy.
captain-foulkon = Arrows come and nobody is near: shields closed on every side.
captain-open_foulkon = The fight is close: shields open, spears free.

captain-attack = { $who } strikes at { $target }: { $percent } % to bring { HIM($target_gender) } down or hurt { HIM($target_gender) }.
captain-attack_together = { $who } strike { $target } together: { $percent } % to bring { HIM($target_gender) } down or hurt { HIM($target_gender) }.
captain-finish = { $target } lies stunned. Now, before { HE($target_gender) } gets up.
captain-demand = { $target } is alone among us. { HE($target_gender) } may yield.
captain-no_attack = No blow left is worth its risk.
captain-refuse = { $who } rides off: this is not { HIS($who_gender) } kind of fight.
captain-stand = { $who } stands: riding off would be worse.
captain-take_hit = { $who } takes the blow; { HE($who_gender) } can be spared best.
captain-go_back = { $who } goes back to { $hex }, where it is safest.
captain-hold_ground = We stay where we are; following would break the line.
captain-advance = { $who } follows to { $hex }: { HE($who_gender) } stands better there.
captain-fall = { $who } falls towards { $hex }, away from the enemy.

favoured-how = Counted from matches between two equal captains ({ $players }), each seed once.
