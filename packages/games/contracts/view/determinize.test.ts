import { randomFrom, type Watcher } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { idsOf } from '../cards/catalog.ts';
import type { CardId } from '../cards/terms.ts';
import { draftGame } from '../scene/draft-game.ts';
import { draft } from '../scene/draft-scene.ts';
import { clone, draftParty, partyAt, type State, setPlan } from '../state.ts';
import { determinize } from './determinize.ts';

const worlds = (state: State, watcher: Watcher, count: number): readonly State[] => {
  const rng = randomFrom('worlds');
  return Array.from({ length: count }, () => determinize(state, watcher, rng));
};
const handsOf = (dealt: readonly State[], seat: number): readonly (readonly CardId[])[] => dealt.map((s) => partyAt(s, seat).hand);
const all = (hands: readonly (readonly CardId[])[]): ReadonlySet<CardId> => new Set(hands.flat());
const sorted = (cards: Iterable<CardId>): readonly CardId[] => [...cards].toSorted();

describe('Worlds dealt in the middle of a draft', () => {
  const begun = draft(3);
  // The second kept a card of the first one's pack and one of the own; nobody else has seen anything new.
  const middle = begun.play([0, 1, 1], 2);
  const passed = begun.atHand(0).filter((_, at) => at !== 2);

  test('C-11 are sound and ask the same seats', () => {
    for (const { state, asked } of [begun, middle, middle.play([2, 2, 0])])
      for (const watcher of [undefined, 0, 1, 2])
        for (const world of worlds(state, watcher, 20)) {
          expect(draftGame().faults(world)).toEqual([]);
          expect(
            draftGame()
              .decisions(world)
              .map(({ seat }) => seat),
          ).toEqual(asked);
        }
  });

  test('C-11 what a player passed on is in the pack or in the hand of the player who took it', () => {
    const dealt = worlds(middle.state, 0, 300);
    for (const world of dealt) {
      const [, pack] = world.packs[2]?.slice(1) ?? [];
      expect(pack?.from).toBe(0);
      const [own, theirs] = pack?.taken ?? [];
      expect(own).toEqual({ by: 0, card: begun.atHand(0)[2] });
      expect(sorted([...(pack?.cards ?? []), theirs?.card ?? ''])).toEqual(passed);
      expect(partyAt(world, 1).hand).toContain(theirs?.card);
      expect(handsOf([world], 0)).toEqual(handsOf([middle.state], 0));
    }
    // Any of the nine may have been taken, and the other card of that hand may be any that was never seen.
    const others = all(handsOf(dealt, 1));
    expect(passed.every((card) => others.has(card))).toBe(true);
    expect(others.size).toBeGreaterThan(100);
    expect(others.has(begun.atHand(0)[2] as CardId)).toBe(false);
  });

  test('C-11 what was taken before one saw a pack is unknown, and what is at hand is not', () => {
    const now = middle.play([2, 2]);
    expect(now.row(2)).toBe('0:8');
    const dealt = worlds(now.state, 2, 200);
    for (const world of dealt) expect(world.packs[2]?.[0]?.cards).toEqual(now.atHand(2));
    const imagined = all(handsOf(dealt, 0));
    expect(imagined.size).toBeGreaterThan(50);
    for (const card of now.atHand(2)) expect(imagined.has(card)).toBe(false);
  });

  test('C-11 between two, what the other one took of a pack that came back is certain', () => {
    const back = draft(2).play([0, 1, 0, 1]);
    const taken = draft(2).atHand(0)[1] as CardId;
    expect(back.atHand(0)).not.toContain(taken);
    for (const hand of handsOf(worlds(back.state, 0, 50), 1)) expect(hand).toContain(taken);
    // A spectator knows nothing of it.
    expect(handsOf(worlds(back.state, undefined, 50), 1).every((hand) => hand.includes(taken))).toBe(false);
  });

  test('C-11 of a pack that came back to one of three, it is open who took which card', () => {
    const back = draft(3).until(({ packs }) => packs[0]?.[0]?.from === 0 && packs[0][0].cards.length === 7);
    const gone = back.state.packs[0]?.[0]?.taken.slice(1).map(({ card }) => card) ?? [];
    const dealt = worlds(back.state, 0, 60);
    for (const world of dealt) expect(sorted(world.packs[0]?.[0]?.taken.slice(1).map(({ card }) => card) ?? [])).toEqual(sorted(gone));
    const byTheSecond = new Set(dealt.map((world) => gone.filter((card) => partyAt(world, 1).hand.includes(card)).join()));
    expect(byTheSecond).toEqual(new Set(gone));
  });
});

