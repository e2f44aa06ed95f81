import type { Seats } from '@swordtable/games/seat-names';
import type { Event } from '@swordtable/games/swordcrafters/events';
import { PIECES } from '@swordtable/games/swordcrafters/pieces/catalog';
import { FACES, GEMS, METHODS, TILES } from '@swordtable/games/swordcrafters/pieces/pieces';
import { newSword } from '@swordtable/games/swordcrafters/pieces/sword';
import { playedGame } from '@swordtable/games/swordcrafters/testing/played';
import { en } from '@swordtable/games/swordcrafters/text/english';
import { describe, expect, test } from 'vitest';
import { de } from './texts.de.ts';

const PEOPLE = ['Anna', 'Bodo', 'Carla', 'Dario', 'Edda'] as const;
const reading =
  (reader: number): Seats =>
  (seat) => ({ name: PEOPLE[seat] ?? '', isReader: seat === reader });

interface Happened {
  readonly event: Event;
  readonly seats: number;
}

const group = { row: 1, column: 0, rows: 2, columns: 4 };

/** What dice seldom bring about. */
const RARE: readonly Happened[] = [
  { seats: 2, event: { what: 'over', points: [14, 14], winners: [1] } },
  { seats: 3, event: { what: 'over', points: [14, 9, 14], winners: [0, 2] } },
  { seats: 2, event: { what: 'over', points: [1, 1], winners: [0, 1] } },
  { seats: 1, event: { what: 'over', points: [30], winners: [0] } },
  { seats: 1, event: { what: 'over', points: [1], winners: [] } },
  { seats: 2, event: { what: 'returned', tiles: [] } },
  { seats: 2, event: { what: 'took', seat: 1, group, tiles: [], forge: true } },
  { seats: 1, event: { what: 'took', seat: 0, group, tiles: [], forge: true } },
  { seats: 1, event: { what: 'kept', seat: 0, group, gone: [] } },
  { seats: 2, event: { what: 'sliced', seat: 0, group, cut: { axis: 'H', after: 1 }, tiles: [0, 3] } },
  { seats: 2, event: { what: 'first', seat: 1, byForge: false } },
  { seats: 2, event: { what: 'assigned', seat: 0, sword: 1 } },
];

const games = [
  ['solo', 1, {}],
  ['two', 2, {}],
  ['dual', 2, { dual: true }],
  ['three', 3, { magic: 'mixed' }],
  ['five', 5, { lightweight: true }],
] as const;
const happened: readonly Happened[] = [
  ...games.flatMap(([seed, seats, options]) =>
    playedGame(seed, seats, options).flatMap(({ events }) => events.map((event) => ({ event, seats }))),
  ),
  ...RARE,
];

const KINDS: Readonly<Record<Event['what'], true>> = {
  ...{ round: true, card: true, sliced: true, kept: true, took: true, returned: true, first: true, assigned: true },
  ...{ built: true, ready: true, crafted: true, scored: true, over: true },
};

