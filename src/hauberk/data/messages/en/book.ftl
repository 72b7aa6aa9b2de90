# The rules as a book: chapters in reading order. Every figure is a gap filled from the tables.

book = The rules, told
book-lead = An evening's reading: how one plays a battle, a siege, a campaign. Whoever wants to know exactly finds the rules themselves under every chapter.
book-rules = The rules of this chapter
book-practise = Try it

book-men = The map and the men
book-men-1 = A battle is fought on a map of hexes. Every counter is one person with a name, a face and a bad memory, and he fills one hex; a rider fills two, and the hex with the horse's head says which way he faces. When a sequence ends, no hex holds more than one living being.
book-men-2 = Three numbers stand on each: black for attack, red for defence, blue for movement. A circle round the red one says that he wears armour, and armour counts wherever a die is thrown at him. The three letters of his code tell what he is; the last of them, where it is j, s or a, that he throws javelins, slings or shoots a bow.
book-men-3 = The ground has a price and a worth. It costs points to enter, it hides whoever stands on it, and it helps or hinders in a fight. Pointing at a hex tells all three; the little table of the play aid has them side by side.
book-men-4 = One is hurt in two ways. Whoever is stunned lies there helpless until his side's next recovery. Whoever is wounded goes on with half of his attack and defence. Whoever is stunned or wounded and gets another such blow, in whatever order, is dead. Those who come off worst in this book are mostly those who forgot that sentence.
book-men-fig-counter = A sergeant in armour: black to attack, red to defend, blue to move.
book-men-fig-ground = What the ground costs a man on foot.

book-turn = The turn and its parts
book-turn-1 = A turn is two phases, one for each side. In his phase a player goes through five sequences, always in the same order: first he shoots, then he charges, then he moves, then he fights, then those of his who were stunned get up. Then the other does the same.
book-turn-2 = Nobody has to do anything. But what is left out does not come back: points are not saved, a shot is not kept, and whoever shot in the first sequence neither charges nor strikes later in this phase.
book-turn-3 = The other side is not asleep. While enemies move or charge, its shooters may break in at any moment, each once in the phase: that is defensive fire. Its riders may meet a charge with a counter-charge. Some may slip away instead of fighting, and whoever wins a defence may follow.
book-turn-4 = The order of things is half of the art. Shoot at whoever you mean to strike; charge before others stand in the way; move so that two of yours stand beside one of theirs; and fight the combats first whose outcome others wait for.

book-moving = Moving and riding
book-moving-1 = Everybody has so many points as his blue number says, and a step costs what the hex entered costs. What is not spent is lost, and a hex that costs more than the points left cannot be entered. Friends may be passed; a hex with an enemy on his feet may not.
book-moving-2 = Beside an enemy one does not stroll. Going from one hex beside an enemy to another one costs { $infiltration } points more each time, and where several enemies threaten it a die besides; the hex where the movement ends is free. So an enemy is reached without a fee, and passed only for one.
book-moving-3 = A rider brings his horse's head into one of the three hexes ahead; the hind part follows, and to turn in this way costs nothing. Turning on the spot costs the ground and { $battle_pivot_surcharge } point more for every hex the head swings. Scrub, trees and steep ground are dear to a horse or closed to it.
book-moving-4 = To mount or dismount costs { $battle_mount_cost } points, in armour { $battle_mount_cost_armoured }. A horse left standing waits where it is, for its master or for somebody else's.
book-moving-fig-path = Two hexes of flat ground and two of scrub: the way costs what is written on it.
book-moving-fig-rider = The three hexes ahead of a horse. The hind part follows into the hex the head has left.

