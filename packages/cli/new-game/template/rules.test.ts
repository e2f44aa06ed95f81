import { open, type Position, submit } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import type { Action } from './action.ts';
import { newGame, type State } from './rules.ts';

/** The position after these answers, from the first turn on. */
const after = (...takes: readonly number[]): Position<State, Action> => {
  const opened = open(newGame, 2, {}, 'seed');
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  return takes.reduce((position, take) => {
    const reply = submit(newGame, position, position.decisions[0]?.seat ?? 0, { take });
    if (!reply.ok) throw new Error(reply.refusal.sentence);
    return reply.value.position;
  }, opened.value.position);
};

test('players take one to three counters in turn', () => {
  const { decisions } = after(3);
  expect(decisions.map(({ seat, options }) => [seat, [...options]])).toEqual([[1, [{ take: 1 }, { take: 2 }, { take: 3 }]]]);
});

test('nobody takes more than there are', () => {
  expect([...(after(3, 3, 3, 3, 3, 3, 1).decisions[0]?.options ?? [])]).toEqual([{ take: 1 }, { take: 2 }]);
});

test('the player who takes the last counter wins', () => {
  const { state, decisions } = after(3, 3, 3, 3, 3, 3, 3);
  expect(decisions).toEqual([]);
  expect(newGame.standing(state).ranking).toEqual([[0], [1]]);
});
