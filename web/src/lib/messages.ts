// Written by tools/client_types.py from the server's description; a test compares it.

export interface SeatWish {
  kind: "me" | "free" | "bot";
  level?: string | null;
  name?: string | null;
}

export interface NewTable {
  game: string;
  options?: Record<string, number | string | boolean>;
  seats: SeatWish[];
  pace?: "live" | "slow";
  turn_minutes?: number | null;
  stand_in?: string;
  listed?: boolean;
  hints?: boolean;
  begins?: number | "chance" | "ask";
  face_down?: boolean;
  discreet?: boolean;
  seed?: number | null;
}

export interface Fork {
  choices: number;
  seats: SeatWish[];
}

export interface Upload {
  record: string;
  seats: SeatWish[];
}

export interface Choose {
  number: number;
  choice: number | string;
  hold?: "always" | "matters" | "never";
}

export interface Undo {
  number: number;
  turn?: boolean;
}

export interface EndTurn {
  number: number;
}

export interface Start {
  seat: number;
}

export interface Again {
  pass_start?: boolean;
}

export interface Passing {
  passes: boolean;
}

export interface PuzzleAnswer {
  choice: number | null;
}

export interface SocketChoose {
  number: number;
  choice: number | string;
  hold?: "always" | "matters" | "never";
  type: "choose";
  id: number;
}

export interface SocketUndo {
  number: number;
  turn?: boolean;
  type: "undo";
  id: number;
}

export interface SocketEnd {
  number: number;
  type: "end";
  id: number;
}

export interface SocketLanguage {
  type: "language";
  language: "en" | "de";
}

export interface SocketPing {
  type: "ping";
}

