import { contracts } from '@swordtable/games/contracts/rules';
import { expect, test } from 'vitest';
import { hintText } from './hint.ts';

const { words } = contracts;
const rated = { visits: 9, margin: 1 };
const ASKED = { rule: 'turn', ask: 'companion' };
const WORK = { work: 0 };

test('a hint shows the whole action, step by step', () => {
  const plan = [
    { prompt: ASKED, action: { join: 'halvard' } },
    { prompt: ASKED, action: { contribute: 0, bonus: false } },
  ];
  const thoughts = [
    { ...rated, action: { pass: true }, plan: [] },
    { ...rated, action: { ...WORK }, plan },
  ];
  expect(hintText({ action: WORK, thoughts }, words, undefined).split('\n')).toEqual([
    'The bot would play: set out for Soldier Work.',
    'Then: Halvard comes along.',
    'Then: contribute everything, without the bonus for luck.',
  ]);
});

test('without a plan, it is one answer', () => {
  expect(hintText({ action: { pass: true }, thoughts: [{ ...rated, action: { pass: true } }] }, words, undefined)).toBe(
    'The bot would play: pass for this round.',
  );
});
