import { expect, test } from 'vitest';
import { onPress } from './confirming.ts';

test('an answer is selected by the first press and given by the second', () => {
  expect([onPress('always', false), onPress('always', true)]).toEqual(['select', 'give']);
});

test('where only what is irreversible is to be confirmed, an answer is looked at before it is given', () => {
  expect([onPress('irreversible', false), onPress('irreversible', true)]).toEqual(['try', 'give']);
});

test('whoever wants no confirmation plays by single presses', () => {
  expect([onPress('never', false), onPress('never', true)]).toEqual(['give', 'give']);
});
