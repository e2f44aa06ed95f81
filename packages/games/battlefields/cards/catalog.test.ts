import { hashOf, playLawfully } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { battlefields } from '../rules.ts';
import { type Land, SET_COLORS, WARRIORS } from './cards.ts';
import { actionName, CARDS, readCards, warriorName } from './catalog.ts';

const countsIn = (cards: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...new Set(cards)].map((card) => [card, cards.filter((each) => each === card).length]));

describe('Our cards', () => {
  test.each([
    ['heavy-infantry', ['spearmen', 'swordsmen', 'archers']],
    ['archers', ['spearmen', 'swordsmen', 'cavalry']],
    ['cavalry', ['swordsmen', 'heavy-infantry']],
    ['swordsmen', ['spearmen']],
    ['spearmen', ['cavalry']],
  ] as const)('B-1: %s defeat %j and nobody else', (warrior, defeated) => {
    expect(CARDS.beats[warrior]).toEqual(defeated);
  });

  test('B-1: of ten pairs each has one winner, and two of a type tie', () => {
    expect(WARRIORS.reduce((sum, each) => sum + CARDS.beats[each].length, 0)).toBe(10);
    for (const each of WARRIORS) expect(CARDS.beats[each]).not.toContain(each);
  });

  test('B-2: each player has 17 warriors and 14 actions', () => {
    expect(countsIn(CARDS.warriors)).toEqual({ spearmen: 4, swordsmen: 4, cavalry: 3, archers: 3, 'heavy-infantry': 3 });
    const counts = { ambush: 2, scout: 2, skirmish: 2, elite: 2, flank: 2, surround: 1, raid: 2, rally: 1 };
    expect(countsIn(CARDS.actions)).toEqual(counts);
  });

  test('B-3: 16 lands in four colors and two of any, and 5 Ares', () => {
    const values = (fits: (land: Land) => boolean): readonly number[] => CARDS.lands.filter(fits).map(({ value }) => value);
    expect(SET_COLORS.map((color) => values((land) => land.colour === color))).toEqual([
      [1, 1, 1, 1],
      [2, 2, 2, 3],
      [3, 3, 4],
      [4, 4, 5],
    ]);
    const wild = CARDS.lands.flatMap(({ kind, colour, value }) => (colour === 'any' ? [[kind, value]] : []));
    expect(wild).toEqual([
      ['Temple', 4],
      ['Olympus', 6],
    ]);
    expect(CARDS.lands).toHaveLength(16);
    expect(CARDS.ares).toBe(5);
  });

  test('cards have names for people', () => {
    expect([warriorName('heavy-infantry'), actionName('surround')]).toEqual(['Heavy Infantry', 'Surround']);
  });
});

const isles = (count: number, change: object = {}): readonly object[] =>
  Array.from({ length: count }, (_, no) => ({ name: `Isle ${no}`, kind: 'Isle', color: 'red', value: 2, ...(no === 0 ? change : {}) }));
const land = (change: object) => ({ lands: isles(12, change) }) as never;
const TYPES = 'spearmen, swordsmen, cavalry, archers, heavy-infantry';

test('A file that spells it "colour", as older ones do, makes the same lands', () => {
  const older = isles(12).map(({ color, ...land }: { color?: string }) => ({ ...land, colour: color }));
  const [one, other] = [readCards({ lands: isles(12) } as never), readCards({ lands: older } as never)];
  expect(one.ok).toBe(true);
  expect(other).toEqual(one);
});

