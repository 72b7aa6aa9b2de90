/**
 * What the server says and hears, as types. No browser loads this file.
 *
 * Made by tools/protocol_types.py from hauberk/play/protocol and the classes of commands, events and questions.
 */

export type CommandWord =
  'advance' | 'answer' | 'arrange' | 'attack' | 'attack_place' | 'battle_report' | 'buy' | 'call_off' | 'call_patrol' | 'charge' |
  'choose' | 'clear_hex' | 'counter_charge' | 'dismount' | 'done' | 'drive' | 'enter' | 'escort' | 'fall' | 'feed' | 'form_up' |
  'foulkon' | 'go_round' | 'group_charge' | 'hire' | 'hire_engineer' | 'hitch' | 'hold_fire' | 'hold_ground' | 'in_siege' | 'join' |
  'lay_down' | 'leave' | 'let_come' | 'let_go' | 'lift' | 'lift_siege' | 'march' | 'morning' | 'mount' | 'move' | 'muster' | 'name' |
  'name_people' | 'orders' | 'push_horse' | 'push_machine' | 'quiet' | 'rearm' | 'recruit' | 'report' | 'retreat' | 'revoke' | 'ride_on'
  | 'route' | 'shoot' | 'shoot_back' | 'stand_fast' | 'stay' | 'take' | 'take_bridle' | 'take_cover' | 'take_hit' | 'withdraw' | 'work';

/** What is done: `do` names it, everything else is as in records and case files. */
export interface Command {
  do: CommandWord;
  aim?: HexName;
  archers?: string[];
  beast?: string;
  body?: string;
  bombard?: any;
  bridge?: boolean;
  burn?: string;
  cell?: HexName | HexName | null;
  charges?: any;
  choice?: string;
  closed?: boolean;
  command?: any;
  convoy?: string;
  counter?: string;
  crews?: [string, string[]][];
  days?: number;
  demand?: boolean;
  digs?: any;
  displaced?: any;
  edge?: number;
  engines?: string[];
  escorts?: any;
  facing?: Direction;
  fascines?: string[];
  formation?: number;
  group?: string;
  groups?: string[];
  guards?: [string, string];
  halt?: boolean;
  head?: HexName;
  hexes?: number;
  horse?: string;
  horses?: boolean;
  how?: string;
  incendiary?: boolean;
  joined?: number;
  light?: number;
  loads?: any;
  machine?: string;
  man?: string;
  men?: [string, string] | string[];
  merges?: any;
  negotiate?: boolean;
  number?: number;
  of?: string;
  origin?: HexName;
  ox?: string;
  passes?: any;
  path?: (HexName | null)[] | HexName[] | string[];
  patrol?: string;
  patrols?: string[][];
  peasants?: number;
  places?: any;
  points?: number;
  props?: string[];
  ransoms?: any;
  record?: string[];
  repair?: string[];
  result?: any;
  right?: Direction;
  row?: number;
  scope?: string;
  section?: string;
  sheet?: string;
  sites?: any;
  splits?: any;
  step?: number;
  tail?: HexName | null;
  target?: string;
  task?: string;
  thing?: string;
  to?: HexName;
  via?: HexName | null;
  way?: string;
  weapon?: string;
}

export type GameEventWord =
  'action_chosen' | 'advanced' | 'answered' | 'arrows_handed' | 'asked' | 'attack_declared' | 'attitude_tested' | 'battle_ended' |
  'battle_set' | 'bombarded' | 'booty_shared' | 'bridle_dropped' | 'bridle_missed' | 'bridle_taken' | 'broken_off' | 'burnt' |
  'camp_burnt' | 'campaign_ended' | 'capitulation' | 'captured' | 'captured_in_siege' | 'charge_declared' | 'charge_void' |
  'convoy_changed' | 'convoy_gone' | 'convoy_let_go' | 'convoy_loaded' | 'convoy_taken' | 'convoy_turned_round' | 'convoy_unloaded' |
  'corpses_cleared' | 'counter_charge_declared' | 'crippled' | 'damage_set' | 'day_began' | 'departed' | 'dismounted' | 'door_set' |
  'driven' | 'employed' | 'engine_lost' | 'engine_set' | 'engineer_came' | 'engineer_hired' | 'engines_taken' | 'entered' |
  'environment_found' | 'escaped' | 'escorted' | 'event_drawn' | 'fate_rolled' | 'fed' | 'fell' | 'fell_back' | 'fight_ended' |
  'fight_set' | 'fire_held' | 'fire_set' | 'fire_tried' | 'flaming_arrow' | 'followed' | 'food_changed' | 'forced' |
  'formation_dissolved' | 'formation_formed' | 'formation_left' | 'fought' | 'foulkon_changed' | 'freed' | 'goods_bought' | 'grade_lost'
  | 'ground_set' | 'group_changed' | 'group_dissolved' | 'group_eliminated' | 'group_gave_way' | 'group_gone' | 'group_joined' |
  'group_merged' | 'group_retreated' | 'group_routed' | 'group_split' | 'group_went_over' | 'halted' | 'healed' | 'horse_moved' | 'hurt'
  | 'hurt_in_siege' | 'hurt_slipping_away' | 'in_siege' | 'infiltration_tested' | 'initiative_shifted' | 'initiative_taken' | 'joined' |
  'ladder_set' | 'laid_down' | 'leader_born' | 'led_in' | 'left' | 'lifted' | 'load_bought' | 'load_eaten' | 'load_plundered' |
  'load_sold' | 'machine_left' | 'machine_set' | 'marched' | 'marker_moved' | 'massacred' | 'mercenaries_deserted' | 'mercenaries_hired'
  | 'mercenaries_poached' | 'mercenaries_promised' | 'met' | 'mine_set' | 'morning_given' | 'mounted_up' | 'moved' | 'movement_cut' |
  'naphtha_set' | 'order_chosen' | 'order_rolled' | 'orders_given' | 'pack_animals_lost' | 'paid' | 'parleyed' | 'patrol_called' |
  'phase_began' | 'pikes_changed' | 'place_capitulated' | 'place_changed' | 'place_conquered' | 'place_seen' | 'place_set' |
  'place_taken' | 'pledge_made' | 'plundered' | 'prestige_changed' | 'project_closed' | 'project_set' | 'promise_tested' |
  'provisions_found' | 'pushed' | 'quartered' | 'quick_fought' | 'quiet_ended' | 'quiet_ordered' | 'raised' | 'rampart_held' |
  'ransom_paid' | 'ransomed' | 'rearmed' | 'recovered' | 'recruited' | 'released' | 'retreated' | 'rode' | 'roles_swapped' | 'rolled' |
  'route_ended' | 'route_ordered' | 'sequence_began' | 'sheltered' | 'shifted' | 'shot' | 'side_set' | 'siege_carried_over' |
  'siege_changed' | 'siege_day_done' | 'siege_ended' | 'siege_laid' | 'siege_opened' | 'siege_over' | 'slipped' | 'spoils_taken' |
  'spy_changed' | 'spy_gone' | 'spy_reported' | 'spy_tried' | 'stayed_behind' | 'step_began' | 'stepped_back' | 'stock_changed' |
  'store_changed' | 'stores_carried' | 'stores_eaten' | 'stores_given' | 'stores_harvested' | 'stores_plundered' | 'storm_declared' |
  'taken_up' | 'tallied' | 'team_changed' | 'tested' | 'thing_set' | 'told' | 'townsfolk_rose' | 'tribute_loaded' | 'tribute_paid' |
  'unhorsed' | 'went_round' | 'withdrawal_began' | 'withdrew' | 'work_begun' | 'worked' | 'wound_seen' | 'yield_asked';

