import { hashOf, type Json, playLawfully } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { swordcrafters } from '../rules.ts';
import { PIECES, readPieces } from './catalog.ts';
import { FACES, GEMS, type Magic, METHODS, type SoloCard, TILES } from './pieces.ts';

const ALL_FACES: readonly Magic[] = PIECES.magic.flatMap((card) => FACES.map((face) => card[face]));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

describe('Our pieces', () => {
  test('S-1: 91 tiles, 13 of each gem and 13 blank, of which 3 of each gem stay out with two and three', () => {
    expect(PIECES.tiles).toEqual({ ruby: 13, sapphire: 13, emerald: 13, topaz: 13, amethyst: 13, diamond: 13, blank: 13 });
    expect(TILES.reduce((all, tile) => all + PIECES.tiles[tile], 0)).toBe(91);
    expect(PIECES.removed).toBe(3);
  });

  test('S-3: twelve guards, two of each gem', () => {
    expect(PIECES.guards).toHaveLength(12);
    for (const gem of GEMS) expect(PIECES.guards.filter((each) => each === gem)).toHaveLength(2);
  });

  test('S-5: 18 cards with two faces, no two faces alike, and all five methods are used', () => {
    expect(PIECES.magic).toHaveLength(18);
    expect(new Set(ALL_FACES.map(({ method }) => method))).toEqual(new Set(METHODS));
    expect(new Set(ALL_FACES.map(({ method, gems }) => `${method} ${gems.toSorted()}`)).size).toBe(36);
    // Every gem is as often asked for as every other, or once more or less.
    for (const face of FACES) {
      const often = GEMS.map((gem) => PIECES.magic.filter((card) => card[face].gems.includes(gem)).length);
      expect(Math.max(...often) - Math.min(...often), `${face} ${often}`).toBeLessThanOrEqual(2);
    }
  });

  test('S-5: beginner faces are the simple ones, intermediate faces compare colors', () => {
    for (const { beginner, intermediate } of PIECES.magic) {
      expect(['most', 'least']).toContain(beginner.method);
      expect(['pairs', 'triads', 'difference']).toContain(intermediate.method);
    }
  });

  test('S-21: points for as many places as its method has, the first place the best', () => {
    const places = { most: 3, least: 2, pairs: 3, triads: 3, difference: 2 };
    for (const { method, points } of ALL_FACES) {
      expect([method, points.length]).toEqual([method, places[method]]);
      expect(points.every((each, place) => each > (points[place + 1] ?? 0))).toBe(true);
    }
  });

  test('S-17, S-20: ten solo cards, 13 to 19 tiles long, with different cuts that are never four of a kind', () => {
    expect(PIECES.solo).toHaveLength(10);
    const lengths = PIECES.solo.map(({ length }) => length);
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([13, 19]);
    expect(new Set(PIECES.solo.map(({ cuts }) => cuts.join(''))).size).toBe(10);
    for (const { cuts } of PIECES.solo) expect(new Set(cuts).size).toBe(2);
  });

  /** Whether runs can be of such gems: no gem is used more often than the sword has it. */
  const fits = (runs: readonly number[], gems: SoloCard['gems']): boolean => {
    const [run, ...rest] = runs.filter((each) => each > 0);
    return run === undefined || GEMS.some((gem) => gems[gem] >= run && fits(rest, { ...gems, [gem]: gems[gem] - run }));
  };

  test.each(PIECES.solo.map((card) => [card.name, card] as const))('S-17: the sword of %s could have been built', (_, card) => {
    const { length, runs, gems } = card;
    // All tiles and both guards, if none is blank.
    expect(sum(GEMS.map((gem) => gems[gem]))).toBeLessThanOrEqual(length + 2);
    for (const gem of GEMS) expect(gems[gem]).toBeLessThanOrEqual(13 + 2);
    // A side has a guard more than its tiles at best, and sides differ by one tile at most.
    for (const run of runs) expect(run).toBeLessThanOrEqual(Math.ceil(length / 4) + 1);
    expect(fits(runs, gems)).toBe(true);
  });
});

