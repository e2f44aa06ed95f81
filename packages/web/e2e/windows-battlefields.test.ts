import { battlefields } from '@swordtable/games/battlefields/rules';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { misfits, misfitsWithHint } from './geometry.ts';
import { leftWhere, resume } from './left-match.ts';
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

test('all is in reach and nothing is cut off in every window, with and without a hint, whatever is asked', async () => {
  const { page, errors } = await visit(`${address}/emblem.svg`);
  const faults: string[] = [];
  for (const question of ASKED) {
    const { file } = leftWhere(battlefields, ({ decisions: [asked] }) =>
      asked !== undefined && `${asked.prompt.rule}/${asked.prompt.ask}` === question ? asked : undefined,
    );
    await resume(page, file);
    const name = `battlefields ${question}`;
    faults.push(...(await misfits(page, name)), ...(await misfitsWithHint(page, name)));
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});