book-shooting = Shooting
book-shooting-1 = A shot needs a weapon that reaches, a free line, and nobody beside the shooter who could strike at him. Each shoots once in his own first sequence. Who throws a lance has thrown it; a javelin thrower has { $javelins }.
book-shooting-2 = The line runs from middle to middle. Trees and walls stop it, scrub and water do not. Slings and lances need a line without people on it; a bow shoots over heads if the target is far enough away. Whatever the line passes or the target stands in may give cover, light, medium or strong; the best counts, and covers are not added up.
book-shooting-3 = Two dice decide. The first says where it comes down: { $impact_on_target } or less is the hex aimed at, up to { $impact_lost } one of its neighbours, more is lost. Distance, a wound and a few other things are added. Whoever stands on that hex is struck, friend or enemy. Nearer than { $impact_sure_below } hexes no such die is thrown.
book-shooting-4 = The second die says what it does: nothing, a retreat of { $battle_retreat_shot } hexes, a wound, death. Armour adds to it, cover reads it from a kinder row, and riders have a table of their own, in which the horse may pay for the man.
book-shooting-5 = In the enemy's phase each shooter has one such shot too, if he has kept still enough in his own. It can be loosed at any hex of somebody's way: early, before he is in cover, or late, when it is nearer.
book-shooting-fig-line = The upper line passes scrub and ends behind a tree: it is stopped. The lower one is free.
book-shooting-fig-impact = A miss goes to one of the six hexes around, by the face of the die. The numbers are those of the diagram at the head of each map.

book-melee = Fighting hand to hand
book-melee-1 = Whoever stands beside an enemy may attack him, once in a phase. The attack values of all who strike together are added up, his defence is taken off, and the difference gives a column of the table. Striking together moves it { $battle_joint_shift } column to the right as well, against riders only if several riders strike.
book-melee-2 = Ground moves the column too: better ground than the enemy's to the right, worse to the left. Then one die, and low is good for the attacker; an armoured defender adds { $melee_armour } to it.
book-melee-3 = The letter tells the rest. At the bad end the attackers are stunned or go back, at the good end the defender goes back, is stunned, wounded, killed. Going back means { $battle_retreat_melee } hex, chosen by whoever must go; whoever cannot is wounded, and whoever was wounded before and cannot, dies.
book-melee-4 = Whoever made the other go back, fall or die may follow with one man, for up to half of his points, first into the hex that has become free. An advance is free of fees and of shots. It is also how a house, a wall or a breach is entered.
book-melee-5 = Before you press, the reckoning says all of it, face by face: which numbers of the die do what. It is the same sum the table makes afterwards.
book-melee-fig-together = Both black numbers are added up, his red one is taken off: the difference gives the column, and they strike together besides.
book-melee-fig-after = The beaten man goes back one hex; whoever struck him may take the hex he has left.

book-charge = The charge
book-charge-1 = A rider charges somebody who is ahead of his horse, whom he sees and whom his points reach, over at least { $battle_charge_hexes } hexes and without a turn on the spot. For that his attack counts half as much again. It is a movement: it is watched, and shots may end it.
book-charge-2 = The other side may answer at once with one rider of its own: the counter-charge. He meets the charger on the last hexes of the way, head to head; both throw, and both results hold. Whoever is thrown back by his own attack, in a charge or against one, is wounded.
book-charge-3 = { $battle_group_least } Norman knights or more beside each other may charge as many targets that stand beside each other, lances under the arm: one column further to the right for each. Nobody has found a better use of a Sunday morning, and nobody on foot likes it.
book-charge-4 = A charge takes the whole of a rider's turn. Afterwards he stands among the enemy with a tired horse, so look beyond the first blow. Whoever is thrown from the saddle falls to a hex beside his horse; if only enemies are there, that was that.
book-charge-fig-run = The run-up is counted in hexes, and the enemy must be ahead when it begins.
book-charge-fig-group = Three side by side, three targets side by side.

book-capture = Taking prisoners
book-capture-1 = A knight or noble with nobody of his side beside him is worth more alive. If several attack him together at a difference of { $battle_capture_differential } or more, a die is thrown before the blow: { $battle_capture_yields } or less, and he gives up his sword.
book-capture-2 = A prisoner goes where { $battle_capture_guards } men-at-arms lead him, both beside him all the way, to the edge of the map. From there on he counts as taken, and what he is worth is the scenario's business.
book-capture-3 = Until then his friends may think of him. If a guard is no longer beside him, or is attacked, he may run or take up arms, and so may you, if it is yours that they lead.
book-capture-fig-escort = Guard, prisoner, guard: they go together, or not at all.

