import { describe, expect, test } from 'vitest';
import type { FellowSpec, PartySpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';
import type { Count } from './effect.ts';

/** What can be counted: by a word, or by what the first facet says. */
type Name = Count extends infer Each ? (Each extends string ? Each : keyof Each) : never;

/** What cards count at the end of the game has a file of its own. */
type AtEnd = 'rares' | 'levelsGained' | 'sets' | 'contracts' | 'quests' | 'campLevels' | 'luck' | 'gold' | 'arc';

/** Some positions with a card that counts, and what it makes of them. */
type Case = readonly [what: string, ...pairs: (readonly [counted: () => unknown, comes: unknown])[]];

const prepared = (party: PartySpec): Scene => scene({ phase: 'preparation', parties: [party, {}] });
/** The tokens of a companion after the Preparation Step, next to a thug and any others named. */
const poolOf = (fellow: FellowSpec, ...others: readonly (string | FellowSpec)[]): unknown =>
  prepared({ fellows: ['Thug', fellow, ...others] }).pool(0, fellow.card);

/** Gold that a card makes in the Reward Step. */
const rewarded = (card: string, party: PartySpec): number =>
  scene({ phase: 'reward', parties: [party] })
    .told('gained')
    .filter((event) => event.card === card)
    .reduce((sum, { got }) => sum + (got.gold ?? 0) + (got.fame ?? 0), 0);

/** Gold from a companion's card for a contract fulfilled in a group of this size. */
const fulfilled = (contract: string, card: string, group: number): number => {
  const begun = scene({
    basics: [contract],
    parties: [{ fellows: [{ card, pool: { wildAdvanced: 4, wildExpert: 2 } }, 'Thug', 'Pell', 'Squire'] }],
  });
  const [first, ...others] = begun.party(0).fellows.map((fellow) => fellow.card);
  const sent = [first ?? '', ...others.slice(0, group - 1)].map((join) => ({ join }));
  const done = begun.play(0, { fulfil: begun.state.basics[0] ?? '' }, ...sent, { bonus: false });
  return done.told('gained').find((event) => event.card === first)?.got.gold ?? 0;
};

const WILD: FellowSpec['wears'] = ['Hunting Bow', 'Briar Shield', 'Bear Pelt'];
const HOLY: FellowSpec['wears'] = ['Choir Psalter', 'Parade Armor'];
const KEEPSAKES = ['Trophy Rack', 'Camp Flag', 'Quest Journal', 'Pack Mule', 'Armor Stand'];

const CASES: Readonly<Record<Exclude<Name, AtEnd>, Case>> = {
  companions: [
    'Halvard has a wild for every four, himself included',
    [
      () => prepared({ fellows: ['Halvard', 'Thug', 'Squire', 'Buckler', 'Bard', 'Poacher', 'Brawler', 'Trapper'] }).party(0).wilds,
      [2, 0, 0],
    ],
    [() => prepared({ fellows: ['Halvard', 'Thug', 'Squire', 'Buckler', 'Bard', 'Poacher', 'Brawler'] }).party(0).wilds, [1, 0, 0]],
  ],
  legendaries: [
    'Isaura at level 3 has a luck for each',
    [() => prepared({ fellows: [{ card: 'Isaura', level: 3 }, 'Thug', 'Brother Anvil', 'Kestrel Vane'] }).party(0).luck, 2],
    [() => prepared({ fellows: [{ card: 'Isaura', level: 3 }, 'Thug', 'Bard'] }).party(0).luck, 0],
  ],
  items: [
    'Antiquarian sells a look at each, but at four at most',
    [() => rewarded('antiquarian', { items: KEEPSAKES.slice(0, 3), fellows: ['Antiquarian'] }), 3],
    [() => rewarded('antiquarian', { items: KEEPSAKES, fellows: ['Antiquarian'] }), 4],
  ],
  skills: [
    'Scholar at level 2 learns from two skills in the party, no matter who has them',
    [() => poolOf({ card: 'Scholar', level: 2, skills: ['Wayfaring'] }, { card: 'Bard', skills: ['Rage'] }), { magic: 5 }],
    [() => poolOf({ card: 'Scholar', level: 2 }, { card: 'Bard', skills: ['Rage'] }), { magic: 4 }],
    [() => poolOf({ card: 'Scholar', level: 2, skills: ['Wayfaring', 'Curse Eater'] }, { card: 'Bard', skills: ['Rage'] }), { magic: 5 }],
  ],
  level: [
    'Seasoned has a wild for each level of its bearer',
    [() => poolOf({ card: 'Buckler', level: 2, skills: ['Seasoned'] }), { strength: 1, wildBasic: 2 }],
    [() => poolOf({ card: 'Buckler', level: 5, skills: ['Seasoned'] }), { strength: 1, wildBasic: 5 }],
  ],
  curses: [
    'Malvor has a magic and three gold for each cursed piece that is worn, three at most',
    [
      () => poolOf({ card: 'Malvor', wears: ["Devil's Bargain"] }, { card: 'Bard', wears: ['Grinning Shield'] }),
      { magic: 6, wildBasic: 2 },
    ],
    [() => prepared({ gold: 0, fellows: ['Malvor'], spare: ['Grinning Shield'] }).party(0).gold, 0],
    [
      () =>
        prepared({
          gold: 0,
          fellows: [
            'Malvor',
            { card: 'Bard', wears: ['Thirsting Blade', 'Grinning Shield', "Devil's Bargain"] },
            { card: 'Thug', wears: ['Cursed Hide'] },
          ],
        }).party(0).gold,
      9,
    ],
  ],
  equipment: [
    'Sunniva has a gold for each piece that she wears herself',
    [
      () =>
        prepared({
          gold: 0,
          fellows: [
            { card: 'Sunniva', wears: WILD },
            { card: 'Bard', wears: HOLY },
          ],
        }).party(0).gold,
      3,
    ],
    [() => prepared({ gold: 0, fellows: ['Sunniva', { card: 'Bard', wears: HOLY }] }).party(0).gold, 0],
  ],
  freeSlots: [
    'Acrobat at level 2 has a dexterity for each free slot',
    [() => poolOf({ card: 'Acrobat', level: 2 }), { dexterity: 4 }],
    [() => poolOf({ card: 'Acrobat', level: 2, wears: ['War Axe', 'Briar Shield'] }), { dexterity: 2, strength: 2 }],
  ],
  salary: [
    'Chest Guard has a gold for each salary token on the track, five at most',
    [() => rewarded('chest-guard', { fellows: ['Chest Guard', 'Knight'] }), 4],
    [() => rewarded('chest-guard', { fellows: ['Chest Guard', 'Knight', 'Paladin'] }), 5],
    [() => rewarded('chest-guard', { salary: 1, fellows: ['Chest Guard', 'Knight'] }), 1],
  ],
  contractLevel: [
    'Bounty Hunter has two gold for each level of the contract',
    [() => fulfilled('Guard the Pass', 'Bounty Hunter', 1), 4],
    [() => fulfilled('Hold the River Ford', 'Bounty Hunter', 1), 2],
  ],
  group: [
    'Captain Marrow has a gold for each of the group',
    [() => fulfilled('Hold the River Ford', 'Captain Marrow', 3), 3],
    [() => fulfilled('Hold the River Ford', 'Captain Marrow', 1), 1],
  ],
  contributed: [
    "Goodman Orrick counts what was just contributed, Marshal's Banner what was contributed in the round",
    [
      () =>
        scene({ parties: [{ gold: 0, contributed: [7, null, null], fellows: ['Goodman Orrick', 'Buckler', 'Thug'] }] })
          .play(0, { work: 0 }, { join: 'goodman-orrick' }, { contribute: 0 })
          .party(0).gold,
      6 + 6,
    ],
    [() => rewarded('marshals-banner', { contributed: [7, null, 5], items: ["Marshal's Banner"] }), 2],
    [() => rewarded('marshals-banner', { contributed: [7, null, 4], items: ["Marshal's Banner"] }), 1],
  ],
  class: [
    'Houndmaster at level 2 counts scouts, himself included',
    [() => poolOf({ card: 'Houndmaster', level: 2 }, 'Poacher', 'Knight'), { strength: 1, dexterity: 5 }],
    [() => poolOf({ card: 'Houndmaster', level: 2 }, 'Knight'), { strength: 1, dexterity: 4 }],
  ],
  kind: [
    'Hilde of the Hundred Shields counts shields that are worn in the party',
    [
      () => poolOf({ card: 'Hilde of the Hundred Shields', wears: ['Mirror Shield'] }, { card: 'Bard', wears: ['Briar Shield'] }),
      { strength: 7 },
    ],
    [() => poolOf({ card: 'Hilde of the Hundred Shields' }, { card: 'Bard', wears: ['Parrying Dagger'] }), { strength: 5 }],
  ],
  domain: [
    'Druid at level 2 counts Wild icons in the party',
    [() => poolOf({ card: 'Druid', level: 2 }, { card: 'Bard', wears: ["Widow's Longbow"] }), { dexterity: 1, magic: 3 }],
    [() => poolOf({ card: 'Druid', level: 2 }, { card: 'Bard', wears: ['Nightskin'] }), { dexterity: 1, magic: 2 }],
  ],
};

describe('For each', () => {
  test.each(Object.entries(CASES).map(([name, [what, ...pairs]]) => ({ name, what, pairs })))('$name: $what', ({ pairs }) => {
    for (const [counted, comes] of pairs) expect(counted()).toEqual(comes);
  });

  test('what counts nothing gives nothing, and nothing is told of it', () => {
    expect(prepared({ fellows: ['Malvor'] }).told('gained')).toEqual([]);
  });
});
