import { describe, expect, test } from 'vitest';
import type { FellowSpec, PartySpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';
import type { Condition } from './effect.ts';

/** The first facet of a condition is its name; these only say more about one. */
type More = 'least' | 'or';
type Name = Exclude<Condition extends infer Each ? (Each extends unknown ? keyof Each : never) : never, More>;

/** What is asked about the bearer itself has a file of its own. */
type Own = 'holds' | 'free' | 'icons' | 'set' | 'level' | 'skills' | 'cursed';

/** A real card that asks for it, and what comes of it where the condition holds and where it just fails. */
type Case = readonly [what: string, holds: () => unknown, fails: () => unknown, got: unknown, instead: unknown];

const prepared = (party: PartySpec, more: { readonly first?: number; readonly round?: number } = {}): Scene =>
  scene({ phase: 'preparation', sets: ['Green Hearth'], ...more, parties: [party, {}] });

/** The tokens of a companion after the Preparation Step; two others are with it. */
const poolOf = (fellow: FellowSpec, others: readonly string[] = ['Thug', 'Squire']): unknown =>
  prepared({ fellows: [...others, fellow] }).pool(0, fellow.card);

/** What a card gave in the Reward Step. */
const rewarded = (card: string, party: PartySpec): unknown =>
  scene({ phase: 'reward', parties: [party] })
    .told('gained')
    .filter((event) => event.card === card)
    .map(({ got }) => got);

/** The party after a group has fulfilled a contract without its bonus; the first of the group has all it takes. */
const fulfilled = (
  contract: string,
  first: FellowSpec,
  group: number,
): { readonly gold: number; readonly luck: number; readonly fame: number } => {
  const pool = { wildAdvanced: 4, wildExpert: 2 };
  const begun = scene({ basics: [contract], parties: [{ gold: 0, fellows: [{ ...first, pool }, 'Thug', 'Pell', 'Squire'] }] });
  const names = begun.party(0).fellows.map(({ card }) => card);
  const sent = begun.play(0, { fulfil: begun.state.basics[0] ?? '' }, ...names.slice(0, group).map((join) => ({ join })));
  const { gold, luck, fame } = sent.play(0, { bonus: false }).party(0);
  return { gold, luck, fame };
};

const FORD = { gold: 4, luck: 0, fame: 2 };

const CASES: Readonly<Record<Exclude<Name, Own>, readonly Case[]>> = {
  companions: [
    [
      'Summoner wants five companions or more, himself included',
      () => poolOf({ card: 'Summoner' }, ['Pell', 'Thug', 'Squire', 'Buckler']),
      () => poolOf({ card: 'Summoner' }, ['Pell', 'Thug', 'Squire']),
      { magic: 3, wildAdvanced: 1 },
      { magic: 3 },
    ],
    [
      'Big Fish wants three companions or fewer',
      () => poolOf({ card: 'Buckler', level: 2, skills: ['Big Fish'] }),
      () => poolOf({ card: 'Buckler', level: 2, skills: ['Big Fish'] }, ['Pell', 'Thug', 'Squire']),
      { strength: 1, wildAdvanced: 1 },
      { strength: 1 },
    ],
  ],
  class: [
    [
      'Hedge Witch wants a second mage',
      () => prepared({ fellows: ['Pell', 'Hedge Witch', 'Bard'] }).party(0).luck,
      () => prepared({ fellows: ['Pell', 'Hedge Witch', 'Squire'] }).party(0).luck,
      1,
      0,
    ],
  ],
  alone: [
    [
      'Pit Fighter wants nobody beside him',
      () => fulfilled('Hold the River Ford', { card: 'Pit Fighter' }, 1),
      () => fulfilled('Hold the River Ford', { card: 'Pit Fighter' }, 2),
      { ...FORD, fame: 3 },
      FORD,
    ],
  ],
  group: [
    [
      'Buckler wants somebody beside him',
      () => fulfilled('Hold the River Ford', { card: 'Buckler' }, 2),
      () => fulfilled('Hold the River Ford', { card: 'Buckler' }, 1),
      { ...FORD, luck: 2 },
      FORD,
    ],
    [
      'Close Ranks want three',
      () => fulfilled('Hold the River Ford', { card: 'Lumberjack', skills: ['Close Ranks'] }, 3),
      () => fulfilled('Hold the River Ford', { card: 'Lumberjack', skills: ['Close Ranks'] }, 2),
      { ...FORD, luck: 2 },
      FORD,
    ],
  ],
  listed: [
    [
      'Pit Fighter wants a basic or follow-up contract, and no common one',
      () => fulfilled('Hold the River Ford', { card: 'Pit Fighter' }, 1).fame,
      () =>
        scene({ parties: [{ fellows: [{ card: 'Pit Fighter', pool: { strength: 1 } }, 'Thug'] }] })
          .play(0, { work: 0 }, { join: 'pit-fighter' }, { contribute: 0, bonus: false })
          .party(0).fame,
      3,
      0,
    ],
  ],
  contractLevel: [
    [
      'Demonic Tunic wants a contract of level 2',
      () => fulfilled('Guard the Pass', { card: 'Lumberjack', wears: ['Demonic Tunic'] }, 1),
      () => fulfilled('Hold the River Ford', { card: 'Lumberjack', wears: ['Demonic Tunic'] }, 1),
      { gold: 7, luck: 1, fame: 4 },
      FORD,
    ],
  ],
  arc: [
    [
      'Headsman wants a contract of the war',
      () => fulfilled('Hold the River Ford', { card: 'Headsman' }, 1),
      () => fulfilled('Silence the Bell Tower', { card: 'Headsman' }, 1),
      { ...FORD, gold: 4 + 2 },
      { gold: 4, luck: 2, fame: 1 },
    ],
  ],
  luck: [
    [
      'Astrologer wants three luck in the party',
      () => prepared({ luck: 3, fellows: ['Pell', 'Astrologer'] }).pool(0, 'Astrologer'),
      () => prepared({ luck: 2, fellows: ['Pell', 'Astrologer'] }).pool(0, 'Astrologer'),
      { magic: 5, dexterity: 1 },
      { magic: 3, dexterity: 1 },
    ],
  ],
  poor: [
    [
      'Smuggler wants a purse of eight gold or less',
      () => rewarded('smuggler', { gold: 8, fellows: ['Smuggler'] }),
      () => rewarded('smuggler', { gold: 9, fellows: ['Smuggler'] }),
      [{ gold: 5 }],
      [],
    ],
  ],
  first: [
    [
      "Outrider's Leathers want the start player",
      () => prepared({ fellows: ['Thug', { card: 'Poacher', wears: ["Outrider's Leathers"] }] }, { first: 0 }).party(0).luck,
      () => prepared({ fellows: ['Thug', { card: 'Poacher', wears: ["Outrider's Leathers"] }] }, { first: 1 }).party(0).luck,
      1,
      0,
    ],
  ],
  round: [
    [
      'Sealed Orders want the third round',
      () => prepared({ items: ['Sealed Orders'] }, { round: 3 }).party(0).wilds,
      () => prepared({ items: ['Sealed Orders'] }, { round: 2 }).party(0).wilds,
      [0, 0, 1],
      [0, 0, 0],
    ],
  ],
  rested: [
    [
      'Night Watch wants to have been spared',
      () => rewarded('night-watch', { fellows: [{ card: 'Buckler', skills: ['Night Watch'], ready: true }] }),
      () => rewarded('night-watch', { fellows: [{ card: 'Buckler', skills: ['Night Watch'], ready: false }] }),
      [{ gold: 4 }],
      [],
    ],
  ],
};

const ALL = Object.entries(CASES).flatMap(([name, cases]) =>
  cases.map(([what, holds, fails, got, instead]) => ({ name, what, holds, fails, got, instead })),
);

describe('If', () => {
  test.each(ALL)('$name: $what', ({ holds, fails, got, instead }) => {
    expect(holds()).toEqual(got);
    expect(fails()).toEqual(instead);
  });

  test('all conditions of an effect must hold: Thin Stiletto wants to be alone, at a contract of level 2', () => {
    const bearer: FellowSpec = { card: 'Poacher', wears: ['Thin Stiletto'] };
    expect(fulfilled('Guard the Pass', bearer, 1).fame).toBe(5);
    expect(fulfilled('Guard the Pass', bearer, 2).fame).toBe(4);
    expect(fulfilled('Hold the River Ford', bearer, 1).fame).toBe(2);
  });
});
