import { describe, expect, test } from 'vitest';
import { idsOf } from './cards/catalog.ts';
import { refillBasics } from './kingdom.ts';
import type { PositionSpec } from './scene/position.ts';
import { type Scene, scene } from './scene/scene.ts';
import { clone, type State } from './state.ts';

const cleaned = (drawn: Partial<PositionSpec>): Scene => scene({ phase: 'clean-up', parties: [{}, {}], ...drawn });

const OPEN = ['hold-the-river-ford', 'raise-the-palisade', 'rob-the-toll-house', 'guard-the-pass'];
const OTHERS = idsOf('basic').filter((card) => !OPEN.includes(card));

describe('C-24 basic contracts run out', () => {
  /** A party that fulfills Hold the River Ford, with these cards discarded and fulfilled and nothing in the deck. */
  const fulfilled = (basicGone: readonly string[], basicDone: readonly string[], basicDeck: readonly string[] = []): Scene => {
    const begun = scene({
      ...{ basics: OPEN, basicGone, basicDone, basicDeck, emptied: ['basicDeck'] },
      parties: [{ fellows: [{ card: 'Buckler', pool: { might: 2 } }], fulfilled: { occult: 4 } }, { fulfilled: { war: 3 } }],
    });
    return begun.play(0, { fulfil: 'hold-the-river-ford' }, { join: 'buckler' }, { bonus: false });
  };

  test('the discards are shuffled in first, and the fulfilled ones wait', () => {
    const now = fulfilled(OTHERS.slice(0, 6), OTHERS.slice(6));
    const [top = ''] = now.state.basics;
    expect(OTHERS.slice(0, 6)).toContain(top);
    expect(now.state.basics.slice(1)).toEqual(OPEN.slice(1));
    expect([top, ...now.state.basicDeck].toSorted()).toEqual(OTHERS.slice(0, 6).toSorted());
    expect([now.state.basicGone, now.state.basicDone]).toEqual([[], [...OTHERS.slice(6), 'hold-the-river-ford']]);
  });

  test('then the fulfilled ones, and how many each has fulfilled is still counted', () => {
    const now = fulfilled([], OTHERS);
    const [top = ''] = now.state.basics;
    expect(OTHERS).toContain(top);
    expect([top, ...now.state.basicDeck].toSorted()).toEqual(OTHERS.toSorted());
    expect([now.state.basicGone, now.state.basicDone]).toEqual([[], ['hold-the-river-ford']]);
    expect(now.state.parties.map((party) => party.fulfilled)).toEqual([
      { treasure: 0, war: 1, occult: 4 },
      { treasure: 0, war: 3, occult: 0 },
    ]);
  });

  test('they come back in another order from game to game, and not while the deck has a card', () => {
    const tops = Array.from({ length: 30 }, (_, seed) => {
      const begun = { phase: 'clean-up', basics: OPEN, basicDone: [], emptied: ['basicDeck'], parties: [{}, {}], seed: `${seed}` } as const;
      return scene(begun).state.basics[0];
    });
    expect(new Set(tops).size).toBeGreaterThan(5);
    expect(fulfilled(OTHERS.slice(1), [], OTHERS.slice(0, 1)).state.basics[0]).toBe(OTHERS[0]);
  });

  test('at clean-up those that are discarded then are shuffled in as well', () => {
    const now = cleaned({ basics: OPEN, basicDone: OTHERS, emptied: ['basicDeck'] });
    expect(now.state.basics.slice(2)).toEqual(OPEN.slice(0, 2));
    expect(now.state.basics.slice(0, 2).toSorted()).toEqual(OPEN.slice(2).toSorted());
    expect(now.state.basicDone).toEqual(OTHERS);
  });

  test('and when there is none at all, a gap stays', () => {
    const s: State = { ...clone(cleaned({}).state), basics: OPEN.slice(1), basicDeck: [], basicGone: [], basicDone: [] };
    refillBasics(s, undefined);
    expect([s.basics, s.basicDeck]).toEqual([OPEN.slice(1), []]);
  });
});

describe('C-24 other decks run out', () => {
  test('the discards of the encounter deck are shuffled in, for the draft', () => {
    const [kept, all] = [['Rage', 'Thrift', 'Vow'], idsOf('companion', 'equipment', 'item', 'skill')];
    const now = cleaned({ encounter: kept, emptied: ['encounter'] });
    const packs = now.state.packs.flat().flatMap(({ cards }) => cards);
    expect(packs).toHaveLength(20);
    for (const card of ['rage', 'thrift', 'vow']) expect(now.state.packs[0]?.[0]?.cards).toContain(card);
    expect([now.state.encounterGone.length, now.state.encounter.length]).toEqual([0, all.length - 20]);
  });

  test('the Tavern and the Smith have fewer cards, and in the end none', () => {
    const few = cleaned({
      tavernDeck: ['Saint Ember'],
      smithDeck: ['Seraph Plate', 'Hellmouth Axe'],
      emptied: ['tavernDeck', 'smithDeck'],
    });
    expect([few.state.tavern, few.state.smith]).toEqual([['saint-ember'], ['seraph-plate', 'hellmouth-axe']]);
    const none = cleaned({ emptied: ['tavernDeck', 'smithDeck'] });
    expect([none.state.tavern, none.state.smith, none.state.round]).toEqual([[], [], 2]);
  });

  test('fields of side quests stay empty, and fulfilled ones do not come back', () => {
    const [one = '', two = '', three = ''] = idsOf('quest');
    const now = cleaned({ quests: [null, null, null, one], questDeck: [two, three], emptied: ['questDeck'] });
    expect(now.state.quests.filter((quest) => quest !== null).toSorted()).toEqual([one, two, three].toSorted());
    expect(now.state.quests.slice(3)).toEqual(now.state.quests.slice(3).map(() => null));
    expect([now.state.questDeck, now.state.questsDone.length]).toEqual([[], idsOf('quest').length - 3]);
  });
});