describe('Worlds dealt after a draft', () => {
  const later = draft(3).until(({ round, phase }) => round === 2 && phase === 'equipment');

  test('C-12 in the equipment phase others have done nothing yet, unless they are done', () => {
    const { state, asked } = later.play([1]);
    expect(asked).toEqual([0, 2]);
    const planning = clone(state);
    for (const seat of [0, 1, 2]) setPlan(planning, seat, { ...partyAt(state, seat), gold: 12, hand: [] });
    for (const world of worlds(planning, 0, 20)) {
      expect(world.plans[0]).toEqual(planning.plans[0]);
      for (const seat of [1, 2]) {
        expect(world.plans[seat]).toEqual(partyAt(world, seat));
        expect(partyAt(world, seat).hand).not.toEqual(partyAt(state, seat).hand);
      }
      expect(draftGame().decisions(world)).toEqual(draftGame().decisions(state));
      expect(draftGame().faults(world)).toEqual([]);
    }
  });

  test('C-11 hands from earlier rounds are unknown, and what was seen in the packs of this round is remembered', () => {
    const old = partyAt(draft(3).until(({ round }) => round === 2).state, 1).hand;
    const seenLeft = later.state.packs.flat().flatMap(({ cards, taken }) => (taken.at(-1)?.by === 0 ? cards : []));
    expect(seenLeft).toHaveLength(2);
    const dealt = worlds(later.state, 0, 60);
    for (const hand of handsOf(dealt, 1)) {
      expect(hand).toHaveLength(17);
      for (const card of seenLeft) expect(hand).not.toContain(card);
    }
    expect(handsOf(dealt, 1).every((hand) => old.every((card) => hand.includes(card)))).toBe(false);
  });

  test('C-27 cards that were gained are in the hand, as many as everybody saw', () => {
    const drawn = draft(3).until(({ phase, active }) => phase === 'contract' && active === 2);
    for (const watcher of [undefined, 0])
      for (const world of worlds(drawn.state, watcher, 20)) {
        const { hand, gained, fresh } = partyAt(world, 1);
        expect([hand.length, gained.length]).toEqual([9, 1]);
        expect(fresh).toEqual(gained);
        expect(hand).toContain(gained[0]);
      }
    expect(all(worlds(drawn.state, 0, 40).map((world) => partyAt(world, 1).gained)).size).toBeGreaterThan(20);
  });
});

describe('Worlds dealt at any time', () => {
  const { state } = draft(3);
  const choosing = (): State => {
    const s = clone(state);
    const leaders = idsOf('leader');
    for (const seat of s.parties.keys()) draftParty(s, seat).leaders = leaders.slice(2 * seat, 2 * seat + 2);
    return s;
  };

  test('C-12 others have any two leaders that one does not have', () => {
    const s = choosing();
    const dealt = worlds(s, 1, 120);
    for (const { parties } of dealt) {
      expect(parties[1]?.leaders).toEqual(s.parties[1]?.leaders);
      expect(new Set(parties.flatMap(({ leaders }) => leaders)).size).toBe(6);
    }
    expect(all(dealt.map(({ parties }) => parties[0]?.leaders ?? [])).size).toBe(11);
    expect(all(worlds(s, undefined, 120).map(({ parties }) => parties[0]?.leaders ?? [])).size).toBe(13);
  });

  test('C-12 players who are done have chosen a leader, and those who are not may still choose', () => {
    const s: State = { ...choosing(), agenda: [{ ask: 'equip', waiting: [1, 2] }] };
    s.plans = s.parties;
    for (const { parties, plans } of worlds(s, 1, 20)) {
      expect(plans[0]).toMatchObject({ leaders: [], fellows: [{ card: parties[0]?.leaders[0], experience: 0, skills: [] }] });
      expect(plans[1]).toEqual(s.parties[1]);
      expect(plans[2]).toEqual(parties[2]);
    }
  });

  test('decks hold the same cards in another order, whatever the real one is', () => {
    const cards = Array.from({ length: 12 }, (_, at) => `${at}`);
    for (const deck of ['basicDeck', 'tavernDeck', 'smithDeck', 'questDeck'] as const) {
      const dealt = worlds({ ...state, [deck]: cards }, 0, 20);
      expect(new Set(dealt.map((world) => world[deck].join())).size).toBe(20);
      for (const world of dealt) expect(sorted(world[deck])).toEqual(sorted(cards));
      expect(worlds({ ...state, [deck]: cards.toReversed() }, 0, 20).map((world) => world[deck])).toEqual(
        dealt.map((world) => world[deck]),
      );
    }
    const turned = worlds({ ...state, followUpsLeft: cards.toReversed() }, 0, 5);
    expect(turned).toEqual(worlds({ ...state, followUpsLeft: cards }, 0, 5));
  });

  test('the dice of the real match stay its own, and the real match stays as it is', () => {
    const before = JSON.stringify(state);
    for (const world of worlds(state, 1, 5)) expect(world.random.key).not.toEqual(state.random.key);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('C-11 how things really stand makes no difference to a world', () => {
    const [one, other] = [draft(4).play([0], 0).state, draft(4).play([0], 5).state];
    for (const watcher of [undefined, 1, 2, 3]) expect(worlds(one, watcher, 5)).toEqual(worlds(other, watcher, 5));
    expect(worlds(one, 0, 5)).not.toEqual(worlds(other, 0, 5));
  });
});
