import type { Action } from '@swordtable/games/contracts/action';
import { contracts } from '@swordtable/games/contracts/rules';
import type { MatchFile } from '@swordtable/server/api/play';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { misfits, misfitsWithHint, WHERE } from './geometry.ts';
import { READER } from './language.ts';
import { leftWhere, resume } from './left-match.ts';
import { longIf } from './long.ts';
import { address } from './service.ts';

/** Questions with a layout of their own: as rule/ask, and an answer that has to be on offer. */
type Phase = readonly [name: string, question: RegExp, facet: string, round?: number];
const PHASES: readonly Phase[] = [
  ['draft', /^encounter\//, 'keep'],
  ['leader', /^equipment\//, 'leader'],
  ['equipment', /^equipment\//, 'done'],
  ['turn', /^turn\/action/, 'fulfil'],
  ['free actions', /^turn\/free/, 'end'],
  ['group', /\/companion$/, 'join'],
  ['common work', /\/group$/, 'contribute'],
  ['side quests', /^side-quests\//, 'quest'],
  ['tavern', /^tavern\//, 'recruit'],
  ['smith', /^smith\//, 'buy'],
  ['reward', /\/companion$/, 'choose'],
  ['reserve', /^reserve\//, 'choose'],
  ['re-equip', /^reequip\//, 'equip'],
  ['pay day', /^payment\//, 'dismiss'],
  ['round sheet', /^encounter\//, 'keep', 2],
  ['last turn', /^turn\/action/, 'visit', 3],
];

/** In these, the table looks most different; the others have parts of them. */
const DIFFERENT = ['draft', 'turn', 'tavern'];

const HINTED = ['draft', 'equipment', 'turn', 'group', 'side quests', 'tavern', 'pay day'];

/** A match that is left where the player who is asked has such an answer. */
const leftAt = ([, question, facet, round = 1]: Phase, seats: number): MatchFile =>
  leftWhere(
    contracts,
    ({ state, decisions: [asked] }) => {
      if (asked === undefined || state.round < round || !question.test(`${asked.prompt.rule}/${asked.prompt.ask}`)) return undefined;
      return [...asked.options].some((action: Action) => facet in action) ? asked : undefined;
    },
    { seats, bot: 'random' },
  ).file;

/** Five players change the strip at the top, the draft, and what everyone has at the end of a round; a shop looks the same to all. */
const CROWDED = ['draft', 'turn', 'common work', 'pay day', 'round sheet', 'last turn'];

const FORMS = [
  { seats: 2, names: DIFFERENT, isAlike: false },
  { seats: 2, names: PHASES.map(([name]) => name).filter((name) => !DIFFERENT.includes(name)), isAlike: true },
  { seats: 5, names: CROWDED, isAlike: true },
];

for (const { seats, names, isAlike } of FORMS)
  test(
    `${WHERE} all is in reach and nothing is cut off, whatever is asked of ${seats} players: ${names.join(', ')}`,
    longIf(isAlike),
    async () => {
      const { page, errors } = await visit(`${address}/emblem.svg`, READER);
      const faults: string[] = [];
      for (const phase of PHASES) {
        if (!names.includes(phase[0])) continue;
        await resume(page, leftAt(phase, seats));
        // A hint has the same room, however many play, and whatever one buys.
        const hasHint = seats === 2 && HINTED.includes(phase[0]);
        const name = `contracts, ${seats} seats, ${phase[0]}`;
        faults.push(...(await (hasHint ? misfitsWithHint : misfits)(page, name)));
      }
      expect(faults).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

test('with compact density nothing is cut off either, and in light colors only exhausted companions are hatched', {
  tags: ['long'],
}, async () => {
  const { page, errors } = await visit(`${address}/emblem.svg`, { ...READER, colorScheme: 'light' });
  await page.evaluate(() => localStorage.setItem('swordtable.density', '"compact"'));
  const faults: string[] = [];
  const hatched: Record<string, readonly string[]> = {};
  for (const phase of PHASES.filter(([name]) => name === 'equipment' || name === 'free actions')) {
    await resume(page, leftAt(phase, 2));
    await page.locator('[data-density="compact"][data-theme="light"]').waitFor();
    faults.push(...(await misfits(page, `contracts, compact, ${phase[0]}`, false, ['1366×650'])));
    hatched[phase[0]] = await page.locator('.companion').evaluateAll((all) =>
      all.map((card) => {
        const { backgroundImage } = getComputedStyle(card.querySelector('.companion-face') ?? card);
        return `${backgroundImage.startsWith('repeating') ? 'hatched' : 'plain'}, ${card.querySelector('.companion-note') ? 'noted' : 'ready'}`;
      }),
    );
  }
  expect(faults).toEqual([]);
  expect(new Set(hatched['equipment'])).toEqual(new Set(['plain, ready']));
  expect(hatched['free actions']).toContain('hatched, noted');
  expect(errors).toEqual([]);
});

test('re-equipping can be canceled before anything has changed', async () => {
  const { page, errors } = await visit(`${address}/emblem.svg`);
  await resume(page, leftAt(['turn', /^turn\/action/, 'reequip'], 2));
  await page.getByRole('button', { name: 'Re-equip your party' }).click();
  await page.locator('.contracts[data-stage="plan"]').waitFor();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Re-equip your party' }).waitFor();
  expect(errors).toEqual([]);
});
