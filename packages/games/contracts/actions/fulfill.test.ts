import { describe, expect, test } from 'vitest';
import type { Tokens } from '../cards/attributes.ts';
import { cardAs } from '../cards/catalog.ts';
import { contracts } from '../rules.ts';
import { type Scene, scene } from '../scene/scene.ts';

const FORD = 'hold-the-river-ford';

/** How a companion alone could pay for a contract without its bonus; nothing where it is not even offered. */
const waysFor = (contract: string, pool: Tokens, luck = 0): readonly unknown[] => {
  const begun = scene({ basics: [contract], parties: [{ luck, fellows: [{ card: 'Lumberjack', pool }] }] });
  const [open = ''] = begun.state.basics;
  if (begun.fitting(0, { fulfil: open }).length === 0) return [];
  return begun
    .play(0, { fulfil: open }, { join: 'lumberjack' })
    .fitting(0, { bonus: false })
    .map((action) => ('pay' in action ? action.pay : action));
};

/** Two with might for the ford and its bonus, and a third who stays at home. */
const atFord = (more: Partial<Parameters<typeof scene>[0]> = {}): Scene =>
  scene({
    basics: ['Raise the Palisade', 'Hold the River Ford', 'Rob the Toll House', 'Guard the Pass'],
    basicDeck: ['Drill the Levy', 'Map the Sunken Archive'],
    parties: [{ gold: 0, fellows: [{ card: 'Pell', pool: { might: 2 } }, { card: 'Thug', pool: { might: 1 } }, 'Poacher'] }],
    ...more,
  });
const bothGo = [{ fulfil: FORD }, { join: 'pell' }, { join: 'thug' }] as const;

describe('Attributes for a contract', () => {
  test('C-38 worked example 2: Decipher Ancient Document', () => {
    const elementalist = { card: 'Elementalist', pool: { magic: 4, dexterity: 1, wildAdvanced: 1 } };
    const begun = scene({
      basics: ['Decipher Ancient Document'],
      parties: [{ gold: 0, fellows: [{ card: 'Ashane', pool: { magic: 4 } }, elementalist, 'Thug'] }],
    });
    const group = begun.play(0, { fulfil: 'decipher-ancient-document' }, { join: 'elementalist' }, { join: 'ashane' });
    expect(group.fitting(0, { bonus: true })).toEqual([
      { pay: { elementalist: { magic: 4, dexterity: 1, wildAdvanced: 1 }, ashane: { magic: 3 } }, bonus: true },
    ]);
    const done = group.play(0, { bonus: true });
    expect(done.party(0)).toMatchObject({ gold: 7, fame: 1, luck: 1 });
    expect(done.pool(0, 'Ashane')).toEqual({ magic: 1 });
    expect(done.pool(0, 'Elementalist')).toEqual({});
    expect(done.party(0).fellows.map(({ learning, ready }) => [learning, ready])).toEqual([
      [1, false],
      [1, false],
      [0, true],
    ]);
    expect(done.state.followUps).toHaveLength(1);
    expect(cardAs(done.state.followUps[0] ?? '', 'followUp')).toMatchObject({ arc: 'treasure', level: 2 });
    expect(done.state.basics).toHaveLength(4);
    expect(done.state.basics).not.toContain('decipher-ancient-document');
  });

  test('C-38 worked example 2, with the advanced wild of his own ability', () => {
    const elementalist = { card: 'Elementalist', pool: { magic: 4, dexterity: 1 } };
    const begun = scene({
      basics: ['Decipher Ancient Document'],
      parties: [{ fellows: [{ card: 'Ashane', pool: { magic: 4 } }, elementalist] }],
    });
    const group = begun.play(0, { fulfil: 'decipher-ancient-document' }, { join: 'ashane' }, { join: 'elementalist' });
    expect(group.fitting(0, { bonus: true })).toEqual([]);
    expect(group.play(0, { use: 'elementalist' }).fitting(0, { bonus: true })).toHaveLength(1);
  });

  test.each<[string, string, Tokens, number, readonly unknown[]]>([
    ['three basics of one type make its advanced one', 'Hold the River Ford', { strength: 7 }, 0, [{ lumberjack: { strength: 6 } }]],
    ['and luck fills in', 'Hold the River Ford', { strength: 5 }, 1, [{ lumberjack: { strength: 5 }, party: { luck: 1 } }]],
    ['but nothing else does', 'Hold the River Ford', { strength: 5, dexterity: 2 }, 0, []],
    [
      'five of two types make the expert one',
      'Escort the Salt Carts',
      { might: 1, strength: 2, dexterity: 3 },
      0,
      [{ lumberjack: { might: 1, strength: 2, dexterity: 3 } }],
    ],
    [
      'in any mix',
      'Escort the Salt Carts',
      { might: 1, strength: 1, dexterity: 4 },
      0,
      [{ lumberjack: { might: 1, strength: 1, dexterity: 4 } }],
    ],
    ['that has at least one of each (C-30)', 'Escort the Salt Carts', { might: 1, strength: 5 }, 0, []],
    [
      'an advanced one turns back into three basics',
      'Burn the Supply Wagons',
      { might: 1, dexterity: 5 },
      0,
      [{ lumberjack: { might: 1, dexterity: 5 } }],
    ],
    [
      'an expert one stands for an advanced one of either type',
      'Hold the River Ford',
      { warcraft: 1, spellblade: 1 },
      0,
      [{ lumberjack: { warcraft: 1, spellblade: 1 } }],
    ],
    ['and of no other', 'Hold the River Ford', { warcraft: 1, trickery: 1 }, 0, []],
  ])('C-5 %s', (_, contract, pool, luck, ways) => {
    expect(waysFor(contract, pool, luck)).toEqual(ways);
  });

  test('C-5 basics for one attribute come from one companion', () => {
    const with3 = (one: number, other: number): Scene =>
      scene({
        basics: ['Hold the River Ford'],
        parties: [
          {
            fellows: [
              { card: 'Pell', pool: { strength: one } },
              { card: 'Thug', pool: { strength: other } },
            ],
          },
        ],
      });
    expect(with3(3, 3).fitting(0, { fulfil: FORD })).toHaveLength(1);
    expect(with3(4, 2).fitting(0, { fulfil: FORD })).toEqual([]);
  });
});