const NOT_A_SENTENCE = /undefined|null|NaN|Infinity|\?|\[object|\.\.|\s\s|\s[.,;:]/;
const ENGLISH = /\b(the|and|of|to|from|with|takes?|builds?|tiles?|your?|is|by|rub(y|ies)|points?)\b/i;
const GERMAN = /\b(der|die|das|und|von|mit|nimmt|wird|nicht|du|bei|auf|Punkte)\b/i;

describe('sentences', () => {
  test('the games played here bring every kind of event', () => {
    expect(Object.keys(KINDS).filter((kind) => !happened.some(({ event }) => event.what === kind))).toEqual([]);
  });

  test.each([
    ['English', en, GERMAN],
    ['German', de, ENGLISH],
  ])('%s tells every event as a whole sentence, to every reader', (_name, texts, foreign) => {
    const odd = new Set<string>();
    for (const { event, seats } of happened) {
      for (let reader = -1; reader < seats; reader++) {
        const told = texts.sentence(event, reading(reader), seats === 1);
        const whole = /^[\p{Lu}\d]/u.test(told) && told.endsWith('.');
        if (!whole || NOT_A_SENTENCE.test(told) || foreign.test(told)) odd.add(`${event.what}: ${told}`);
      }
    }
    expect([...odd]).toEqual([]);
  });

  test('only the reader is addressed as you', () => {
    for (const { event, seats } of happened) {
      if (!('seat' in event)) continue;
      for (const [texts, you] of [
        [en, /\byou\b/i],
        [de, /\bdu\b/i],
      ] as const) {
        const { seat } = event;
        const toReader = texts.sentence(event, reading(seat), seats === 1);
        expect(toReader).toMatch(you);
        expect(toReader).not.toMatch(new RegExp(PEOPLE.join('|')));
        const toOther = texts.sentence(event, reading(-1), seats === 1);
        expect(toOther).not.toMatch(you);
        expect(toOther).toContain(PEOPLE[seat]);
      }
    }
  });

  test('a cut is told by the lines of the grid, and a group without tiles by the forge', () => {
    const sliced: Event = { what: 'sliced', seat: 0, group, cut: { axis: 'H', after: 1 }, tiles: [3, 0] };
    expect(en.sentence(sliced, reading(0), false)).toBe(
      'You cut the group of 3 with the forge between rows 2 and 3, into the forge alone and 3 tiles.',
    );
    expect(de.sentence(sliced, reading(1), false)).toBe(
      'Anna schneidet die Gruppe von 3 mit der Schmiede zwischen Zeile 2 und 3: die Schmiede allein und 3 Plättchen.',
    );
    const down: Event = {
      what: 'sliced',
      seat: 1,
      group: { ...group, column: 1, columns: 3 },
      cut: { axis: 'V', after: 2 },
      tiles: [4, 1],
    };
    expect(en.sentence(down, reading(0), false)).toBe(
      'Bodo cuts the group of 5 with the forge between columns 3 and 4, into groups of 4 and 1.',
    );
  });

  test('equal tiles are counted, whatever order they come in', () => {
    const took: Event = { what: 'took', seat: 0, group, tiles: ['blank', 'ruby', 'topaz', 'ruby'], forge: true };
    expect(en.sentence(took, reading(0), false)).toBe('You take 4 tiles: 2 rubies, 1 topaz, and 1 blank, with the forge.');
    expect(de.sentence(took, reading(-1), false)).toBe('Anna nimmt 4 Plättchen: 2 Rubine, 1 Topas und 1 leeres, dazu die Schmiede.');
    expect(en.sentence({ ...took, tiles: ['emerald'] }, reading(0), false)).toBe('You take an emerald, with the forge.');
    // Alone the forge gives nothing, so it is not spoken of.
    expect(en.sentence(took, reading(0), true)).toBe('You take 4 tiles: 2 rubies, 1 topaz, and 1 blank.');
  });

  test('the token is told with why it moved, and alone there is none', () => {
    expect(en.sentence({ what: 'first', seat: 0, byForge: true }, reading(0), false)).toBe(
      'You take the first player token with the forge.',
    );
    expect(en.sentence({ what: 'first', seat: 0, byForge: false }, reading(0), false)).toMatch(/^No one took the forge/);
    const round: Event = { what: 'round', round: 2, first: 0, grid: [] };
    expect(en.sentence(round, reading(0), true)).toBe('Round 2.');
    expect(de.sentence(round, reading(0), false)).toBe('Runde 2. Du hast den Startstein.');
  });

  test('the end says who won, and by what', () => {
    const told = (points: readonly number[], winners: readonly number[], reader: number, texts = en) =>
      texts.sentence({ what: 'over', points, winners }, reading(reader), points.length === 1);
    expect(told([30, 41, 35], [1], 0)).toBe('Bodo wins with 41 points, ahead of Carla with 35 and you with 30.');
    expect(told([41, 41], [0], 0)).toBe('You win with 41 points and the better sword, ahead of Bodo with 41.');
    expect(told([20, 41, 41], [1, 2], 2)).toBe('Bodo and you share the win with 41 points, ahead of Anna with 20.');
    expect(told([20, 41, 41], [1, 2], 2, de)).toBe('Bodo und du teilt euch den Sieg mit 41 Punkten; dahinter Anna mit 20.');
    expect(told([41], [0], 0)).toBe('You beat every sword with 41 points.');
    expect(told([1], [], 0, de)).toBe('Du hast 1 Punkt, und das schlägt nicht jedes Schwert.');
  });

  test('a shown sword is told with its length', () => {
    const sword = { ...newSword(['ruby', 'topaz']), sides: [['ruby'], ['blank'], ['topaz'], []] } as const;
    expect(en.sentence({ what: 'crafted', seat: 0, swords: [sword] }, reading(1), false)).toBe('Anna reveals a sword of 3 tiles.');
    expect(de.sentence({ what: 'crafted', seat: 0, swords: [sword, sword] }, reading(0), false)).toBe(
      'Du hast jetzt zwei Schwerter aus 3 und 3 Plättchen.',
    );
  });
});

describe('names', () => {
  test('every kind of piece has a name and a text of its own in both languages', () => {
    for (const texts of [en, de]) {
      const said = [
        ...TILES.map(texts.cell),
        ...TILES.map(texts.tileText),
        ...GEMS.map(texts.guard),
        ...METHODS.map(texts.method),
        ...METHODS.map(texts.methodText),
        ...FACES.map(texts.face),
        ...PIECES.magic.flatMap((card) => FACES.map((face) => texts.magicTitle(card[face]))),
        ...PIECES.solo.map(texts.smith),
      ];
      expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
      expect(said.filter((text) => text.trim() === '')).toEqual([]);
    }
  });

  test('a magic card says how it counts and what the places bring', () => {
    const magic = { method: 'most', gems: ['ruby', 'emerald'], points: [5, 3, 1] } as const;
    expect(en.magicTitle(magic)).toBe('Most rubies and emeralds');
    expect(de.magicTitle(magic)).toBe('Die meisten Rubine und Smaragde');
    expect(en.magicText(magic)).toMatch(/1st place: 5 points, 2nd place: 3 points, and 3rd place: 1 point\.$/);
    expect(de.magicText({ ...magic, points: [5, 2] })).toMatch(/1\.\sPlatz: 5 Punkte und 2\.\sPlatz: 2 Punkte\.$/);
  });

  test('a smith that only a file of pieces has keeps its own name', () => {
    expect(de.smith({ name: 'Wayland' })).toBe('Wieland');
    expect(de.smith({ name: 'Telchin' })).toBe('Telchin');
    expect(de.smith({ name: 'constructor' })).toBe('constructor');
  });
});
