import { contracts } from '@swordtable/games/contracts/rules';
import type { State as Draft } from '@swordtable/games/contracts/state';
import { swordcrafters } from '@swordtable/games/swordcrafters/rules';
import type { State } from '@swordtable/games/swordcrafters/state';
import { submit } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { begun, keyOf, person, played, termsFor } from '../testing/matches.ts';
import { dueAt } from './absence.ts';
import type { SeatTerms } from './entry.ts';

const SECOND = 1_000;
const hand = (seat: number, absent: number) => ({ do: 'hand', seat, key: keyOf(seat), absent, level: 'easy' }) as const;

describe('the clock', () => {
  const clock = { seconds: 30, level: 'hard' };

  test('hands the seat to a bot when the time is up, not before, and only a seat that must answer', () => {
    const table = begun('boxes', 2, { clock });
    expect(dueAt(table.match)).toBe(30.5 * SECOND);
    table.does({ do: 'wake' }, 30 * SECOND);
    expect(table.match.seats[0]?.bot).toBeUndefined();
    table.does({ do: 'wake' }, 30.5 * SECOND);
    expect(table.match.seats[0]).toMatchObject({ bot: 'hard', away: 'clock' });
    expect(table.match.seats[1]?.bot).toBeUndefined();
  });

  test('an answer in time restarts it for the next one', () => {
    const table = begun('boxes', 2, { clock });
    table.answers(0, 0, 29 * SECOND);
    table.does({ do: 'wake' }, 40 * SECOND);
    expect(table.match.seats.every(({ bot }) => bot === undefined)).toBe(true);
    expect(dueAt(table.match)).toBe(59.5 * SECOND);
  });

  test('time used stays used, however often one undoes', () => {
    const table = begun('boxes', 2, { clock });
    const asked = () => table.match.asked[0] ?? { seat: -1, since: -1 };
    /** Which option lets the same player answer again, because it closes a box. */
    const closing = (): number => {
      const { position } = table.match;
      const options = [...(position?.decisions[0]?.options ?? [])];
      return options.findIndex((action) => {
        const next = position && submit(table.match.game, position, asked().seat, action);
        return next?.ok === true && next.value.position.decisions[0]?.seat === asked().seat;
      });
    };
    while (closing() < 0) table.answers(asked().seat);
    const [{ seat, since }, began] = [asked(), table.match.at];
    const undo = (at: number) => table.does({ do: 'undo', seat, key: keyOf(seat), seq: table.match.seq }, at);
    table.answers(seat, closing(), began + 20 * SECOND);
    expect(asked()).toMatchObject({ seat, since: began + 20 * SECOND });
    table.answers(seat, closing(), began + 25 * SECOND);
    expect(asked()).toMatchObject({ seat, since: began + 25 * SECOND });
    undo(began + 26 * SECOND);
    expect(asked()).toMatchObject({ seat, since: began + 20 * SECOND });
    undo(began + 27 * SECOND);
    expect(asked()).toMatchObject({ seat, since });
    expect(dueAt(table.match)).toBe(since + 30.5 * SECOND);
  });

  test('the bot answers and the player can’t, until the player returns', () => {
    const table = begun('boxes', 2, { clock });
    table.does({ do: 'wake' }, 31 * SECOND);
    const { seq } = table.match;
    expect(table.refuses({ do: 'act', seat: 0, key: keyOf(0), seq, action: { line: 0 } })).toBe('seat-handed');
    table.does({ do: 'answer-for-bot', seat: 0, seq, action: { line: 0 } });
    expect(table.match.answers).toHaveLength(1);
    table.answers(1, 3);
    table.does({ do: 'return', seat: 0, key: keyOf(0) });
    table.answers(0);
    expect(table.match.answers).toHaveLength(3);
  });

  test('a bot that thought too long answers an outdated question: nothing happens', () => {
    const table = begun('boxes', 2, { clock });
    table.does({ do: 'wake' }, 31 * SECOND);
    const { seq } = table.match;
    expect(table.refuses({ do: 'return', seat: 0, key: keyOf(0) }, 60 * SECOND)).toBe('bot-answers');
    table.does({ do: 'return', seat: 0, key: keyOf(0) }, 61 * SECOND);
    table.does({ do: 'answer-for-bot', seat: 0, seq, action: { line: 0 } });
    expect(table.match.answers).toEqual([]);
  });
});

