import { describe, expect, test } from 'vitest';
import type { Tokens } from '../cards/attributes.ts';
import { idOf } from '../cards/card.ts';
import { CARDS, type Card } from '../cards/catalog.ts';
import type { CardId } from '../cards/terms.ts';
import { skillRoom } from '../party/party.ts';
import type { FellowSpec, PartySpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';
import type { Rule } from './effect.ts';

/** The first facet of a rule is its name; this one only says more about one. */
type Name = Exclude<Rule extends infer Each ? (Each extends unknown ? keyof Each : never) : never, 'of'>;

/** For what no card of the catalog says: a rare item that does, as long as this lasts. */
const withItem = (rules: readonly Rule[], carriedOut: (name: string) => void): void => {
  const cards = CARDS as Map<CardId, Card>;
  const name = 'An Item of Nobody';
  cards.set(idOf(name), { is: 'rare', name, flavor: '', icon: 'cube', price: 1, rules });
  try {
    carriedOut(name);
  } finally {
    cards.delete(idOf(name));
  }
};

const tokensOf = (...fellows: readonly (string | FellowSpec)[]): number =>
  scene({ phase: 'preparation', parties: [{ fellows }, {}] }).party(0).salary;
const fameOf = (party: PartySpec): number => scene({ phase: 'payment', parties: [{ gold: 99, ...party }] }).told('paid')[0]?.fame ?? 0;

/** A thug at the Tavern or at the Smith. */
const TAVERN = 5;
const SMITH = 7;
const at = (spot: number, party: PartySpec): Scene =>
  scene({ quests: [], tavern: ['Kestrel Vane'], smith: ['Silence'], parties: [party] }).play(0, { visit: spot, by: 'thug' });

/** The side quests that a visitor could fulfill, and how. */
const questsOf = (party: PartySpec, by: string): readonly unknown[] =>
  scene({ quests: ['Spar with Strangers', 'Bless the Harvest'], parties: [party] })
    .play(0, { visit: 0, by })
    .offered(0)
    .filter((action) => 'quest' in action);

const CASES: Readonly<Record<Name, Readonly<Record<string, () => void>>>> = {
  salary: {
    'Squire wants nothing, Ulfgar less with every level, and nobody less than nothing': () => {
      expect(tokensOf('Thug', 'Squire')).toBe(0);
      expect([1, 2, 3].map((level) => tokensOf({ card: 'Ulfgar the Unpaid', level }))).toEqual([3, 2, 0]);
      expect(tokensOf({ card: 'Squire', wears: ['Infernal Ledger'] }, 'Buckler')).toBe(1);
    },
    'of a class, for those who only count as it too': () => {
      withItem([{ salary: 1, of: 'warrior' }], (name) => {
        const fellows = ['Changeling', { card: 'Scholar', skills: ['Street Cunning'] }];
        expect(scene({ phase: 'preparation', parties: [{ items: [name], fellows }, {}] }).party(0).salary).toBe(1 + 2);
      });
    },
    'from the moment it is bought': () => {
      withItem([{ salary: 1, of: 'warrior' }], (name) => {
        const begun = scene({ quests: [], smith: [name], parties: [{ luck: 1, fellows: ['Thug', 'Knight'] }] });
        const bought = begun.play(0, { visit: SMITH, by: 'thug' }, { buy: idOf(name) });
        expect([begun.party(0).salary, bought.party(0).salary]).toEqual([3, 2]);
      });
    },
    'of a class or of legendary companions': () => {
      withItem([{ salary: 1, of: 'mage' }], (name) => {
        const prepared = scene({
          phase: 'preparation',
          parties: [{ items: [name], fellows: ['Elementalist', 'Apprentice', 'Knight'] }, {}],
        });
        expect(prepared.party(0).salary).toBe(2 + 0 + 3);
      });
      withItem([{ salary: 2, of: 'legendary' }], (name) => {
        const prepared = scene({ phase: 'preparation', parties: [{ items: [name], fellows: ['Saint Ember', 'Knight'] }, {}] });
        expect(prepared.party(0).salary).toBe(1 + 3);
      });
    },
  },
  payFame: {
    'Sworn Service makes its bearer give a fame more': () => {
      expect(fameOf({ fellows: [{ card: 'Buckler', level: 2, skills: ['Sworn Service'] }, 'Poacher'] })).toBe(2 + 1);
      expect(fameOf({ fellows: [{ card: 'Buckler', level: 2 }, 'Poacher'] })).toBe(1 + 1);
    },
    'Loving Cup makes every legendary companion give a fame more': () => {
      const fellows = ['Buckler', 'Kestrel Vane', 'Mother Thistle'];
      expect(fameOf({ fellows })).toBe(1 + 2 + 2);
      expect(fameOf({ fellows, items: ['Loving Cup'] })).toBe(1 + 3 + 3);
    },
    'of a class': () => {
      withItem([{ payFame: 2, of: 'warrior' }], (name) => expect(fameOf({ items: [name], fellows: ['Buckler', 'Poacher'] })).toBe(3 + 1));
    },
  },
  fee: {
    'Isaura recruits for one gold less from level 2 on': () => {
      const fellows = (level: number) => [{ card: 'Isaura', level }, 'Thug'];
      const there = at(TAVERN, { gold: 6, luck: 1, fellows: fellows(2) });
      expect(there.play(0, { recruit: 'kestrel-vane' }).party(0).gold).toBe(0);
      expect(at(TAVERN, { gold: 5, luck: 1, fellows: fellows(2) }).fitting(0, { recruit: 'kestrel-vane' })).toEqual([]);
      expect(at(TAVERN, { gold: 6, luck: 1, fellows: fellows(1) }).fitting(0, { recruit: 'kestrel-vane' })).toEqual([]);
    },
  },
  price: {
    'Tobin buys for two gold less': () => {
      const there = at(SMITH, { gold: 5, fellows: ['Tobin', 'Thug'] });
      expect(there.play(0, { buy: 'silence' }).party(0).gold).toBe(0);
      expect(at(SMITH, { gold: 4, fellows: ['Tobin', 'Thug'] }).fitting(0, { buy: 'silence' })).toEqual([]);
    },
  },
  welcome: {
    'Wine Cask opens the Tavern without luck, and not the Smith': () => {
      const begun = scene({ parties: [{ items: ['Wine Cask'] }] });
      expect(begun.fitting(0, { visit: TAVERN })).toHaveLength(1);
      expect(begun.fitting(0, { visit: SMITH })).toEqual([]);
      expect(at(TAVERN, { luck: 2, items: ['Wine Cask'] }).party(0).luck).toBe(2);
      expect(at(TAVERN, { luck: 2 }).party(0).luck).toBe(1);
    },
    'Guild Seal opens the Smith, and not the Tavern': () => {
      const begun = scene({ parties: [{ items: ['Guild Seal'] }] });
      expect(begun.fitting(0, { visit: TAVERN })).toEqual([]);
      expect(begun.fitting(0, { visit: SMITH })).toHaveLength(1);
    },
  },
  countsAs: {
    'Changeling, a scout and a mage, works as a warrior too': () => {
      const begun = scene({ parties: [{ fellows: ['Changeling', 'Bard', 'Thug'] }] }).play(0, { work: 0 });
      expect(begun.offered(0)).toEqual([{ join: 'changeling' }, { back: true }]);
    },
  },
  memory: {
    'Scholar learns a level of skills more': () => {
      const learning = (card: string): readonly unknown[] =>
        scene({ phase: 'equipment', parties: [{ spare: ['Transmutation'], fellows: [card] }] }).fitting(0, { equip: 'transmutation' });
      expect(learning('Scholar')).toEqual([{ equip: 'transmutation', to: 'scholar' }]);
      expect(learning('Hedge Witch')).toEqual([]);
      const begun = scene({ parties: [{ fellows: [{ card: 'Scholar', level: 2, skills: ['Rage'] }] }] });
      expect(skillRoom(begun.fellow(0, 'Scholar'), begun.state.sets)).toBe(2);
    },
  },
  questsLess: {
    'Quick Hands spare their bearer one attribute, whichever is dearer, but no luck': () => {
      const quick = (pool: Tokens, luck = 0): readonly unknown[] =>
        questsOf({ luck, fellows: [{ card: 'Thug', skills: ['Quick Hands'], pool }] }, 'thug');
      expect(quick({ strength: 1, dexterity: 1 })).toEqual([{ quest: 0, pay: { thug: { strength: 1, dexterity: 1 } } }]);
      expect(quick({ strength: 2 })).toEqual([{ quest: 0, pay: { thug: { strength: 2 } } }]);
      expect(quick({ strength: 1 })).toEqual([]);
      expect(quick({}, 1)).toEqual([{ quest: 1, pay: { party: { luck: 1 } } }]);
    },
    'and nobody else': () => {
      const quick: FellowSpec = { card: 'Poacher', skills: ['Quick Hands'] };
      const slow: FellowSpec = { card: 'Thug', pool: { strength: 1, dexterity: 1 } };
      expect(questsOf({ fellows: [slow, quick] }, 'thug')).toEqual([]);
    },
    'everybody, where nobody bears it': () => {
      withItem([{ questsLess: 1 }], (name) => {
        const party: PartySpec = { items: [name], fellows: [{ card: 'Thug', pool: { strength: 1, dexterity: 1 } }] };
        expect(questsOf(party, 'thug')).toHaveLength(1);
      });
    },
  },
  scrap: {
    'Pack Mule makes drafted cards worth six gold, and no more luck': () => {
      const begun = scene({ phase: 'equipment', parties: [{ gold: 0, hand: ['Poacher', 'Rage'], items: ['Pack Mule'] }] });
      const gone = begun.play(0, { discard: 'poacher', for: 'gold' }, { discard: 'rage', for: 'luck' });
      expect(gone.plan(0)).toMatchObject({ gold: 6, luck: 1 });
    },
    'and no less gold than somebody gives for them anyway': () => {
      withItem([{ scrap: { gold: 3 } }], (name) => {
        const begun = scene({ phase: 'equipment', parties: [{ gold: 0, hand: ['Rage'], items: [name], fellows: ['Fence'] }] });
        expect(begun.play(0, { discard: 'rage', for: 'gold' }).plan(0).gold).toBe(4);
      });
    },
    'or more luck': () => {
      withItem([{ scrap: { luck: 2 } }], (name) => {
        const begun = scene({ phase: 'equipment', parties: [{ gold: 0, hand: ['Poacher', 'Rage'], items: [name] }] });
        const gone = begun.play(0, { discard: 'poacher', for: 'gold' }, { discard: 'rage', for: 'luck' });
        expect(gone.plan(0)).toMatchObject({ gold: 2, luck: 2 });
      });
    },
  },
};

const ALL = Object.entries(CASES).flatMap(([name, cases]) =>
  Object.entries(cases).map(([what, carriedOut]) => ({ name, what, carriedOut })),
);

describe('Rules of cards', () => {
  test.each(ALL)('$name: $what', ({ carriedOut }) => carriedOut());
});
