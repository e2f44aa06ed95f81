import { type Game, type MatchOptions, open } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { CATALOG, EDITIONS, readNumbers, tileNamed } from './catalog.ts';
import { HEROES } from './hero/roster.ts';
import { olympus, olympus1, olympus2, olympus3 } from './rules.ts';
import { refuses } from './setup.ts';
import type { State } from './state.ts';

const numbersOf = (id: string): readonly number[] | undefined => CATALOG.find((tile) => tile.id === id)?.numbers;

describe('Numbers: one plain file for each edition', () => {
  test('has all heroes of both boxes and the four of the house, each with a hero behind it', () => {
    expect(CATALOG.filter(({ edition, house, tile }) => edition === 'olympus' && !house && tile <= 50).map(({ no }) => no)).toEqual(
      Array.from({ length: 46 }, (_, i) => i + 5),
    );
    expect(CATALOG.filter(({ house }) => house).map(({ no }) => no)).toEqual([1, 2, 3, 4]);
    expect(CATALOG.filter(({ edition, tile }) => edition === 'asgard' && tile <= 100).map(({ no }) => no)).toEqual(
      Array.from({ length: 50 }, (_, i) => i + 1),
    );
    for (const { tile, id } of CATALOG) expect(HEROES[tile]?.id).toBe(id);
    for (const { numbers } of CATALOG) expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number <= 9)).toBe(true);
  });

  test('keeps what is known of the printed ones (T-8)', () => {
    expect([numbersOf('ranger'), numbersOf('titan'), numbersOf('changeling')]).toEqual([
      [6, 6, 6, 6],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    const small = CATALOG.filter(({ edition, numbers }) => edition === 'olympus' && Math.max(...numbers) <= 4);
    expect(small.length).toBeGreaterThan(10);
    expect(small.length).toBeLessThan(36);
  });

  test('no two heroes of an edition are alike, however they are turned, but for the two that print nothing but noughts', () => {
    for (const edition of EDITIONS) {
      const tiles = CATALOG.filter((tile) => tile.edition === edition && tile.numbers.some((number) => number > 0));
      const turned = tiles.map(
        ({ numbers }) => [0, 1, 2, 3].map((by) => [...numbers.slice(by), ...numbers.slice(0, by)].join('/')).sort()[0],
      );
      expect(new Set(turned).size).toBe(tiles.length);
    }
  });

  test('an owner may type in other numbers; heroes left out keep ours', () => {
    const read = readNumbers({ tiles: [{ id: 'hydra', numbers: [9, 8, 7, 6] }] });
    const at = (tileNamed('hydra') ?? 0) * 4;
    expect(read.ok && read.value.slice(at, at + 4)).toEqual([9, 8, 7, 6]);
    expect(read.ok && read.value.slice(51 * 4, 51 * 4 + 4)).toEqual(numbersOf('knight'));
  });

  test.each([
    [{}, 'A file of numbers is an object with a list "tiles".'],
    [{ tiles: [{}] }, 'Entry 1 of "tiles" has no "id".'],
    [{ tiles: [{ id: 'nobody', numbers: [1, 2, 3, 4] }] }, 'Entry 1 of "tiles": there is no hero "nobody".'],
    [
      { tiles: [{ id: 'hydra', numbers: [1, 2, 3] }] },
      'Entry 1 of "tiles", "hydra": "numbers" should be four whole numbers from 0 to 9: north, east, south, west.',
    ],
    [
      { tiles: [{ id: 'hydra', numbers: [1, 2, 3, 10] }] },
      'Entry 1 of "tiles", "hydra": "numbers" should be four whole numbers from 0 to 9: north, east, south, west.',
    ],
    [
      {
        tiles: [
          { id: 'hydra', numbers: [1, 2, 3, 4] },
          { id: 'hydra', numbers: [1, 2, 3, 4] },
        ],
      },
      'Entry 2 of "tiles": "hydra" is listed twice.',
    ],
  ])('a bad file is refused with a sentence (%#)', (table, sentence) => {
    expect(readNumbers(table)).toEqual({ ok: false, refusal: { code: 'bad-tiles', sentence } });
    expect(refuses('olympus', { terrain: 'mount-olympus', numbers: table })?.sentence).toBe(sentence);
  });
});

describe('Options that cannot be played together are refused', () => {
  test.each([
    [{ terrain: 'niflheim' }, 'The terrain "niflheim" is not of this edition; it can be used with mixed decks.'],
    [{ terrain: 'none' }, 'The terrain "none" is not of this edition; it can be used with mixed decks.'],
    [{ terrain: 'none', mixed: true, centred: true }, 'Without a terrain, there is nothing to center.'],
  ])('%j', (options, sentence) => {
    expect(
      olympus.refuses(2, { ...Object.fromEntries(olympus.options.map((spec) => [spec.id, spec.default])), ...options })?.sentence,
    ).toBe(sentence);
  });
});

describe('Versions of the rules', () => {
  const JASON = tileNamed('jason') ?? 0;
  const jasonIn = ({ setting }: State): readonly number[] => setting.numbers.slice(JASON * 4, JASON * 4 + 4);
  const dealt = (game: Game<State>, options: MatchOptions = {}): State => {
    const opened = open(game, 2, options, 'a deal');
    if (!opened.ok) throw new Error(opened.refusal.sentence);
    return opened.value.position.state;
  };

  test('a match keeps the numbers of the version it began with', () => {
    expect(jasonIn(dealt(olympus1))).toEqual([3, 1, 3, 1]);
    expect(jasonIn(dealt(olympus2))).toEqual([2, 1, 3, 1]);
    expect(jasonIn(dealt(olympus3))).toEqual([1, 1, 3, 1]);
    expect(jasonIn(dealt(olympus))).toEqual(CATALOG.find(({ id }) => id === 'jason')?.numbers);
    expect(jasonIn(dealt(olympus1, { numbers: { tiles: [{ id: 'hydra', numbers: [9, 8, 7, 6] }] } }))).toEqual([3, 1, 3, 1]);
  });

  test('a scene means the numbers of the version it is played with, unless it names them', () => {
    const scene = 'red hand: jason\nred hydra  *';
    const read = (game: Game<State>, text: string): State => {
      const found = game.scenes?.read(text);
      if (!found?.ok) throw new Error(found?.refusal.sentence);
      return found.value;
    };
    expect(jasonIn(read(olympus1, scene))).toEqual([3, 1, 3, 1]);
    // What is written names all that differs from today's numbers, so it means the same everywhere.
    const written = olympus1.scenes?.write(read(olympus1, scene)) ?? '';
    expect(jasonIn(read(olympus, written))).toEqual([3, 1, 3, 1]);
  });
});