/** What has happened. */
export interface GameEvent {
  event: GameEventWord;
  about?: string;
  action?: string;
  against?: string;
  aim?: HexName | null;
  attackers?: number;
  attitude?: number;
  battle?: any;
  beast?: string;
  besieged?: Term[] | string | string[];
  besieger?: Term[] | string;
  besiegers?: string[];
  body?: string;
  boxes?: number;
  bridge?: string;
  captor?: string;
  cause?: string;
  cell?: HexName | null;
  cells?: (HexName | null)[];
  change?: number;
  charge?: boolean;
  closed?: boolean;
  coin?: number;
  column?: number | string;
  combat?: boolean;
  commanders?: [string, string];
  condition?: number;
  convoy?: any;
  corpses?: string[];
  costs?: Term[] | Term[][] | number[];
  counted?: boolean;
  counter?: string;
  countering?: boolean;
  cover?: number;
  cover_terms?: Term[];
  damage?: [string, number][];
  day?: number;
  days?: number;
  debt?: boolean;
  debts?: boolean[];
  defensive?: boolean;
  die?: number;
  die_terms?: Term[];
  difference?: number;
  differential?: Term[];
  disarmed?: boolean;
  displaced?: boolean;
  door?: string;
  down?: boolean | string[];
  engine?: any;
  engines?: any;
  exit?: string;
  face?: number;
  facing?: Direction;
  faction?: string;
  factions?: [string, string];
  fascines?: string[];
  fate?: string;
  fight?: any;
  fire?: any;
  formation?: number;
  fought?: boolean;
  found?: boolean;
  garrison?: number;
  gate?: string;
  giver?: string;
  got?: number;
  grade?: number;
  grades?: number | number[];
  group?: any;
  groups?: string[];
  guarded?: boolean;
  guards?: string[];
  health?: number;
  held?: boolean | string;
  hex?: string;
  hexes?: number | string[];
  hit_terms?: Term[];
  holding?: any;
  horse?: string;
  id?: string;
  impact?: HexName | null;
  impact_terms?: Term[];
  inside?: string[];
  job?: string;
  kind?: string;
  ladder?: any;
  lasting?: number;
  lee?: number;
  left?: number;
  letter?: string;
  lost?: string;
  machine?: any;
  man?: string;
  men?: string[];
  mine?: any;
  modifier?: number;
  mounted?: boolean | string[];
  need?: number;
  needs?: number | string;
  number?: number;
  of?: any;
  orders?: any;
  origin?: HexName | null;
  other?: string;
  patch?: number;
  path?: (HexName | null)[] | string[];
  patrol?: string;
  percent?: number;
  pikes?: boolean | string[];
  place?: string;
  places?: (HexName | null)[];
  points?: number;
  prestige?: number;
  project?: any;
  purpose?: string;
  question?: any;
  reason?: string;
  redoubt?: number;
  refused?: any;
  relief?: boolean;
  resources?: number;
  result?: any;
  right?: Direction;
  roles?: string[];
  roll?: Term[];
  rolls?: [string, number][];
  rule?: string;
  scope?: string;
  score?: number;
  season?: string;
  seen?: any;
  sequence?: number;
  shifts?: Term[];
  side?: Letter | null;
  sides?: number;
  source?: string;
  spent?: boolean | number;
  spy?: any;
  start?: string;
  state?: string;
  step?: number;
  sunk?: boolean;
  swapped?: boolean;
  tail?: HexName | null;
  taker?: string;
  target?: string;
  task?: string;
  team?: (HexName | null)[] | string[];
  terms?: Term[];
  terrain?: string;
  thing?: any;
  today?: number;
  todo?: string[];
  total?: number;
  turn?: number;
  until?: number;
  victim?: string;
  way?: string;
  weapon?: string;
  weather?: number;
  what?: string;
  who?: string;
  why?: string;
  winner?: Letter | null | string;
  winners?: string[];
  within?: boolean;
  yields?: boolean;
}

export type QuestionWord =
  'action_asked' | 'advance_offered' | 'army_asked' | 'arrange_asked' | 'attack_asked' | 'bargain_asked' | 'battle_awaited' |
  'casualty_asked' | 'charge_met' | 'charge_rides' | 'charge_spent' | 'charge_watched' | 'convoy_to_act' | 'cover_asked' |
  'deploy_asked' | 'draw_up_asked' | 'escort_asked' | 'fall_asked' | 'fight_awaited' | 'garrison_asked' | 'group_to_act' | 'how_asked' |
  'infiltrators_asked' | 'join_asked' | 'landing_asked' | 'leader_asked' | 'line_up_asked' | 'morning_asked' | 'move_watched' |
  'movement_ending' | 'muster_asked' | 'order_asked' | 'order_watched' | 'orders_asked' | 'patrol_asked' | 'phase_ending' |
  'piece_asked' | 'plunder_asked' | 'prisoners_asked' | 'purse_asked' | 'refusable' | 'refuse_asked' | 'relief_asked' | 'resolve_asked'
  | 'retake_asked' | 'retreat_asked' | 'retreat_owed' | 'sabotage_asked' | 'seek_asked' | 'share_asked' | 'sheet_asked' | 'spy_to_act' |
  'stay_asked' | 'storm_asked' | 'supply_asked' | 'tribute_asked' | 'victim_asked' | 'wear_asked';

/** What somebody must decide before anything else goes on. */
export interface Question {
  ask: QuestionWord;
  banned?: (HexName | null)[];
  beaten?: ([string, (HexName | null)[]])[];
  cells?: (HexName | null)[];
  charge?: boolean;
  choices?: string[];
  coin?: number;
  convoy?: string;
  demand?: boolean;
  escapes?: boolean;
  faction?: string;
  fight?: string;
  first?: boolean;
  foes?: string[];
  group?: string;
  groups?: string[];
  harm?: string;
  hex?: string;
  hexes?: number;
  horse?: string;
  lees?: number[];
  left?: number;
  man?: string;
  men?: string[];
  most?: number;
  naphtha?: boolean;
  number?: number;
  onto?: boolean;
  order?: any;
  origin?: HexName | null;
  path?: (HexName | null)[];
  place?: string;
  plans?: any;
  points?: number;
  prisoners?: string[];
  rides?: number[];
  rule?: string;
  shot?: any;
  side?: Letter | null | number;
  spy?: string;
  stage?: string;
  stages?: any;
  target?: string;
  who?: string;
  why?: string;
}

export type SiegeQuestionWord =
  'action_asked' | 'army_asked' | 'arrange_asked' | 'fight_awaited' | 'infiltrators_asked' | 'line_up_asked' | 'muster_asked' |
  'orders_asked' | 'piece_asked' | 'relief_asked' | 'resolve_asked' | 'retake_asked' | 'sabotage_asked' | 'stay_asked' | 'storm_asked' |
  'victim_asked' | 'wear_asked';

/** A question of a siege. */
export interface SiegeQuestion {
  ask: SiegeQuestionWord;
  choices?: string[];
  fight?: string;
  left?: number;
  men?: string[];
  number?: number;
  side?: Letter | null;
  why?: string;
}

// -- What all three games say: people, seats, refusals, reckonings, stories ---------------------------------------------------------------

/** `K10`; on joined sheets `2.K10`, on a storey `K10/1`. On the map of a campaign four digits. */
export type HexName = string;

/** 0 is up, then clockwise to 5. */
export type Direction = number;

/** A seat: `A`, `B`, … */
export type Letter = string;

/** A chance as an exact fraction, `3/10`. */
export type Chance = string;

export type Health = 'dead' | 'healthy' | 'stunned' | 'wounded';

export type Seats = Record<Letter, Seat>;

export type People = Record<string, Person>;

/** A standing order with its words. */
export interface LeftOrder {
  /** What it is, what it concerns and when: `{"order": "shoot", "least": 40}`. */
  order: Record<string, any>;
  text: string;
}

/** Somebody who can have orders of his own. */
export interface Whom {
  id: string;
  name: string;
}

/** The standing orders of a seat, as nobody else sees them. */
export interface LeftOrders {
  orders: LeftOrder[];
  /** Orders ready to be left. */
  offers: LeftOrder[];
  /** Who can have orders of his own. */
  whom: Whom[];
}

/** A question of the last phase in which one was asked: what was answered, and what the orders would have answered. */
export interface DryRun {
  asked: string;
  answered: string;
  ordered: string;
  same?: boolean;
}

/** Why something cannot be done. */
export interface Refusal {
  reason: string;
  /** In the reader's language, without the rule. */
  text: string;
  rule?: string;
  who?: string;
  about?: string;
  /** What bars it: a terrain, a side of a hex, a machine, somebody. */
  by?: string;
  /** How much it takes. */
  needs?: number;
  /** How much of that there is. */
  has?: number;
}

/** A place that has been found wrong in what was sent. */
export interface Fault {
  place: string;
  what: string;
  hint?: string;
}

/** Why a request is turned down; `faults` only where there are several. */
export interface Error {
  what: string;
  text: string;
  faults?: Fault[];
}

/** What of his own a player would give up. */
export interface Forfeit {
  reason: string;
  rule: string;
  text: string;
}

/** Answer to `legal` in a siege or campaign: how many commands are lawful now, and the first of them in their order. */
export interface LegalCommands {
  count: number;
  commands: Command[];
}

/** Answer to `why`. */
export interface Lawfulness {
  lawful: boolean;
  text?: string;
  refused?: Refusal;
  forfeits?: Forfeit[];
}

/** A part of a number: its value, its reason, its rule. Battles send its words too. */
export interface Term {
  value: number;
  reason: string;
  rule: string;
  about?: string;
  text?: string;
}

/** How likely something is. */
export interface Share {
  chance: Chance;
  percent: number;
}

/** One line of a reckoning, with the rule it rests on if there is one. */
export interface Detail {
  text: string;
  rule?: string;
}

/** Who sits there. */
export interface Seat {
  who: 'captain' | 'person';
  /** His temperament. */
  captain?: string;
  strength?: number;
  /** What a captain of a battle is called. */
  name?: string;
  /** Seconds a person has for a decision. */
  patience?: number;
}

/** Who somebody is: what never changes. */
export interface Person {
  name: string;
  kind: string;
  group: string;
  painter: string;
  code: string;
  class: string;
  people: string;
  arms: Record<string, string>;
  weapons: string[];
  /** Attack, defence and movement of each face of his counter. */
  faces: Record<string, number[]>;
  armoured: boolean;
  rides: boolean;
  beast: boolean;
  traits: string[];
  note: string;
}

/** A line of a story with its reckoning. */
export interface ToldLine {
  kind: string;
  text: string;
  details: Detail[];
}

/** One line of the story of a game. */
export interface Line extends ToldLine {
  number: number;
  /** The entry of the log it tells of. */
  entry: number;
  people: string[];
  hexes: HexName[];
}

/** What happened on a day, in sentences. */
export interface ChronicleDay {
  day: number;
  date: string;
  sentences: string[];
}

