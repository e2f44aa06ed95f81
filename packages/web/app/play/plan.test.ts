import { expect, test } from 'vitest';
import type { Question } from '../../client/table.ts';
import { adviceOn, type Hint, hintAfter } from './plan.ts';

const prompt = { rule: 'turn', ask: 'action' };
const question = (seq: number, ...options: unknown[]): Question => ({ seq, prompt, sentence: '', options });
const step = (action: unknown) => ({ prompt, action });

const turn = question(1, { visit: 1 }, { visit: 2 }, { pass: true });
const smith = question(2, { buy: 'lantern' }, { buy: 'rope' }, { none: true });
const quests = question(3, { quest: 1 }, { none: true });
const hint: Hint = {
  of: turn,
  thoughts: [
    { action: { visit: 1 }, visits: 9, margin: 2, plan: [step({ buy: 'rope' }), step({ quest: 1 })] },
    { action: { visit: 2 }, visits: 5, margin: 1 },
  ],
};

test('a hint is for its question, and for no other', () => {
  expect(adviceOn(hint, turn)).toBe(hint.thoughts);
  expect(adviceOn(hint, smith)).toBeUndefined();
  expect(adviceOn(hint, null)).toBeUndefined();
});

test('a plan is kept while it is followed, step by step, and ends with its last one', () => {
  const bought = hintAfter(hint, turn, { visit: 1 });
  expect(adviceOn(bought, turn)).toBe(hint.thoughts);
  expect(adviceOn(bought, smith)).toEqual([{ action: { buy: 'rope' }, visits: 9, margin: 2, plan: [step({ quest: 1 })] }]);
  const done = hintAfter(bought, smith, { buy: 'rope' });
  expect(adviceOn(done, quests)).toEqual([{ action: { quest: 1 }, visits: 9, margin: 2 }]);
  expect(hintAfter(done, quests, { quest: 1 })).toBeUndefined();
});

test('a plan ends where the player departs from it, or where its next step isn’t possible', () => {
  const bought = hintAfter(hint, turn, { visit: 1 });
  expect(hintAfter(bought, smith, { buy: 'lantern' })).toBeUndefined();
  expect(hintAfter(hint, turn, { visit: 2 })).toBeUndefined();
  expect(hintAfter(hint, turn, { pass: true })).toBeUndefined();
  expect(adviceOn(bought, quests)).toBeUndefined();
  expect(hintAfter(bought, quests, { none: true })).toBeUndefined();
});

test('a closed hint stays closed along its plan', () => {
  expect(hintAfter({ ...hint, isClosed: true }, turn, { visit: 1 })?.isClosed).toBe(true);
});
