import { addFeature, type Features, featureKinds, type Seat } from '@swordtable/kernel';
import { type Blade, countFor } from '../phases/scoring.ts';
import { type Draft, draftOf, draftRun, forge, runOnTop } from '../pieces/draft.ts';
import { tilesIn } from '../pieces/grid.ts';
import { METHODS, type Tile, together } from '../pieces/pieces.ts';
import { openSides, type Sword, topOf } from '../pieces/sword.ts';
import { isSolo, ROUNDS, type State, smithAt, turnsPerRound } from '../state.ts';
import { draftsLater, draftsOf, isChoosing, scoresOf } from './swords-to-come.ts';

const PHASES = ['slice', 'select', 'craft'] as const;
const SEATS = 5;
/** Leads by a card's count, from three behind to three ahead. */
const LEADS = 7;
const RUNS = 8;
const TURNS = 6;

const { kinds: KINDS, size } = featureKinds({
  seats: SEATS,
  round: ROUNDS,
  phase: PHASES.length,
  /** How many turns it is until mine. */
  wait: SEATS,
  turnsLeft: TURNS * 2,
  first: 1,
  forge: 2,
  dual: 1,
  lightweight: 1,
  /** Estimated points: mine, the best other's, the others' on average; then the lead, early and late in the game. */
  points: 3,
  lead: ROUNDS * 2,
  leadNow: 1,
  quality: 2,
  magic: 2,
  longest: 2,
  length: 2,
  /** My sides by their longest run, and by the run on top that can still grow. */
  runs: RUNS,
  theirRuns: RUNS,
  growing: RUNS,
  /** For each magic card, how far I'm ahead of the best other, by its method. */
  leads: METHODS.length * LEADS,
  /** Groups on the table: the best and the second for me, the best for others, and how many there are. */
  best: 2,
  theirBest: 2,
  groups: 1,
  /** Tiles that I still have to build in, and how many of them fit on an open side. */
  left: 1,
  fitting: 1,
  bag: 1,
});

export const FEATURES = size;

/** What a group adds to a sword: its gems in runs, and every tile for length and magic. */
const worthOf = (sword: Draft, tiles: readonly Tile[]): number => {
  const made = sword.slice();
  forge(made, tiles);
  const runs = (draft: Draft): number => draftRun(draft, 0) + draftRun(draft, 1) + draftRun(draft, 2) + draftRun(draft, 3);
  return tiles.length + 2 * (runs(made) - runs(sword));
};

