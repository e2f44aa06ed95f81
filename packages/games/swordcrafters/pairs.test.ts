import { describe, expect, test } from 'vitest';
import { scoresOf, standing } from './phases/scoring.ts';
import type { PositionSpec } from './scene/position.ts';
import { scene } from './scene/scene.ts';

const dual = (swords: readonly [string, string], more: Partial<PositionSpec> = {}) => {
  const { options, ...rest } = more;
  const { state } = scene({ phase: 'end', swords, options: { dual: true, ...options }, ...rest });
  return { scored: scoresOf(state), ...standing(state) };
};

describe('Dual wielding', () => {
  test('S-12, S-16: each sword can be the longest, even both swords of one player', () => {
    const { scored, points } = dual(['rs: b / b / b | rs: b / b / b', 'rs: b | rs: b / b / b']);
    expect(scored.map(({ longest }) => longest)).toEqual([6, 6, 0, 6]);
    expect(points).toEqual([12, 6]);
  });

  test('S-13, S-16: all sides of both swords score', () => {
    const { points } = dual(['rs: r / aa / b / b | rs: aa / b / s / b', 'rs: b | rs: bb / bb / b / b']);
    expect(points).toEqual([4 + 4 + 4 + 4, 6]);
  });

  test('R-3, S-15: in the lightweight game the best side of each of the two', () => {
    const options = { lightweight: true };
    const { scored, points } = dual(['rs: r / aa / b / b | rs: aa / b / s / b', 'rs: b | rs: bb / bb / b / b'], { options });
    expect(scored.map(({ quality }) => quality)).toEqual([
      [10, 0, 0, 0],
      [10, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(points).toEqual([20, 6]);
  });

  test.each([
    ['most ruby 5 3 1', ['rs: r | rs: rr / r / r / r', 'es: | rs: r / r'], [1, 5, 0, 3], [6, 3]],
    ['most ruby 5 3 1', ['rs: r | rs: r', 'rs: r | es:'], [3, 3, 3, 0], [6, 3]],
    ['least ruby 5 2', ['rs: r | es:', 'es: | rs: r / r'], [0, 3, 3, 0], [3, 3]],
    ['least ruby 5 2', ['es: | es:', 'es: | es:'], [1, 1, 1, 1], [2, 2]],
    ['pairs ruby sapphire 6 3 1', ['rs: r / s | rs:', 'rs: | rr:'], [6, 2, 2, 0], [8, 2]],
    ['triads ruby sapphire emerald 7 4 1', ['rs: e | re:', 'rs: e / e / r / s | se: r'], [2, 0, 7, 2], [2, 9]],
    ['difference ruby sapphire 6 3', ['rr: | ss:', 'rs: | rr: r'], [1, 1, 0, 6], [2, 6]],
  ] as const)('S-6, S-16: places of %s are filled by swords, not by players: %j', (card, swords, won, sums) => {
    const { scored } = dual(swords, { magic: [card] });
    const points = scored.map(({ magic }) => magic[0]?.points ?? -1);
    expect(points).toEqual(won);
    expect([0, 1].map((seat) => scored.reduce((sum, { owner }, at) => sum + (owner === seat ? (points[at] ?? 0) : 0), 0))).toEqual(sums);
  });

  test('S-20: a tie goes to the greater length of both together, not to the longest single sword', () => {
    // Both players have 6 points: one for the longest sword, the other for a card.
    const { points, ranking } = dual(['rs: b / b / b | rs: b', 'ts: b / b | rs: b / b'], { magic: ['most topaz 6'] });
    expect(points).toEqual([6, 6]);
    expect(ranking).toEqual([[0, 1]]);
    const longer = dual(['rs: b / b / b | rs:', 'ts: b / b | rs: b / b'], { magic: ['most topaz 6'] });
    expect(longer.points).toEqual([6, 6]);
    expect(longer.ranking).toEqual([[1], [0]]);
  });

  test('S-20: then to the best side of either sword', () => {
    const { points, ranking } = dual(['es: aa / aa / b / b | es: b', 'es: b | ts: tt / bb / b / b'], { magic: ['most topaz 2'] });
    expect(points).toEqual([14, 14]);
    expect(ranking).toEqual([[1], [0]]);
  });
});

describe('Guards', () => {
  test.each([
    ['most ruby 5 3 1', [5, 0]],
    ['least ruby 5 2', [2, 5]],
    ['difference ruby topaz 6 3', [6, 0]],
    ['pairs ruby sapphire 6 3 1', [6, 0]],
    ['triads ruby sapphire emerald 7 4 1', [7, 0]],
  ])('S-3, S-5: alone they decide %s', (card, points) => {
    const scored = scoresOf(scene({ phase: 'end', swords: ['rs: e', 'dd: e'], magic: [card] }).state);
    expect(scored.map(({ magic }) => magic[0]?.points)).toEqual(points);
  });

  test('S-3, S-15: a run that starts with a guard can be the best side', () => {
    const { state } = scene({ phase: 'end', swords: ['rs: rr / aa / b / b', 'rs: b'], options: { lightweight: true } });
    expect(scoresOf(state)[0]?.quality).toEqual([15, 0, 0, 0]);
  });
});
