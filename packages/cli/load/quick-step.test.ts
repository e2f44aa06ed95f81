import { combinationsOf } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { type QuickStep, quickStep } from './quick-step.ts';

const ENVELOPE = '{"type":"told","match":"m1","seat":0,"message":';
const STEP = { type: 'step', seq: 12, at: 5, what: { kind: 'answered', seat: 1 }, events: [], changes: {}, asked: [] };
const OPTIONS = [{ tile: 3, why: 'a "]}" or, \\' }, { list: [1, [2, { deep: [] }]] }, 7, {}, 'x,y'];
const QUESTION = { seq: 11, prompt: { rule: 'draft' }, sentence: 'Choose: "options":[1]', options: OPTIONS };
const DONE = { type: 'done', id: '41', seq: 12, again: false };

const textOf = (message: unknown, ...others: readonly unknown[]): string =>
  JSON.stringify([{ type: 'told', match: 'm1', seat: 0, message }, ...others]);

const answersOf = (step: QuickStep | undefined): readonly (string | undefined)[] =>
  Array.from({ length: step?.question?.count ?? 0 }, (_, index) => step?.question?.answer(index));

test('a step’s number and question are read, and its answers stay as they were sent', () => {
  const step = quickStep(textOf({ ...STEP, decision: QUESTION }), ENVELOPE);
  expect(step).toMatchObject({ seq: 12, question: { seq: 11, count: 5 }, done: undefined });
  expect(answersOf(step)).toEqual(OPTIONS.map((option) => JSON.stringify(option)));
  expect(answersOf(quickStep(textOf({ ...STEP, decision: { ...QUESTION, options: [] } }), ENVELOPE))).toEqual([]);
});

test('answers that combine choices are put together in order', () => {
  const { options: _, ...question } = QUESTION;
  const choices = { tile: [7, 12, 3], cell: [27], turns: [0, 1] };
  const step = quickStep(textOf({ ...STEP, decision: { ...question, choices } }, DONE), ENVELOPE);
  expect(step).toMatchObject({ seq: 12, question: { seq: 11, count: 6 }, done: 12 });
  expect(answersOf(step)).toEqual(combinationsOf(choices).map((option) => JSON.stringify(option)));
  expect(answersOf(step)).toHaveLength(6);
  expect(quickStep(textOf({ ...STEP, decision: { ...question, choices: { name: ['}'] } } }), ENVELOPE)).toBeUndefined();
});

test('an acknowledgment is read along with the step', () => {
  expect(quickStep(textOf({ ...STEP, decision: null }, DONE), ENVELOPE)).toEqual({ seq: 12, question: undefined, done: 12 });
});

test.each([
  ['another table', textOf({ ...STEP, decision: null }).replace('m1', 'm2')],
  ['a whole table', textOf({ ...STEP, type: 'table', decision: null })],
  ['an unchanged question', textOf(STEP)],
  ['the end of the match', textOf({ ...STEP, decision: null, match: { status: 'over' } })],
  ['a game with a name of ours', textOf({ ...STEP, changes: { a: 1, decision: null }, decision: null })],
  ['two steps', textOf({ ...STEP, decision: null }, { type: 'told', match: 'm1', seat: 0, message: STEP })],
  ['an acknowledgment from before', textOf({ ...STEP, decision: null }, { ...DONE, again: true })],
  ['a refusal', textOf({ ...STEP, decision: null }, { type: 'refused', code: 'stale', sentence: 'No.' })],
])('%s is left to a reader of everything', (_, text) => {
  expect(quickStep(text, ENVELOPE)).toBeUndefined();
});
