/**
 * What the server says and hears, as types: docs/protocol.md for the compiler. No browser loads this file.
 *
 * Written by hand for now. A name means the same value wherever it stands, whether it came over the socket or over HTTP.
 */

// -- what all games have ---------------------------------------------------------------------------------------------

/** `K10`; on joined sheets `2.K10`, on a storey `K10/1`. On the map of a campaign four digits. */
export type HexName = string;
/** 0 is up, then clockwise to 5. */
export type Direction = number;
export type Letter = string;
/** A chance as an exact fraction, `3/10`. */
export type Chance = string;
export type Health = 'healthy' | 'wounded' | 'stunned' | 'dead';

/** What is done: `do` names it, everything else is as in records and case files. */
export interface Command {
  do: string;
  man?: string;
  men?: string[];
  guards?: string[];
  target?: string;
  path?: HexName[];
  cell?: HexName;
  facing?: Direction;
  aim?: HexName;
  origin?: HexName;
  weapon?: string;
  task?: string;
  thing?: string;
  number?: number;
  step?: number;
  charges?: Charge[];
  engines?: string[];
  patrols?: string[][];
  [field: string]: unknown;
}

/** One rider's part of a charge of several. */
export interface Charge {
  man: string;
  target: string;
  path: HexName[];
}

/** What has happened. */
export interface GameEvent {
  event: string;
  man?: string;
  men?: string[];
  target?: string;
  path?: HexName[];
  [field: string]: any;
}

/** What somebody must decide before anything else goes on. */
export interface Question {
  ask: string;
  side?: Letter;
  man?: string;
  men?: string[];
  [field: string]: any;
}

/** Why something cannot be done. */
export interface Refusal {
  text: string;
  rule?: string;
  reason?: string;
  who?: string;
  about?: string;
}

/** A part of a number: its value, its reason, its rule. Battles send the words too, without value and rule. */
export interface Term {
  value: number;
  reason: string;
  rule: string;
  about?: string;
  text?: string;
}

/** What of his own a player would give up. */
export interface Forfeit {
  reason: string;
  rule: string;
  text: string;
}

/** Answer to `why`. */
export interface Lawfulness {
  lawful: boolean;
  text?: string;
  refused?: Refusal;
  forfeits?: Forfeit[];
}

/** A place that has been found wrong in what was sent. */
export interface Fault {
  place: string;
  what: string;
  hint?: string;
}

export interface Seat {
  who: 'person' | 'captain';
  captain?: string;
  strength?: number;
  name?: string;
  patience?: number;
}

export interface Arms {
  shield?: string;
  coat?: string;
  armour?: string;
  helmet?: string;
  cloth?: string;
  horse?: string;
}

/** Who somebody is: what never changes. */
export interface Person {
  name: string;
  kind?: string;
  group?: string;
  painter?: string;
  code?: string;
  class?: string;
  people?: string;
  arms?: Arms;
  weapons?: string[];
  faces?: Record<string, number[]>;
  armoured?: boolean;
  rides?: boolean;
  beast?: boolean;
  traits?: string[];
  note?: string;
}

export type People = Record<string, Person>;

/** A line of a chronicle: what happened on a day, in sentences. */
export interface ChronicleDay {
  day: number;
  date: string;
  sentences: string[];
}

/** What a seat has heard since its last letter. */
export interface NewsLetter {
  number: number;
  day: number;
  date: string;
  opens: boolean;
  parts: { part: string; hex: HexName; news: { text: string; grave: boolean; people: string[]; hexes: HexName[] }[] }[];
  folded: Record<string, number>;
}

/** What the last fight of a seat has come to. */
export interface FoughtView {
  number: number;
  hex: HexName;
  lines: { text: string; kind: string; details?: { text: string }[] }[];
  losses: { who: string; state: 'dead' | 'wounded' | 'prisoner'; side: string; leads: boolean }[];
  people: People;
}

/** What the page itself knows of a game that is kept. */
export interface MadeGame {
  id: string;
  keys: Record<Letter, string>;
  steps?: number;
}

// -- lessons -----------------------------------------------------------------------------------------------------------

/** What shows that a step was done: a command of one's own, or how things stand. */
export interface Deed {
  fields: Record<string, string[]>;
  has: string[];
  men: number;
  when: Record<string, any[]>;
  unless: Record<string, any[]>;
}