test('in a draft no one waits for a slow player: packs pile up, every clock runs separately, and a bot takes over that seat alone', () => {
  const clock = { seconds: 30, level: 'easy' };
  const table = played(termsFor('contracts', [0, 1, 2].map(person), { clock }), () => contracts);
  for (const seat of [0, 1, 2])
    table.does({ do: 'take', seat, key: keyOf(seat), player: { name: `Player ${seat}`, program: false, luck: '' } });
  const asked = () => table.match.asked.map(({ seat }) => seat);
  const packs = () => (table.match.position?.state as Draft | undefined)?.packs.map(({ length }) => length);
  expect(asked()).toEqual([0, 1, 2]);
  table.answers(2, 0, 10 * SECOND);
  table.answers(0, 0, 11 * SECOND);
  table.answers(0, 0, 12 * SECOND);
  expect([asked(), packs()]).toEqual([[1], [0, 3, 0]]);
  table.does({ do: 'wake' }, 31 * SECOND);
  expect(table.match.seats.map(({ bot }) => bot)).toEqual([undefined, 'easy', undefined]);
  const action = table.match.position?.decisions[0]?.options.at(0);
  table.does({ do: 'answer-for-bot', seat: 1, seq: table.match.seq, action }, 32 * SECOND);
  expect([asked(), packs()]).toEqual([
    [1, 2],
    [0, 2, 1],
  ]);
});

describe('time can’t be gained', () => {
  const clock = { seconds: 30, level: 'hard' };

  test('by handing over one’s seat and taking it back', () => {
    const table = begun('boxes', 2, { clock });
    table.does(hand(0, 0), 20 * SECOND);
    table.does({ do: 'return', seat: 0, key: keyOf(0) }, 21 * SECOND);
    expect(dueAt(table.match)).toBe(30.5 * SECOND);
  });

  test('by answering and undoing the answer', () => {
    const table = begun('bids', 3, { clock });
    table.answers(1, 0, 10 * SECOND);
    table.does({ do: 'undo', seat: 1, key: keyOf(1), seq: table.match.seq }, 20 * SECOND);
    expect(table.match.asked.find(({ seat }) => seat === 1)?.since).toBe(0);
  });

  test('but a player who was away gets all of it again', () => {
    const table = begun('boxes', 2, { clock });
    table.does({ do: 'wake' }, 31 * SECOND);
    table.does({ do: 'answer-for-bot', seat: 0, seq: table.match.seq, action: { line: 0 } }, 32 * SECOND);
    table.answers(1, 5, 40 * SECOND);
    table.does({ do: 'return', seat: 0, key: keyOf(0) }, 80 * SECOND);
    expect(dueAt(table.match)).toBe(110.5 * SECOND);
  });
});

test('undoing beneath others’ answers is limited', () => {
  const table = begun('bids', 3);
  table.match = { ...table.match, replayed: 9_999 };
  table.answers(1);
  table.does({ do: 'undo', seat: 1, key: keyOf(1), seq: table.match.seq });
  expect(table.match.replayed).toBe(9_999);
  table.answers(1);
  table.answers(0);
  expect(table.refuses({ do: 'undo', seat: 1, key: keyOf(1), seq: table.match.seq })).toBe('undo-too-often');
});