/** Groups that lie there: what the two best are worth to a sword. */
const bestTwo = (groups: readonly (readonly Tile[])[], draft: Draft): readonly [number, number] => {
  let [best, second] = [0, 0];
  for (const tiles of groups) {
    const worth = worthOf(draft, tiles);
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  return [best, second];
};

const describeTurn = (s: State, seat: Seat, to: Features): void => {
  const { seats, dual, lightweight } = s.setting;
  addFeature(to, KINDS.seats.from + seats - 1, 1);
  addFeature(to, KINDS.round.from + Math.min(ROUNDS, Math.max(1, s.round)) - 1, 1);
  const phase = s.phase === 'over' ? -1 : PHASES.indexOf(s.phase);
  if (phase >= 0) addFeature(to, KINDS.phase.from + phase, 1);
  if (phase < 2) addFeature(to, KINDS.wait.from + ((seat - s.active + seats) % seats), 1);
  if (s.first === seat) addFeature(to, KINDS.first.from, 1);
  if (s.forge >= 0) addFeature(to, KINDS.forge.from + (s.forge === seat ? 0 : 1), 1);
  if (dual) addFeature(to, KINDS.dual.from, 1);
  if (lightweight) addFeature(to, KINDS.lightweight.from, 1);
  const top = s.agenda.at(-1);
  if (top !== undefined && 'ask' in top && (top.ask === 'slice' || top.ask === 'select'))
    addFeature(to, KINDS.turnsLeft.from + (top.ask === 'slice' ? 0 : TURNS) + Math.min(TURNS - 1, top.left), 1);
  addFeature(to, KINDS.bag.from, s.bag.length / 64);
};

/** The lead over the best other, with these swords. */
const leadOf = (s: State, seat: Seat, drafts: readonly (readonly Draft[])[]): number => {
  const [, scores] = scoresOf(s, drafts);
  const points = s.smiths.map(() => 0);
  let best = 0;
  for (const { owner, points: scored } of scores) {
    if (owner < 0) best = Math.max(best, scored);
    else points[owner] = (points[owner] as number) + scored;
  }
  for (let other = 0; other < points.length; other++) if (other !== seat) best = Math.max(best, points[other] as number);
  return (points[seat] as number) - best;
};

const describeScores = (s: State, seat: Seat, drafts: readonly (readonly Draft[])[], to: Features): void => {
  const { magic, seats } = s.setting;
  const [blades, scores] = scoresOf(s, drafts);
  const points = Array.from({ length: seats }, () => 0);
  const printed: number[] = [];
  for (const { owner, points: scored } of scores) {
    if (owner < 0) printed.push(scored);
    else points[owner] = (points[owner] as number) + scored;
  }
  const others = [...points.filter((_, each) => each !== seat), ...printed];
  const mine = points[seat] as number;
  const best = Math.max(0, ...others);
  addFeature(to, KINDS.points.from, mine / 32);
  addFeature(to, KINDS.points.from + 1, best / 32);
  addFeature(to, KINDS.points.from + 2, others.reduce((sum, each) => sum + each, 0) / Math.max(1, others.length) / 32);
  addFeature(to, KINDS.lead.from + (s.phase === 'slice' ? ROUNDS : 0) + Math.min(ROUNDS, Math.max(1, s.round)) - 1, (mine - best) / 16);
  const sum = (each: readonly number[]): number => each.reduce((all, one) => all + one, 0);
  for (const { owner, quality, magic: won, longest, length, runs } of scores) {
    const side = owner === seat ? 0 : 1;
    const share = side === 0 ? 1 : 1 / Math.max(1, others.length);
    addFeature(to, KINDS.quality.from + side, (share * sum(quality)) / 16);
    addFeature(to, KINDS.magic.from + side, (share * sum(won.map((each) => each.points))) / 16);
    addFeature(to, KINDS.longest.from + side, longest > 0 ? share : 0);
    addFeature(to, KINDS.length.from + side, (share * length) / 16);
    for (const run of runs) addFeature(to, (side === 0 ? KINDS.runs : KINDS.theirRuns).from + Math.min(RUNS - 1, run), share);
  }
  for (const card of magic) {
    const count = (blade: Blade): number => countFor(card, blade) * (card.method === 'least' ? -1 : 1);
    const own = Math.max(...blades.filter(({ owner }) => owner === seat).map(count));
    const other = Math.max(...blades.filter(({ owner }) => owner !== seat).map(count));
    const lead = Math.max(-3, Math.min(3, own - other)) + 3;
    addFeature(to, KINDS.leads.from + METHODS.indexOf(card.method) * LEADS + lead, (card.points[0] ?? 0) / 8);
  }
};

const describeSword = (sword: Sword, waiting: readonly Tile[], to: Features): void => {
  const draft = draftOf(sword);
  for (let side = 0; side < 4; side++) addFeature(to, KINDS.growing.from + Math.min(RUNS - 1, runOnTop(draft, side)), 1);
  addFeature(to, KINDS.left.from, waiting.length / 8);
  let fitting = 0;
  for (const side of openSides(sword)) if (topOf(sword, side) !== 'blank' && waiting.includes(topOf(sword, side))) fitting++;
  addFeature(to, KINDS.fitting.from, fitting / 2);
};

const describeGroups = (s: State, seat: Seat, drafts: readonly (readonly Draft[])[], to: Features): void => {
  if (s.phase !== 'slice' && s.phase !== 'select') return;
  const groups = s.groups.map((group) => tilesIn(s.grid, group));
  const [best, second] = bestTwo(groups, drafts[seat]?.[0] ?? []);
  addFeature(to, KINDS.best.from, best / 16);
  addFeature(to, KINDS.best.from + 1, second / 16);
  for (let other = 0; other < drafts.length; other++) {
    if (other === seat) continue;
    const [theirs, next] = bestTwo(groups, drafts[other]?.[0] ?? []);
    const share = 1 / (drafts.length - 1);
    addFeature(to, KINDS.theirBest.from, (share * theirs) / 16);
    addFeature(to, KINDS.theirBest.from + 1, (share * next) / 16);
  }
  addFeature(to, KINDS.groups.from, groups.length / Math.max(1, isSolo(s) ? 4 : turnsPerRound(s)));
};

/** A position as one seat knows it: what others are building at their benches is hidden. */
export const describe = (s: State, seat: Seat, to: Features): void => {
  const drafts = s.smiths.map(({ taken }, owner) => draftsOf(s, owner, seat, taken));
  describeTurn(s, seat, to);
  describeScores(s, seat, isChoosing(s) ? draftsLater(s, seat) : drafts, to);
  if (isChoosing(s)) addFeature(to, KINDS.leadNow.from, leadOf(s, seat, drafts) / 16);
  const { swords, bench, left, taken } = smithAt(s, seat);
  const now = bench ?? swords;
  for (const [on, sword] of now.entries()) describeSword(sword, left?.[on] ?? (on === 0 ? together(taken) : []), to);
  describeGroups(s, seat, drafts, to);
};