book-houses = Houses, doors and windows
book-houses-1 = Nobody walks through a wall, and no shot does. A house is entered by its doors, and on foot by its windows for { $window } points, if no enemy is on the hex behind. Horses stay outside; a court they may enter.
book-houses-2 = Shots go through a door if they pass no second opening. Out of a window one shoots from the hex behind it; into one, only at whoever stands at the window, unless the shooter is at its sill. Whoever is inside has medium cover against what comes in.
book-houses-3 = At an opening the one who is attacked has the better of it, on whichever side he stands; at a window the attacker has the worse as well. So a door is taken by two or three in turn, and by whoever follows at once when it gives way.
book-houses-4 = Corners cover too: whoever stands in one is hidden from all who cannot see both of its walls. Low walls outside cover whoever is right behind them, and cost something to cross.
book-houses-fig-house = A hut: a door on the right, a window on the left. The shot ends at the window hex; the man comes by the door.

book-walls = Walls, ladders, towers, machines, fire
book-walls-1 = A wall has storeys. Each storey of a hex holds one person, and one goes from one to another by stairs, ladders and ropes only. Whoever stands above sees further, is covered by his parapet, and fights better over the edge.
book-walls-2 = Two men carry a ladder, each with { $works_ladder_carry } points less. At the foot of the wall it is raised; stepping on it costs { $works_ladder_climb } points, over the top { $works_ladder_over } more, so that the fast are up and over in one turn. Who stands at its top may throw it down instead of fighting: { $works_ladder_fall } or less on the die, and whoever is on it falls.
book-walls-3 = A siege tower is a wall that comes to the wall: pushed up, its bridge falls, and the fight goes on at one height. A ram breaks gate and wall under its own roof; a gallery covers those who dig. Stone-throwers and ballistas need their crews beside them, and time.
book-walls-4 = From above comes whatever is hot or heavy: stones on whoever is below, oil from a cauldron that two have set up. From below comes fire: a man who stays a full turn beside wood sets it alight, without a die; arrows that burn need luck.
book-walls-5 = What burns may light its neighbours when the enemy's phase ends, and is gone after { $works_fire_turns } turns. Fire is put out by those who stay beside it; in houses it is mostly put out by the end of the house.
book-walls-fig-ladder = One ladder is up, and the man at its foot goes over the top where nobody waits; two carry the next one.

book-siege = A siege, day by day
book-siege-1 = A siege is played in days. In the morning an event may come: rain, spies, illness, an army. Then each side throws a die for the initiative, and the besieger adds { $siege_initiative_besieger }; a tie is his.
book-siege-2 = Whoever has the initiative chooses one action. The besieger storms, or he batters, builds and talks. The besieged come out: against the camp, for food, or with everybody, and that only once.
book-siege-3 = Beside the action both give orders, sealed. An engine throws at a wall it has been given, and the points on a wall give the chance that it loses a grade; at its last one it falls. Builders make ladders in a day, a stone-thrower in many. Wounded heal, and food is eaten.
book-siege-4 = A fight that comes of it is a battle like any other, on the map of the place with everything that has been built and broken; or the table of quick results settles it, if both like that better. Prisoners, wounds and burnt gates come back into the siege.
book-siege-5 = The place falls when it is stormed, when the last day's food is eaten, when nobody who can command is left alive, or by talk: the besieger throws a die and adds what numbers and breaches are worth, and { $siege_surrender_threshold } opens the gate. What happens to those inside then is another die.

book-campaign = A campaign
book-campaign-1 = A campaign is played on a map of the country, a day a turn. In the morning it is seen who has food; groups on one hex are divided and joined; ransoms are paid and convoys loaded. Then all march, the leader with the best name first.
book-campaign-2 = A group has { $campaign_foot } points a day, { $campaign_riders } if everybody rides, and hills, woods and rivers cost what they cost. At nightfall there is one group on a hex. Friends join; enemies fight, or one of them gives way.
book-campaign-3 = Small groups live off the land. Large ones must be fed every day, by their own castles and villages or by a convoy that is with them; whoever goes without for { $campaign_hungry_days } days running is slow and strikes badly. Marching is mostly a question of who feeds you tomorrow.
book-campaign-4 = When groups meet, a test says whether they may fight at all: people have lords, cousins and debts. Whoever is attacked may try to slip away, man by man. If it comes to a battle it is fought on as many maps as there are people for, with the men you know, or settled by the table.
book-campaign-5 = A castle is besieged as the chapter before says, a day a turn, while the country goes on around it. Coin hires mercenaries and raises men; plunder brings some and costs a good name. Prisoners of rank are led to a castle and bought free. And what the faction wants stands over the map from the first day.
book-campaign-fig-march = A road is a row of hexes with prices. Whoever comes upon another stops there, and both are asked.
