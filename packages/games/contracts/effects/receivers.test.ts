import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../scene/scene.ts';
import type { Who } from './effect.ts';

const PARTY = ['Pell', 'Thug', 'Knight', 'Poacher', 'Elementalist'];
const tokensOf = (at: Scene): Readonly<Record<string, unknown>> =>
  Object.fromEntries(at.party(0).fellows.map(({ card }) => [card, at.pool(0, card)]));
const BARE = tokensOf(scene({ parties: [{ fellows: PARTY }] }));

/** Everyone a gain can be for. */
const MEANT: Readonly<Record<Who, readonly [what: string, carriedOut: () => void]>> = {
  bearer: [
    'Focusing Rod helps its bearer',
    () => {
      const rod = { card: 'Elementalist', wears: ['Focusing Rod'] };
      const used = scene({ parties: [{ fellows: ['Pell', rod] }] }).play(0, { use: 'focusing-rod' });
      expect(tokensOf(used)).toEqual({ pell: { strength: 1, dexterity: 2 }, elementalist: { magic: 4 - 1 + 2 } });
    },
  ],
  doer: [
    'the bonus of Burn the Supply Wagons teaches the whole group, and nobody who stayed at home',
    () => {
      const strong = { card: 'Pell', pool: { wildAdvanced: 6, wildExpert: 3 } };
      const begun = scene({ basics: ['Burn the Supply Wagons'], parties: [{ fellows: [strong, 'Thug', 'Poacher'] }] });
      const [open = ''] = begun.state.basics;
      const done = begun.play(0, { fulfil: open }, { join: 'pell' }, { join: 'thug' }, { bonus: true });
      expect(done.party(0).fellows.map(({ learning }) => learning)).toEqual([2, 2, 0]);
    },
  ],
  leader: [
    'Bodyguard looks after the leader',
    () => {
      const prepared = scene({ phase: 'preparation', parties: [{ fellows: ['Pell', 'Thug', 'Bodyguard'] }, {}] });
      expect(prepared.pool(0, 'Pell')).toEqual({ strength: 1, dexterity: 2, wildBasic: 1 });
      expect(prepared.pool(0, 'Bodyguard')).toEqual({ strength: 3, dexterity: 1 });
    },
  ],
  choice: [
    'Practice Post is for any companion you choose, exhausted or not, and so is Befriend a Pony',
    () => {
      const fellows = ['Pell', { card: 'Thug', pool: { strength: 1, dexterity: 1 } }, { card: 'Poacher', ready: false }];
      const begun = scene({ quests: ['Befriend a Pony'], parties: [{ items: ['Practice Post'], fellows }] });
      const asked = begun.play(0, { use: 'practice-post' });
      expect(asked.offered(0)).toEqual([{ choose: 'pell' }, { choose: 'thug' }, { choose: 'poacher' }]);
      expect(
        asked
          .play(0, { choose: 'poacher' })
          .party(0)
          .fellows.map(({ learning }) => learning),
      ).toEqual([0, 0, 5]);
      const pony = begun.play(0, { visit: 0, by: 'thug' }, { quest: 0 });
      expect(pony.pool(0, 'Pell')).toEqual({ strength: 1, dexterity: 2 });
      expect(pony.offered(0)).toEqual([{ choose: 'pell' }, { choose: 'thug' }, { choose: 'poacher' }]);
      expect(pony.play(0, { choose: 'pell' }).pool(0, 'Pell')).toEqual({ strength: 1, dexterity: 2, wildBasic: 2 });
    },
  ],
  others: [
    'Marching Song is for all but the singer',
    () => {
      const singer = { card: 'Pell', skills: ['Marching Song'] };
      const used = scene({ parties: [{ fellows: [singer, ...PARTY.slice(1)] }, {}] }).play(0, {
        use: 'marching-song',
        pay: { pell: { strength: 1 } },
      });
      expect(used.pool(0, 'Pell')).toEqual({ dexterity: 2 });
      expect(used.pool(0, 'Thug')).toEqual({ dexterity: 1 });
      expect(used.pool(0, 'Elementalist')).toEqual({ magic: 3, dexterity: 1 });
    },
  ],
  all: [
    'Mantle of the Wild Hunt is for everybody',
    () => {
      const wearer = { card: 'Pell', wears: ['Mantle of the Wild Hunt'] };
      const prepared = scene({ phase: 'preparation', parties: [{ fellows: [wearer, 'Thug'] }, {}] });
      expect(tokensOf(prepared)).toEqual({ pell: { strength: 1, dexterity: 3 }, thug: { dexterity: 1 } });
    },
  ],
  warrior: [
    'Company Banner is for warriors',
    () => {
      const prepared = scene({ phase: 'preparation', parties: [{ items: ['Company Banner'], fellows: PARTY }, {}] });
      expect(tokensOf(prepared)).toEqual({ ...BARE, knight: { strength: 5 } });
    },
  ],
  scout: [
    'Signal Mirror is for scouts',
    () => {
      const prepared = scene({ phase: 'preparation', parties: [{ items: ['Signal Mirror'], fellows: PARTY }, {}] });
      expect(tokensOf(prepared)).toEqual({ ...BARE, pell: { strength: 1, dexterity: 3 }, poacher: { strength: 1, dexterity: 1 } });
    },
  ],
  mage: [
    'Ritual Candles are for mages',
    () => {
      const used = scene({ parties: [{ luck: 1, items: ['Ritual Candles'], fellows: PARTY }] }).play(0, { use: 'ritual-candles' });
      expect(tokensOf(used)).toEqual({ ...BARE, elementalist: { magic: 5 } });
    },
  ],
};

describe('To', () => {
  test.each(Object.entries(MEANT).map(([name, [what, carriedOut]]) => ({ name, what, carriedOut })))('$name: $what', ({ carriedOut }) =>
    carriedOut(),
  );
});
