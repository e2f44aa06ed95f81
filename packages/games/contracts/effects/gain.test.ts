import { describe, expect, test } from 'vitest';
import { scene } from '../scene/scene.ts';
import type { Gain } from './effect.ts';

/** Every facet of a gain, carried out by a real card; `each` has a file of its own. */
const FACETS: Readonly<Record<Exclude<keyof Gain, 'to' | 'each'>, readonly [what: string, carriedOut: () => void]>> = {
  gold: [
    'the Harbor',
    () =>
      expect(
        scene({ parties: [{ gold: 0 }] })
          .play(0, { visit: 0 })
          .party(0).gold,
      ).toBe(4),
  ],
  luck: [
    'the Shrine',
    () =>
      expect(
        scene({ parties: [{ luck: 0 }] })
          .play(0, { visit: 2 })
          .party(0).luck,
      ).toBe(2),
  ],
  fame: [
    'the Watch',
    () =>
      expect(
        scene({ parties: [{ fame: 0 }] })
          .play(0, { visit: 1 })
          .party(0).fame,
      ).toBe(1),
  ],
  tokens: [
    'Split Flame, on top of what is there',
    () => {
      const used = scene({ parties: [{ fellows: ['Thug', { card: 'Elementalist', skills: ['Split Flame'] }] }] }).play(0, {
        use: 'split-flame',
      });
      expect(used.pool(0, 'Elementalist')).toEqual({ magic: 2, wildBasic: 2 });
      expect(used.told('gained')[0]).toMatchObject({ card: 'split-flame', to: 'elementalist', got: { tokens: { wildBasic: 2 } } });
    },
  ],
  experience: [
    'the Archive: a token now, a level at clean-up (C-16)',
    () => {
      const visited = scene({ quests: [], parties: [{ fellows: ['Pell', 'Thug'] }] }).play(0, { visit: 4, by: 'pell' });
      expect(visited.fellow(0, 'Pell')).toMatchObject({ learning: 1, experience: 0 });
      const cleaned = visited.play(0, { pass: true });
      expect(cleaned.fellow(0, 'Pell')).toMatchObject({ learning: 0, experience: 1 });
    },
  ],
  ready: [
    'Phoenix Plume: a companion who becomes ready acts with the tokens it has left',
    () => {
      const begun = scene({ parties: [{ items: ['Phoenix Plume'], fellows: ['Pell', { card: 'Poacher', ready: false }] }] });
      expect(begun.fitting(0, { visit: 0, by: 'poacher' })).toEqual([]);
      const up = begun.play(0, { use: 'phoenix-plume' });
      expect(up.offered(0)).toEqual([{ choose: 'poacher' }]);
      const chosen = up.play(0, { choose: 'poacher' });
      expect(chosen.told('stoodUp')).toEqual([{ what: 'stoodUp', seat: 0, card: 'phoenix-plume', companion: 'poacher' }]);
      expect(chosen.fitting(0, { visit: 0, by: 'poacher' })).toHaveLength(1);
      expect(chosen.pool(0, 'Poacher')).toEqual({ strength: 1 });
    },
  ],
  wilds: [
    'Offering Bowl, and they stay until they are used (C-30)',
    () => {
      const used = scene({ parties: [{ luck: 2, items: ['Offering Bowl'] }] }).play(0, { use: 'offering-bowl' });
      expect(used.party(0).wilds).toEqual([0, 1, 0]);
      const nextRound = used.play(0, { pass: true });
      expect(nextRound.state.round).toBe(2);
      expect(nextRound.party(0).wilds).toEqual([0, 1, 0]);
    },
  ],
  cards: [
    'the Market: a card of the encounter deck comes into the hand, to be added in this turn, and never for gold or luck (C-27)',
    () => {
      const visited = scene({ quests: [], encounter: ['Poacher'], parties: [{ gold: 0, fellows: ['Pell', 'Thug'] }] }).play(0, {
        visit: 3,
      });
      expect(visited.party(0)).toMatchObject({ gold: 2, hand: ['poacher'], gained: ['poacher'], fresh: ['poacher'] });
      expect(visited.offered(0)).toContainEqual({ add: 'poacher' });
      const kept = visited.endTurn();
      expect(kept.party(0).hand).toEqual(['poacher']);
      expect(kept.offered(0)).not.toContainEqual({ add: 'poacher' });
    },
  ],
  reserve: [
    'Map Case: one of the open contracts, or none',
    () => {
      const asked = scene({ followUps: ['Outbid the Collector'], parties: [{ items: ['Map Case'] }] }).play(0, { use: 'map-case' });
      expect(asked.offered(0)).toHaveLength(4 + 1 + 1);
      expect(asked.play(0, { choose: 'outbid-the-collector' }).party(0).reserved).toBe('outbid-the-collector');
      expect(asked.play(0, { none: true }).party(0).reserved).toBeNull();
    },
  ],
  camp: [
    'Timber Cart: two steps, and the bonus of a level that they reach',
    () => {
      const prepared = scene({ phase: 'preparation', parties: [{ gold: 0, camp: [3, 0, 0], items: ['Timber Cart'] }, {}] });
      expect(prepared.party(0)).toMatchObject({ camp: [5, 0, 0], gold: 5 });
      expect(prepared.told('campLevel')).toEqual([{ what: 'campLevel', seat: 0, track: 'strength', level: 1 }]);
    },
  ],
  waived: [
    'Camp Cooking takes a token off the track for this round, and never more than lie there',
    () => {
      const cook = { card: 'Poacher', skills: ['Camp Cooking'] };
      const used = scene({ parties: [{ gold: 7, fellows: ['Thug', 'Buckler', cook] }] }).play(0, { use: 'camp-cooking' });
      expect(used.party(0).salary).toBe(1);
      expect(used.play(0, { pass: true }).party(0).gold).toBe(3);
      const generous = scene({ phase: 'reward', parties: [{ gold: 7, items: ["Chancellor's Seal"], fellows: ['Thug', 'Buckler'] }] });
      expect(generous.told('gained')).toMatchObject([{ card: 'chancellors-seal', got: { waived: 1 } }]);
      expect(generous.party(0)).toMatchObject({ gold: 7, fame: 1 });
    },
  ],
};

describe('Gain', () => {
  test.each(Object.entries(FACETS).map(([name, [what, carriedOut]]) => ({ name, what, carriedOut })))('$name: $what', ({ carriedOut }) =>
    carriedOut(),
  );
});
