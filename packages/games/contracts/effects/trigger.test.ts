import { describe, expect, test } from 'vitest';
import type { PartySpec, PositionSpec } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';
import type { When } from './effect.ts';

/** What was gained by a card. */
const gainedBy = (at: Scene, card: string): readonly unknown[] =>
  at
    .told('gained')
    .filter((event) => event.card === card)
    .map(({ got }) => got);

/** What waits for a deed of the party has a file of its own. */
type Deed = 'fulfilled' | 'bonus' | 'common' | 'visited' | 'quest' | 'recruited' | 'bought' | 'camp' | 'joined';

/** One real card for every other moment of the language; the compiler misses whichever is forgotten. */
const MOMENTS: Readonly<Record<Exclude<When, Deed>, readonly [what: string, carriedOut: () => void]>> = {
  prepare: [
    'Lucky Charm makes one luck in the Preparation Step, and no more in the turns that follow',
    () => {
      const prepared = scene({ phase: 'preparation', parties: [{ items: ['Lucky Charm'] }, {}] });
      expect(prepared.party(0).luck).toBe(1);
      expect(prepared.party(1).luck).toBe(0);
      expect(prepared.play(0, { visit: 0 }).endTurn().party(0).luck).toBe(1);
    },
  ],
  free: [
    'Ashane turns one magic into luck, and has her action left',
    () => {
      const used = scene({ parties: [{ fellows: ['Ashane', 'Thug'] }] }).play(0, { use: 'ashane' });
      expect(used.party(0).luck).toBe(1);
      expect(used.pool(0, 'Ashane')).toEqual({ magic: 2 });
      expect(used.asks(0)).toBe('turn action');
    },
  ],
  assigned: [
    'Elementalist has an advanced wild only while assigned to a contract',
    () => {
      const begun = scene({
        basics: ['Silence the Bell Tower'],
        parties: [{ fellows: [{ card: 'Elementalist', pool: { magic: 6 } }, 'Thug'] }],
      });
      expect(begun.fitting(0, { use: 'elementalist' })).toEqual([]);
      const out = begun.play(0, { fulfil: 'silence-the-bell-tower' });
      expect(out.fitting(0, { use: 'elementalist' })).toEqual([]);
      expect(out.play(0, { join: 'thug' }).fitting(0, { use: 'elementalist' })).toEqual([]);
      const used = out.play(0, { join: 'elementalist' }, { use: 'elementalist' });
      expect(used.pool(0, 'Elementalist')).toEqual({ magic: 6, wildAdvanced: 1 });
      expect(used.fitting(0, { bonus: true })).toHaveLength(1);
    },
  ],
  action: [
    "Tollkeeper's Club makes three gold and takes the action of the turn",
    () => {
      const begun = scene({ parties: [{ gold: 0, fellows: ['Thug', { card: 'Buckler', wears: ["Tollkeeper's Club"] }] }, {}] });
      const used = begun.play(0, { use: 'tollkeepers-club' });
      expect(used.party(0).gold).toBe(3);
      expect(used.fitting(0, { visit: 0 })).toEqual([]);
      expect(used.fellow(0, 'Buckler').ready).toBe(true);
      expect(used.endTurn().asked).toEqual([1]);
    },
  ],
  exhaust: [
    'Gathering Horn gives the others a dexterity and lays its bearer down',
    () => {
      const begun = scene({ parties: [{ fellows: ['Thug', { card: 'Buckler', wears: ['Gathering Horn'] }] }, {}] });
      const used = begun.play(0, { use: 'gathering-horn' });
      expect(used.pool(0, 'Thug')).toEqual({ dexterity: 1 });
      expect(used.pool(0, 'Buckler')).toEqual({ strength: 1 });
      expect(used.fellow(0, 'Buckler').ready).toBe(false);
      expect(used.fitting(0, { visit: 0 })).toEqual([]);
    },
  ],
  reward: [
    'Fence at level 3 earns two gold in the Reward Step',
    () => {
      expect(gainedBy(scene({ phase: 'reward', parties: [{ fellows: [{ card: 'Fence', level: 3 }] }] }), 'fence')).toEqual([{ gold: 2 }]);
      expect(gainedBy(scene({ phase: 'payment', parties: [{ fellows: [{ card: 'Fence', level: 3 }] }] }), 'fence')).toEqual([]);
    },
  ],
  paid: [
    'Apprentice learns when she is paid and not when she leaves; Beggar’s Bowl, which nobody bears, is filled when pay day is over',
    () => {
      const paid = scene({ phase: 'payment', parties: [{ gold: 5, items: ['Beggar’s Bowl'], fellows: ['Thug', 'Apprentice'] }] });
      expect(gainedBy(paid, 'apprentice')).toEqual([{ experience: 1 }]);
      expect(gainedBy(paid, 'beggars-bowl')).toEqual([{ gold: 5 }]);
      const short = scene({ phase: 'payment', parties: [{ gold: 3, items: ['Beggar’s Bowl'], fellows: ['Thug', 'Apprentice'] }] });
      const unpaid = short.play(0, { dismiss: 'apprentice' }, { done: true });
      expect(unpaid.told('left')).toHaveLength(1);
      expect(unpaid.told('gained')).toEqual([]);
    },
  ],
  end: [
    'Bard makes a song of every four contracts at the end of the game',
    () => {
      const over = scene({ phase: 'end', parties: [{ gold: 0, fame: 5, fulfilled: { war: 3, occult: 1 }, fellows: ['Bard'] }] });
      expect(over.told('scored')[0]?.score).toEqual({ fame: 5, cards: [{ card: 'bard', fame: 1 }], gold: 0, luck: 0, total: 6 });
      expect(over.party(0).fame).toBe(6);
    },
  ],
};

describe('When', () => {
  test.each(Object.entries(MOMENTS).map(([when, [what, carriedOut]]) => ({ when, what, carriedOut })))('$when: $what', ({ carriedOut }) => {
    carriedOut();
  });

  test('what happens at the same moment happens in the order in which companions and cards lie there', () => {
    const prepared = scene({
      phase: 'preparation',
      parties: [{ luck: 2, fellows: ['Thug', 'Fortune Teller', 'Astrologer'], items: ['Lucky Charm'] }, {}],
    });
    expect(prepared.told('gained').map(({ card }) => card)).toEqual(['fortune-teller', 'lucky-charm']);
  });

  test.each<[NonNullable<PositionSpec['phase']>, PartySpec, PartySpec]>([
    ['preparation', { items: ['Lucky Charm'] }, { fellows: ['Enchanter'] }],
    ['reward', { fellows: [{ card: 'Fence', level: 3 }] }, { fellows: ['Antiquarian'], items: ['Lucky Charm'] }],
    ['payment', { gold: 1, items: ['Beggar’s Bowl'] }, { fellows: ['Apprentice'] }],
  ])('in the order of turns, from the start player on: %s', (phase, one, other) => {
    const seats = [0, 1].map((first) =>
      scene({ phase, first, parties: [one, other] })
        .told('gained')
        .map(({ seat }) => seat),
    );
    expect(seats).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});
