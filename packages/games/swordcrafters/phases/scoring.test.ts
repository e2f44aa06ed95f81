import { describe, expect, test } from 'vitest';
import { runOn, SIDES } from '../pieces/sword.ts';
import { magicFrom, type PositionSpec } from '../scene/position.ts';
import { scene } from '../scene/scene.ts';
import { swordFrom } from '../text/notation.ts';
import { bladeOf, countFor, type ScoredBlade, scoresOf, standing } from './scoring.ts';

/** All swords as they are scored after the last crafting. */
const scored = (swords: readonly string[], more: Partial<PositionSpec> = {}): readonly ScoredBlade[] =>
  scoresOf(scene({ phase: 'end', swords, ...more }).state);
const rankingOf = (swords: readonly string[], more: Partial<PositionSpec> = {}) => standing(scene({ phase: 'end', swords, ...more }).state);
const counted = (card: string, sword: string): number => countFor(magicFrom(card), bladeOf(swordFrom(sword), 0));

describe('Longest', () => {
  test('S-12: the most tiles give 6 points, and nobody else has any', () => {
    expect(scored(['rs: a / b', 'rs: a / b / e', 'rs: a']).map(({ longest }) => longest)).toEqual([0, 6, 0]);
  });
  test('S-12: all who tie have 6', () => {
    expect(scored(['rs: a / b', 'rs: a / / / e', 'rs: a']).map(({ longest }) => longest)).toEqual([6, 6, 0]);
  });
  test('S-3, S-12: guards are no part of the length, blank tiles are', () => {
    expect(scored(['rr: b / b', 'rs: b', 'ed: r / t']).map(({ length }) => length)).toEqual([2, 1, 2]);
  });
  test('R-10: while nothing is built, nobody has the longest', () => {
    expect(standing(scene({ phase: 'round', swords: ['rs:', 'ea:', 'td:'] }).state).points).toEqual([0, 0, 0]);
  });
});

describe('Quality', () => {
  test.each([
    ['rs: / / / ', [0, 0, 0, 0]],
    ['rs: a / rr / a / r', [0, 2, 0, 0]],
    ['rs: aab / aaa / eae / baa', [2, 3, 0, 2]],
    ['rs: aaba / abaa / aabb / bbbb', [2, 2, 2, 0]],
    ['rs: eeea / aeee / eaea / eaae', [3, 3, 0, 2]],
  ])('S-13: the best runs of %s are %j', (text, runs) => {
    const sword = swordFrom(text);
    expect(SIDES.map((side) => runOn(sword, side))).toEqual(runs);
  });

  test('S-3, S-13: a guard is the foot of the first and of the third side, and counts in runs there only', () => {
    const sword = swordFrom('rs: r / r / s / s');
    expect(SIDES.map((side) => runOn(sword, side))).toEqual([2, 0, 2, 0]);
    expect(SIDES.map((side) => runOn(swordFrom('rs: rr / rr / rr / rr'), side))).toEqual([3, 2, 2, 2]);
    expect(SIDES.map((side) => runOn(swordFrom('rs: br / b / bs / b'), side))).toEqual([0, 0, 0, 0]);
  });

  test('S-13: 2 points for each gem of the longest run of each side, and of one run a side', () => {
    const [first] = scored(['rs: aaa / eeb / bb / ttt', 'rs: b', 'rs: b']);
    expect(first?.quality).toEqual([6, 4, 0, 6]);
    expect(scored(['rs: eeaa / aeea / aaee / eaae', 'rs: b', 'rs: b'])[0]?.quality).toEqual([4, 4, 4, 4]);
  });

  test('S-15: in the lightweight game the best side alone counts, 5 points for each gem', () => {
    const options = { lightweight: true };
    const [first, second, third] = scored(['rs: aab / aaa / eet / aa', 'rs: aa / tt / b / b', 'rs: b'], { options });
    expect(first?.quality).toEqual([0, 15, 0, 0]);
    expect(second?.quality).toEqual([10, 0, 0, 0]);
    expect(third?.quality).toEqual([0, 0, 0, 0]);
  });
});

