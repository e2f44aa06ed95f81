import { swordcrafters } from '@swordtable/games/swordcrafters/rules';
import { expect, test } from 'vitest';
import { misfits, misfitsWithHint } from './geometry.ts';
import { goOnWith, leftWhere } from './left-match.ts';
import { address } from './service.ts';

/** The phases with one, two, and five seats; late, when the swords are long. */
const ASKED = [
  [1, 'solo'],
  [1, 'craft'],
  [2, 'slice'],
  [2, 'select'],
  [2, 'craft'],
  [5, 'slice'],
  [5, 'select'],
  [5, 'craft'],
] as const;

const LATE = 5;

test.each(ASKED)('all is in reach and nothing is cut off in every window, with and without a hint: %i seats, %s', async (seats, phase) => {
  const { file } = leftWhere(
    swordcrafters,
    ({ state, decisions: [asked] }) => (state.round >= LATE && asked?.prompt.rule === phase ? asked : undefined),
    { seats },
  );
  const { page, errors } = await goOnWith(address, file);
  // With many at the table, what has happened is told over the side panels until it is dismissed.
  const recap = page.getByRole('button', { name: 'Dismiss' });
  if ((await recap.count()) > 0) await recap.click();
  expect([...(await misfits(page)), ...(await misfitsWithHint(page))]).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});
