import { battlefields } from '@swordtable/games/battlefields/rules';
import { expect, test } from 'vitest';
import { de } from '../kit/summary/words/de.ts';
import { en } from '../kit/summary/words/en.ts';
import { answerBattle } from './battling.ts';
import { visit } from './browser.ts';
import { misfits, misfitsWithHint, WHERE } from './geometry.ts';
import { LANGUAGE, READER } from './language.ts';
import { leftLate, leftWhere, resume } from './left-match.ts';
import { longIf } from './long.ts';
import { press, untilAsked } from './playing.ts';
import { address } from './service.ts';

/** What is asked in each phase, as rule/ask, and in phases that look much like one of them. */
const ASKED = ['muster/take', 'placement/warrior', 'battle/action'];
const ALIKE = ['muster/fifth', 'muster/discard', 'muster/shed', 'placement/action', 'rally/discard', 'answer/ambush'];

for (const questions of [ASKED, ALIKE])
  test(
    `all is in reach and nothing is cut off ${WHERE}, with and without a hint: ${questions.join(', ')}`,
    longIf(questions === ALIKE),
    async () => {
      const { page, errors } = await visit(`${address}/emblem.svg`, READER);
      const faults: string[] = [];
      for (const question of questions) {
        const { file } = leftWhere(
          battlefields,
          ({ decisions: [asked] }) => (asked !== undefined && `${asked.prompt.rule}/${asked.prompt.ask}` === question ? asked : undefined),
          // Easy bots keep their Rally.
          question === 'rally/discard' ? { bot: 'random' } : {},
        );
        await resume(page, file);
        const name = `battlefields ${question}`;
        faults.push(...(await misfitsWithHint(page, name)));
      }
      expect(faults).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

test(`all is in reach and nothing is cut off ${WHERE}: the final sheet, and the end below`, { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/emblem.svg`, READER);
  const faults: string[] = [];
  await resume(page, leftLate(battlefields, 1));
  while (await untilAsked(page)) await answerBattle(page, press);
  faults.push(...(await misfits(page, 'battlefields, the final sheet')));
  await press(page.locator('.summary-sheet').getByRole('button', { name: { en, de }[LANGUAGE].close }));
  faults.push(...(await misfits(page, 'battlefields, the end')));
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});
