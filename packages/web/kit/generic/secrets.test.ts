import { battlefields } from '@swordtable/games/battlefields/rules';
import { swordcrafters } from '@swordtable/games/swordcrafters/rules';
import { highWater } from '@swordtable/high-water/rules';
import { boxes } from '@swordtable/kernel/toys/boxes';
import { expect, test } from 'vitest';
import { hasSecrets } from './secrets.ts';

test('hands and sealed answers are secrets, an open board isn’t', () => {
  expect([highWater, battlefields, swordcrafters].map(hasSecrets)).toEqual([true, true, true]);
  expect(hasSecrets(boxes)).toBe(false);
});