/** A line of a letter. */
export interface News {
  text: string;
  grave: boolean;
  people: string[];
  /** Where it happened, the last one where a march has come to. */
  hexes: HexName[];
  /** How it was reckoned, line by line; empty where nothing was. */
  sums: string[];
}

/** The news of a letter under one heading. */
export interface NewsPart {
  part: string;
  /** Of a siege; else "". */
  hex: string;
  news: News[];
}

/** What a seat has heard since its last letter. */
export interface NewsLetter {
  number: number;
  day: number;
  date: string;
  /** There is more in it than one's own marches and what concerns others. */
  opens: boolean;
  /** How many of each heap were left out. */
  folded: Record<string, number>;
  parts: NewsPart[];
}

/** Somebody whom a fight has cost something. */
export interface Loss {
  who: string;
  state: 'dead' | 'prisoner' | 'wounded';
  /** Whose he was, in words. */
  side: string;
  leads: boolean;
}

/** What the last fight of a seat has come to. */
export interface FoughtView {
  /** Of the step with which it was decided. */
  number: number;
  hex: string;
  /** What decided it on the map, with what was counted there. */
  why: string[];
  lines: ToldLine[];
  losses: Loss[];
  people: People;
}

/** One thing by which it can be seen how a game stands. */
export interface StandingRow {
  part: 'aim' | 'food' | 'force' | 'name' | 'threat' | 'time' | 'works';
  kind: string;
  /** Whose aim or matter it is; "" for everybody's. */
  seat: string;
  text: string;
  now: number | null;
  needed: number | null;
  met: boolean | null;
  /** Aims of one seat and way must all be reached. */
  way: number;
  hex: string;
}

/** How it stands in a few words. */
export interface Glance {
  text: string;
  seat: string;
}

/** How a game stands, as far as a seat may know. */
export interface Standing {
  rows: StandingRow[];
  glance: Glance[];
}

/** What befell somebody, and in which chapter. */
export interface Befallen {
  number: number;
  what: string;
}

/** What somebody did, and in which chapter. */
export interface DeedTold {
  number: number;
  text: string;
}

/** What somebody did in a game, and what befell him. */
export interface CareerView {
  who: string;
  side: string;
  state: 'dead' | 'gone' | 'healthy' | 'prisoner' | 'wounded';
  leads: boolean;
  befell: Befallen[];
  deeds: DeedTold[];
}

/** What a side has lost. */
export interface SideLosses {
  side: string;
  people: number;
  dead: number;
  wounded: number;
  prisoners: number;
  /** How many were dead or taken after each chapter in which somebody was lost. */
  by: [number, number][];
}

/** The way of a counter over the map of a campaign. */
export interface Track {
  id: string;
  name: string;
  side: string;
  steps: [number, HexName][];
}

/** How a game ended and how everybody fared. */
export interface EndingView {
  winners: string[];
  reasons: string[];
  standing: StandingRow[];
  careers: CareerView[];
  people: People;
  losses: SideLosses[];
  /** By seat how often each face came, where a low one is good. */
  luck: Record<string, number[]>;
  tracks: Track[];
}

/** A moment, and the chance of the first side to win from there. */
export interface ChancePoint {
  entry: number;
  /** The turn or day. */
  number: number;
  chance: number;
}

/** A phase in which the chance has swung far: the entry of the record that has moved it most. */
export interface ChanceSwing {
  entry: number;
  number: number;
  before: number;
  after: number;
  /** What of that the dice have moved. */
  thrown: number;
  text: string[];
}

/** What one side has done for its own chance. */
export interface ChanceShare {
  side: string;
  began: number;
  /** By its commands. */
  decided: number;
  /** By its throws. */
  thrown: number;
  ended: number;
}

/** How the chance to win went in a game that is over; empty while it goes on, and where no chance is known. */
export interface ChancesView {
  line: ChancePoint[];
  swings: ChanceSwing[];
  shares: ChanceShare[];
}

/** A turning point: the entry of the record after which it is seen. */
export interface TurningPoint {
  entry: number;
  number: number;
  text: string[];
  hexes: HexName[];
  people: string[];
}

/** Who plays; `seat` is "" where nobody decides. */
export interface AnnalsSide {
  id: string;
  seat: string;
  name: string;
  colour?: string;
}

/** What one side did in a chapter. */
export interface AnnalsPart {
  side: string;
  text: string[];
}

/** A turn or a day. */
export interface AnnalsChapter {
  number: number;
  date: string;
  parts: AnnalsPart[];
}

/** The chronicle of a game of whatever scale. */
export interface AnnalsView {
  kind: 'battle' | 'campaign' | 'siege';
  id: string;
  scenario: string;
  title: string;
  story: string;
  over: boolean;
  sides: AnnalsSide[];
  mine: string[];
  seats: Seats;
  last: number;
  chapters: AnnalsChapter[];
  turning: TurningPoint[];
  ending: EndingView | null;
}

/** One thing that can come of a command. */
export interface Prospect {
  chance: Chance;
  percent: number;
  result: string;
  changes: Record<string, string>;
  /** The question that follows. */
  asked: string;
  /** By how much the chance may be wrong, in 95 cases of 100. */
  error?: number;
}

/** What may become of somebody or something. */
export interface Becoming {
  what: string;
  becomes: string;
  chance: Chance;
  percent: number;
  error?: number;
}

/** Answer to `forecast` at a siege or a campaign. */
export interface DaysForecast {
  outcomes?: Prospect[];
  reckoning?: GameEvent[];
  /** What to read. */
  lines?: string[];
  /** So many falls of the dice were drawn. */
  drawn?: number;
  changes?: Becoming[];
  refused?: Refusal;
}

/** Answer to `hint`: what a captain would do here and why; `text` is empty where the orders themselves say it. */
export interface Hint {
  do: Command;
  text: string;
  why: string;
  seq: number;
}

// -- The board of a battle or of a besieged place, and the country of a campaign, as they are painted -------------------------------------

/** A sheet as it lies. */
export interface BoardPiece {
  sheet: string;
  title: string;
  seed: number;
  turned: boolean;
  column: number;
  row: number;
  columns: number;
  rows: number;
}

/** A cell with its ground. */
export interface BoardHex {
  name: HexName;
  column: number;
  row: number;
  terrain: string;
  level: number;
  piece: number;
  /** What stands on it. */
  structure?: string;
  branches?: boolean;
}

/** A floor above the ground. */
export interface BoardStorey {
  storey: number;
  level: number;
  hexes: BoardHex[];
}

/** A side of a hex. */
export interface SideOf {
  hex: HexName;
  side: Direction;
}

/** What stands on a side of a hex. */
export interface BoardSide extends SideOf {
  kind: string;
  storey?: number;
  /** The hex named is the one inside. */
  inner?: boolean;
}

/** A door or gate. */
export interface BoardGate {
  id: string;
  kind: string;
  state: string;
  sides: SideOf[];
  hexes: HexName[];
  posts: HexName[];
}

/** A road, path, stair or bridge. */
export interface BoardLine {
  kind: string;
  hexes: HexName[];
  piece: number;
}

/** Where one side may leave the map. */
export interface BoardExit {
  name: string;
  side: Letter;
  hexes: HexName[];
}

/** Where one side may come onto the map, and from which turn on. */
export interface BoardEntry extends BoardExit {
  turn: number;
}

/** A part of the map that a scenario speaks of. */
export interface BoardArea {
  name: string;
  hexes: HexName[];
}

/** What a step onto it costs; null where nobody can go. */
export interface TerrainCost {
  foot: number | null;
  mounted: number | null;
}

/** A kind of ground. */
export interface TerrainKind {
  name: string;
  cover: string;
  cost: TerrainCost;
}

/** How it looks there; only the painter asks. */
export interface PictureView {
  light: 'dawn' | 'day' | 'dusk' | 'night';
  weather: 'clear' | 'rain' | 'snow';
  inland: boolean;
}

/** A board with what the scenario marks on it. */
export interface Board {
  columns: number;
  rows: number;
  pieces: BoardPiece[];
  hexes: BoardHex[];
  storeys: BoardStorey[];
  lines: BoardLine[];
  sides: BoardSide[];
  links: [HexName, HexName][];
  gates: BoardGate[];
  crest: SideOf[];
  exits: BoardExit[];
  entries: BoardEntry[];
  areas: BoardArea[];
  terrain: Record<string, TerrainKind>;
  picture?: PictureView;
}

/** A hex of five kilometres. */
export interface CountryHex {
  name: HexName;
  terrain: string[];
}

/** A castle, a city, a monastery, a village. */
export interface CountryPlace {
  id: string;
  name: Record<string, string>;
  hex: HexName;
  kind: string;
  flags: string[];
}

/** A river or road, hex by hex; or the hexes of a region. */
export interface CountryLine {
  id: string;
  name: Record<string, string>;
  hexes: HexName[];
}

/** A landmark; only the painter asks. */
export interface CountryPeak {
  id: string;
  name: Record<string, string>;
  hex: HexName;
  smokes: boolean;
}

/** A country to be painted; nothing in it is secret. */
export interface Country {
  id: string;
  title: Record<string, string>;
  columns: number;
  rows: number;
  hexes: CountryHex[];
  places: CountryPlace[];
  rivers: CountryLine[];
  roads: CountryLine[];
  regions: CountryLine[];
  peaks: CountryPeak[];
}

// -- A battle: its view, its steps, its bar -----------------------------------------------------------------------------------------------

