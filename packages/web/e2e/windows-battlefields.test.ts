import { battlefields } from '@swordtable/games/battlefields/rules';
import { expect, test } from 'vitest';
import { misfits, misfitsWithHint } from './geometry.ts';
import { goOnWith, leftWhere } from './left-match.ts';
import { address } from './service.ts';

/** What is asked in each phase, as rule/ask. */
const ASKED = [
  'muster/take',
  'muster/fifth',
  'muster/discard',
  'muster/shed',
  'placement/warrior',
  'placement/action',
  'battle/action',
  'answer/ambush',
] as const;

test.each(ASKED)('all is in reach and nothing is cut off in every window, with and without a hint: %s', async (question) => {
  const { file } = leftWhere(battlefields, ({ decisions: [asked] }) =>
    asked !== undefined && `${asked.prompt.rule}/${asked.prompt.ask}` === question ? asked : undefined,
  );
  const { page, errors } = await goOnWith(address, file);
  expect([...(await misfits(page)), ...(await misfitsWithHint(page))]).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});