export interface NameWanted {
  name: string;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface TokenWanted {
  label: string;
}

export interface TokenShown {
  id: string;
  label: string;
  created: string;
}

export interface NewToken {
  id: string;
  label: string;
  created: string;
  token: string;
}

export interface SessionShown {
  id: string;
  browser: string;
  created: string;
  used: string;
  current: boolean;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface Proof {
  password: string;
}

export interface MailWanted {
  password: string;
  mail: string | null;
}

export interface MailShown {
  mail: string | null;
}

export interface Forgotten {
  name: string;
}

export interface Reset {
  code: string;
  password: string;
}

export interface Standing {
  banned?: boolean | null;
  muted?: boolean | null;
  name?: string | null;
  role?: "player" | "moderator" | "host" | null;
}

export interface AccountShown {
  id: string;
  name: string;
  role: string;
  banned: boolean;
  muted: boolean;
}

export interface AccountList {
  people: AccountShown[];
  next: string | null;
}

export interface OptionShown {
  name: string;
  values: (number | string | boolean)[];
  clause: string;
  help: string;
  players: number[];
}

export interface BotShown {
  level: string;
  name: string;
}

export interface BotsShown {
  players: number;
  bots: BotShown[];
  usual: string;
}

export interface GameShown {
  id: string;
  name: string;
  about: string;
  players: number[];
  bots: BotsShown[];
  options: OptionShown[];
  lesson: boolean;
  puzzles: boolean;
  draws_start: boolean;
  custom: string;
  face_down: boolean;
  client: string | null;
}

export interface Games {
  games: GameShown[];
}

export interface Thing {
  id: string;
  help: string;
}

export interface Things {
  things: Thing[];
}

export interface Try {
  table: string;
  status: string;
  points: number | null;
}

export interface GameOfDay {
  game: string;
  options: Record<string, number | string | boolean>;
  opponents: number;
  opponent: string;
  reason: string;
  promise: string;
  tomorrow: string;
  yours: Try | null;
}

export interface Today {
  day: string;
  ends: number;
  games: GameOfDay[];
}

export interface Result {
  place: number;
  name: string;
  points: number;
  yours: boolean;
  table: string | null;
}

export interface BotResult {
  name: string;
  points: number | null;
  table: string | null;
}

export interface DayShown {
  day: string;
  game: string;
  ends: number;
  closes: number;
  promise: string;
  seed: string | null;
  tries: number;
  results: Result[];
  next: number | null;
  yours: Result | null;
  bot: BotResult | null;
}

export interface Begun {
  table: string;
}

export interface SoloGoal {
  points: number;
  exceed: boolean;
  reached: boolean;
}

export interface Played {
  table: string;
  game: string;
  options: Record<string, number | string | boolean>;
  ended: number;
  day: string | null;
  points: number;
  others: number[];
  goals: SoloGoal[];
  accuracy: number | null;
}

export interface PuzzleCourse {
  game: string;
  tried: number;
  solved: number;
  at_once: number;
  ratings: number[];
}

export interface Progress {
  played: Played[];
  puzzles: PuzzleCourse[];
}

export interface Problem {
  code: string;
  text: string;
}

export interface ErrorAnswer {
  error: Problem;
}

export interface SeatShown {
  seat: number;
  kind: "person" | "bot" | "free";
  name: string;
  bot: string | null;
  yours: boolean;
  kept: boolean;
  here: boolean;
  late: boolean;
  passes: boolean;
  resigned: boolean;
}

export interface TargetShown {
  kind: string;
  name: string;
}

export interface LogLine {
  seat: number;
  round: number;
  begins_turn: boolean;
  text: string;
  targets: TargetShown[];
}

export interface LogShown {
  from: number;
  length: number;
  lines: LogLine[];
}

export interface UndoShown {
  one: number | null;
  turn: number | null;
}

export interface TableShown {
  type: "table";
  version: 1;
  table: string;
  number: number;
  status: "open" | "playing" | "over" | "frozen";
  pace: "live" | "slow";
  turn_minutes: number;
  stand_in: string;
  hints: boolean;
  begins: string;
  asked: number | null;
  began: number | null;
  custom: string;
  face_down: boolean;
  discreet: boolean;
  owner: boolean;
  origin: string | null;
  uploaded: boolean;
  day: string | null;
  rules: number;
  frozen: string | null;
  rematch: string | null;
  agreed: Record<string, number[]>;
  seat: number;
  seats: SeatShown[];
  log: LogShown;
  undo: UndoShown;
  view: Record<string, unknown>;
  final: boolean[];
  done: boolean[];
  held: number | null;
  texts: string[];
  prompt: string;
  outcome: string;
  round: number;
}

export interface MomentShown {
  version: 1;
  table: string;
  choices: number;
  length: number;
  view: Record<string, unknown>;
  prompt: string;
  round: number;
}

export interface MomentsShown {
  moments: MomentShown[];
}

export interface Why {
  legal: boolean;
  text: string | null;
  clause: string | null;
}

export interface About {
  help: string | null;
  reasons: string[];
  clauses: string[];
}

export interface SocketDone {
  type: "done";
  version: 1;
  id: number;
  number: number;
}

export interface SocketRefused {
  type: "refused";
  version: 1;
  id: number | null;
  number: number;
  error: Problem;
}

export interface SocketPong {
  type: "pong";
  version: 1;
}

export interface SocketHere {
  type: "here";
  version: 1;
  here: boolean[];
  late: boolean[];
}

export interface Invitation {
  seat: number;
  code: string;
}

export interface TableMade {
  table: string;
  invitations: Invitation[];
  watch: string;
}

export interface TableListed {
  table: string;
  game: string;
  options: Record<string, number | string | boolean>;
  status: "open" | "playing" | "over" | "frozen";
  pace: "live" | "slow";
  uploaded: boolean;
  seats: SeatShown[];
  waits_for: number;
  your_turn: boolean;
  scores: number[] | null;
  created: number;
  changed: number;
}

export interface TableList {
  tables: TableListed[];
  next: string | null;
}

export interface Rematch {
  table: string | null;
}

export interface Joined {
  table: string;
  seats: number[];
}

export interface Invitations {
  invitations: Invitation[];
  watch: string;
}

export interface SoloRecord {
  game: string;
  options: Record<string, number | string | boolean>;
  table: string;
  points: number;
  goals: SoloGoal[];
}

export interface SoloRecords {
  records: SoloRecord[];
}

export interface PersonShown {
  id: string;
  name: string;
  registered: boolean;
  role: string;
}

export interface Me {
  person: PersonShown | null;
  public: boolean;
  mail: boolean;
}

export interface ScoreRow {
  name: string;
  points: number[];
  sum: boolean;
}

export interface RoundScores {
  round: number;
  scores: number[];
}

export interface Scores {
  table: string;
  over: boolean;
  winners: number[];
  resigned: number[];
  rows: ScoreRow[];
  course: RoundScores[];
}

export interface GainShown {
  name: string;
  points: number;
}

export interface OpinionShown {
  choice: number;
  name: string;
  text: string;
  value: number | null;
  visits: number;
  then: string[];
  gains: GainShown[];
}

export interface Hint {
  number: number;
  level: string;
  opinions: OpinionShown[];
}

export interface LessonAnswer {
  begins: string;
  text: string;
}

export interface LessonStep {
  name: string;
  text: string;
  at: number;
  choices: string[];
  lights: string[];
  answers: LessonAnswer[];
}

export interface LessonChapter {
  name: string;
  title: string;
  goal: string;
  reached: string;
  steps: LessonStep[];
}

export interface LessonShown {
  game: string;
  title: string;
  about: string;
  end: string;
  options: Record<string, number | string | boolean>;
  opponent: string;
  length: number;
  chapters: LessonChapter[];
}

export interface PuzzleStanding {
  rating: number;
  tried: number;
  solved: number;
  at_once: number;
  count: number;
}

export interface PuzzleShown {
  id: string;
  gain: number;
  rating: number;
  tries: number;
  solved: number;
  yours: "new" | "missed" | "solved";
}

export interface NextPuzzle {
  game: string;
  you: PuzzleStanding;
  puzzle: PuzzleShown | null;
}

export interface PuzzleSolution {
  choice: number;
  text: string;
  second: string;
  why: string;
}

export interface PuzzleJudged {
  right: boolean;
  given_away: number;
  change: number;
  you: PuzzleStanding;
  solution: PuzzleSolution | null;
}

export interface CurvePoint {
  choices: number;
  value: number;
}

export interface PointsThen {
  choices: number;
  scores: number[];
}

export interface RoundBegins {
  round: number;
  choices: number;
}

export interface PlayerJudged {
  seat: number;
  decisions: number;
  accuracy: number;
  given_away: number;
}

export interface TurningPointShown {
  turn: number;
  before: number[];
  after: number[];
}

export interface VerdictShown {
  number: number;
  before: number;
  after: number;
  cost: number;
  played: string;
  better: string;
  why: string;
}

export interface TurnJudged {
  turn: number;
  seat: number;
  round: number;
  cost: number;
  decisions: VerdictShown[];
}

export interface Findings {
  leads: boolean;
  length: number;
  scores: number[];
  curves: CurvePoint[][];
  points: PointsThen[];
  rounds: RoundBegins[];
  players: PlayerJudged[];
  turning_points: TurningPointShown[];
  turns: TurnJudged[];
}

export interface AnalysisShown {
  table: string;
  status: "running" | "done" | "failed";
  judge: string;
  caveat: string;
  done: number;
  wanted: number;
  found: Findings | null;
}

export interface ChoiceValue {
  choice: number;
  value: number;
}

export interface DecisionShown {
  verdict: VerdictShown;
  seat: number;
  played: number;
  moment: MomentShown;
  texts: string[];
  done: boolean[];
  values: ChoiceValue[];
}

export type SocketMessage = SocketChoose | SocketUndo | SocketEnd | SocketLanguage | SocketPing;

export type SocketAnswer = TableShown | SocketHere | SocketDone | SocketRefused | SocketPong;

export interface Target {
  kind: string;
  name: string;
}

export interface ChoiceView {
  choice: number;
  name: string;
  verb: string;
  targets: Target[];
  ends_turn: boolean;
}

export interface TableView {
  game: string;
  options: Record<string, number | string | boolean>;
  seat: number;
  actor: number;
  turn: number;
  begins_turn: boolean;
  over: boolean;
  decision: string;
  choices: ChoiceView[];
  scores: number[];
  winners: number[];
}

export interface PrintedOption {
  option: string;
  name: string;
  help: string;
  values: (number | string | boolean)[];
  value_names: string[];
}

export interface Printed {
  game: string;
  language: string;
  version: string;
  title: string;
  options: PrintedOption[];
  names: Record<string, Record<string, string>>;
  shorts: Record<string, Record<string, string>>;
  singles: Record<string, Record<string, string>>;
  plurals: Record<string, Record<string, string>>;
}

export interface RulebookSpan {
  text: string;
  bold: boolean;
  to: string;
}

export interface RulebookPicture {
  part: string;
  before: string;
  after: string;
  steps: string[];
}

export interface RulebookBlock {
  kind: "text" | "item" | "example" | "question" | "picture";
  words: RulebookSpan[];
  answer: RulebookSpan[];
  picture: RulebookPicture | null;
  clauses: string[];
}

export interface RulebookSection {
  id: string;
  title: string;
  also: string[];
  thing: boolean;
  modes: string[];
  blocks: RulebookBlock[];
}

export interface RulebookChapter {
  id: string;
  title: string;
  also: string[];
  modes: string[];
  blocks: RulebookBlock[];
  sections: RulebookSection[];
}

export interface RulebookMode {
  id: string;
  title: string;
}

export interface RulebookMoment {
  view: Record<string, unknown>;
  seats: string[];
}

export interface RulebookTypical {
  name: string;
  mean: number;
  low: number;
  high: number;
}

export interface RulebookObserved {
  about: string[];
  scores: RulebookTypical[];
  things: Record<string, string[]>;
}

export interface Rulebook {
  game: string;
  language: string;
  version: string;
  title: string;
  modes: RulebookMode[];
  chapters: RulebookChapter[];
  moments: Record<string, RulebookMoment>;
  decisions: Record<string, string>;
  observed: RulebookObserved | null;
}

export interface CaveVsCaveGoodPrinted {
  good: string;
  code: string;
  limit: number;
}

export interface CaveVsCaveEffectPrinted {
  kind: string;
  label: string;
  cost: Record<string, number>;
  gain: Record<string, number>;
  raises?: Record<string, number>;
  count?: number;
  food_per_dwarf?: number;
  below?: Record<string, number>;
  per?: Record<string, number>;
}

export interface CaveVsCaveBandPrinted {
  effects: CaveVsCaveEffectPrinted[];
  short: string;
}

export interface CaveVsCaveRoomPrinted {
  room: string;
  number: number;
  era: number;
  colour: string;
  back: string;
  cost: Record<string, number>;
  walls: string;
  sides: string;
  points: number;
  trigger: string[];
  band: CaveVsCaveBandPrinted;
}

export interface CaveVsCaveTilePrinted {
  tile: string;
  number: number;
  era: number;
  back: number;
  gate: string;
  bands: CaveVsCaveBandPrinted[];
}

export interface CaveVsCaveBonusPrinted {
  bonus: string;
  gate: string;
  band: CaveVsCaveBandPrinted;
}

export interface CaveVsCavePrinted extends Printed {
  goods: CaveVsCaveGoodPrinted[];
  rooms: CaveVsCaveRoomPrinted[];
  tiles: CaveVsCaveTilePrinted[];
  bonus: CaveVsCaveBonusPrinted[];
  symbols: Record<string, Record<string, number>>;
}

export interface CaveVsCaveActionSpaceView {
  number: number;
  tile: string | null;
  taken: boolean;
  taken_by: number | null;
  open: boolean;
  bonus: string | null;
}

export interface CaveVsCaveSpaceView {
  space: string;
  state: string;
  room: string | null;
  symbol: string | null;
  printed_walls: string;
  walls: string;
}

export interface CaveVsCaveEdgeView {
  edge: string;
  wall: boolean;
  buildable: boolean;
}

export interface CaveVsCaveCaveView {
  goods: Record<string, number>;
  spaces: CaveVsCaveSpaceView[];
  edges: CaveVsCaveEdgeView[];
  cavern_side: number;
  reserve: number;
  draft_over: boolean;
  era_one_score: number;
  orange: number;
  blue: number;
}

export interface CaveVsCaveTurnView {
  tile: string | null;
  bands_used: boolean[];
  activations_left: number;
  activated: string[];
  due: string[];
}

export interface CaveVsCaveView extends TableView {
  era: number;
  round: number;
  rounds: number;
  dwarves: number;
  turns_left: number;
  start_player: number;
  action_board: CaveVsCaveActionSpaceView[];
  current: CaveVsCaveTurnView;
  display: string[];
  pool: string[];
  unseen: string[];
  piles: number[];
  wall_supply: number;
  cavern_in_supply: boolean;
  caves: CaveVsCaveCaveView[];
}

export interface CavernaEffectPrinted {
  when: string;
  rule?: string;
  pay?: Record<string, number>;
  gain?: Record<string, number>;
  number?: number;
  steps?: number[];
  of?: string;
  per?: number;
  beyond?: number;
  most?: number;
  rounds?: number;
  on?: string[];
}

export interface CavernaRoomPrinted {
  room: string;
  number: number;
  clause: string;
  colour: string;
  cost: Record<string, number>;
  points: number;
  beginner: boolean;
  conditional: boolean;
  effects: CavernaEffectPrinted[];
}

export interface CavernaRefillPrinted {
  players: number[];
  refill: CavernaRefillView[];
}

export interface CavernaGainPrinted {
  players: number[];
  gain: Record<string, number>;
}

export interface CavernaPartPrinted extends CavernaPartView {
  needs: number | null;
  not_after: number | null;
}

export interface CavernaSpacePrinted {
  space: string;
  clauses: string[];
  players: number[];
  stage: number | null;
  refill: CavernaRefillPrinted[];
  gain: CavernaGainPrinted[];
  mines: CavernaEffectPrinted | null;
  parts: CavernaPartPrinted[];
  imitation_cost: number | null;
}

export interface CavernaLootPrinted {
  loot: string;
  strength: number;
  clause: string;
  gain: Record<string, number>;
  deed: string | null;
  cost: Record<string, number>;
}

export interface CavernaGoodPrinted {
  good: string;
  code: string;
  food: number;
  gold: number;
  rubies: Record<string, number>;
}

export interface CavernaDeedPrinted {
  deed: string;
  cost: Record<string, number>;
  rubies: Record<string, number>;
  gain: Record<string, number>;
  times: number;
}

export interface CavernaExchangePrinted {
  exchange: string;
  clause: string;
  room: string | null;
  pay: Record<string, number>;
  gain: Record<string, number>;
  deed: string | null;
}

export interface CavernaPrinted extends Printed {
  rooms: CavernaRoomPrinted[];
  spaces: CavernaSpacePrinted[];
  loot: CavernaLootPrinted[];
  goods: CavernaGoodPrinted[];
  deeds: CavernaDeedPrinted[];
  purchases: CavernaExchangePrinted[];
  trades: CavernaExchangePrinted[];
  dishes: CavernaExchangePrinted[];
}

export interface CavernaFurnishingView {
  furnishing: string;
  colour: string;
  cost: Record<string, number>;
  points: number;
  conditional: boolean;
}

export interface CavernaOwnedFurnishingView extends CavernaFurnishingView {
  square: string;
  bonus: number;
}

export interface CavernaSquareView {
  square: string;
  half: string;
  on_board: boolean;
  surface: string;
  partner: string | null;
  stable: boolean;
  crop: string | null;
  crops: number;
  furnishing: string | null;
  bonus: Record<string, number>;
  animals: Record<string, number>;
}

export interface CavernaDwarfView {
  strength: number;
  newborn: boolean;
  space: string | null;
}

export interface CavernaPlayerView {
  goods: Record<string, number>;
  animals: Record<string, number>;
  homeless: Record<string, number>;
  dwarfs: CavernaDwarfView[];
  beds: number;
  begging: number;
  passed: boolean;
  deliveries: Record<string, number>;
  skips: string | null;
  food_needed: number | null;
  stables_left: number;
  furnishings: CavernaOwnedFurnishingView[];
  squares: CavernaSquareView[];
  points: Record<string, number>;
}

export interface CavernaRoundView {
  round: number;
  stage: number;
  card: string | null;
  revealed: boolean;
  harvest: string | null;
}

export interface CavernaMarkersView {
  current: string | null;
  leaves_left: number;
  reds_left: number;
  reds_seen: number;
}

export interface CavernaWorkerView {
  seat: number;
  strength: number;
  newborn: boolean;
}

export interface CavernaRefillView {
  good: string;
  onto_empty: number;
  onto_others: number;
}

export interface CavernaPartView {
  deed: string;
  level: number;
  gain: Record<string, number>;
  side: number;
}

export interface CavernaSpaceView {
  space: string;
  card_of_round: number | null;
  goods: Record<string, number>;
  refill: CavernaRefillView[];
  gain: Record<string, number>;
  parts: CavernaPartView[];
  imitation_cost: number | null;
  workers: CavernaWorkerView[];
}

export interface CavernaExpeditionView {
  strength: number;
  items_left: number;
  taken: string[];
}

export interface CavernaLayingView {
  deed: string;
  first: string | null;
  pairs: string[][];
}

export interface CavernaTurnView {
  dwarf: number | null;
  space: string | null;
  done: string[];
  expedition: CavernaExpeditionView | null;
  laying: CavernaLayingView | null;
  furnishing: string | null;
  bought: string[];
  trades_left: number;
}

export interface CavernaView extends TableView {
  round: number;
  phase: string;
  harvest: string | null;
  markers: CavernaMarkersView;
  schedule: CavernaRoundView[];
  unrevealed: string[][];
  start_player: number;
  next_start_player: number;
  spaces: CavernaSpaceView[];
  offer: CavernaFurnishingView[];
  current: CavernaTurnView;
  players: CavernaPlayerView[];
}

export interface StoneAgePrintedPlace {
  place: string;
  sort: string;
  rings: number | string;
  people: number | null;
  good: string | null;
  pips: number | null;
  price: number | null;
}

export interface StoneAgePrintedGood {
  good: string;
  code: string;
  pips: number;
  worth: number | null;
}

export interface StoneAgePrintedEffect {
  kind: string;
  count: number;
  good?: string;
  text: string;
  caption: string;
}

export interface StoneAgePrintedBottom {
  symbol?: string;
  figure?: string;
  count?: number;
  text: string;
}

export interface StoneAgePrintedCard {
  card: string;
  code: string;
  top: StoneAgePrintedEffect;
  bottom: StoneAgePrintedBottom;
}

export interface StoneAgePrintedTile extends StoneAgeTileView {
  text: string;
}

export interface StoneAgePrintedReward {
  code: string;
  reward: StoneAgePrintedEffect;
  assumed: boolean;
}

export interface StoneAgePrintedAnimal {
  animal: string;
  malus: number;
  malus_assumed: boolean;
  faces: StoneAgePrintedReward[];
}

export interface StoneAgePrintedExtra {
  good: string;
  points: number;
}

export interface StoneAgePrinted extends Printed {
  places: StoneAgePrintedPlace[];
  goods: StoneAgePrintedGood[];
  cards: StoneAgePrintedCard[];
  buildings: StoneAgePrintedTile[];
  igloos: StoneAgePrintedTile[];
  animals: StoneAgePrintedAnimal[];
  dice_for_all: StoneAgePrintedEffect[];
  gold_trade: StoneAgePrintedExtra;
  insulation: StoneAgePrintedExtra;
  points_instead: number;
  starving: number;
  tool_slots: number;
  highest_tool: number;
  most_people: number;
  most_agriculture: number;
}

export interface StoneAgePlaceView {
  place: string;
  people: number[];
  rings: number | null;
  free: number | null;
  most: number;
}

export interface StoneAgeSlotView {
  place: string;
  price: number;
  card: StoneAgeCardView | null;
  counts: number[][];
}

export interface StoneAgeStackView {
  place: string;
  top: StoneAgeTileView | null;
  left: number;
}

export interface StoneAgeIglooView {
  place: string;
  tile: StoneAgeTileView;
}

export interface StoneAgeRollView {
  good: string | null;
  dice_left: number;
  pips: number;
  malus: number;
  gives: number;
  with_tool: Record<string, number>;
  faces: number[];
}

export interface StoneAgePaymentView {
  good: string;
  least: number;
  most: number;
  kinds: number | null;
  paid_worth: number;
}

export interface StoneAgeCurrentView {
  place: string | null;
  roll: StoneAgeRollView | null;
  faces: number[];
  tools: number[];
  payment: StoneAgePaymentView | null;
  resources_to_take: number;
  missing_food: number;
  reward_face: number | null;
}

export interface StoneAgeView extends TableView {
  round: number;
  last_round: boolean;
  phase: number;
  start_player: number;
  places: StoneAgePlaceView[];
  slots: StoneAgeSlotView[];
  stacks: StoneAgeStackView[];
  igloos: StoneAgeIglooView[];
  active_animal: StoneAgeAnimalView | null;
  waiting_animals: StoneAgeAnimalView[];
  deck_cards: number;
  deck_animals: number;
  known_top: string[];
  unseen: string[];
  unseen_animals: string[];
  unseen_buildings: string[];
  current: StoneAgeCurrentView;
  tableaus: StoneAgeTableauView[];
}

export interface StoneAgeToolView {
  value: number;
  ready: boolean;
}

export interface StoneAgeFiguresView {
  count: number;
  times: number;
}

export interface StoneAgeTableauView {
  goods: Record<string, number>;
  people: number;
  at_home: number;
  agriculture: number;
  tools: StoneAgeToolView[];
  tool_sum: number;
  one_use_tools: number[];
  any_two_kept: boolean;
  cards: StoneAgeCardView[];
  face_down: number;
  has_blind_card: boolean;
  blind_card: StoneAgeCardView | null;
  symbols: Record<string, number>;
  symbol_points: number;
  figures: Record<string, StoneAgeFiguresView>;
  buildings: string[];
  igloos: string[];
  track: number;
}

export interface StoneAgeCardView {
  card: string;
  top: string;
  bottom: string;
  figures: number;
}

export interface StoneAgeTileView {
  tile: string;
  kind: string;
  cost: Record<string, number>;
  least: number;
  most: number;
  kinds: number;
  points: number;
  plus: boolean;
  assumed: boolean;
}

export interface StoneAgeAnimalView {
  animal: string;
  malus: number;
  malus_assumed: boolean;
  faces: string[];
  faces_assumed: boolean[];
}
