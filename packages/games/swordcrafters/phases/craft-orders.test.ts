import type { Decision } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../action.ts';
import type { Tile } from '../pieces/pieces.ts';
import type { Sword } from '../pieces/sword.ts';
import { swordcrafters } from '../rules.ts';
import { scene } from '../scene/scene.ts';
import { type State, smithAt } from '../state.ts';
import { writtenSword } from '../text/notation.ts';

const decisionOf = (s: State): Decision<Action> | undefined => swordcrafters.decisions(s).find(({ seat }) => seat === 0);

/** The benches of seat 0 when all its tiles are built in, one for each way there. */
const endsBy = (s: State, choose: (decision: Decision<Action>) => Iterable<Action>): readonly string[] => {
  const decision = decisionOf(s);
  if (decision === undefined) return [(smithAt(s, 0).bench ?? []).map(writtenSword).join(' | ')];
  return [...choose(decision)].flatMap((action) => {
    const after = swordcrafters.clone(s);
    swordcrafters.advance(after, 0, action);
    return endsBy(after, choose);
  });
};
const byAll = ({ options }: Decision<Action>): Iterable<Action> => options;
const byEnough = ({ options, searchOptions }: Decision<Action>): Iterable<Action> => searchOptions?.() ?? options;

/** S-4 to the letter: whatever order, the finished sword has all tiles, the old ones below, and no side more than one ahead. */
const lawfulEnds = (sword: Sword, tiles: readonly Tile[]): readonly string[] => {
  const [tile, ...rest] = tiles;
  if (tile === undefined) {
    const lengths = sword.sides.map(({ length }) => length);
    return Math.max(...lengths) - Math.min(...lengths) <= 1 ? [writtenSword(sword)] : [];
  }
  // A tile may lie anywhere above what was there, so it is put in at every height over the old ones.
  return sword.sides.flatMap((_, side) =>
    lawfulEnds({ ...sword, sides: sword.sides.map((old, at) => (at === side ? [...old, tile] : old)) }, rest),
  );
};
const permutations = (tiles: readonly Tile[]): readonly (readonly Tile[])[] =>
  tiles.length === 0 ? [[]] : tiles.flatMap((tile, at) => permutations(tiles.toSpliced(at, 1)).map((rest) => [tile, ...rest]));
const literally = (sword: Sword, tiles: readonly Tile[]): ReadonlySet<string> =>
  new Set([...new Map(permutations(tiles).map((order) => [order.join(), order])).values()].flatMap((order) => lawfulEnds(sword, order)));

const CASES: readonly (readonly [sword: string, tiles: string])[] = [
  ['rs:', 'r'],
  ['rs:', 'rr'],
  ['rs:', 're'],
  ['rs:', 'rre'],
  ['rs:', 'rset'],
  ['rs:', 'rrree'],
  ['rs: a', 'rse'],
  ['rs: a', 'rs'],
  ['rs: a / a', 'rset'],
  ['rs: a / / a', 'rse'],
  ['rs: / a / / a', 'rrse'],
  ['rs: a / a / a', 'res'],
  ['rs: / a / a / a', 'rsee'],
  ['rs: ab / ab / a / ab', 'rrse'],
];

describe('The orders of building', () => {
  test.each(CASES)('S-4: on %s the tiles %s come to every sword the rule allows, and to no other', (sword, tiles) => {
    const { state } = scene({ phase: 'craft', swords: [sword, 'ea:', 'td:'], taken: [tiles, 'b', 'b'] });
    const { swords, taken } = smithAt(state, 0);
    const reached = new Set(endsBy(state, byAll));
    expect(reached).toEqual(literally(swords[0] as Sword, taken.flat()));
    expect(reached.size).toBeGreaterThan(0);
  });

  test.each(CASES)('on %s the tiles %s come to each sword by exactly one order that is enough', (sword, tiles) => {
    const { state } = scene({ phase: 'craft', swords: [sword, 'ea:', 'td:'], taken: [tiles, 'b', 'b'] });
    expect(endsBy(state, byEnough).toSorted()).toEqual([...new Set(endsBy(state, byAll))].toSorted());
  });

  test('S-4: so it is whichever sides are one tile ahead, for up to four tiles', () => {
    const wrong: string[] = [];
    for (let ahead = 0; ahead < 16; ahead++) {
      const sword = `rs: ${[0, 1, 2, 3].map((side) => ((ahead >> side) % 2 === 1 ? 'a' : '')).join(' / ')}`;
      for (const tiles of ['r', 'rr', 're', 'rre', 'rrre']) {
        const { state } = scene({ phase: 'craft', swords: [sword, 'ea:', 'td:'], taken: [tiles, 'b', 'b'] });
        const few = endsBy(state, byEnough).toSorted();
        const { swords, taken } = smithAt(state, 0);
        if (few.join() !== [...literally(swords[0] as Sword, taken.flat())].toSorted().join()) wrong.push(`${sword} ${tiles}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['rs: | ea:', 'r | e'],
    ['rs: a | ea:', 'rs | et'],
    ['rs: a / a / a | ea: b', 'rs | e'],
    ['rs: | ea: b / b', '  | ets'],
    ['rs: | ea: b / b', 'rs | rs'],
  ])('S-16: with two swords, %s and the groups %s come to each pair by exactly one order that is enough', (swords, taken) => {
    const { state } = scene({ phase: 'craft', swords: [swords, 'td: | td:'], options: { dual: true }, taken: [taken, 'b | b'] });
    const few = endsBy(state, byEnough);
    expect(few.toSorted()).toEqual([...new Set(endsBy(state, byAll))].toSorted());
    expect(few.length).toBeGreaterThan(3);
  });

  test('a player who began in another order can still reach every possible sword', () => {
    for (const [sword, tiles] of CASES) {
      const { state } = scene({ phase: 'craft', swords: [sword, 'ea:', 'td:'], taken: [tiles, 'b', 'b'] });
      const decision = decisionOf(state);
      const inOrder = [...(decision?.searchOptions?.() ?? [])].map((action) => JSON.stringify(action));
      for (const action of decision?.options ?? []) {
        if (inOrder.includes(JSON.stringify(action))) continue;
        const after = swordcrafters.clone(state);
        swordcrafters.advance(after, 0, action);
        expect(new Set(endsBy(after, byEnough))).toEqual(new Set(endsBy(after, byAll)));
      }
    }
  });
});