/** Something the guide says while things stand so. */
export interface LessonLeaf {
  id: string;
  key: string;
  step: string;
  when: Record<string, any[]>;
  unless: Record<string, any[]>;
  points: boolean;
  again: boolean;
  slow: boolean;
}

/** A lesson: the game it is played in, and what is said. */
export interface LessonPlan {
  id: string;
  game: 'battle' | 'siege' | 'campaign';
  title: string;
  story: string;
  minutes: number;
  seat: Letter;
  seed: string;
  opponent: { captain: string; strength?: number };
  steps: { id: string; rules: string[]; done: Deed }[];
  leaves: LessonLeaf[];
}

/** Answer to `GET /api/lessons`. */
export interface LessonShelf {
  guide: Person;
  lessons: LessonPlan[];
}

// -- the book, and the play aid --------------------------------------------------------------------------------------

export interface BookChapter {
  id: string;
  title: string;
  /** A paragraph, or a drawn position with what stands under it. */
  parts: { text?: string; diagram?: object; caption?: string }[];
  rules: { id: string; name: string }[];
  practise: { id: string; name: string; title: string }[];
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
  editions: { id: string; title: string }[];
  sequences: string[];
  tables: Record<string, any>;
  terrain: AidLine[];
  hexsides: AidLine[];
  figures: Record<string, number>;
  /** So many columns at most for the difference of ground. */
  shift: number;
}

// -- the board -------------------------------------------------------------------------------------------------------

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

export interface BoardHex {
  name: HexName;
  column: number;
  row: number;
  terrain: string;
  level?: number;
  piece?: number;
  structure?: string;
  branches?: boolean;
  /** Which storey a cell lies on; told by the list it stands in, and noted by the page. */
  storey?: number;
}

export interface BoardSide {
  hex: HexName;
  side: Direction;
  kind: string;
  storey?: number;
  inner?: boolean;
}

export interface BoardGate {
  id: string;
  kind: string;
  state: string;
  sides: { hex: HexName; side: Direction }[];
  hexes: HexName[];
  posts?: HexName[];
}

export interface Board {
  columns: number;
  rows: number;
  pieces: BoardPiece[];
  hexes: BoardHex[];
  storeys: { storey: number; level?: number; hexes: BoardHex[] }[];
  links: [HexName, HexName][];
  lines: { kind: string; hexes: HexName[]; piece?: number }[];
  sides: BoardSide[];
  crest: { hex: HexName; side: Direction }[];
  gates: BoardGate[];
  exits: { name: string; side: Letter; hexes: HexName[] }[];
  entries: { name?: string; side?: Letter; hexes: HexName[] }[];
  areas: { name: string; hexes: HexName[] }[];
  terrain: Record<string, { name: string; cover?: string; cost?: Record<string, number> }>;
  /** How it looks there; only the painter asks. */
  picture?: { light: 'day' | 'dawn' | 'dusk' | 'night'; weather: 'clear' | 'rain' | 'snow'; inland: boolean };
}

// -- a battle --------------------------------------------------------------------------------------------------------

/** How somebody is: what changes. What is usual is left out. */
export interface Man {
  who: string;
  side: Letter | null;
  health: Health;
  face: string;
  name?: string;
  values?: number[];
  armoured?: boolean;
  at?: HexName;
  tail?: HexName;
  facing?: Direction;
  marks?: string[];
  mount?: string;
  away?: string;
  left?: number;
  spent?: number;
  thrown?: string[];
  leader?: string;
  carries?: string;
  formation?: string;
  pikes?: string;
  captive?: boolean;
  disarmed?: boolean;
  debt?: number;
  exit?: string;
  way?: HexName[];
}

export interface Machine {
  id: string;
  kind: string;
  cell?: HexName;
  side?: Letter;
  facing?: Direction;
  folded?: boolean;
  parts?: { hex: HexName; sign: string }[];
  burnt?: HexName[];
  bridge?: HexName[];
  [field: string]: any;
}

/** What men have built, broken, brought or set alight. */
export interface Works {
  doors?: Record<string, string>;
  ground?: Record<HexName, string>;
  sides?: BoardSide[];
  ladders?: { id: string; cells?: HexName[]; [field: string]: any }[];
  fires?: Record<HexName, any>;
  naphtha?: Record<HexName, any>;
  things?: { id: string; kind: string; cell?: HexName; [field: string]: any }[];
  damage?: Record<HexName, number>;
}

