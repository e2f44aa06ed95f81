import { expect, test } from 'vitest';
import { onPress } from './confirming.ts';

test('the first press selects an answer and the second gives it', () => {
  expect([onPress('always', false), onPress('always', true)]).toEqual(['select', 'give']);
});

test('if only irreversible answers need confirmation, an answer is checked before it is given', () => {
  expect([onPress('irreversible', false), onPress('irreversible', true)]).toEqual(['try', 'give']);
});

test('without confirmation, one press gives an answer', () => {
  expect([onPress('never', false), onPress('never', true)]).toEqual(['give', 'give']);
});
