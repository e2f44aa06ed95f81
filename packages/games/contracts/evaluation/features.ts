import { addFeature, type Features, featureKinds, newFeatures, type Seat } from '@swordtable/kernel';
import { contractOf } from '../cards/catalog.ts';
import { SPOTS } from '../kingdom.ts';
import { setsOn, wornBy } from '../party/party.ts';
import { type Fellow, type Party, readyIn } from '../party/party-state.ts';
import { shortMemory } from '../short-memory.ts';
import { planAt, ROUNDS, type State } from '../state.ts';
import { dayWorth, ranksWorth } from './day-worth.ts';
import { inProgress } from './in-progress.ts';
import { ownParts } from './own-worth.ts';
import { poolWorth } from './worth.ts';

/** What a seat describes of its own party, what it describes of the board, and what one can be in the middle of. */
const PARTY = 55;
const BOARD = 6;
const STEPS = 14;
const TRACKS = 3;

/** Numbers count once for all phases and once for the phase and round they are of. */
const PHASES: readonly State['phase'][] = ['encounter', 'equipment', 'contract', 'payment'];
const TIMES = 1 + PHASES.length * ROUNDS;
/** Places and steps count once for all rounds and once for theirs. */
const IN_ROUNDS = 1 + ROUNDS;

const { kinds, size } = featureKinds({
  party: TIMES * PARTY,
  board: TIMES * BOARD,
  steps: IN_ROUNDS * STEPS,
  spots: IN_ROUNDS * SPOTS.length,
});
export const FEATURES = size;

const timeOf = ({ phase, round }: State): number =>
  1 + Math.max(0, PHASES.indexOf(phase)) * ROUNDS + Math.min(ROUNDS, Math.max(1, round)) - 1;

/** Sums over the companions, in a fixed order. */
const companionsOf = (s: State, { fellows }: Party): readonly number[] => {
  let [levels, sets, worn, skills] = [0, 0, 0, 0];
  for (const fellow of fellows) {
    levels += fellow.experience;
    sets += setsOn(fellow, s.sets).length;
    worn += wornBy(fellow).length;
    skills += fellow.skills.length;
  }
  return [levels / 5, sets / 2, worn / 10, skills / 5];
};

/** The attributes of those who can act, added up, and what the best two have. */
const attributesOf = (ready: readonly Fellow[]): readonly number[] => {
  const sums = new Array<number>(12).fill(0);
  let [best, second] = [0, 0];
  for (const { pool } of ready) {
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (pool[at] as number);
    const worth = poolWorth({ pool });
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  return [...sums.map((each) => each / 5), best / 3, second / 3];
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** A party in numbers of about the same size: the parts of its estimate, and what they are made of. */
const numbersOf = (s: State, seat: Seat, party: Party): readonly number[] => {
  const { end, today, items, pay, camp, cards, learning, luck, reserved } = ownParts(s, seat, party);
  const ready = readyIn(party);
  return [
    ...[end / 5, today / 20, items / 5, pay / 20, camp / 5, cards / 5, learning, luck / 3, reserved],
    ...[party.gold / 10, Math.sqrt(party.gold) / 3, party.luck / 5, Math.sqrt(party.luck), party.fame / 20],
    ...[party.fellows.length / 10, ready.length / 10, party.hand.length / 5, party.spare.length / 5, party.items.length / 3],
    ...[party.salary / 10, Math.max(0, party.salary - party.gold / 3) / 5, sumOf(party.wilds) / 3],
    ...[sumOf(party.camp) / 10, ...party.camp.map((each) => each / 5), ...party.camp.map((each) => (each % TRACKS) / TRACKS)],
    ...[party.passed ? 1 : 0, s.first === seat ? 1 : 0, party.reserved === null ? 0 : contractOf(party.reserved).level / 2],
    ...attributesOf(ready),
    ...companionsOf(s, party),
    ...[party.quests / 5, party.fulfilled.treasure / 2, party.fulfilled.war / 2, party.fulfilled.occult / 2, party.gained.length / 3],
  ];
};

/** Numbers of a kind, for all phases and for this one. */
const addTimed = (to: Features, from: number, numbers: readonly number[], time: number): void => {
  for (const [at, value] of numbers.entries()) {
    addFeature(to, from + at, value);
    addFeature(to, from + time * numbers.length + at, value);
  }
};

const addInRound = (
  to: Features,
  { from, size: all }: { readonly from: number; readonly size: number },
  at: number,
  round: number,
): void => {
  addFeature(to, from + at, 1);
  addFeature(to, from + (Math.min(ROUNDS, round) * all) / IN_ROUNDS + at, 1);
};

interface Described {
  readonly time: number;
  readonly isFirst: boolean;
  readonly features: Pick<Features, 'length' | 'indices' | 'values'>;
}

/** A party is described once in a phase: it is a value, and an answer changes one of them. */
const known = shortMemory<Party, Described>();
const listed = newFeatures();

const describedParty = (s: State, seat: Seat, party: Party): Described['features'] => {
  const [time, isFirst] = [timeOf(s), s.first === seat];
  const before = known.get(party);
  if (before !== undefined && before.time === time && before.isFirst === isFirst) return before.features;
  listed.length = 0;
  addTimed(listed, kinds.party.from, numbersOf(s, seat, party), time);
  const { length } = listed;
  const features = { length, indices: listed.indices.slice(0, length), values: listed.values.slice(0, length) };
  known.set(party, { time, isFirst, features });
  return features;
};

/** What the player whose turn it is is in the middle of. */
const stepOf = ({ agenda }: State): number => {
  const task = agenda.at(-1);
  if (task === undefined || !('ask' in task)) return 0;
  switch (task.ask) {
    case 'quests':
      return 1;
    case 'house':
      return task.house === 'tavern' ? 2 : 3;
    case 'fulfil':
      return 4 + Math.min(2, task.group.length);
    case 'work':
      return 7 + Math.min(1, task.group.length);
    case 'companion':
      return 9;
    case 'reserve':
      return 10;
    case 'reequip':
      return 11;
    case 'turn':
      return task.acted ? 12 : 13;
    default:
      return 0;
  }
};

const readyAmongOthers = ({ parties }: State, seat: Seat): number =>
  parties.reduce((sum, party, other) => sum + (other === seat || party.passed ? 0 : readyIn(party).length), 0);

/** What a seat can still do on the board, what is under way, and where its companions are. */
const describeBoard = (s: State, seat: Seat, to: Features): void => {
  const isActive = s.active === seat;
  const pending = isActive ? inProgress(s) : 0;
  const numbers = [
    dayWorth(s, seat) / 10,
    ranksWorth(s, seat),
    pending / 3,
    isActive ? 1 : 0,
    readyAmongOthers(s, seat) / 10,
    s.turns / 10,
  ];
  addTimed(to, kinds.board.from, numbers, timeOf(s));
  if (isActive) addInRound(to, kinds.steps, stepOf(s), s.round);
  for (const [spot, visitor] of s.spots.entries()) if (visitor?.seat === seat) addInRound(to, kinds.spots, spot, s.round);
};

/** A seat's own side of a position, as it knows it. */
export const describe = (s: State, seat: Seat, to: Features): void => {
  const { length, indices, values } = describedParty(s, seat, planAt(s, seat));
  to.indices.set(indices, to.length);
  to.values.set(values, to.length);
  to.length += length;
  if (s.phase === 'contract') describeBoard(s, seat, to);
};