/** How somebody is: what changes. What is usual is left out. */
export interface Man {
  who: string;
  name: string;
  side: Letter | null;
  health: Health;
  face: string;
  values: number[];
  armoured: boolean;
  at?: HexName;
  tail?: HexName;
  facing?: Direction;
  marks?: string[];
  mount?: string;
  away?: string;
  spent?: number;
  left?: number;
  thrown?: number;
  debt?: boolean;
  leader?: string;
  carries?: string;
  formation?: number;
  pikes?: boolean;
  captive?: boolean;
  disarmed?: boolean;
  exit?: string;
  way?: string;
}

/** A hex of a floor of a machine, with the sign of what it is there. */
export interface MachinePart {
  hex: HexName;
  sign: string;
}

/** A machine; unless it is on the road, with every hex of every floor of it. */
export interface MachineView {
  id: string;
  kind: string;
  side: Letter;
  cells: HexName[];
  facing: Direction;
  team: string[];
  away: string;
  folded?: boolean;
  parts?: MachinePart[];
  burnt?: HexName[];
  bridge?: HexName[];
}

/** A body of hoplites. */
export interface FormationView {
  id: number;
  side: Letter;
  /** Towards its right hand. */
  right: Direction;
  foulkon: boolean;
}

/** A siege ladder, lying or standing. */
export interface LadderView {
  id: string;
  side: Letter;
  cells: (HexName | null)[];
  standing: boolean;
  facing: Direction;
  carriers: string[];
  raised: number;
  shifted: number;
  toll: number;
  laid: number;
}

/** A burning cell. */
export interface FireView {
  side: Letter | null;
  age: number;
  origin: string;
}

/** Something that lies, stands or hangs on a cell. */
export interface ThingView {
  id: string;
  kind: string;
  cell: HexName | null;
  side: Letter | null;
  facing: Direction;
  men: string[];
  number: number;
  state: string;
}

/** What men have built, broken, brought or set alight. */
export interface Works {
  doors?: Record<string, string>;
  ground?: Record<HexName, string>;
  sides?: BoardSide[];
  ladders?: LadderView[];
  fires?: Record<HexName, FireView>;
  naphtha?: Record<HexName, number>;
  things?: ThingView[];
  damage?: Record<HexName, number>;
}

/** How it has ended. */
export interface Outcome {
  winner: Letter | null;
  reason: string;
}

/** All of a position but the men; in a step null is for what is no more. */
export interface Circumstances {
  turn?: number;
  active?: Letter;
  sequence?: string;
  asked?: Question[] | null;
  formations?: FormationView[] | null;
  machines?: MachineView[] | null;
  works?: Works | null;
  /** Dead men and horses, hex by hex. */
  dead?: Record<HexName, [number, number]> | null;
  /** Who is in the middle of his movement. */
  moving?: string | null;
  outcome?: Outcome | null;
}

/** How a battle stands. */
export interface Position {
  turn: number;
  active: Letter;
  sequence: string;
  men: Man[];
  asked?: Question[];
  formations?: FormationView[];
  machines?: MachineView[];
  works?: Works;
  dead?: Record<HexName, [number, number]>;
  moving?: string;
  outcome?: Outcome;
}

/** A command in words. */
export interface Choice {
  do: Command;
  text: string;
}

/** One answer to the open question; Enter takes the default. */
export interface Answer {
  do: Command;
  text: string;
  men: string[];
  hex?: HexName;
  hexes?: HexName[];
  default?: boolean;
}

/** What should not be forgotten before one goes on. */
export interface Warn {
  text: string;
  men: string[];
}

/** A sequence of the phase. */
export interface SequenceStep {
  sequence: string;
  name: string;
  state: 'next' | 'now' | 'past' | 'skipped';
  why?: string;
}

/** The game master's bar. */
export interface Ask {
  side: Letter | null;
  text: string;
  sequence: string;
  question: Question | null;
  answers: Answer[];
  /** Who can still do something. */
  left: string[];
  warn: Warn[];
  steps: SequenceStep[];
  /** The side whose phase comes next. */
  next: string | null;
  /** Nothing but `done` can be commanded. */
  idle?: boolean;
  /** Who waits beside the map and can come in now. */
  coming?: string[];
  /** Who could give up something by going. */
  bound?: string[];
  /** By what the fight could be ended now. */
  calls?: Choice[];
}

/** A side by its name. */
export interface SideName {
  side: Letter;
  name: string;
}

/** What battle it is. */
export interface BattleTitle {
  id: string;
  title: string;
  briefing: string;
  turns: number;
  sides: SideName[];
}

/** A battle as some seats see it, without what never changes: asked for with `slim=1`. */
export interface SlimView {
  id: string;
  seq: number;
  battle: BattleTitle;
  you: Letter[];
  seats: Seats;
  position: Position;
  ask: Ask;
  log: Line[];
  lines: number;
  undo: Refusal | null;
  commitment: string;
  standing?: Standing;
  /** When it is over. */
  seed?: string;
  /** Of a past view: the number of the last entry. */
  last?: number;
}

/** A battle as some seats see it. */
export interface View extends SlimView {
  board: Board;
  people: People;
}

/** What one entry of the record has changed. */
export interface Step {
  seq: number;
  side: Letter;
  command: Command | null;
  events: GameEvent[];
  men: Man[];
  gone: string[];
  position: Circumstances;
  /** Who was not seen before. */
  people?: People;
  ask?: Ask;
  lines?: Line[];
  undo?: Refusal | null;
  undone?: boolean;
  standing?: Standing;
  seed?: string;
}

/** What comes when a busy server rests: what its steps did not say. */
export interface LateAsk {
  ask: Ask;
  undo: Refusal | null;
  lines: Line[];
  seq: number;
  standing: Standing;
}

/** One entry of the log, for the replay. */
export interface BattleMoment {
  number: number;
  turn: number;
  active: Letter;
  sequence: string;
  side: Letter;
  undone: boolean;
  lines: Line[];
}

// -- What can be asked at the table of a battle, and what is answered ---------------------------------------------------------------------

/** A way to a hex. */
export interface Way {
  cost: number;
  left: number;
  path: HexName[];
  watched: boolean;
  facing?: Direction;
  /** Others to the same hex. */
  also?: Way[];
}

/** A way onto the board. */
export interface Entry {
  cost: number;
  left: number;
  do: Command;
  facing?: Direction;
  also?: Entry[];
}

/** Something that can be done to somebody, or somewhere. */
export interface Offer {
  do: Command;
  text: string;
  target?: string;
  aim?: HexName;
  weapon?: string;
  path?: HexName[];
  men?: string[];
  hex?: HexName;
}

/** One way to do a work. */
export interface WorkChoice {
  do: Command;
  text: string;
  label: string;
  men: string[];
  hex?: HexName;
  thing?: string;
  /** Of the thing. */
  name?: string;
}

/** One task with every way to do it. */
export interface Work {
  task: string;
  label: string;
  choices: WorkChoice[];
}

/** Answer to `legal`: what may be done now, counted. */
export interface Legal {
  count: number;
  men: Record<string, Record<string, number>>;
  rest: Choice[];
  works?: Work[];
}

/** Something a man can do, and in how many ways. */
export interface Act {
  act: string;
  label: string;
  count: number;
  task?: string;
}

/** Something a man cannot do. */
export interface Barred {
  act: string;
  label: string;
  refused: Refusal;
  task?: string;
  thing?: string;
  name?: string;
  /** How near a machine is to its next shot or stroke. */
  progress?: string;
}

/** Answer to `of`: everything one man may do, and why not the rest. */
export interface ManChoices {
  who: string;
  can: Act[];
  cannot: Barred[];
  moves: Record<HexName, Way>;
  shots: Offer[];
  charges: Offer[];
  attacks: Offer[];
  others: Offer[];
  works?: Work[];
  entries?: Record<HexName, Entry>;
  /** Full turns he has stood in his place. */
  stood?: number;
}

/** Answer to `reach`: where anybody could go if it were his movement now. */
export interface Reach {
  who: string;
  moves: Record<HexName, Way>;
}

/** A hex of a path with its price. */
export interface PathStep {
  hex: HexName;
  cost: number;
  terms: Term[];
  left: number;
  facing?: Direction;
  tail?: HexName;
  /** Of a rider's: `step`, `pivot` or `back`. */
  kind?: string;
  test?: boolean;
}

/** Who could shoot at somebody on a path, and from which of its steps on. */
export interface Watcher {
  who: string;
  from: number;
}

/** Answer to `path` and to `way`. */
export interface PathPrice {
  lawful: boolean;
  steps?: PathStep[];
  path?: HexName[];
  total?: number;
  watched?: Watcher[];
  refused?: Refusal;
  forfeits?: Forfeit[];
}

/** A hex somebody can shoot at. */
export interface FireMark {
  range: number;
  band: string;
  cover: string;
  on_target: number;
  percent: number;
}

/** A weapon with its ranges and the hexes it reaches. */
export interface FireWeapon {
  weapon: string;
  name: string;
  bands: number[];
  hexes: Record<HexName, FireMark>;
}

/** Answer to `fire`. */
export interface FireField {
  who: string;
  weapons: FireWeapon[];
}

/** Answer to `threat`: the hexes a side holds, and those it can shoot at. */
export interface Threat {
  side: Letter;
  zone: HexName[];
  fire: HexName[];
}