describe('Fulfilling', () => {
  test('C-16 everyone assigned is exhausted and learns; everyone else does neither', () => {
    const done = atFord().play(0, ...bothGo, { bonus: false });
    expect(done.party(0).fellows.map(({ learning, ready }) => [learning, ready])).toEqual([
      [1, false],
      [1, false],
      [0, true],
    ]);
    expect(done.told('fulfilled')).toMatchObject([{ contract: FORD, group: ['pell', 'thug'], bonus: false }]);
    expect(done.party(0)).toMatchObject({ gold: 4, fame: 2, luck: 0, fulfilled: { treasure: 0, war: 1, occult: 0 } });
    const leveled = done.endTurn().play(0, { pass: true });
    expect(leveled.party(0).fellows.map(({ experience, learning }) => [experience, learning])).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  test('C-16 companions who pay nothing may still come along; exhausted ones may not', () => {
    const begun = scene({
      basics: ['Hold the River Ford'],
      parties: [{ fellows: [{ card: 'Pell', pool: { might: 2 } }, 'Thug', { card: 'Buckler', ready: false }, 'Ogden'] }],
    }).play(0, { fulfil: FORD });
    expect(begun.offered(0)).toEqual([{ join: 'pell' }, { join: 'thug' }, { join: 'ogden' }, { back: true }]);
    const done = begun.play(0, { join: 'thug' }, { join: 'pell' }, { bonus: false });
    expect(done.told('fulfilled')[0]?.pay).toEqual({ pell: { might: 2 } });
    expect(done.fellow(0, 'Thug')).toMatchObject({ ready: false, learning: 1 });
  });

  test('C-16 the basic contracts above move down and a new one comes at the top', () => {
    const done = atFord().play(0, ...bothGo, { bonus: false });
    expect(done.state.basics).toEqual(['drill-the-levy', 'raise-the-palisade', 'rob-the-toll-house', 'guard-the-pass']);
    expect(done.told('refilled')).toEqual([{ what: 'refilled', contract: 'drill-the-levy' }]);
    expect(done.state.basicDone).toEqual([FORD]);
  });

  test('C-16 follow-ups close up and are not refilled', () => {
    const done = atFord({
      followUps: ['Outbid the Collector', 'Relieve Stonewatch Keep', 'Wake the Stone Giant'],
      parties: [{ fellows: [{ card: 'Pell', pool: { warcraft: 2 } }, 'Thug'] }],
    }).play(0, { fulfil: 'relieve-stonewatch-keep' }, { join: 'pell' }, { bonus: false });
    expect(done.state.followUps).toEqual(['outbid-the-collector', 'wake-the-stone-giant']);
    expect(done.state.basics).toHaveLength(4);
  });

  test('R-19 where there are more payments than are offered at first, all of them can be asked for', () => {
    const pool = { strength: 5, wildBasic: 3 };
    const fellows = ['Pell', 'Thug', 'Ogden'].map((card) => ({ card, pool }));
    const group = (size: number) => {
      const begun = scene({ basics: ['Hold the River Ford'], parties: [{ luck: 3, fellows: fellows.slice(0, size) }] });
      return begun.play(0, { fulfil: FORD }, ...['pell', 'thug', 'ogden'].slice(0, size).map((join) => ({ join })));
    };
    const first = group(3);
    const ways = first.fitting(0, { bonus: false });
    expect([ways.length, first.fitting(0, { more: true }).length]).toEqual([60, 1]);
    const all = first.play(0, { more: true });
    expect(all.fitting(0, { bonus: false }).length).toBeGreaterThan(60);
    expect(all.fitting(0, { bonus: false })).toEqual(expect.arrayContaining([...ways]));
    expect(all.fitting(0, { more: true })).toEqual([]);
    const few = scene({ basics: ['Hold the River Ford'], parties: [{ fellows: [{ card: 'Pell', pool: { might: 2 } }] }] });
    expect(few.play(0, { fulfil: FORD }, { join: 'pell' }).fitting(0, { more: true })).toEqual([]);
  });

  test('R-19 those offered at first leave the companions everything that they could keep, as far as there is room', () => {
    const keptIn = (at: Scene): ReadonlySet<string> =>
      new Set(
        at.fitting(0, { bonus: false }).map((action) => {
          const { party: _, ...own } = 'pay' in action ? action.pay : {};
          return JSON.stringify(own);
        }),
      );
    const pool = { strength: 4, wildBasic: 2 };
    const fellows = ['Pell', 'Thug', 'Ogden'].map((card) => ({ card, pool }));
    const party = { luck: 6, wilds: { wildBasic: 3 }, fellows };
    const joined = [{ fulfil: FORD }, { join: 'pell' }, { join: 'thug' }, { join: 'ogden' }];
    const first = scene({ basics: ['Hold the River Ford'], parties: [party] }).play(0, ...joined);
    const all = keptIn(first.play(0, { more: true }));
    expect(keptIn(first).size).toBe(Math.min(60, all.size));
  });

  test('C-42 a group that goes back has done nothing, and everything is on offer again', () => {
    const begun = atFord();
    const back = begun.play(0, ...bothGo, { back: true });
    expect(back.party(0)).toEqual(begun.party(0));
    expect(back.offered(0)).toEqual(begun.offered(0));
    expect(back.fitting(0, { fulfil: FORD })).toHaveLength(1);
  });

  test('C-42 companions are taken out of a group again, in any order', () => {
    const group = atFord().play(0, ...bothGo);
    expect(group.fitting(0, { leave: 'pell' })).toHaveLength(1);
    expect(group.fitting(0, { leave: 'poacher' })).toEqual([]);
    const rest = group.play(0, { leave: 'pell' });
    expect(rest.fitting(0, { join: 'pell' })).toHaveLength(1);
    expect(rest.fitting(0, { leave: 'thug' })).toHaveLength(1);
    expect(rest.play(0, { leave: 'thug' }).offered(0)).toEqual(atFord().play(0, { fulfil: FORD }).offered(0));
  });

  test('C-42 a search neither sets out again for what it went back from nor takes anybody out', () => {
    const begun = scene({
      basics: ['Hold the River Ford', 'Guard the Pass'],
      parties: [{ fellows: [{ card: 'Pell', pool: { might: 9, precision: 9 } }, 'Thug'] }],
    });
    const searched = (at: Scene) => [...(contracts.decisions(at.state)[0]?.searchOptions?.() ?? [])];
    const ways = [{ fulfil: FORD }, { fulfil: 'guard-the-pass' }];
    expect(searched(begun)).toEqual(expect.arrayContaining(ways));
    const back = begun.play(0, { fulfil: FORD }, { back: true }, { fulfil: 'guard-the-pass' }, { back: true });
    for (const way of ways) expect(searched(back)).not.toContainEqual(way);
    expect(searched(begun.play(0, { fulfil: FORD }, { join: 'pell' })).filter((action) => 'leave' in action)).toEqual([]);
  });
});