const solo = (change: object) => PIECES.solo.map((card, no) => ({ ...card, gems: { ...card.gems }, ...(no === 1 ? change : {}) }));
const soloNames = PIECES.solo.map(({ name }) => name);
const where = `Row 2 of "solo", ${soloNames[1]}`;
const magic = (change: object) => PIECES.magic.map((card, no) => (no === 2 ? { ...card, ...change } : card));
const faces = 'Card 3 of "magic" needs a beginner and an intermediate face, each with a method, as many gems as it compares, and points.';
const face = (change: object) => ({ magic: magic({ beginner: { method: 'most', gems: ['ruby'], points: [5], ...change } }) });
const TILE_COUNTS = `"tiles" says how many there are, from 0 to 60, of ${TILES.join(', ')}.`;
const REMOVED = '"removed" should leave at least 66 tiles after that many of each gem are taken out.';
const GUARDS = `"guards" are at least 10 gems out of ${GEMS.join(', ')}.`;

describe('A bad file of pieces is refused with a sentence', () => {
  test.each<[unknown, string]>([
    ['tiles', 'A file of pieces is an object.'],
    [[], 'A file of pieces is an object.'],
    [{ heroes: [] }, 'A file of pieces has tiles, removed, guards, magic, solo, but no "heroes".'],
    [{ tiles: 91 }, TILE_COUNTS],
    [{ tiles: { ruby: 13 } }, TILE_COUNTS],
    [{ tiles: { ...PIECES.tiles, opal: 13 } }, TILE_COUNTS],
    [{ tiles: { ...PIECES.tiles, ruby: 1.5 } }, TILE_COUNTS],
    [{ tiles: { ...PIECES.tiles, ruby: 61 } }, TILE_COUNTS],
    [{ tiles: { ...PIECES.tiles, ruby: -1 } }, TILE_COUNTS],
    [{ tiles: { ...PIECES.tiles, blank: 11 } }, 'There should be at least 90 tiles, not 89.'],
    [{ removed: 14 }, REMOVED],
    [{ removed: 5 }, REMOVED],
    [{ removed: '3' }, REMOVED],
    [{ tiles: { ...PIECES.tiles, ruby: 2, blank: 24 } }, REMOVED],
    [{ guards: ['ruby'] }, GUARDS],
    [{ guards: Array.from({ length: 12 }, () => 'blank') }, GUARDS],
    [{ guards: Array.from({ length: 61 }, () => 'ruby') }, GUARDS],
    [{ magic: PIECES.magic.slice(0, 2) }, '"magic" is a list of 3 to 60 cards.'],
    [{ magic: {} }, '"magic" is a list of 3 to 60 cards.'],
    [{ magic: magic({ beginner: undefined }) }, faces],
    [{ magic: magic({ expert: PIECES.magic[0]?.beginner }) }, faces],
    [face({ method: 'best' }), faces],
    [face({ gems: [] }), faces],
    [face({ gems: ['ruby', 'ruby'] }), faces],
    [face({ gems: ['blank'] }), faces],
    [face({ gems: ['ruby', 'topaz', 'emerald', 'diamond'] }), faces],
    [face({ method: 'pairs' }), faces],
    [face({ method: 'triads', gems: ['ruby', 'topaz'] }), faces],
    [face({ method: 'difference', gems: ['ruby', 'topaz', 'emerald'] }), faces],
    [face({ points: [] }), faces],
    [face({ points: [5, 3, 1, 1] }), faces],
    [face({ points: [31] }), faces],
    [face({ points: [-1] }), faces],
    [face({ piont: [5] }), faces],
    [{ solo: PIECES.solo.slice(1) }, '"solo" is a list of 10 to 60 cards.'],
    [{ solo: 'none' }, '"solo" is a list of 10 to 60 cards.'],
    [{ solo: PIECES.solo.map(() => 7) }, 'Row 1 of "solo" needs a "name" of at most 24 letters.'],
    [{ solo: solo({ name: '' }) }, 'Row 2 of "solo" needs a "name" of at most 24 letters.'],
    [{ solo: solo({ name: 'x'.repeat(25) }) }, 'Row 2 of "solo" needs a "name" of at most 24 letters.'],
    [{ solo: solo({ name: 'Regin\u001b[2J' }) }, 'Row 2 of "solo" needs a "name" of at most 24 letters.'],
    [{ solo: solo({ name: ' Regin' }) }, 'Row 2 of "solo" needs a "name" of at most 24 letters.'],
    [{ solo: solo({ name: soloNames[0] }) }, `Row 2 of "solo": there are two cards called ${soloNames[0]}.`],
    [{ solo: solo({ lenght: 13 }) }, `${where}: there is no "lenght".`],
    [{ solo: solo({ cuts: 'HVH' }) }, `${where}: "cuts" should be four letters, H or V, with at least one of each.`],
    [{ solo: solo({ cuts: 'HHHH' }) }, `${where}: "cuts" should be four letters, H or V, with at least one of each.`],
    [{ solo: solo({ cuts: 'HVHX' }) }, `${where}: "cuts" should be four letters, H or V, with at least one of each.`],
    [{ solo: solo({ cuts: 4 }) }, `${where}: "cuts" should be four letters, H or V, with at least one of each.`],
    [{ solo: solo({ length: 41 }) }, `${where}: "length" should be a whole number from 0 to 40.`],
    [{ solo: solo({ runs: [2, 2, 2] }) }, `${where}: "runs" are four numbers, 0 or at least 2.`],
    [{ solo: solo({ runs: [2, 2, 2, 1] }) }, `${where}: "runs" are four numbers, 0 or at least 2.`],
    [{ solo: solo({ gems: { ruby: 3 } }) }, `${where}: "gems" counts ${GEMS.join(', ')}.`],
    [{ solo: solo({ gems: { ...PIECES.solo[1]?.gems, opal: 1 } }) }, `${where}: "gems" counts ${GEMS.join(', ')}.`],
  ])('%#: %j', (table, sentence) => {
    expect(readPieces(table as Json)).toEqual({ ok: false, refusal: { code: 'bad-pieces', sentence } });
    const options = { magic: 'beginner', dual: false, lightweight: false, opponents: 2, pieces: table as Json };
    expect(swordcrafters.refuses(2, options)?.sentence).toBe(sentence);
  });
});