/** Where a charge can end. */
export interface LaneEnd {
  hex: HexName;
  tail: HexName;
  facing: Direction;
  path: HexName[];
}

/** A lane of a charge. */
export interface Lane {
  target: string;
  ends: LaneEnd[];
}

/** Answer to `lanes`. */
export interface Lanes {
  who: string;
  lanes: Lane[];
  refused?: Refusal;
}

/** Answer to `next_in`; empty when nobody can come in. */
export interface NextIn {
  do?: Command;
  text?: string;
}

/** What stands between a place and its neighbour. */
export interface PlaceSide {
  side: Direction;
  name: string;
  cover?: string;
  state?: string;
}

/** Answer to `place`: what is usual is left out. */
export interface PlaceFeatures {
  hex: HexName;
  ground: string;
  storey: number;
  level?: number;
  cover?: string;
  influence?: number;
  sides?: PlaceSide[];
  /** The storeys one can go to from here. */
  leads?: number[];
  /** What men have done to it. */
  lines?: string[];
}

/** A face of a die and what it means. */
export interface Face {
  face: number;
  result: string;
  text: string;
}

/** A result of a test with its chance. */
export interface ResultShare {
  result: string;
  text: string;
  percent: number;
}

/** How one throw is reckoned. */
export interface Reckoning {
  event: string;
  title: string;
  terms: Term[];
  faces: Face[];
  target: string;
  men: string[];
  column: string;
  total?: number;
  raw_column?: string;
  shifts?: Term[];
  die_terms?: Term[];
  columns?: string[];
  chances?: ResultShare[];
  /** Of a die that has fallen: what it was thrown for. */
  purpose?: string;
  /** What it shows. */
  face?: number;
}

/** What can come of a command. */
export interface ForecastOutcome {
  chance: Chance;
  percent: number;
  result: string;
  text: string;
  changes: Record<string, string>;
  asked: string;
}

/** Who may shoot at a charge on its way or ride to meet it. */
export interface Danger {
  rider: string;
  who: string;
  act: string;
  percent?: number;
}

/** Answer to `forecast` at a battle: the whole reckoning before the dice. */
export interface Forecast {
  outcomes: ForecastOutcome[];
  reckoning: Reckoning[];
  by: Record<string, Record<string, number>>;
  /** The questions that were taken to be answered by letting pass. */
  assumes?: string[];
  /** There are too many ways to follow. */
  partial?: boolean;
  dangers?: Danger[];
  refused?: Refusal;
}

// -- What can be answered at a siege, with what may come of it ----------------------------------------------------------------------------

/** One of the words a question offers. */
export interface WordChoice {
  choice: string;
  text: string;
}

/** Something by its name. */
export interface Title {
  id: string;
  title: string;
}

/** What patrols are made of. */
export interface PatrolRules {
  men: number;
  riders: number;
  shooters: number;
  /** Who of them shoots. */
  shoot: string[];
}

/** The usual muster for a fight, and what may be chosen instead. */
export interface Muster {
  men: string[];
  /** null: as many as one likes. */
  most: number | null;
  everybody: boolean;
  engines: string[];
  grounds: Title[];
  joins: number[];
  edges: number[];
  sections: string[];
  patrols?: PatrolRules;
}

/** Where people may stand when the fight begins. */
export interface Zone {
  cells: HexName[];
  edges: number[];
  /** The open sheet on which that is; "" for the place itself. */
  ground: string;
}

/** What speaks for giving up. */
export interface Parley {
  least: number;
  terms: Term[];
  chance: Chance;
  percent: number;
  refused: string | null;
  at_least?: boolean;
}

/** What a fight by the table may cost a side. */
export interface Losses {
  dead: number;
  wounded: number;
  flags: Record<string, Share>;
}

/** A result letter with its chance. */
export interface LetterShare {
  letter: string;
  chance: Chance;
  percent: number;
}

/** What one throw of the table may bring. */
export interface QuickOdds {
  values: Record<Letter, number>;
  difference: number;
  roll: Term[];
  letters: LetterShare[];
  sides: Record<Letter, Losses>;
  /** Of the fight that is fought inside this one. */
  inside?: QuickOdds;
  /** The side whose muster is sealed, and is taken to be the usual one. */
  expected?: Letter;
}

/** How long so many workers take, and how much they make. */
export interface BuildTeam {
  days: number;
  pieces: number;
}

/** Something that can be built. */
export interface BuildLine {
  line: string;
  teams: Record<string, BuildTeam>;
}

/** What can be built, and by whom. */
export interface BuildChoices {
  lines: BuildLine[];
  team: number;
  engineer: boolean;
  engineers: string[];
  workers: string[];
}

/** Whom an engine needs. */
export interface CrewWanted {
  men: number;
  engineer: boolean;
}

/** Why a wall cannot be struck; or the per cent that it loses a grade, by points thrown. */
export interface WallTarget {
  why?: string;
  odds?: Record<string, number>;
}

/** What can be thrown at. */
export interface BombardChoices {
  engines: Record<string, number>;
  walls: Record<HexName, WallTarget>;
  crews: Record<string, CrewWanted>;
}

/** What can be set alight: the chance of all archers, and of one, two, three and so on. */
export interface FireTarget {
  chance: Chance;
  percent: number;
  by: number[];
}

/** What archers can set alight. */
export interface BurnChoices {
  archers: string[];
  targets: Record<string, FireTarget>;
}

/** What can be done at a mine today. */
export interface MineChoices {
  id: string;
  own: boolean;
  diggers: string[];
  room: number;
  next: HexName[];
  forced: HexName[];
  stretch: Record<HexName, HexName[]>;
  props: boolean;
  falls: Share;
  odds?: number;
}

/** Everything a side can order today, with what it takes and what may come of it. */
export interface OrderChoices {
  goes: Record<string, boolean>;
  build: BuildChoices;
  bombard: BombardChoices | null;
  burn: BurnChoices;
  mines: MineChoices[];
  repair: string[];
  fascines: HexName[];
  bridge: boolean;
  parley: Parley | null;
  idle: string[];
}

/** Somebody who could come, and what he costs. */
export interface ArmyPerson {
  who: string;
  price: number;
  name: string;
  class: string;
}

/** Out of whom an army may be put together. */
export interface ArmyOffer {
  points: number;
  people: ArmyPerson[];
  /** Who comes of each that stands ready. */
  armies: Record<string, Person[]>;
}

/** Who must decide; for him what is asked and what he can say. */
export interface SiegeAsk {
  side: Letter;
  text: string;
  help?: string;
  question?: SiegeQuestion;
  answers?: WordChoice[];
  usual?: Command;
  offer?: Muster;
  zone?: Zone;
  parley?: Parley;
  /** What fights that may be chosen would bring by the table. */
  forecasts?: Record<string, QuickOdds>;
  odds?: QuickOdds | null;
  choices?: OrderChoices;
  army?: ArmyOffer;
}

// -- A siege: its view, and what its sheet offers -----------------------------------------------------------------------------------------

/** A hex of wall with the grades it has had and lost. */
export interface SiegeWall {
  kind: string;
  ring: string;
  section: string;
  material: string;
  grades: number;
  lost: number;
  down: boolean;
  burnt: boolean;
}

/** The besieged place. */
export interface SiegePlace {
  id: string;
  sheet: string;
  kind: string;
  walls: Record<HexName, SiegeWall>;
  gate: string;
  bridge: string;
  fascines: HexName[];
  /** What the garrison still holds of it. */
  held: string;
  redoubt: number;
  down: HexName[];
}

/** An engine. */
export interface SiegeEngine {
  id: string;
  kind: string;
  points: number;
  where: string;
  hexes: HexName[];
  facing: Direction;
  damaged: boolean;
  repairing: boolean;
}

/** A mine: everybody at the place hears where they dig. */
export interface SiegeMine {
  id: string;
  section: string;
  gallery: string;
  dug: HexName[];
  needed: number;
  state: string;
  lost: boolean;
}

/** A building site. */
export interface SiegeProject {
  id: string;
  line: string;
  engineer: string;
  workers: string[];
  done: number;
  days: number | null;
  paused: boolean;
}

/** Engines that throw at a hex of wall. */
export interface Aim {
  hex: HexName;
  engines: string[];
}

/** People at a building site. */
export interface Site {
  line: string;
  workers: string[];
  engineer: string;
  project: string;
}

/** People at a mine. */
export interface Dig {
  mine: string;
  engineer: string;
  men: string[];
  section: string;
  hexes: HexName[];
  fill: boolean;
}

/** The orders of a day. */
export interface OrdersView {
  bombard: Aim[];
  repair: string[];
  crews: [string, string[]][];
  burn: string;
  archers: string[];
  sites: Site[];
  digs: Dig[];
  props: string[];
  fascines: HexName[];
  bridge: boolean;
  negotiate: boolean;
}

/** Days that are let go by: till when, and why they are over; "" while they go on. */
export interface QuietView {
  until: number;
  why: string;
}

/** What one side has; what it does not show is left out. */
export interface SiegeSide {
  engines: SiegeEngine[];
  mines: SiegeMine[];
  stock?: Record<string, number>;
  projects?: SiegeProject[];
  sealed?: boolean;
  /** The orders it has sealed last. */
  given?: OrdersView;
  quiet?: QuietView;
}

