import { describe, expect, test } from 'vitest';
import { idOf } from '../cards/card.ts';
import { CARDS } from '../cards/catalog.ts';
import type { PartySpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';
import { standing } from './end-of-game.ts';

const ended = (...parties: readonly PartySpec[]): Scene => scene({ phase: 'end', parties });
const scoreOf = (party: PartySpec) => ended({ gold: 0, ...party }, {}).told('scored')[0]?.score;

describe('The end of the game', () => {
  test.each([
    [0, 0, 0, 0],
    [9, 2, 0, 0],
    [10, 3, 1, 1],
    [29, 8, 2, 2],
    [30, 9, 3, 3],
  ])('C-22 %d gold and %d luck are worth %d and %d fame', (gold, luck, forGold, forLuck) => {
    expect(scoreOf({ gold, luck, fame: 7 })).toEqual({ fame: 7, cards: [], gold: forGold, luck: forLuck, total: 7 + forGold + forLuck });
  });

  test('C-22 everything is turned into fame, told party by party, and the game is over', () => {
    const end = ended({ gold: 12, fame: 3, items: ['Trophy Rack'], fulfilled: { war: 3 } }, { gold: 0, luck: 3, fame: 9 });
    expect(end.events).toEqual([
      { what: 'scored', seat: 0, score: { fame: 3, cards: [{ card: 'trophy-rack', fame: 1 }], gold: 1, luck: 0, total: 5 } },
      { what: 'scored', seat: 1, score: { fame: 9, cards: [], gold: 0, luck: 1, total: 10 } },
      { what: 'over', points: [5, 10], winners: [1] },
    ]);
    expect(end.asked).toEqual([]);
    expect(end.state.parties.map(({ fame, gold }) => [fame, gold])).toEqual([
      [5, 12],
      [10, 0],
    ]);
    expect(standing(end.state)).toEqual({ points: [5, 10], ranking: [[1], [0]] });
  });

  test('C-22 the standing on the way counts what the game would end with', () => {
    const now = scene({
      parties: [
        { gold: 25, luck: 3, fame: 1, items: ['Quest Journal'], quests: 6 },
        { gold: 0, fame: 5 },
      ],
    });
    expect(now.state.phase).toBe('contract');
    expect(standing(now.state)).toEqual({ points: [6, 5], ranking: [[0], [1]] });
  });
});

describe('C-22, C-37 ties', () => {
  const even: PartySpec = { gold: 10, luck: 0, fame: 5, fellows: ['Thug'] };
  test.each([
    ['C-22 more contracts', { fulfilled: { war: 1 } }, {}],
    ['C-22 more contracts, and not more companions', { fulfilled: { war: 1 } }, { fellows: ['Thug', 'Poacher', 'Buckler'] }],
    ['C-22 more contracts of all arcs together', { fulfilled: { war: 1, occult: 1, treasure: 1 } }, { fulfilled: { war: 2 } }],
    ['C-37 basic and follow-up contracts, and no common ones', { fulfilled: { occult: 1 } }, { contributed: [9, 9, 9] }],
    ['C-37 nor side quests', { fulfilled: { occult: 1 } }, { quests: 7 }],
    ['C-22 more companions', { fellows: ['Thug', 'Poacher'] }, { gold: 19 }],
    ['C-22 more companions, with as many contracts', { fellows: ['Thug', 'Poacher'], fulfilled: { war: 2 } }, { fulfilled: { occult: 2 } }],
    ['C-22 more gold', { gold: 12 }, { gold: 11 }],
    ['C-22 more fame, before anything else', { fame: 6 }, { fulfilled: { war: 9 }, fellows: ['Thug', 'Poacher'], gold: 19 }],
  ] as const)('%s', (_, better, worse) => {
    expect(ended({ ...even, ...better }, { ...even, ...worse }).told('over')).toMatchObject([{ winners: [0] }]);
    expect(ended({ ...even, ...worse }, { ...even, ...better }).told('over')).toMatchObject([{ winners: [1] }]);
  });

  test('C-22 when all is equal the victory is shared, and so are places behind it', () => {
    expect(ended(even, { ...even, luck: 2 }).told('over')).toMatchObject([{ points: [6, 6], winners: [0, 1] }]);
    const five = ended({ ...even, gold: 11 }, even, { ...even, fame: 9 }, even, { ...even, gold: 11 });
    expect(standing(five.state)).toEqual({ points: [6, 6, 10, 6, 6], ranking: [[2], [0, 4], [1, 3]] });
  });
});

/** A party with a set: three icons of a domain on one companion. */
const SET = { card: 'Buckler', wears: ['Sun Spear', 'Choir Psalter'] };
const cursed = (card: string, ...wears: readonly string[]) => ({ card, wears });

/** What each card that counts at the end counts, in a party where its limit and its steps show. */
const COUNTED: readonly (readonly [card: string, party: PartySpec, fame: number])[] = [
  ['Bard', { fellows: ['Bard'], fulfilled: { war: 7 } }, 1],
  ['Bard', { fellows: [{ card: 'Bard', level: 2 }], fulfilled: { war: 5, treasure: 3 } }, 2],
  ['Bard', { fellows: [{ card: 'Bard', level: 5 }], fulfilled: { war: 9 } }, 4],
  ['Fortune Teller', { fellows: [{ card: 'Fortune Teller', level: 3 }], luck: 13 }, 2],
  ['Antiquarian', { fellows: [{ card: 'Antiquarian', level: 3, wears: ['Hellmouth Axe'] }], items: ["Marshal's Banner"] }, 2],
  ['The Mason of Nowhere', { fellows: [{ card: 'The Mason of Nowhere', level: 3 }], camp: [15, 14, 9] }, 2],
  ['Tamsin Lockless', { fellows: ['Tamsin Lockless'], fulfilled: { treasure: 5, war: 3 } }, 4],
  ['Queen of Crows', { fellows: ['Queen of Crows', cursed('Buckler', 'Cursed Hide'), cursed('Knight', 'Grinning Shield')] }, 2],
  ['Sunniva', { fellows: ['Sunniva', SET] }, 1],
  ['Sunniva', { fellows: [{ card: 'Sunniva', level: 3 }, SET] }, 3],
  ['Wren', { fellows: [{ card: 'Wren', level: 3 }], quests: 11 }, 3],
  ['Pell', { fellows: [{ card: 'Pell', level: 3 }], gold: 29 }, 2],
  [
    'Idony',
    {
      fellows: [
        { card: 'Idony', level: 3 },
        { card: 'Poacher', level: 4 },
      ],
    },
    1,
  ],
  ['Sun Spear', { fellows: [SET] }, 1],
  ['Atlas of Lost Roads', { fellows: [cursed('Thug', 'Atlas of Lost Roads')], fulfilled: { treasure: 7 } }, 2],
  ['Living Legend', { fellows: [{ card: 'Knight', level: 3, skills: ['Living Legend'] }], fulfilled: { occult: 5 } }, 2],
  ['Camp Flag', { items: ['Camp Flag'], camp: [15, 5, 4] }, 1],
  ['Trophy Rack', { items: ['Trophy Rack'], fulfilled: { war: 8, occult: 8 } }, 3],
  ['Quest Journal', { items: ['Quest Journal'], quests: 5 }, 1],
  ['Muster Roll', { items: ['Muster Roll'], fellows: ['Thug', 'Poacher', 'Buckler', 'Knight', 'Archer'] }, 1],
  ['Armor Stand', { items: ['Armor Stand'], fellows: [SET, 'Thug'] }, 1],
  ['Hellmouth Axe', { fellows: [cursed('Knight', 'Hellmouth Axe', 'Cursed Hide')] }, 1],
  ['Crown of the Empty Throne', { items: ['Crown of the Empty Throne'], fulfilled: { war: 10 } }, 4],
];

describe('Cards at the end of the game', () => {
  test.each(COUNTED)('C-22 %s: %j', (card, party, fame) => {
    expect(scoreOf(party)?.cards.filter((each) => each.card === idOf(card))).toEqual([{ card: idOf(card), fame }]);
  });

  test('C-22 each of them is among these', () => {
    const counting = [...CARDS].filter(([, card]) => JSON.stringify(card).includes('"when":"end"')).map(([id]) => id);
    expect([...new Set(COUNTED.map(([card]) => idOf(card)))].sort()).toEqual(counting.toSorted());
  });

  test('R-2 what they give is fame, added to the rest; what waits unused or in the hand gives none', () => {
    const all = { items: ['Trophy Rack', 'Muster Roll'], fulfilled: { war: 3 }, fellows: ['Thug', 'Poacher', 'Buckler'] };
    expect(scoreOf({ ...all, fame: 4, gold: 10 })).toMatchObject({ fame: 4, gold: 1, total: 7 });
    expect(scoreOf({ ...all, items: [], hand: ['Trophy Rack'], spare: ['Atlas of Lost Roads'] })).toMatchObject({ cards: [], total: 0 });
  });
});
