import { optionAt, type Position, randomBelow, randomFrom, submit } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import type { Action } from './action.ts';
import { CATALOG, type PrintedTile } from './catalog.ts';
import { faults } from './faults.ts';
import { olympus } from './rules.ts';
import { readScene } from './scene/read.ts';
import type { State } from './state.ts';

/** Every hero is placed beside every other, with company around, and the turn is played to its end by dice. */
const besideEachOther = (placed: PrintedTile, there: PrintedTile, terrain: string): string => {
  const company = ['athlete', 'lamia', 'monk', 'noble', 'squire', 'satyr', 'chimera', 'zeus', 'beggar'].filter(
    (id) => id !== placed.id && id !== there.id,
  );
  const [a, b, c, d, e, f] = company;
  const discarded = ['centaur', 'kraken', 'jason'].find((id) => id !== placed.id && id !== there.id);
  return `
    match: ${terrain}
    red hand: ${placed.id}, ${e}
    blue hand: ${f}
    discard: ${discarded}
    .          red ${a}  .
    blue ${b}  *         red ${c}
    .          .         ${there.no % 2 === 0 ? 'red' : 'blue'} ${there.id}>
    .          .         blue ${d}
  `;
};

/** Between d5 and the hero at e5, below the terrain: it touches both, and the hero. */
const CELL = 4 * 8 + 3;

/** Whatever tries to change it throws. That takes a tenth of the time of writing it down and comparing it afterwards. */
const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) if (typeof part === 'object') frozen(part);
  }
  return value;
};

const asked = (position: Position<State, Action>): string =>
  JSON.stringify(position.decisions.map(({ seat, prompt, options }) => [seat, prompt, [...options]]));

const playOneTurn = (position: Position<State, Action>, seed: string): string => {
  const rng = randomFrom(seed);
  const beside = [...(position.decisions[0]?.options ?? [])].filter((option) => 'cell' in option && option.cell === CELL);
  let next = beside[randomBelow(rng, 4)];
  let now = position;
  while (next !== undefined) {
    const reply = submit(olympus, now, now.decisions[0]?.seat ?? 0, next);
    if (!reply.ok) return reply.refusal.sentence;
    now = reply.value.position;
    const wrong = faults(now.state);
    if (wrong.length > 0) return wrong.join(' ');
    const decision = now.decisions[0];
    // The turn is over when the next placement is asked.
    if (decision === undefined || decision.prompt.rule === 'placement') break;
    const woken = JSON.parse(JSON.stringify(now.state)) as State;
    if (asked({ state: woken, decisions: olympus.decisions(woken) }) !== asked(now))
      return 'The state asks something else after writing and reading it.';
    next = optionAt(decision.options, randomBelow(rng, decision.options.length));
  }
  return now === position ? 'The tile cannot be placed.' : '';
};

/** Each pair lies by one of these, and the same two the other way round by the other. */
const TERRAINS = ['olympus mount-olympus', 'asgard niflheim'] as const;

/** One in `oneIn` of all pairs, chosen so that every hero is placed, and others are placed beside it. */
const checkPairs = (oneIn: number): void => {
  const broken: string[] = [];
  for (const placed of CATALOG) {
    for (const there of CATALOG) {
      if (placed === there || (CATALOG.indexOf(placed) + CATALOG.indexOf(there)) % oneIn > 0) continue;
      const terrain = TERRAINS[CATALOG.indexOf(placed) < CATALOG.indexOf(there) ? 0 : 1];
      const read = readScene(besideEachOther(placed, there, terrain));
      if (!read.ok) throw new Error(read.refusal.sentence);
      // Trying an answer must not change the position.
      frozen(read.value);
      const wrong = playOneTurn({ state: read.value, decisions: olympus.decisions(read.value) }, `${placed.id} ${there.id}`);
      if (wrong !== '') broken.push(`${placed.id} beside ${there.id}: ${wrong}`);
    }
  }
  expect(broken).toEqual([]);
};

test('every hero beside some others obeys the laws', () => checkPairs(9));
test('every hero beside every other obeys the laws', { tags: ['long'] }, () => checkPairs(1));