/** How somebody is; what he is busy with only for his own side. */
export interface SiegePerson {
  side: Letter;
  health: Health;
  fate?: string;
  mounted?: boolean;
  commander?: boolean;
  roles?: string[];
  job?: string;
  /** The day on which he will be well; null for never. */
  heals?: number | null;
  within?: boolean;
}

/** The fight of the day. */
export interface SiegeFight {
  kind: string;
  attacker: Letter;
  number: number;
  begun: boolean;
  /** Who takes part, as far as one may know. */
  parties: Record<Letter, string[]>;
}

/** Which side is which; in a sally of everybody they change. */
export interface Roles {
  besieger: Letter;
  besieged: Letter;
}

/** How a siege stands. */
export interface SiegePosition {
  day: number;
  step: string;
  roles: Roles;
  initiative: Letter | null;
  action: string;
  place: SiegePlace;
  sides: Record<Letter, SiegeSide>;
  people: Record<string, SiegePerson>;
  numbers: Record<Letter, number>;
  events: string[];
  sallied: boolean;
  restock: number;
  swapped: boolean;
  afield: string;
  progress: number;
  /** Whoever is not asked hears whose decision it is. */
  asked: SiegeQuestion | null;
  fight: SiegeFight | null;
  outcome: Outcome | null;
  food?: number;
  pledge?: number;
  store?: number;
  machines?: MachineView[];
}

/** What siege it is. */
export interface SiegeTitle {
  id: string;
  title: string;
  briefing: string;
  begins: string;
  days: number;
  ruleset: string;
  open_provisions: boolean;
  sides: SideName[];
}

/** What may happen on the next morning. */
export interface MorningEvent {
  event: string;
  chance: Chance;
  percent: number;
  /** It has happened, and does not happen again. */
  used: boolean;
  name: string;
}

/** A siege as some seats see it. */
export interface SiegeView {
  id: string;
  seq: number;
  siege: SiegeTitle;
  you: Letter[];
  seats: Seats;
  position: SiegePosition;
  people: People;
  ask: SiegeAsk | null;
  chronicle: ChronicleDay[];
  /** How many days the whole chronicle has. */
  days: number;
  events: MorningEvent[];
  /** Signs of what happened on each day. */
  calendar: Record<string, string[]>;
  /** Sides of one's own that may take their last step back. */
  undo: Letter[];
  fight: string;
  /** Two captains are at the fight. */
  captains: boolean;
  commitment: string;
  /** How fights inside are fought, as was settled when the game began. */
  fights?: string;
  letter?: NewsLetter | null;
  fought?: FoughtView | null;
  standing?: Standing;
  seed?: string;
  last?: number;
}

/** The tents on the ground. */
export interface SiegeGroundWorks {
  ground?: Record<HexName, string>;
}

/** Answer to `ground`: the board on which people are about to be placed. */
export interface SiegeGround {
  board: Board;
  works: SiegeGroundWorks;
}

/** A stretch of wall. */
export interface SectionView {
  title: string;
  mine: boolean;
  hexes: HexName[];
}

/** Answer to `plan`: a besieged place inside a campaign. */
export interface PlanView {
  board: Board;
  sections: Record<string, SectionView>;
}

/** One entry of the log of a siege or campaign, for the replay. */
export interface DaysMoment {
  number: number;
  day: number;
  side: Letter;
  undone: boolean;
  lines: Line[];
}

// -- What can be answered in a campaign, with what may come of it -------------------------------------------------------------------------

/** A hex that can be marched to. */
export interface ReachView {
  cost: number;
  path: HexName[];
  /** Whoever ends his day there has too little to eat. */
  hungry: boolean;
}

/** A test of loyalty or hostility of a group. */
export interface GroupTest {
  group: string;
  terms: Term[];
  result: number;
  what: string;
}

/** What the table says of a battle in the field. */
export interface BattleOdds {
  factions: string[];
  values: number[];
  terms: Term[][];
  difference: number;
  roll: Term[];
  letters: LetterShare[];
  sides: Losses[];
  tests?: GroupTest[];
  /** How many of a group would slip away, be taken, wounded or killed. */
  refusal?: Record<string, number>;
}

/** What may happen at a siege on the next morning. */
export interface InnerEvent {
  event: string;
  chance: string;
  percent: number;
  used: boolean;
}

/** The question of a siege inside the campaign, with what can be said to it. */
export interface InnerAsk {
  place: string;
  question: SiegeQuestion;
  text: string;
  events: InnerEvent[];
  answers?: WordChoice[];
  help?: string;
  choices?: OrderChoices;
  usual?: Command;
  odds?: QuickOdds | null;
}

/** Both sums of a demand, and what a bargain may give. */
export interface DemandView {
  own: Term[];
  theirs: Term[];
  sums: [number, number];
  /** May the place offer one at all? */
  bargains: boolean;
  /** Its lord says whether it does; where nobody plays him it always does. */
  decides?: boolean;
  /** That it gives itself. */
  yields?: Share;
  /** What it gives otherwise, on the average. */
  points?: number;
  /** A point of it in half coins. */
  worth?: number;
}

/** What a deed of a group costs, in half coins, and may bring. */
export interface DeedView {
  coin: number;
  /** The group does nothing more today. */
  ends?: boolean;
  /** That mercenaries stay on the first day of a promise. */
  stays?: Share;
  demand?: DemandView;
  /** Of a settlement that is stormed. */
  odds?: BattleOdds;
  /** Whether it is the victor's then, or only plundered. */
  conquers?: boolean;
  walls?: QuickOdds;
}

/** Who must decide; for him what is asked and what he can say. */
export interface CampaignAsk {
  faction: string;
  text: string;
  help?: string;
  question?: Question;
  answers?: WordChoice[];
  /** Every lawful command but marches and standing orders. */
  options?: Command[];
  /** Beside each of them what it costs and may bring, where a group is to act. */
  deeds?: (DeedView | null)[];
  reach?: Record<HexName, ReachView>;
  odds?: BattleOdds;
  /** Who goes if nobody attacks, in words. */
  gives_way?: string;
  siege?: InnerAsk;
}

// -- A campaign: its view through the eyes of a faction -----------------------------------------------------------------------------------

/** How many, as known on a day. */
export interface KnownStrength {
  size: number;
  classes: Record<string, number>;
  wounded: number;
  day: number;
  why: string;
  /** That is how it is now. */
  fresh: boolean;
}

/** What only the owner of a group knows. */
export interface OwnGroup {
  men: string[];
  coin: number;
  missed: number;
  hungry: boolean;
  prisoners: string[];
  prison: string;
  employer: string;
  pay: string;
  tests: number;
  engines: string[];
  oxen: number;
  allowance: number;
  need: number;
  halted: number;
  moved: boolean;
  victories: number;
  /** The day at whose end it must have left a place that has paid to be spared; 0 where it may stay. */
  gone_by: number;
  /** The hex to which it must bring its wounded; "" where it need not. */
  wounded_to: string;
  /** Its march in a day, term by term. */
  pace: Term[];
}

/** A group as a faction knows it. */
export interface CampaignGroup {
  faction: string;
  kind: string;
  letter: string;
  hex: HexName;
  mounted: boolean;
  leader: string;
  prestige: number;
  attitude: number;
  engines: boolean;
  /** The place it lies before, or is shut up in. */
  siege?: string;
  known?: KnownStrength;
  own?: OwnGroup;
}

/** What only the owner of a convoy knows. */
export interface OwnConvoy {
  escort: string;
  animals: number;
  drover: boolean;
}

/** A convoy as a faction knows it. */
export interface CampaignConvoy {
  faction: string;
  hex: HexName;
  escorted: boolean;
  load?: number;
  own?: OwnConvoy;
}

/** What only the owner of a place knows. */
export interface OwnPlace {
  garrison: string[];
  treated: string[];
  captives: string[];
}

/** A place as a faction knows it, and since which day. */
export interface CampaignPlace {
  faction: string;
  resources: number;
  garrison: number | null;
  day: number;
  besieged_by?: string;
  plundered?: number;
  /** Its loyalty or hostility, as it is printed; of an own place as it is. */
  attitude?: number;
  own?: OwnPlace;
}

/** One's own spy. */
export interface CampaignSpy {
  hex: HexName;
  who: string;
  notes: number;
}

/** One of one's own people, or a prisoner. */
export interface CampaignPerson {
  faction: string;
  health: Health;
  fate?: string;
  group?: string;
  place?: string;
  prestige?: number;
  attitude?: number;
  captor?: string;
  mounted?: boolean;
  disarmed?: boolean;
  roles?: string[];
  heals?: number | null;
}

/** A leader of others. */
export interface CampaignLeader {
  faction: string;
  prestige: number;
  attitude: number;
  fate: string;
  captor: string;
}

/** A siege; how it stands only for those who take part. */
export interface CampaignSiege {
  besieger: string;
  besieged: string;
  since: number;
  days?: SiegePosition;
}

/** Where people may be put before a battle, and who stands there already. */
export interface Placing {
  side: number;
  size: [number, number];
  zone: Record<string, HexName[]>;
  /** Where every hex lies: column and row. */
  cells: Record<HexName, [number, number]>;
  /** The side of whoever stands on a hex. */
  standing: Record<HexName, number>;
}