describe('A bad file of cards is refused with a sentence', () => {
  test.each([
    ['archers' as never, 'A file of cards is an object.'],
    [[] as never, 'A file of cards is an object.'],
    [{ warriors: [{ id: 'archers', cuont: 2 }] }, 'Row 1 of "warriors", "archers": there is no "cuont".'],
    [{ warriors: [{ id: 'archers', name: 'Bowmen' }] }, 'Row 1 of "warriors", "archers" is called Archers; only lands can be renamed.'],
    [{ actions: [{ id: 'scout', beats: [] }] }, 'Row 1 of "actions", "scout": there is no "beats".'],
    [{ ares: null }, '"ares" should be a whole number from 0 to 20.'],
    [land({ name: 'Isle\u001b[2J' }), 'Land 1 needs a "name" and a "kind" of at most 24 letters.'],
    [land({ kind: ' Isle' }), 'Land 1 needs a "name" and a "kind" of at most 24 letters.'],
    [land({ worth: 2 }), 'Land 1, Isle 0: there is no "worth".'],
    [{ heroes: [] }, 'A file of cards has warriors, actions, lands, ares, but no "heroes".'],
    [{ warriors: 7 }, '"warriors" is a list of at most 5 rows.'],
    [{ warriors: [{}, {}, {}, {}, {}, {}] }, '"warriors" is a list of at most 5 rows.'],
    [{ actions: [7] }, 'Row 1 of "actions" has no "id" that is one of ambush, scout, skirmish, elite, flank, surround, raid, rally.'],
    [{ warriors: [{ id: 'archers' }, { id: 'slingers' }] }, `Row 2 of "warriors" has no "id" that is one of ${TYPES}.`],
    [{ warriors: [{ id: 'archers' }, { id: 'archers' }] }, 'Row 2 of "warriors": "archers" appears twice.'],
    [{ actions: [{ id: 'raid', count: 1.5 }] }, 'Row 1 of "actions", "raid": "count" should be a whole number from 0 to 20.'],
    [{ actions: [{ id: 'raid', count: 21 }] }, 'Row 1 of "actions", "raid": "count" should be a whole number from 0 to 20.'],
    [
      { warriors: ['spearmen', 'swordsmen', 'archers'].map((id) => ({ id, count: 0 })) },
      'The warriors of one player should be a whole number from 8 to 60, not 6.',
    ],
    [
      { actions: ['ambush', 'scout'].map((id) => ({ id, count: 0 })) },
      'The actions of one player should be a whole number from 12 to 60, not 10.',
    ],
    [{ warriors: [{ id: 'archers', beats: 'all' }] }, `"archers": "beats" should be a list of types out of ${TYPES}.`],
    [{ warriors: [{ id: 'archers', beats: ['hydra'] }] }, `"archers": "beats" should be a list of types out of ${TYPES}.`],
    [{ warriors: [{ id: 'spearmen', beats: ['cavalry', 'spearmen'] }] }, '"spearmen" cannot beat its own type.'],
    [{ warriors: [{ id: 'spearmen', beats: [] }] }, 'Of "spearmen" and "cavalry" exactly one should beat the other.'],
    [
      { warriors: [{ id: 'spearmen', beats: ['cavalry', 'swordsmen'] }] },
      'Of "spearmen" and "swordsmen" exactly one should beat the other.',
    ],
    [{ lands: 'none' }, '"lands" is a list of 12 to 60 lands, all that are in the deck.'],
    [{ lands: isles(11) as never }, '"lands" is a list of 12 to 60 lands, all that are in the deck.'],
    [{ lands: isles(61) as never }, '"lands" is a list of 12 to 60 lands, all that are in the deck.'],
    [{ lands: Array.from({ length: 12 }, () => 'Isle') }, 'Land 1 needs a "name" and a "kind" of at most 24 letters.'],
    [land({ name: ' ' }), 'Land 1 needs a "name" and a "kind" of at most 24 letters.'],
    [land({ kind: 'x'.repeat(25) }), 'Land 1 needs a "name" and a "kind" of at most 24 letters.'],
    [land({ color: 'blue' }), 'Land 1, Isle 0: "color" should be one of green, gold, grey, red, any.'],
    [land({ value: -1 }), 'Land 1, Isle 0: "value" should be a whole number from 0 to 20.'],
    [land({ name: 'Isle 1' }), 'Land 2: there are two lands called Isle 1.'],
    [{ ares: 21 }, '"ares" should be a whole number from 0 to 20.'],
    [{ ares: 'many' }, '"ares" should be a whole number from 0 to 20.'],
  ])('%#: %j', (table, sentence) => {
    expect(readCards(table)).toEqual({ ok: false, refusal: { code: 'bad-cards', sentence } });
    expect(battlefields.refuses(2, { first: 'red', cards: table })?.sentence).toBe(sentence);
  });
});

describe('A corrected file', () => {
  const corrected = {
    warriors: [
      { id: 'archers', count: 5, beats: ['spearmen', 'cavalry'] },
      { id: 'swordsmen', beats: ['spearmen', 'archers'] },
    ],
    actions: [{ id: 'surround', count: 3 }],
    lands: isles(13),
    ares: 2,
  };

  test('changes what it names and leaves the rest as in ours', () => {
    const read = readCards(corrected as never);
    if (!read.ok) throw new Error(read.refusal.sentence);
    const { warriors, actions, beats, lands, ares } = read.value;
    expect(countsIn(warriors)).toEqual({ ...countsIn(CARDS.warriors), archers: 5 });
    expect(countsIn(actions)).toEqual({ ...countsIn(CARDS.actions), surround: 3 });
    expect(beats).toEqual({ ...CARDS.beats, archers: ['spearmen', 'cavalry'], swordsmen: ['spearmen', 'archers'] });
    expect([lands.length, lands[12]?.name, ares]).toEqual([13, 'Isle 12', 2]);
  });

  test('our own file, written out, is our cards', () => {
    const { lands, ares } = CARDS;
    const read = readCards({ lands: lands.map((each) => ({ ...each })), ares });
    expect(read.ok && hashOf(read.value)).toBe(hashOf(CARDS));
  });

  test('is played with to the end of a match', () => {
    const played = playLawfully(battlefields, { seats: 2, options: { cards: corrected as never }, seed: 'corrected', choose: () => 0 });
    if ('law' in played) throw new Error(played.sentence);
    expect(played.end.cards.lands[0]?.name).toBe('Isle 0');
    expect([...played.end.armies.flatMap(({ lands }) => lands), ...played.end.places.flatMap(({ lands }) => lands)].length).toBeGreaterThan(
      3,
    );
  });
});
