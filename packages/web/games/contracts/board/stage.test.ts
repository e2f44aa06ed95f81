import type { View } from '@swordtable/games/contracts/view/view';
import { expect, test } from 'vitest';
import { stageOf, tabOf } from './stage.ts';

const seen = (phase: View['phase'], asked: View['asked'] = null) => ({ phase, asked, parties: [{ own: {} }, { own: null }] });
const REEQUIP: View['asked'] = { ask: 'reequip', changed: false };

test.each([
  ['encounter', null, true, 'draft'],
  ['equipment', null, false, 'plan'],
  ['contract', null, true, 'kingdom'],
  ['contract', REEQUIP, true, 'plan'],
  ['contract', REEQUIP, false, 'kingdom'],
  ['payment', null, false, 'pay'],
  ['over', null, false, 'over'],
] as const)('in the phase %s the stage is the right one', (phase, asked, isAsked, stage) => {
  expect(stageOf(seen(phase, asked), 0, isAsked, false)).toBe(stage);
});

test('a match that was given up is over, whatever the phase', () => {
  expect(stageOf(seen('contract'), 0, false, true)).toBe('over');
});

test.each(['encounter', 'equipment'] as const)('a player without cards in the phase %s sees the kingdom', (phase) => {
  expect(stageOf(seen(phase), 1, false, false)).toBe('kingdom');
});

test('on a phone the part of the kingdom that the question is about is open, for the player who is asked', () => {
  const inTavern: View['asked'] = { ask: 'house', house: 'tavern', by: 'pell' };
  expect(tabOf(seen('contract', inTavern), true)).toBe('shops');
  expect(tabOf(seen('contract', inTavern), false)).toBeUndefined();
  expect(tabOf(seen('contract', REEQUIP), true)).toBeUndefined();
  expect(tabOf(seen('contract'), true)).toBeUndefined();
});