/** A meeting or battle; others than those who take part see that there is one. */
export interface CampaignBattle {
  hex: HexName;
  factions: string[];
  number: number;
  declared: boolean;
  sides?: string[][];
  totals?: number[];
  reason?: string;
  place?: string;
  /** How many the groups are that have met. */
  sizes?: Record<string, number>;
  sheets?: [string, number][];
  needed?: number;
  how?: string;
  militia?: string[];
  placing?: Placing;
}

/** An aim of one's own. */
export interface AimView {
  kind: string;
  met: boolean;
}

/** One day of a way. */
export interface Leg {
  steps: number;
  cost: number;
  day: number;
}

/** A way of several days. */
export interface RouteView {
  path: HexName[];
  costs: number[];
  legs: Leg[];
}

/** A way that goes on no longer. */
export interface HaltView {
  path: HexName[];
  /** How far it would have gone on today. */
  today: number;
  why: string;
  about: string;
}

/** Days a faction lets go by: till when, and why they are over; "" while they go on. */
export interface QuietDaysView {
  until: number;
  why: string;
  about: string;
}

/** How it has ended. */
export interface CampaignOutcome {
  winners: string[];
  reason: string;
}

/** A campaign as a faction knows it. */
export interface CampaignPosition {
  day: number;
  days: number;
  step: string;
  /** The counter whose turn it is, if it is seen. */
  now: string;
  /** What is left of its march. */
  left: number | null;
  season: string;
  weather: number;
  groups: Record<string, CampaignGroup>;
  convoys: Record<string, CampaignConvoy>;
  places: Record<string, CampaignPlace>;
  spies: Record<string, CampaignSpy>;
  people: Record<string, CampaignPerson>;
  leaders: Record<string, CampaignLeader>;
  sieges: Record<string, CampaignSiege>;
  battle: CampaignBattle | null;
  /** Whoever is not asked hears whose decision it is. */
  asked: Question | null;
  /** Own counters that still act today, in their order. */
  to_come: string[];
  aims: AimView[];
  routes: Record<string, RouteView>;
  halts: Record<string, HaltView>;
  quiet: QuietDaysView | null;
  outcome: CampaignOutcome | null;
}

/** A faction; `seat` is "" for one nobody decides for. */
export interface Faction {
  id: string;
  seat: Letter;
  name: string;
  letter: string;
  colour: string;
}

/** What levels of loyalty or hostility up to one stand for. */
export interface Band {
  upto: number;
  band: string;
}

/** What campaign it is. */
export interface CampaignTitle {
  id: string;
  title: string;
  briefing: string;
  begins: string;
  days: number;
  ruleset: string;
  map: string;
  year: number;
  /** Which of the two counts: `loyalty` or `hostility`. */
  attitude: string;
  /** Its scale, from the lowest levels to the highest. */
  bands: Band[];
  factions: Faction[];
  aims: Record<string, string>;
}

/** Why a way goes on no longer, in words. */
export interface ToldHalt {
  text: string;
  rule: string;
}

/** Why standing orders of one's own are over. */
export interface ToldStanding {
  halts: Record<string, ToldHalt>;
  quiet: string;
  /** Why the campaign is over; "" while it goes on. */
  end: string;
}

/** A campaign as some seats see it. */
export interface CampaignView {
  id: string;
  seq: number;
  campaign: CampaignTitle;
  you: Letter[];
  /** The faction through whose eyes one looks. */
  eyes: string;
  seats: Seats;
  told: ToldStanding;
  position: CampaignPosition;
  people: People;
  /** Of groups, convoys and places. */
  names: Record<string, string>;
  ask: CampaignAsk | null;
  chronicle: ChronicleDay[];
  letter: NewsLetter | null;
  fought: FoughtView | null;
  standing: Standing;
  undo: boolean;
  fight: string;
  /** Two captains are at the battle. */
  captains: boolean;
  commitment: string;
  /** How fights inside are fought, as was settled when the game began. */
  fights?: string;
  seed?: string;
  last?: number;
}

/** Whoever is met on a way. */
export interface Meeting {
  hex: HexName;
  group: string;
}

/** Answer to `route`: a long way cut into days. */
export interface Route {
  to: HexName;
  path: HexName[];
  costs: number[];
  legs: Leg[];
  /** On which of the days it ends where there is too little to eat. */
  hungry: boolean[];
  meets: Meeting[];
  refused?: Refusal;
}

/** Whose land a hex is, by the place that is nearest. */
export interface LordshipShade {
  faction: string;
  place: string;
}

/** What one's own can give on a hex, and for how many days that feeds one's groups there. */
export interface SupplyShade {
  points: number | null;
  endless: boolean;
  need: number;
  days: number | null;
}

/** The loyalty or hostility of a counter or a place. */
export interface LoyaltyShade {
  id: string;
  faction: string;
  level: number;
}

/** Counters of others that can come to a hex in a day, with the strength one knows of. */
export interface ThreatShade {
  groups: string[];
  size: number;
}

/** An aim that lies on a hex. */
export interface AimShade {
  kind: string;
  met: boolean;
  place: string;
  who: string;
}

/** Answer to `overlays`: the map modes. */
export interface Overlays {
  lordship: Record<HexName, LordshipShade>;
  supply: Record<HexName, SupplyShade>;
  loyalty: Record<HexName, LoyaltyShade[]>;
  threat: Record<HexName, ThreatShade>;
  objectives: Record<HexName, AimShade[]>;
}

/** Answer to `life`: what is told of somebody on which day. */
export interface Life {
  who: string;
  days: ChronicleDay[];
  person?: Person;
}

// -- What is read and made over HTTP: scenarios, kept games, rules, tables, cases ---------------------------------------------------------

/** Who wins more often, and how we know. */
export interface Favoured {
  side: Letter | null;
  share: number | null;
  games: number;
  how: string;
}

/** A side on a card. */
export interface CardSide {
  side: Letter;
  name: string;
  men: number;
  leaders: string[];
}

/** A chapter that a battle teaches. */
export interface Taught {
  chapter: string;
  name: string;
}

/** A battle as the shelf shows it. */
export interface BattleCard {
  id: string;
  order: number;
  /** Of the learning ladder. */
  chapter: string;
  title: string;
  story: string;
  briefing: string;
  teaches: Taught[];
  turns: number;
  /** About how long it takes. */
  minutes: number;
  ruleset: Title;
  /** By whose rules it can be fought. */
  editions: Title[];
  sides: CardSide[];
  favoured: Favoured;
}

/** A battle with its map, its people and how they stand at the beginning. */
export interface BattleInFull extends BattleCard {
  board: Board;
  people: People;
  position: Position;
}

/** The besieged place. */
export interface PlaceTitle {
  id: string;
  kind: string;
  title: string;
}

/** A siege as the shelf shows it. */
export interface SiegeCard {
  id: string;
  order: number;
  title: string;
  story: string;
  briefing: string;
  place: PlaceTitle;
  ruleset: Title;
  begins: string;
  days: number;
  minutes: number;
  sides: CardSide[];
  favoured: Favoured;
}

/** A point players argue about, and how a scenario has it. */
export interface SwitchOf {
  id: string;
  on: boolean;
  usual: boolean;
  rule: string;
}

/** Those of its days and those of its fights. */
export interface SiegeSwitchesView {
  days: SwitchOf[];
  fights: Record<string, boolean>;
}

/** A siege with its people and the plan of its place. */
export interface SiegeInFull extends SiegeCard {
  people: People;
  board: Board;
  sections: Record<string, SectionView>;
  switches: SiegeSwitchesView;
}

/** What a faction has won of the games between equals. */
export interface WonGames {
  games: number;
  hard: 'desperate' | 'easy' | 'even' | 'hard';
}

/** So many games between equals, and how they were played. */
export interface CountedGames {
  games: number;
  how: string;
}

/** A faction on a card. */
export interface CardFaction {
  seat: Letter;
  id: string;
  name: string;
  letter: string;
  colour: string;
  aim: string;
  men: number;
  leaders: string[];
  won: WonGames | null;
}

/** A campaign as the shelf shows it. */
export interface CampaignCard {
  id: string;
  order: number;
  title: string;
  story: string;
  briefing: string;
  map: string;
  year: number;
  ruleset: Title;
  begins: string;
  days: number;
  minutes: number;
  counted: CountedGames;
  factions: CardFaction[];
}

/** A campaign with its leaders and its map. */
export interface CampaignInFull extends CampaignCard {
  people: People;
  country: Country;
  switches: SwitchOf[];
}

/** A game that has been made, with a key for each seat. */
export interface MadeGame {
  id: string;
  keys: Record<Letter, string>;
  steps: number;
}

/** Answer to `POST /api/dice`: the hash of a seed nobody knows yet, for a game to be made with it. */
export interface Promise {
  commitment: string;
}

/** What a player has thrown in. */
export interface SaltView {
  /** His seat; "" for whoever set up the table. */
  by: string;
  word: string;
  /** The entry from which it counts. */
  since: number;
}

/** What is known of the dice of a game; how they are made of it says docs/dice.md. */
export interface DiceView {
  commitment: string;
  salts: SaltView[];
  /** Seats that may still throw in a salt. */
  unsalted: Letter[];
  /** The name of a fight among those of the game around it; "" for a game of its own. */
  inside: string;
  /** Whoever set up the table has named the seed, so he knows the dice. */
  named: boolean;
  /** When it is over. */
  seed?: string;
}