describe('by agreement', () => {
  test('one player at two seats agrees once, and the first to agree chooses the bot', () => {
    const both: SeatTerms = { kind: 'person', name: '', invites: [keyOf(1)] };
    const table = played(termsFor('bids', [person(0), person(1), both, person(3)], { patience: 60 }));
    for (const [seat, holder] of [0, 1, 1, 3].entries())
      table.does({ do: 'take', seat, key: keyOf(holder), player: { name: '', program: false, luck: '' } });
    table.does({ do: 'hand', seat: 1, key: keyOf(1), absent: 0, level: 'hard' }, 61 * SECOND);
    expect(table.match.seats[0]).toMatchObject({ agreed: [1] });
    table.does({ do: 'hand', seat: 3, key: keyOf(3), absent: 0, level: 'easy' }, 61 * SECOND);
    expect(table.match.seats[0]).toMatchObject({ bot: 'hard', away: 'agreed' });
  });

  test('a seat is handed over when its player has kept the others waiting too long and all of them agree', () => {
    const table = begun('boxes', 3);
    expect(table.refuses(hand(1, 0), 59 * SECOND)).toBe('patience');
    table.does(hand(1, 0), 60 * SECOND);
    expect(table.match.seats[0]).toMatchObject({ agreed: [1] });
    expect(table.refuses(hand(1, 0), 61 * SECOND)).toBe('agreed-already');
    table.does(hand(2, 0), 62 * SECOND);
    expect(table.match.seats[0]).toMatchObject({ bot: 'easy', away: 'agreed', agreed: [] });
  });

  test('an answer in between ends the agreement', () => {
    const table = begun('boxes', 3);
    table.does(hand(1, 0), 60 * SECOND);
    table.answers(0, 0, 61 * SECOND);
    expect(table.match.seats[0]?.agreed).toEqual([]);
    expect(table.refuses(hand(2, 0), 62 * SECOND)).toBe('not-waited-for');
  });

  test('one’s own seat can be handed over at any time', () => {
    const table = begun('boxes', 2);
    table.does(hand(1, 1));
    expect(table.match.seats[1]).toMatchObject({ bot: 'easy', away: 'asked' });
    expect(table.refuses(hand(1, 1))).toBe('seat-is-bot');
  });

  test('a stranger has no say', () => {
    const table = begun('boxes', 2);
    expect(table.refuses({ ...hand(1, 0), key: 'a stranger' }, 60 * SECOND)).toBe('not-your-seat');
  });
});

describe('resigning and leaving', () => {
  test('between two, resigning ends the match and the other wins, whatever the points', () => {
    const table = begun('boxes', 2);
    table.does({ do: 'resign', seat: 0, key: keyOf(0) });
    expect(table.match).toMatchObject({ status: 'over', asked: [], ended: { why: 'resigned', standing: { ranking: [[1], [0]] } } });
  });

  test('with three a bot plays on, and the first to resign comes last', () => {
    const table = begun('boxes', 3);
    table.does({ do: 'resign', seat: 1, key: keyOf(1) });
    expect(table.match.status).toBe('running');
    expect(table.match.seats[1]?.bot).toBe('medium');
    expect(table.refuses({ do: 'return', seat: 1, key: keyOf(1) })).toBe('resigned');
    table.does({ do: 'resign', seat: 0, key: keyOf(0) });
    expect(table.match.ended).toMatchObject({ why: 'resigned', standing: { ranking: [[2], [0], [1]] } });
  });

  test('in a solo game, resigning loses to the game, whatever the points', () => {
    // Printed swords that anyone beats.
    const gems = { ruby: 0, sapphire: 0, emerald: 0, topaz: 0, amethyst: 0, diamond: 0 };
    const solo = Array.from({ length: 10 }, (_, no) => ({ name: `Stick ${no}`, cuts: 'HVHV', length: 0, runs: [0, 0, 0, 0], gems }));
    const table = played(termsFor('swordcrafters', [person(0)], { options: { pieces: { solo } } }), () => swordcrafters);
    table.does({ do: 'take', seat: 0, key: keyOf(0), player: { name: 'A', program: false, luck: '' } });
    const ranking = () => swordcrafters.standing(table.match.position?.state as State).ranking;
    while (ranking().length > 1) table.answers(0);
    expect(ranking()).toEqual([[0]]);
    table.does({ do: 'resign', seat: 0, key: keyOf(0) });
    expect(table.match.ended).toMatchObject({ why: 'resigned', standing: { ranking: [[], [0]] } });
  });

  test('a player who leaves a running match leaves it to a bot, and the key no longer works for the seat', () => {
    const table = begun('boxes', 2);
    table.does({ do: 'leave', seat: 0, key: keyOf(0) });
    expect(table.match.seats[0]).toMatchObject({ bot: 'medium', away: 'left', keys: [] });
    expect(table.refuses({ do: 'return', seat: 0, key: keyOf(0) })).toBe('not-your-seat');
    table.does({ do: 'leave', seat: 1, key: keyOf(1) });
    expect(table.match.ended?.why).toBe('abandoned');
  });
});