export interface Outcome {
  winner: Letter | null;
  reason?: string;
  [field: string]: any;
}

export interface Position {
  turn: number;
  active: Letter;
  sequence: string;
  men: Man[];
  asked?: Question[];
  formations?: any[];
  machines?: Machine[];
  works?: Works;
  outcome?: Outcome | null;
  dead?: Record<HexName, [number, number]>;
  moving?: string;
}

/** One answer to the open question. */
export interface Answer {
  do: Command;
  text: string;
  hex?: HexName;
  hexes?: HexName[];
  men?: string[];
  default?: boolean;
}

/** The game master's bar. */
export interface Ask {
  side: Letter | null;
  text: string;
  sequence: string;
  question: Question | null;
  answers?: Answer[];
  left?: string[];
  warn?: { text: string; men: string[] }[];
  steps?: { sequence: string; name: string; state: 'past' | 'now' | 'next' | 'skipped'; why?: string }[];
  next?: string;
  idle?: boolean;
  coming?: string[];
  bound?: string[];
  calls?: { do: Command; text: string }[];
}

/** One line of the story. */
export interface Line {
  number: number;
  entry: number;
  kind: string;
  text: string;
  details: { text: string; rule?: string }[];
  people: string[];
  hexes: HexName[];
}

export interface BattleTitle {
  id: string;
  title: string;
  briefing?: string;
  turns?: number;
  sides: { side: Letter; name: string }[];
}

export interface View {
  id: string;
  seq: number;
  battle: BattleTitle;
  you: Letter[];
  seats?: Record<Letter, Seat>;
  board: Board;
  people: People;
  position: Position;
  ask: Ask;
  log: Line[];
  lines: number;
  undo: Refusal | null;
  luck?: Record<Letter, number[]>;
  commitment?: string;
  seed?: string;
  /** In `at/N`: the number of the last entry. */
  last?: number;
}

