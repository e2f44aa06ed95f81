import { type Answer, randomFrom, undo } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { draftGame } from '../scene/draft-game.ts';
import { type Draft, draft } from '../scene/draft-scene.ts';
import { clone, partyAt, type State } from '../state.ts';
import { drawEncounter } from './encounter.ts';

const revealed = ({ state }: Draft): number => draftGame().revealCount(state);
const handOf = ({ state }: Draft, seat: number) => partyAt(state, seat).hand;
const isPlanning = ({ phase }: State): boolean => phase === 'equipment';
const isRound =
  (round: number) =>
  (s: State): boolean =>
    s.round === round;

describe('The Encounter Phase', () => {
  test.each([2, 3, 4, 5])('C-11 everybody is dealt ten cards and keeps one, all at once: %d seats', (seats) => {
    const begun = draft(seats);
    expect(begun.asked).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    expect(new Set(begun.asked.flatMap(begun.atHand)).size).toBe(10 * seats);
    for (const { prompt, options } of begun.position.decisions) {
      expect(prompt).toEqual({ rule: 'encounter', ask: 'card', sealed: 'apart' });
      expect(options.length).toBe(10);
    }
    const [first] = begun.atHand(1);
    expect(handOf(begun.play([1]), 1)).toEqual([first]);
  });

  test.each([
    [1, 1],
    [2, 3],
    [3, 1],
  ])('C-11 in round %d packs go from the first seat to seat %d', (round, to) => {
    const begun = draft(4).until(isRound(round));
    const [kept, ...rest] = begun.atHand(0);
    const passed = begun.play([0]);
    expect(passed.state.packs[to]?.[1]).toEqual({ from: 0, cards: rest, taken: [{ by: 0, card: kept }] });
    expect([0, 1, 2, 3].filter((seat) => passed.row(seat) === begun.row(seat))).toHaveLength(2);
    // The next player passes on what was passed, in the same direction.
    const onward = (to + (round === 2 ? 3 : 1)) % 4;
    expect(passed.play([to, to]).row(onward)).toBe(`${onward}:10 ${to}:9 0:8`);
  });

  test.each([2, 3, 4, 5])('C-11 everybody has eight cards in the end, and two of each pack are discarded: %d seats', (seats) => {
    const drafted = draft(seats).until(isPlanning);
    for (let seat = 0; seat < seats; seat++) {
      expect(handOf(drafted, seat)).toHaveLength(8);
      expect(drafted.state.packs[seat]?.map(({ cards }) => cards.length)).toEqual([2]);
    }
    expect(drafted.events.at(-1)).toEqual({ what: 'drafted' });
    const left = drafted.state.packs.flat().flatMap(({ cards }) => cards);
    const shown = drafted.until(({ phase }) => phase === 'contract');
    expect(shown.state.encounterGone.toSorted()).toEqual(left.toSorted());
    expect(shown.state.packs.flat()).toEqual([]);
  });

  test('C-11 packs build up in front of a slow player, and come one after the other', () => {
    const slow = draft(3).play([0, 2, 0]);
    expect([slow.row(0), slow.row(1), slow.row(2)]).toEqual(['', '1:10 0:9 2:8', '']);
    // A player without a pack isn't asked, and a slow one still has the first one.
    expect(slow.asked).toEqual([1]);
    expect(slow.atHand(1)).toEqual(draft(3).atHand(1));
    const begun = slow.play([1]);
    expect(begun.asked).toEqual([1, 2]);
    expect([begun.row(1), begun.row(2)]).toEqual(['0:9 2:8', '1:9']);
    expect(begun.play([1, 1]).row(2)).toBe('1:9 0:8 2:7');
  });

  test('C-11 a player with eight cards is done, however slow the others are', () => {
    // Packs reach the second seat in the first one's order, so the second is always the slower of the two.
    let now = draft(2);
    while (now.asked.includes(0) || handOf(now, 0).length < 8) now = now.play(now.asked.includes(0) ? [0] : [1]);
    expect([handOf(now, 0).length, handOf(now, 1).length]).toEqual([8, 7]);
    expect([now.asked, now.row(0), now.row(1)]).toEqual([[1], '1:2', '0:3']);
    expect(now.play([1]).state.phase).toBe('equipment');
  });
});

