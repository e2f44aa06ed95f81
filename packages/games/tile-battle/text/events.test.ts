import { describe, expect, test } from 'vitest';
import type { Seats } from '../../seat-names.ts';
import { tileNamed } from '../catalog.ts';
import type { Event } from '../events.ts';
import { HOME } from '../field/coordinates.ts';
import { TERRAIN } from '../tile.ts';
import { sentence } from './events.ts';
import { words } from './words.ts';

const tile = (id: string): number => {
  const found = tileNamed(id);
  if (found === undefined) throw new Error(`There is no hero "${id}".`);
  return found;
};
const [CHIMERA, HERCULES, ARES] = [tile('chimera'), tile('hercules'), tile('ares')];
const CAUSE = { of: ARES, self: ARES };
const reading = (value: number, amount = 0) => ({
  printed: value - amount,
  value,
  modifiers: amount === 0 ? [] : [{ by: ARES, amount }],
});
const comparison = (attack: number, defence: number, beats: boolean, rule = TERRAIN): Event => ({
  what: 'compared',
  comparison: { attacker: CHIMERA, defender: HERCULES, attack: reading(attack, 1), defence: reading(defence), beats, rule },
});
const toBlue: Seats = (seat) => ({ name: seat === 0 ? 'Anna' : 'Ben', isReader: seat === 1 });

describe('Event sentences', () => {
  test('a comparison names its winner first', () => {
    expect(words.event(comparison(6, 5, true))).toBe('Chimera beats Hercules, 6 (printed 5, Ares +1) to 5.');
    expect(words.event(comparison(5, 5, false))).toBe('Hercules holds off Chimera, 5 to 5 (printed 4, Ares +1).');
  });

  test('an ability that changed the battle is named only if the numbers don’t say who wins', () => {
    expect(words.event(comparison(6, 5, true, ARES))).toBe('Chimera beats Hercules, 6 (printed 5, Ares +1) to 5.');
    expect(words.event(comparison(5, 5, false, ARES))).toBe('Hercules holds off Chimera, 5 to 5 (printed 4, Ares +1).');
    expect(words.event(comparison(5, 5, true, ARES))).toBe('Chimera beats Hercules, 5 (printed 4, Ares +1) to 5, by Ares’s ability.');
    expect(words.event(comparison(6, 5, false, ARES))).toBe('Hercules holds off Chimera, 5 to 6 (printed 5, Ares +1), by Ares’s ability.');
  });

  test('tiles flip to a color and rotate by degrees', () => {
    expect(words.event({ what: 'flipped', tile: CHIMERA, to: 1, cause: CAUSE, inBattle: true })).toBe('Chimera flips to blue.');
    expect([1, 2, 3].map((turns) => words.event({ what: 'turned', tile: CHIMERA, turns, cause: CAUSE }))).toEqual([
      'Chimera rotates 90° clockwise (Ares).',
      'Chimera rotates 180° (Ares).',
      'Chimera rotates 90° counterclockwise (Ares).',
    ]);
  });

  test('an ability is named as the cause, unless the sentence is about its own hero', () => {
    const flipped = (tile: number): Event => ({ what: 'flipped', tile, to: 0, cause: CAUSE, inBattle: false });
    expect([CHIMERA, ARES].map((each) => words.event(flipped(each)))).toEqual(['Chimera flips to red (Ares).', 'Ares flips to red.']);
    expect(words.event({ what: 'swapped', tiles: [ARES, CHIMERA], cause: CAUSE })).toBe('Ares and Chimera swap places.');
    const asAnother: Event = { what: 'moved', tile: CHIMERA, from: 27, to: 28, cause: { of: ARES, self: CHIMERA } };
    expect(words.event(asAnother)).toBe('Chimera moves from d4 to e4 (Chimera as Ares).');
  });

  test('the terminal names both players by color, and a page speaks to its reader', () => {
    const events: readonly Event[] = [
      { what: 'turn', seat: 1, extra: false },
      { what: 'turn', seat: 1, extra: true },
      { what: 'skipped', seat: 1 },
      { what: 'drafted', tile: CHIMERA, by: 0, to: 1 },
    ];
    expect(events.map((event) => words.event(event))).toEqual([
      'Blue’s turn.',
      'Blue takes an extra turn.',
      'Blue has nothing left to place and is skipped.',
      'Red drafts Chimera for Blue.',
    ]);
    expect(events.map((event) => sentence(event, toBlue))).toEqual([
      'Your turn.',
      'You take an extra turn.',
      'You have nothing left to place and are skipped.',
      'Anna drafts Chimera for you.',
    ]);
  });

  test('the terrain is called by its name where it is known', () => {
    const points: Event = { what: 'points', seat: 0, points: -1, cause: { of: 0, self: 0 } };
    expect(words.event(points)).toBe('Red loses 1 point (the terrain).');
    expect(sentence(points, toBlue, { terrain: 'river-styx', origin: HOME })).toBe('Anna loses 1 point (River Styx).');
  });
});