describe('Magic', () => {
  test.each([
    ['most ruby 5 3 1', 'rr: r / b / rs / e', 4],
    ['most ruby sapphire 5 3 1', 'rs: r / b / rs / e', 5],
    ['most ruby sapphire emerald 5', 'rs: r / b / rs / e', 6],
    ['least ruby sapphire 5 2', 'ea: r / b / rs / e', 3],
    ['least topaz 5 2', 'ea: r / b / rs / e', 0],
    ['pairs ruby sapphire 6 3 1', 'ra: r / b / rs / e', 1],
    ['pairs sapphire ruby 6 3 1', 'sa: r / b / rs / e', 2],
    ['triads ruby sapphire emerald 7 4 1', 'rs: r / ee / rs / e', 2],
    ['triads ruby sapphire topaz 7 4 1', 'rs: r / ee / rs / e', 0],
    ['difference ruby sapphire 6 3', 'rr: r / b / rs / e', 3],
    ['difference sapphire ruby 6 3', 'rr: r / b / rs / e', 3],
    ['difference sapphire ruby 6 3', 'rs: r / s', 0],
  ])('S-3, S-5: %s counts on %s, guards included: %d', (card, sword, count) => {
    expect(counted(card, sword)).toBe(count);
  });

  /** Swords with these numbers of rubies, spread evenly over the sides. */
  const rubies = (...counts: readonly number[]): readonly string[] =>
    counts.map((count) => `es: ${[0, 1, 2, 3].map((side) => 'r'.repeat(Math.ceil((count - side) / 4))).join(' / ')}`);
  const won = (card: string, ...counts: readonly number[]): readonly number[] =>
    scored(rubies(...counts), { magic: [card] }).map(({ magic }) => magic[0]?.points ?? -1);
  const places = (card: string, ...counts: readonly number[]): readonly number[] =>
    scored(rubies(...counts), { magic: [card] }).map(({ magic }) => magic[0]?.place ?? -1);

  test.each([
    ['first, second and third', [4, 3, 2, 1], [5, 3, 1, 0]],
    ['two share first and second', [4, 4, 2, 1], [4, 4, 1, 0]],
    ['two share second and third', [4, 2, 2, 1], [5, 2, 2, 0]],
    ['two share the third and a place without points', [4, 3, 2, 2], [5, 3, 0, 0]],
    ['three share all, rounded down', [3, 3, 3, 1], [3, 3, 3, 0]],
    ['four share all, rounded down', [2, 2, 2, 2], [2, 2, 2, 2]],
    ['fewer players than places', [4, 1], [5, 3]],
    ['five share all, rounded down', [1, 1, 1, 1, 1], [1, 1, 1, 1, 1]],
  ])('S-6: %s', (_, counts, points) => {
    expect(won('most ruby 5 3 1', ...counts)).toEqual(points);
  });

  test('S-6: a card for two places gives nothing for the third, and shares nothing for it', () => {
    expect(won('most ruby 6 3', 3, 2, 1)).toEqual([6, 3, 0]);
    expect(won('most ruby 6 3', 3, 2, 2)).toEqual([6, 1, 1]);
  });

  test('R-2: all who tie have the first of their places, and the next comes after all of them', () => {
    expect(places('most ruby 5 3 1', 4, 4, 2, 1)).toEqual([1, 1, 3, 4]);
    expect(won('most ruby 5 3 1', 4, 4, 4, 1)[3]).toBe(0);
  });

  test('S-18: a count of 0 scores nothing, also in a place with points', () => {
    expect(won('most ruby 5 3 1', 2, 0)).toEqual([5, 0]);
    expect(won('most ruby 5 3 1', 0, 0, 0)).toEqual([0, 0, 0]);
    expect(won('difference ruby topaz 6 3', 1, 0, 0)).toEqual([6, 0, 0]);
  });

  test('S-18: but with least it is the best count of all', () => {
    expect(won('least ruby 5 2', 2, 0)).toEqual([2, 5]);
    expect(won('least ruby 5 2', 0, 0, 1)).toEqual([3, 3, 0]);
    expect(won('least ruby 5 2', 3, 1, 2)).toEqual([0, 5, 2]);
  });

  test.each([
    ['most ruby 5 3 1', [5, 3, 1, 0]],
    ['least ruby 5 2', [0, 0, 2, 5]],
    ['pairs ruby emerald 6 3 1', [2, 2, 2, 2]],
    ['difference ruby topaz 6 3', [6, 3, 0, 0]],
  ])('S-21: the points of %s', (card, points) => {
    expect(won(card, 4, 3, 2, 1)).toEqual(points);
  });

  test('S-21: triads give 7, 4, and 1', () => {
    const swords = ['rs: rrr / sss / eee / bb', 'rs: r / s / ee / b', 'rs: b / b / e / b', 'rs: b'];
    expect(scored(swords, { magic: ['triads ruby sapphire emerald 7 4 1'] }).map(({ magic }) => magic[0]?.points)).toEqual([7, 4, 1, 0]);
  });
});

describe('The end', () => {
  test('S-14: longest, quality and three cards are added up, and most points win', () => {
    const magic = ['most ruby 5 3 1', 'least emerald 5 2', 'difference ruby emerald 6 3'];
    const swords = ['rs: rr / b / e / r', 'et: e / a', 'ea: b'];
    const [first, second, third] = scored(swords, { magic });
    expect(first).toMatchObject({ longest: 6, quality: [6, 0, 0, 0], points: 6 + 6 + 5 + 3 + 6 });
    expect(second).toMatchObject({ longest: 0, quality: [4, 0, 0, 0], points: 4 + 3 });
    expect(third).toMatchObject({ longest: 0, quality: [0, 0, 0, 0], points: 3 });
    expect(rankingOf(swords, { magic })).toEqual({ points: [26, 7, 3], ranking: [[0], [1], [2]] });
  });

  test('S-14: points decide before lengths', () => {
    const { ranking } = rankingOf(['rs: b / b / b', 'rs: rrr / rr / aa / aa', 'rs: b']);
    expect(ranking).toEqual([[1], [0], [2]]);
  });

  test('S-14: with as many points the longer sword is ahead', () => {
    const { points, ranking } = rankingOf(['rs: b', 'es: b / b', 'rs: r / b / b'], { magic: ['least sapphire 10', 'most emerald 10'] });
    expect(points).toEqual([3, 13, 13]);
    expect(ranking).toEqual([[2], [1], [0]]);
  });

  test('S-14, R-9: with as many points and tiles the better single side is ahead, by its run', () => {
    const { points, ranking } = rankingOf(['es: aa / aa / b / b', 'ts: tt / bb / b / b', 'rs: b'], { magic: ['most topaz 2'] });
    expect(points).toEqual([14, 14, 0]);
    expect(ranking).toEqual([[1], [0], [2]]);
  });

  test('S-14: and else the rank is shared', () => {
    expect(rankingOf(['es: bb / aa / b / b', 'es: b / aa / bb / b', 'rs: b']).ranking).toEqual([[0, 1], [2]]);
    expect(rankingOf(['rs: b', 'rs: b', 'rs: b']).ranking).toEqual([[0, 1, 2]]);
  });
});