describe('The horizon of a draft', () => {
  const begun = draft(3);

  test('C-11 stands still while a pack waits behind others and nobody sees anything new', () => {
    expect(revealed(begun.play([0]))).toBe(revealed(begun));
    // The third passes to the first, who has no pack by now and sees it immediately.
    expect(revealed(begun.play([0, 2]))).toBeGreaterThan(revealed(begun.play([0])));
    expect(revealed(begun.play([2]))).toBe(revealed(begun));
  });

  test('C-11 moves when the next pack in the row comes to the front', () => {
    const row = begun.play([0, 1]);
    expect(row.row(1)).toBe('0:9');
    expect(revealed(row)).toBeGreaterThan(revealed(begun.play([0])));
  });

  /** What comes of undoing the last answer of a seat, after these seats have kept their first card. */
  const undone = (keeping: readonly number[], seat: number): string => {
    let now = draft(4);
    const answers: Answer[] = [];
    for (const each of keeping) {
      answers.push({ seat: each, action: { keep: now.atHand(each)[0] } });
      now = now.play([each]);
    }
    const { id, version } = draftGame();
    const back = undo(draftGame(), { game: id, version, seats: 4, options: {}, seed: 'draft', answers }, seat);
    return back.ok ? `${answers.length - back.value.answers.length} undone` : 'refused';
  };

  test.each([
    ['is taken back while no one has seen the rest', [0], 0, '1 undone'],
    ['is taken back though others have kept theirs since', [0, 2], 0, '1 undone'],
    ['stays kept once the next player sees the rest', [0, 1], 0, 'refused'],
    ['stays kept when the next player was waiting for the rest', [0, 3], 3, 'refused'],
    ['stays kept when the next pack in the row was seen', [3, 0], 0, 'refused'],
  ])('C-11 a card %s', (_, keeping, seat, outcome) => expect(undone(keeping, seat)).toBe(outcome));
});

describe('C-24 the encounter deck runs out', () => {
  test('and its discards are shuffled in while the packs are dealt', () => {
    // Two rounds take 40 of 56 cards and another four are drawn, so twelve are left for the third, and eight discards.
    const short = draft(2, 56).until(({ round, phase }) => round === 2 && phase === 'equipment');
    const discards = [...short.state.encounterGone, ...short.state.packs.flat().flatMap(({ cards }) => cards)];
    const last = short.until(isRound(3));
    expect([last.atHand(0).length, last.atHand(1).length]).toEqual([10, 10]);
    expect([last.state.encounter.length, last.state.encounterGone.length]).toEqual([0, 0]);
    expect(discards).toHaveLength(8);
    const dealt = [...last.atHand(0), ...last.atHand(1)];
    expect(discards.every((card) => dealt.includes(card))).toBe(true);
    expect(last.state.random.drawn).toBeGreaterThan(short.state.random.drawn);
  });

  const drawn = (encounter: readonly string[], encounterGone: readonly string[]): { readonly s: State; readonly events: Event[] } => {
    const s: State = { ...clone(draft(2).state), random: randomFrom('well'), encounter, encounterGone };
    const events: Event[] = [];
    drawEncounter(s, 1, 2, 'well', (event) => events.push(event));
    return { s, events };
  };

  test('and they are shuffled in for cards that are gained', () => {
    const { s, events } = drawn(['last'], ['gone-1', 'gone-2']);
    const { hand, gained } = partyAt(s, 1);
    expect(hand[0]).toBe('last');
    expect(['gone-1', 'gone-2']).toContain(hand[1]);
    expect(gained).toEqual(hand);
    expect([s.encounter.length, s.encounterGone.length, s.random.drawn > 0]).toEqual([1, 0, true]);
    expect(events).toEqual([{ what: 'drew', seat: 1, card: 'well', count: 2, cards: hand }]);
  });

  test('and as many are drawn as there are, or none', () => {
    expect(partyAt(drawn(['last'], []).s, 1).hand).toEqual(['last']);
    const { s, events } = drawn([], []);
    expect([partyAt(s, 1).hand, events]).toEqual([[], []]);
  });

  test('C-27 cards drawn from the top are in hand, noted as gained', () => {
    const { s } = drawn(['bottom', 'second', 'top'], []);
    expect(partyAt(s, 1)).toMatchObject({ hand: ['top', 'second'], gained: ['top', 'second'], fresh: ['top', 'second'] });
    expect([s.encounter, s.random.drawn]).toEqual([['bottom'], 0]);
  });
});
