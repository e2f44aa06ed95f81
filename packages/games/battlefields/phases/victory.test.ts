import { describe, expect, test } from 'vitest';
import { CARDS } from '../cards/catalog.ts';
import { type Scene, scene } from '../scene/scene.ts';

const names = (lands: readonly number[]): readonly (string | undefined)[] => lands.map((land) => CARDS.lands[land]?.name);
const landsOf = (at: Scene, color: 'red' | 'blue'): readonly (string | undefined)[] => names(at.army(color).lands);

describe('Taking lands', () => {
  test('B-4: lands left lying over two rounds are taken together', () => {
    const places = ['Elis, Sparta, Nemea: archers^ /', 'Tempe: /', 'Argos: archers^ / archers^', 'Corinth: / spearmen^'];
    const over = scene({ phase: 'battle', round: 3, places });
    expect([landsOf(over, 'red'), landsOf(over, 'blue')]).toEqual([['Elis', 'Sparta', 'Nemea'], ['Corinth']]);
    // An empty place and a tie leave the land where it lies.
    expect(over.state.places.map(({ lands }) => names(lands))).toEqual([[], ['Tempe'], ['Argos'], []]);
    expect(over.told('won').map(({ seat }) => seat)).toEqual([0, -1, -1, 1]);
  });

  test('B-4: a land that stays is covered by the next round’s and goes with it', () => {
    const next = scene({
      phase: 'battle',
      places: ['Tempe: archers^ / archers^', 'Elis: archers^ /'],
      fate: 'Sparta, Argos, Corinth, Delphi',
    });
    expect(next.state.places.slice(0, 2).map(({ lands }) => names(lands))).toEqual([['Tempe', 'Sparta'], ['Argos']]);
  });
});

describe('The Ares pile', () => {
  const held = (red: number, blue: number): readonly string[] => [
    ...Array.from({ length: red }, () => 'archers^ /'),
    ...Array.from({ length: blue }, () => '/ cavalry^'),
  ];

  test.each([
    [2, 1, [4, 0], 0],
    [1, 2, [1, 3], 0],
    [3, 0, [4, 0], 0],
    [0, 1, [1, 3], 0],
    [2, 2, [1, 0], 3],
    [0, 0, [1, 0], 3],
  ])('B-15: with %i and %i places won the Ares cards are %j, and %i stay', (red, blue, ares, left) => {
    const over = scene({ phase: 'battle', round: 3, places: held(red, blue), aresPile: 3, red: { ares: 1 } });
    expect([over.army('red').ares, over.army('blue').ares]).toEqual(ares);
    expect(over.state.aresPile).toBe(left);
    expect(over.told('ares')).toEqual([{ what: 'ares', seat: left > 0 ? -1 : red > blue ? 0 : 1, cards: 3, places: [red, blue] }]);
  });

  test('B-15: places count, not lands', () => {
    const places = ['Elis, Sparta, Nemea, Argos: archers^ /', '/ cavalry^', '/ cavalry^'];
    const over = scene({ phase: 'battle', round: 3, places, aresPile: 2 });
    expect([over.army('red').ares, over.army('blue').ares]).toEqual([0, 2]);
  });

  test('B-5: a pile that stays grows in the next round', () => {
    const next = scene({
      phase: 'battle',
      places: ['archers^ /', '/ archers^'],
      aresPile: 1,
      fate: 'Ares, Elis, Ares, Argos, Sparta, Delphi',
    });
    expect(next.state).toMatchObject({ round: 2, aresPile: 3 });
  });
});

describe('The end', () => {
  const wins = (lands: string, round = 1): Scene => scene({ phase: 'battle', round, places: ['Elis: archers^ /'], red: { lands } });

  test('B-16: exactly 16 on lands end the game early, 15 do not', () => {
    // Elis is worth 2: 4 + 4 + 5 + 1 and it make 16, 6 + 4 + 3 and it 15.
    const ended = wins('Sparta, Argos, Corinth, Nemea');
    expect(ended.state.phase).toBe('over');
    expect(ended.told('over')).toMatchObject([{ early: true, winner: 0, points: [18, 0] }]);
    expect(ended.asks).toBe('');
    expect(wins('Olympus, Delphi, Marathon').state).toMatchObject({ round: 2, phase: 'muster' });
  });

  test('B-16: sets and Ares do not bring the end about', () => {
    const rich = scene({ phase: 'battle', places: ['Elis: archers^ /'], red: { lands: 'Sparta, Argos, Corinth', ares: 5 } });
    expect(rich.state.phase).toBe('muster');
  });

  test('B-16: after round 3 the game is over, whatever the points', () => {
    const over = scene({ phase: 'battle', round: 3 });
    expect(over.told('over')).toEqual([{ what: 'over', points: [0, 0], winner: -1, early: false }]);
    expect(scene({ phase: 'battle', round: 2 }).state).toMatchObject({ round: 3, phase: 'muster' });
  });

  test('B-16: 16 points in the last round are no early end', () => {
    expect(wins('Sparta, Argos, Corinth, Nemea', 3).told('over')).toMatchObject([{ early: false }]);
  });

  test('R-11: in the round that ends the game lands and Ares are still handed out', () => {
    const over = scene({
      phase: 'battle',
      places: ['Elis: archers^ /', 'Tempe: / archers^', 'Dodona: / archers^'],
      aresPile: 4,
      red: { lands: 'Sparta, Argos, Olympus' },
      blue: { lands: 'Corinth, Delphi, Marathon' },
    });
    // Red has 2 + 4 + 4 + 6 and a set of cities; Blue has 1 + 1 + 5 + 4 + 3, a set of woodlands, and now all the Ares.
    expect(over.told('over')).toEqual([{ what: 'over', points: [18, 20], winner: 1, early: true }]);
  });

  test('B-17: a tie of points goes to more lands, and else is shared', () => {
    const tied = scene({ phase: 'battle', round: 3, red: { lands: 'Sparta' }, blue: { lands: 'Nemea, Helicon' } });
    expect(tied.told('over')).toMatchObject([{ points: [4, 4], winner: 1 }]);
    const shared = scene({ phase: 'battle', round: 3, red: { lands: 'Sparta' }, blue: { lands: 'Argos' } });
    expect(shared.told('over')).toMatchObject([{ points: [4, 4], winner: -1 }]);
    const byAres = scene({ phase: 'battle', round: 3, red: { lands: 'Sparta' }, blue: { lands: 'Helicon', ares: 1 } });
    expect(byAres.told('over')).toMatchObject([{ points: [4, 4], winner: -1 }]);
  });
});
