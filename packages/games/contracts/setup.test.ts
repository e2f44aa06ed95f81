import { open, randomFrom, shuffle } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { COMMONS } from './actions/work.ts';
import { cardAs, cardOf, idsOf } from './cards/catalog.ts';
import { DOMAINS } from './cards/terms.ts';
import type { Event } from './events.ts';
import { contracts } from './rules.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';

const seeds = (count: number): readonly string[] => Array.from({ length: count }, (_, no) => `seed ${no}`);
const begun = (seats: number, seed = 'begun'): State => setup(seats, {}, randomFrom(seed));
const opened = (seats: number, seed = 'begun') => {
  const match = open(contracts, seats, {}, seed);
  if (!match.ok) throw new Error(match.refusal.sentence);
  return match.value;
};
const levelOf = (card: string): number => cardAs(card, 'basic').level;
const sorted = (...piles: readonly (readonly (string | null)[])[]): readonly (string | null)[] => piles.flat().toSorted();

describe.each([2, 3, 4, 5])('Set-up for %d', (seats) => {
  test('C-2: four cards lie at the Tavern and at the Smith, a side quest on each of ten fields, and the others are left', () => {
    const s = begun(seats);
    expect([s.tavern.length, s.tavernDeck.length]).toEqual([4, 14]);
    expect(sorted(s.tavern, s.tavernDeck)).toEqual(idsOf('legendary').toSorted());
    expect([s.smith.length, s.smithDeck.length]).toEqual([4, 16]);
    expect(sorted(s.smith, s.smithDeck)).toEqual(idsOf('rare').toSorted());
    expect([s.quests.length, s.questDeck.length, s.questsDone]).toEqual([10, 22, []]);
    expect(sorted(s.quests, s.questDeck)).toEqual(idsOf('quest').toSorted());
  });

  test('C-2: nineteen basic contracts, four of them open; eighteen follow-ups, all still to come; three common ones', () => {
    const s = begun(seats);
    expect([s.basics.length, s.basicDeck.length, s.basicGone, s.basicDone]).toEqual([4, 15, [], []]);
    expect(sorted(s.basics, s.basicDeck)).toEqual(idsOf('basic').toSorted());
    expect([s.followUps, s.followUpsLeft.toSorted()]).toEqual([[], idsOf('followUp').toSorted()]);
    expect(s.followUpsLeft).toHaveLength(18);
    expect(COMMONS).toHaveLength(3);
  });

  test('C-2: everybody gets two leaders, a thug and ten gold, and nothing else', () => {
    const { parties } = begun(seats);
    expect(parties).toHaveLength(seats);
    const leaders = parties.flatMap((party) => party.leaders);
    expect(leaders.every((card) => cardOf(card).is === 'leader')).toBe(true);
    expect(new Set(leaders).size).toBe(2 * seats);
    for (const party of parties) {
      expect(party.leaders).toHaveLength(2);
      expect(party.fellows.map(({ card, experience }) => [card, experience])).toEqual([['thug', 0]]);
      expect([party.gold, party.luck, party.fame, party.salary]).toEqual([10, 0, 0, 0]);
      expect([...party.hand, ...party.spare, ...party.items]).toEqual([]);
      expect([party.camp, party.wilds, party.reserved]).toEqual([[0, 0, 0], [0, 0, 0], null]);
      expect(party.contributed).toEqual([null, null, null]);
    }
  });

  test('C-1, C-11: the draft begins immediately, with ten cards for everyone out of 218', () => {
    const { position, events } = opened(seats);
    const { state, decisions } = position;
    expect(state.encounter).toHaveLength(218 - 10 * seats);
    expect(state.packs.map((packs) => packs.map(({ cards }) => cards.length))).toEqual(state.parties.map(() => [10]));
    expect(decisions.map(({ seat }) => seat)).toEqual(state.parties.map((_, seat) => seat));
    expect(events).toEqual<readonly Event[]>([
      { what: 'round', round: 1, first: state.first },
      { what: 'dealt', cards: 10, leaders: 2 },
    ]);
    expect(contracts.faults(state)).toEqual([]);
  });

  test('R-17: the start player is drawn by lot, and everybody can be it', () => {
    const firsts = seeds(60).map((seed) => begun(seats, seed));
    expect(new Set(firsts.map(({ first }) => first)).size).toBe(seats);
    expect(firsts.every(({ first, active }) => first === active)).toBe(true);
  });
});

describe('What chance lays out', () => {
  test('C-25: four basic contracts of level 1 lie open; those of level 2 that came before are under the deck', () => {
    let skipped = 0;
    for (const seed of seeds(50)) {
      const s = begun(2, seed);
      expect(s.basics.map(levelOf)).toEqual([1, 1, 1, 1]);
      // Basic contracts are the first thing that set-up shuffles, so the deck can be seen as it was before.
      const deck = idsOf('basic').slice();
      shuffle(randomFrom(seed), deck);
      const fromTop = deck.toReversed();
      const open = fromTop.filter((card) => levelOf(card) === 1).slice(0, 4);
      const drawn = fromTop.slice(0, fromTop.indexOf(open[3] ?? '') + 1);
      const under = drawn.filter((card) => levelOf(card) === 2);
      expect(s.basics.toReversed()).toEqual(open);
      expect(s.basicDeck.toReversed()).toEqual([...fromTop.slice(drawn.length), ...under]);
      skipped += under.length;
    }
    expect(skipped).toBeGreaterThan(50);
  });

  test('C-2, C-9: each domain has one of its three set bonuses in a game, and each of them in some games', () => {
    const games = seeds(60).map((seed) => begun(2, seed).sets);
    for (const sets of games) expect(sets.map((card) => cardAs(card, 'setBonus').domain)).toEqual(DOMAINS);
    expect(new Set(games.flat()).size).toBe(3 * DOMAINS.length);
  });

  test('two games are not alike, and the same seed is the same game', () => {
    const games = seeds(20).map((seed) => begun(3, seed));
    const piles = ['encounter', 'basicDeck', 'tavern', 'smith', 'quests'] as const;
    for (const pile of piles) expect(new Set(games.map((s) => s[pile].join())).size).toBe(20);
    expect(new Set(games.flatMap(({ parties }) => parties.map(({ leaders }) => leaders.join()))).size).toBeGreaterThan(20);
    expect(begun(4, 'again')).toEqual(begun(4, 'again'));
  });

  test('C-3: a match is for two to five players with eleven companion cards each', () => {
    const sentences = [1, 6].map((seats) => {
      const match = open(contracts, seats, {}, 'seats');
      return match.ok ? undefined : match.refusal.sentence;
    });
    expect(sentences).toEqual([1, 6].map((seats) => `Sellswords: Contracts is for 2 to 5 players, not for ${seats}.`));
  });
});