/** What one entry of the record has changed. */
export interface Step {
  seq: number;
  side: Letter;
  command?: Command | null;
  events: GameEvent[];
  men: Man[];
  gone?: string[];
  position?: { [K in keyof Position]?: Position[K] | null };
  people?: People;
  ask?: Ask;
  lines?: Line[];
  undo?: Refusal | null;
  undone?: boolean;
  entry?: number;
  seed?: string;
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

/** What comes when a busy server rests: what its steps did not say. */
export interface LateAsk {
  ask: Ask;
  undo?: Refusal | null;
  lines?: Line[];
  seq: number;
}

// -- answers at the table of a battle --------------------------------------------------------------------------------

/** A way to a hex. */
export interface Way {
  cost: number;
  left: number;
  path: HexName[];
  facing?: Direction;
  watched?: boolean;
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
  hex?: HexName;
  path?: HexName[];
  men?: string[];
}

/** One way to do a work. */
export interface WorkChoice {
  do: Command;
  text: string;
  label: string;
  men: string[];
  hex?: HexName;
  thing?: string;
  name?: string;
}

export interface Work {
  task: string;
  label: string;
  choices: WorkChoice[];
}

export interface Barred {
  act: string;
  label: string;
  refused: Refusal;
  task?: string;
  thing?: string;
  name?: string;
  progress?: number;
}

/** Answer to `of`: everything one man may do, and why not the rest. */
export interface ManChoices {
  who: string;
  can: { act: string; label: string; count: number; task?: string }[];
  cannot: Barred[];
  moves: Record<HexName, Way>;
  shots: Offer[];
  charges: Offer[];
  attacks: Offer[];
  others: Offer[];
  works?: Work[];
  entries?: Record<HexName, Entry>;
  stood?: number;
}

export interface PathStep {
  hex: HexName;
  cost: number;
  left: number;
  terms: Term[];
  facing?: Direction;
  tail?: HexName;
  kind?: 'step' | 'pivot' | 'back';
  test?: boolean;
}

/** Answer to `path` and to `way`. */
export interface PathPrice {
  steps: PathStep[];
  lawful: boolean;
  path?: HexName[];
  total?: number;
  refused?: Refusal;
  stops?: HexName;
  watched?: { who: string; from: number }[];
  forfeits?: Forfeit[];
}

/** A face of a die and what it means. */
export interface Face {
  face: number;
  result: string;
  text: string;
}

/** How one throw is reckoned. */
export interface Reckoning {
  event: string;
  title: string;
  terms: Term[];
  faces: Face[];
  total?: number;
  raw_column?: string;
  shifts?: Term[];
  die_terms?: Term[];
  column?: string;
  columns?: string[];
  men?: string[];
  target?: string;
  chances?: { result: string; text: string; percent: number }[];
}

export interface ForecastOutcome {
  chance: Chance;
  percent: number;
  result?: string;
  text?: string;
  changes?: Record<string, any>;
  asked?: any;
}

/** Answer to `forecast`: the whole reckoning before the dice. */
export interface Forecast {
  outcomes: ForecastOutcome[];
  reckoning: Reckoning[];
  by: Record<string, Record<string, number>>;
  assumes?: any[];
  refused?: Refusal;
  partial?: boolean;
  dangers?: { rider: string; who: string; act: string; percent?: number }[];
}

/** Answer to `place`. */
export interface PlaceFeatures {
  hex: HexName;
  ground: string;
  storey: number;
  level: number;
  cover?: string;
  influence?: number;
  sides?: { side: Direction; name: string; cover?: string; state?: string }[];
  leads?: number[];
  lines?: string[];
}

// -- a siege ---------------------------------------------------------------------------------------------------------

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

export interface SiegeMine {
  id: string;
  section: string;
  gallery: number;
  dug: HexName[];
  needed: number;
  state: string;
  lost: number;
  [field: string]: any;
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

/** What one side has; what it may not show is left out. */
export interface SiegeSide {
  engines: SiegeEngine[];
  mines?: SiegeMine[];
  stock?: Record<string, number>;
  projects?: SiegeProject[];
  sealed?: boolean;
  /** The orders it has sealed last. */
  given?: any;
  /** The days it lets go by: till when, and why they are over; "" while they go on. */
  quiet?: { until: number; why: string };
}

export interface SiegePerson {
  side: Letter;
  health: Health;
  mounted?: boolean;
  commander?: boolean;
  roles?: string[];
  fate?: string;
  job?: string;
  [field: string]: any;
}

export interface SiegePosition {
  day: number;
  step: string;
  roles: { besieger: Letter; besieged: Letter };
  initiative: Letter | null;
  action: string;
  place: {
    id: string; sheet: string; kind: string; walls: Record<HexName, SiegeWall>; gate: string; bridge: string;
    fascines: HexName[]; held: string; redoubt: number; down: HexName[];
  };
  sides: Record<Letter, SiegeSide>;
  people: Record<string, SiegePerson>;
  numbers: Record<Letter, number>;
  events: string[];
  sallied: boolean;
  asked: Question | null;
  fight: { kind: string; attacker: Letter; number: number; begun: boolean; [field: string]: any } | null;
  outcome: Outcome | null;
  food?: number;
  machines?: Machine[];
  [field: string]: any;
}

/** The usual muster for a fight, and what may be chosen instead. */
export interface Muster {
  men: string[];
  most: number;
  everybody: boolean;
  engines: string[];
  grounds: { id: string; title: string }[];
  joins: string[];
  edges: number[];
  sections: string[];
  patrols?: { men: number; riders: number; shooters: number; shoot: string[] };
}

export interface SiegeAsk {
  side?: Letter;
  text: string;
  help?: string;
  question?: Question;
  answers?: { choice: string; text: string }[];
  usual?: Command;
  offer?: Muster;
  zone?: { cells: HexName[]; edges: number[]; ground?: string };
  parley?: { least: number; at_least?: boolean; terms: Term[]; chance: Chance; percent: number; refused: Refusal | null };
  forecasts?: Record<string, { chance: Chance; percent: number }>;
  odds?: any;
  expected?: Letter;
  choices?: any;
  sharing?: any;
  [field: string]: any;
}

export interface SiegeView {
  id: string;
  seq: number;
  siege: {
    id: string; title: string; briefing: string; begins: string; days: number; ruleset: string; open_provisions: boolean;
    sides: { side: Letter; name: string }[];
  };
  you: Letter[];
  seats: Record<Letter, Seat>;
  position: SiegePosition;
  people: People;
  ask: SiegeAsk | null;
  chronicle: ChronicleDay[];
  letter?: NewsLetter | null;
  fought?: FoughtView | null;
  days: number;
  events: { event: string; name: string; chance: Chance; percent: number; used: boolean }[];
  calendar: Record<string, string[]>;
  undo: Letter[];
  fight: string;
  captains: boolean;
  commitment: string;
  seed?: string;
}

// -- a campaign ------------------------------------------------------------------------------------------------------

/** How many, as known on a day. */
export interface KnownStrength {
  size: number;
  classes?: Record<string, number>;
  wounded?: number;
  day: number;
  why?: string;
  fresh: boolean;
}

export interface CampaignGroup {
  faction: string;
  kind: string;
  hex: HexName;
  letter?: string;
  mounted?: boolean;
  leader?: string;
  prestige: number;
  attitude?: number;
  engines?: boolean;
  siege?: string;
  known?: KnownStrength;
  /** What only its own faction knows. */
  own?: any;
}

export interface CampaignConvoy {
  faction: string;
  hex: HexName;
  escorted: boolean;
  load?: number;
  own?: any;
}

export interface CampaignPlace {
  faction: string;
  resources?: number;
  garrison?: number;
  day?: number;
  plundered?: boolean;
  own?: any;
  [field: string]: any;
}

export interface CampaignPerson {
  faction: string;
  health: Health;
  group?: string;
  prestige?: number;
  mounted?: boolean;
  [field: string]: any;
}

export interface CampaignPosition {
  day: number;
  days: number;
  step: string;
  now: string;
  left: number | null;
  season: string;
  weather: number;
  groups: Record<string, CampaignGroup>;
  convoys: Record<string, CampaignConvoy>;
  places: Record<string, CampaignPlace>;
  spies: Record<string, { hex: HexName; [field: string]: any }>;
  people: Record<string, CampaignPerson>;
  leaders: Record<string, any>;
  sieges: Record<string, { besieger: string; besieged: string; since: number; days?: SiegePosition }>;
  battle: any;
  asked: Question | null;
  /** Own counters on a way of several days, and those that go on no longer. */
  routes: Record<string, { path: HexName[]; costs: number[]; legs: { steps: number; cost: number; day: number }[] }>;
  halts: Record<string, { path: HexName[]; why: string; about: string; today: number }>;
  quiet: { until: number; why: string; about: string } | null;
  aims: any[];
  outcome: any;
  [field: string]: any;
}

export interface Faction {
  id: string;
  seat?: Letter;
  name: string;
  letter: string;
  colour: string;
}

export interface CampaignAsk {
  faction: string;
  text: string;
  help?: string;
  question?: Question;
  answers?: { do: Command; text: string; [field: string]: any }[];
  options?: Command[];
  reach?: Record<HexName, { cost: number; path: HexName[] }>;
  siege?: any;
  odds?: any;
  tests?: any;
  [field: string]: any;
}

export interface CampaignView {
  id: string;
  seq: number;
  campaign: {
    id: string; title: string; briefing: string; begins: string; days: number; ruleset: string; map: string; year: number;
    factions: Faction[]; aims: Record<string, string>;
  };
  you: Letter[];
  eyes: string;
  /** Why standing orders of one's own are over. */
  told: { halts: Record<string, { text: string; rule: string }>; quiet: string };
  seats: Record<Letter, Seat>;
  position: CampaignPosition;
  people: People;
  names: Record<string, string>;
  ask: CampaignAsk | null;
  chronicle: ChronicleDay[];
  letter?: NewsLetter | null;
  fought?: FoughtView | null;
  undo: boolean;
  fight: string;
  captains: boolean;
  commitment: string;
  seed?: string;
}

/** A country to be painted; nothing in it is secret. */
export interface Country {
  id: string;
  columns: number;
  rows: number;
  places: CountryPlace[];
  hexes: any;
  rivers: any[];
  roads: any[];
  regions: any[];
  /** Landmarks; only the painter asks. */
  peaks?: { id: string; name: Record<string, string>; hex: HexName; smokes: boolean }[];
  [field: string]: any;
}

export interface CountryPlace {
  id: string;
  hex: HexName;
  [field: string]: any;
}

/** A long way cut into days: answer to `route`. */
export interface Route {
  to: HexName;
  path: HexName[];
  costs: number[];
  legs: { steps: number; cost: number; day: number }[];
  meets: { hex: HexName; group: string }[];
  refused?: Refusal;
}