describe('A corrected file', () => {
  const corrected = {
    tiles: { ...PIECES.tiles, ruby: 20, blank: 6 },
    removed: 2,
    magic: PIECES.magic.slice(0, 3),
    solo: solo({ name: 'Völund', cuts: 'HHHV', length: 30 }),
  } as unknown as Json;

  test('changes what it names and leaves the rest as in ours', () => {
    const read = readPieces(corrected);
    if (!read.ok) throw new Error(read.refusal.sentence);
    expect(read.value).toMatchObject({ removed: 2, guards: PIECES.guards, tiles: { ruby: 20, blank: 6, topaz: 13 } });
    expect(read.value.solo[1]).toMatchObject({ name: 'Völund', cuts: ['H', 'H', 'H', 'V'], length: 30 });
    expect(read.value.magic).toHaveLength(3);
  });

  test('our own file, written out, is our pieces', () => {
    const read = readPieces(JSON.parse(JSON.stringify(PIECES)));
    expect(read.ok && hashOf(read.value)).toBe(hashOf(PIECES));
    expect(readPieces(null)).toEqual({ ok: true, value: PIECES });
  });

  test.each([1, 2, 3])('is played with to the end of a match, with %d at the table', (seats) => {
    const played = playLawfully(swordcrafters, { seats, options: { pieces: corrected }, seed: 'corrected', choose: () => 0 });
    if ('law' in played) throw new Error(played.sentence);
    const { setting, bag } = played.end;
    expect(setting.tiles.ruby).toBe(seats === 1 ? 20 : 18);
    expect(bag).toHaveLength(91 - (seats === 1 ? 0 : 12) - 6 * (seats === 1 ? 15 : 11));
  });
});