/** A game as the list of games has it. */
export interface ListedGame {
  id: string;
  title: string;
  /** Of its seats. */
  names: Record<Letter, string>;
  seats: Seats;
  over: boolean;
  /** The seats that have won, of a game that is over. */
  won: Letter[];
  /** The seat that must decide. */
  side: Letter | null;
  /** So many entries its record has. */
  steps: number;
  /** Seconds since 1970. */
  made: number;
  changed: number;
  battle?: string;
  siege?: string;
  campaign?: string;
  turn?: number;
  day?: number;
  asked?: string;
  /** The last line of its story. */
  last?: string;
  /** Only for a caller on the same machine. */
  keys?: Record<Letter, string>;
  unreadable?: Error;
}

/** How often a side of one scale was played, and what came of it. */
export interface SideStanding {
  kind: string;
  side: string;
  games: number;
  won: number;
  drawn: number;
}

/** Somebody on the roll of honour, over all games. */
export interface Honoured {
  who: string;
  person: Person;
  games: number;
  survived: number;
  felled: number;
  wounds: number;
  captive: number;
}

/** The dead of one's own sides, and of all others. */
export interface Losses {
  own: number;
  other: number;
}

/** How often each face was thrown in one's own decisions, and in those of others. */
export interface DiceThrown {
  own: number[];
  other: number[];
}

/** What the games that are over have come to. */
export interface Honours {
  games: SideStanding[];
  roll: Honoured[];
  losses: Losses;
  dice: DiceThrown;
}

/** Answer to DELETE. */
export interface Forgotten {
  ok: boolean;
}

/** Any reply that is not what was asked for. */
export interface Failed {
  error: Error;
}

/** A temperament or a rule by its name. */
export interface Named {
  id: string;
  name: string;
}

/** How a captain is minded. */
export interface Temperament extends Named {
  about: string;
}

/** How good a captain is. */
export interface Strength {
  id: number;
  name: string;
  about: string;
}

/** Whom one can play against. */
export interface CaptainsView {
  temperaments: Temperament[];
  strengths: Strength[];
}

/** A rule in the list. */
export interface RuleLine {
  id: string;
  book: string;
  chapter: string;
  /** Of its chapter. */
  title: string;
  name: string;
  state: string;
}

/** A rule that a search has found. */
export interface FoundRule extends RuleLine {
  /** By a word that other games have for it. */
  meant?: boolean;
}

/** One way to read a rule. */
export interface RuleOption {
  id: string;
  text: string;
  chosen: boolean;
}

/** A rule in full. */
export interface RuleView extends RuleLine {
  text: string;
  source: string;
  ruling: boolean;
  options: RuleOption[];
  chosen: string;
  rulings: Named[];
  cited: Named[];
  /** Where the code and the tests name it. */
  places: string[];
}

/** A table of figures with its provenance. */
export interface TableView {
  id: string;
  title: string;
  source: string;
  note: string;
  provenance: string[];
  /** What editions have in common. */
  content: Record<string, any>;
  /** The lines of their own. */
  editions: Record<string, Record<string, any>>;
}

/** A point players argue about, with the reading it turns on. */
export interface SwitchView {
  id: string;
  default: boolean;
  defaults: Record<string, boolean>;
  name: string;
  text: string;
  rule: string;
}

/** What shows that a step was done: a command of one's own, or how things stand. */
export interface Deed {
  fields: Record<string, string[]>;
  has: string[];
  men: number;
  when: Record<string, any[]>;
  unless: Record<string, any[]>;
}

/** Something that is learned. */
export interface LessonStep {
  id: string;
  rules: string[];
  done: Deed;
}

/** Something the guide says while things stand so. */
export interface LessonLeaf {
  id: string;
  /** Its message. */
  key: string;
  step: string;
  when: Record<string, any[]>;
  unless: Record<string, any[]>;
  points: boolean;
  again: boolean;
  slow: boolean;
}

/** Whom one plays against. */
export interface Opponent {
  captain: string;
  strength?: number;
}

/** A lesson: the game it is played in, and what is said. */
export interface LessonPlan {
  id: string;
  game: 'battle' | 'campaign' | 'siege';
  title: string;
  story: string;
  minutes: number;
  seat: Letter;
  seed: string;
  opponent: Opponent;
  steps: LessonStep[];
  leaves: LessonLeaf[];
}

/** Answer to `GET /api/lessons`. */
export interface LessonShelf {
  guide: Person;
  lessons: LessonPlan[];
}

// -- Cases: what a position can be set up of, and what the rules say ----------------------------------------------------------------------

/** What a position can be set up of. */
export interface Kit {
  sheets: Title[];
  editions: Title[];
  sides: Letter[];
  sequences: Title[];
  machines: Title[];
  groups: Title[];
  classes: Title[];
  weapons: Title[];
  healths: string[];
  marks: string[];
  scales: string[];
}

/** Somebody with all that his counter shows. */
export interface FoundPerson {
  id: string;
  name: string;
  kind: string;
  group: string;
  painter: string;
  code: string;
  class: string;
  people: string;
  arms: Record<string, string>;
  weapons: string[];
  faces: Record<string, number[]>;
  armoured: boolean;
  rides: boolean;
  beast: boolean;
  traits: string[];
  note: string;
}

/** Who fits; the first of them. */
export interface FoundPeople {
  count: number;
  people: FoundPerson[];
}

/** The ways to complete a command that is not clear. */
export interface Choices {
  choices: Command[];
  more: number;
}

/** A die that a case does not give. */
export interface MissingDie {
  throw: number;
  purpose: string;
  sides: number;
  who: string;
  rule: string;
}

/** What came of a command of a case. */
export interface RulingView {
  command: Command;
  words: string[];
  unclear?: Choices;
  lawful?: boolean;
  events?: GameEvent[];
  refused?: Refusal;
  dice?: string;
  missing_die?: MissingDie;
  dice_left_over?: number;
  stopped?: boolean;
  as_expected?: boolean;
  /** For the page. */
  lines?: ToldLine[];
}

/** The answer to a case. What follows `next` is for the page alone. */
export interface CaseAnswer {
  ruleset: string;
  rulings: RulingView[];
  position: any;
  next: string;
  opening?: GameEvent[];
  note?: string;
  case?: Record<string, any>;
  /** The same as TOML. */
  file?: string;
  people?: People;
  start?: Position;
  ask?: Ask;
  can?: Record<string, Record<string, number>>;
  board?: Board;
  of?: ManChoices;
}

// -- What is read beside the games: the book of rules and the play aid --------------------------------------------------------------------

/** A counter in a drawing, or a place on the map of a country. */
export interface DiagramMan {
  at: string;
  side: string;
  numbers?: string;
  facing?: number;
  rider?: boolean;
  place?: boolean;
}

/** A way, a blow or a line in a drawing. */
export interface DiagramArrow {
  path: string;
  kind: string;
}

/** A house in a drawing: its hexes, and which of their sides have openings. */
export interface DiagramWalls {
  hexes: string;
  doors?: string;
  windows?: string;
}

/** A small drawn position. */
export interface Diagram {
  /** One letter a hex. */
  rows: string[];
  labels: Record<string, string>;
  men?: DiagramMan[];
  arrows?: DiagramArrow[];
  walls?: DiagramWalls[];
  /** The hex round which a miss goes astray. */
  scatter?: string;
}

/** A paragraph, or a drawing with what stands under it. */
export interface BookPart {
  text?: string;
  diagram?: Diagram;
  caption?: string;
}

/** A lesson in which it can be tried. */
export interface Practice {
  id: string;
  name: string;
  title: string;
}

/** A chapter, its rules, and where it can be tried. */
export interface BookChapter {
  id: string;
  title: string;
  parts: BookPart[];
  rules: Named[];
  practise: Practice[];
}

/** Answer to `GET /api/book`. */
export interface Book {
  title: string;
  lead: string;
  rules: string;
  practise: string;
  chapters: BookChapter[];
}

/** A ground, or what stands between two hexes, on the play aid. */
export interface AidLine {
  name: string;
  foot?: number | string;
  mounted?: number | string;
  cover?: string;
  influence?: number;
  attacker?: number;
  crossing?: number;
  price?: number;
  bars?: string[];
}

/** Answer to `GET /api/aid/EDITION`. */
export interface PlayAid {
  id: string;
  title: string;
  editions: Title[];
  sequences: string[];
  tables: Record<string, any>;
  terrain: AidLine[];
  hexsides: AidLine[];
  /** So many columns at most for the difference of ground. */
  shift: number;
  figures: Record<string, number>;
}

// -- What comes over the socket, and what answers over HTTP: each kind of message with its type -------------------------------------------

/** A computer has begun to think. */
export interface Thinking {
  side: Letter;
}

/** The command was meant for another position. */
export interface Stale {
  seq: number;
}

/** The command was carried out and stored. */
export interface Done {
  n: number;
  ok: boolean;
  seq: number;
}

/** A request that was turned down, and nothing has changed. Without a number the server tells of itself. */
export interface Turned {
  n: number | null;
  refused?: Refusal;
  stale?: Stale;
  error?: Error;
}

/** What has changed in the view of a siege or a campaign; each place is told by its way through the view. */
export interface ViewStep {
  seq: number;
  /** Fields with their new values. */
  set?: [string[], any][];
  /** Fields that are no more. */
  gone?: string[][];
  /** Lists that went on: from which of the old items so many are kept, and what comes after them. */
  lists?: [string[], number, number, any[]][];
}
