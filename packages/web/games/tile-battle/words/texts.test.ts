import type { Seats } from '@swordtable/games/seat-names';
import { CATALOG, tileName } from '@swordtable/games/tile-battle/catalog';
import type { Event } from '@swordtable/games/tile-battle/events';
import { HOME } from '@swordtable/games/tile-battle/field/coordinates';
import { HEROES, TERRAINS } from '@swordtable/games/tile-battle/hero/roster';
import { NO_TERRAIN } from '@swordtable/games/tile-battle/hero/terrain';
import { en } from '@swordtable/games/tile-battle/text/en';
import { describe, expect, test } from 'vitest';
import { GAME_TEXTS } from '../../../kit/words/game-texts.ts';
import { asgardHeroes } from './heroes-asgard.de.ts';
import { olympusHeroes } from './heroes-olympus.de.ts';
import { inGerman } from './names.de.ts';
import { actions, all, KINDS, prompts } from './testing/happened.ts';
import { de } from './texts.de.ts';

/** Red and blue by their names, and each of them as the one who reads. */
const reading =
  (reader: number): Seats =>
  (seat) => ({ name: seat === 0 ? 'Anna' : 'Bodo', isReader: seat === reader });
const READERS = [-1, 0, 1] as const;

const NOT_A_SENTENCE = /undefined|null|NaN|\?|\[object|\.\.|\s\s|\s[.,;:]/;
/** Words of the other language that no name contains. */
const ENGLISH = /\b(the|and|of|to|from|with|by|places?|takes?|turns?|tiles?|flips?|battles?|hero|next|your?|may|must)\b/i;
const GERMAN = /\b(der|die|das|und|von|mit|legt|nimmt|wird|nicht|du)\b/i;

describe('sentences', () => {
  test('the games played here, and what is made by hand, bring every kind of event', () => {
    expect([...new Set(all.map(({ event }) => event.what))].sort()).toEqual(Object.keys(KINDS).sort());
  });

  test.each([
    ['English', en, GERMAN],
    ['German', de, ENGLISH],
  ])('%s tells every event as a whole sentence, to any reader', (_name, texts, foreign) => {
    const odd = new Set<string>();
    for (const { event, terrain } of all) {
      for (const reader of READERS) {
        for (const named of [{ terrain, origin: HOME }, undefined]) {
          const told = texts.sentence(event, reading(reader), named);
          const whole = /^[\p{Lu}\d]/u.test(told) && told.endsWith('.');
          // The tables of English heroes hold no German, but a name can look like it.
          if (!whole || NOT_A_SENTENCE.test(told) || foreign.test(told)) odd.add(`${event.what}: ${told}`);
        }
      }
    }
    expect([...odd]).toEqual([]);
  });

  test('the reader is spoken to, and nobody else is', () => {
    const spokenTo = { en: /\b(you|your)\b/i, de: /\bdu\b/i };
    const about = (event: Event): number | undefined => {
      if (event.what === 'placed' || event.what === 'points' || event.what === 'turn' || event.what === 'skipped') return event.seat;
      return event.what === 'removed' || event.what === 'used' ? event.by : undefined;
    };
    for (const { event } of all) {
      const seat = about(event);
      if (seat === undefined) continue;
      for (const [texts, you] of [
        [en, spokenTo.en],
        [de, spokenTo.de],
      ] as const) {
        expect(texts.sentence(event, reading(seat))).toMatch(you);
        expect(texts.sentence(event, reading(seat))).not.toMatch(/Anna|Bodo/);
        expect(texts.sentence(event, reading(1 - seat))).not.toMatch(you);
        expect(texts.sentence(event, reading(-1))).toContain(seat === 0 ? 'Anna' : 'Bodo');
      }
    }
  });

  test('the second person has its own verbs', () => {
    const placed: Event = { what: 'placed', seat: 0, tile: 27, cell: 18, turns: 0 };
    expect(en.sentence(placed, reading(0))).toBe('You place Jason on c3.');
    expect(en.sentence(placed, reading(1))).toBe('Anna places Jason on c3.');
    expect(de.sentence(placed, reading(0))).toBe('Du legst Jason auf c3.');
    expect(de.sentence(placed, reading(1))).toBe('Anna legt Jason auf c3.');
    const closed: Event = { what: 'lasting', effect: { kind: 'closed', by: 75, seat: 0, cell: 18, spared: true } };
    expect(en.sentence(closed, reading(0))).toBe('Pyromancer: c3 is closed on your next turn.');
    expect(de.sentence(closed, reading(0))).toBe('Pyromant: c3 ist gesperrt, wenn du das nächste Mal am Zug bist.');
    const gave: Event = { what: 'gave', from: 1, tile: 27, cause: { of: 55, self: 55 } };
    expect(en.sentence(gave, reading(0))).toBe('Bodo gives Jason to you (Thief).');
    expect(de.sentence(gave, reading(0))).toBe('Bodo gibt Jason ab, du bekommst das Plättchen (Dieb).');
  });

  test('the terrain is called by its name where it is the reason', () => {
    const points: Event = { what: 'points', seat: 1, points: 2, cause: { of: 0, self: 0 } };
    expect(en.sentence(points, reading(1), { terrain: 'mount-olympus', origin: HOME })).toBe('You gain 2 points (Mount Olympus).');
    expect(de.sentence(points, reading(1), { terrain: 'mount-olympus', origin: HOME })).toBe('Du bekommst 2 Punkte (Olymp).');
    expect(de.sentence(points, reading(1))).toBe('Du bekommst 2 Punkte (Gelände).');
  });

  test('colors stay colors, and the winner’s points come first', () => {
    const flipped: Event = { what: 'flipped', tile: 49, to: 1, cause: { of: 7, self: 7 }, inBattle: true };
    expect(en.sentence(flipped, reading(1))).toBe('Three Fates flips to blue.');
    expect(de.sentence(flipped, reading(1))).toBe('Drei Moiren werden blau.');
    expect(en.sentence({ what: 'over', score: [12, 20], winner: 1 }, reading(1))).toBe('You win, 20 to 12.');
    expect(de.sentence({ what: 'over', score: [12, 20], winner: 1 }, reading(1))).toBe('Du gewinnst, 20 zu 12.');
  });
});

describe('questions and answers', () => {
  test.each([
    ['English', en, GERMAN],
    ['German', de, ENGLISH],
  ])('%s asks and answers', (_name, texts, foreign) => {
    const said = [
      ...[...prompts.values()].map(texts.prompt),
      ...[...actions.values()].map((action) => texts.action(action)),
      ...[0, 1, 2, 3].map(texts.turnsInWords),
    ];
    expect(actions.size).toBeGreaterThan(6);
    expect(said.filter((text) => text.trim() === '' || NOT_A_SENTENCE.test(text) || foreign.test(text))).toEqual([]);
  });
});

describe('tiles', () => {
  const tables = [GAME_TEXTS.de, olympusHeroes, asgardHeroes];
  const known = (text: string): boolean => tables.some((table) => (table[text] ?? '').trim() !== '');

  test.each(CATALOG.map(({ name, tile }) => [name, tile] as const))('%s can be read in German as the game has it now', (name, tile) => {
    const hero = HEROES[tile];
    // A sentence that the game changes is no longer a key here: its German has to be checked again.
    expect([name, hero?.ability ?? '', hero?.text ?? ''].filter((text) => !known(text))).toEqual([]);
    expect([de.name(tile), de.ability(tile), de.text(tile)]).toEqual([name, hero?.ability ?? '', hero?.text ?? ''].map(inGerman));
    expect(de.text(tile)).not.toMatch(ENGLISH);
    expect(en.name(tile)).toBe(tileName(tile));
    expect(en.text(tile)).toBe(hero?.text);
  });

  test.each([...TERRAINS, NO_TERRAIN])('the terrain $name can be read in German as the game has it now', ({ id, name, ability, text }) => {
    expect(en.terrain(id)).toMatchObject({ name, ability, text });
    const german = de.terrain(id);
    expect(german.text).not.toBe(text);
    expect(german.text).not.toMatch(ENGLISH);
    expect(known(name)).toBe(true);
    if (ability !== '') expect(german.ability).not.toBe(ability);
  });

  test('no table holds a sentence that no hero says any more', () => {
    const heroes = CATALOG.flatMap(({ tile, name }) => [name, HEROES[tile]?.ability, HEROES[tile]?.text]);
    const said = new Set([...heroes, ...TERRAINS.map(({ ability }) => ability)]);
    expect([...Object.keys(olympusHeroes), ...Object.keys(asgardHeroes)].filter((text) => !said.has(text))).toEqual([]);
  });

  test('no two heroes share a German name', () => {
    const names = CATALOG.map(({ tile }) => de.name(tile));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('the terrain and what is not known have words, and no text', () => {
    expect([en.name(0), de.name(0), en.name(-1), de.name(-1)]).toEqual(['the terrain', 'das Gelände', 'a tile', 'ein Plättchen']);
    expect([en.text(0), de.text(0), en.ability(-1), de.ability(-1)]).toEqual(['', '', '', '']);
  });
});
