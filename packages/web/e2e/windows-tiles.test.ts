import { printedTile } from '@swordtable/games/tile-battle/catalog';
import { asgard, olympus } from '@swordtable/games/tile-battle/rules';
import type { State } from '@swordtable/games/tile-battle/state';
import type { Decision, MatchOptions } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { de } from '../kit/summary/words/de.ts';
import { en } from '../kit/summary/words/en.ts';
import { SIZES, settled, visit } from './browser.ts';
import { misfits, misfitsWithHint, WHERE } from './geometry.ts';
import { LANGUAGE, READER } from './language.ts';
import { goOnWith, leftLate, leftWhere, resume } from './left-match.ts';
import { longIf } from './long.ts';
import { answerOnce, press, untilAsked } from './playing.ts';
import { address } from './service.ts';

const words = { en, de }[LANGUAGE];

type Game = typeof olympus;
type IsHere = (asked: Decision<unknown>, state: State) => boolean;

const drafts =
  (round: number): IsHere =>
  ({ prompt }, state) =>
    prompt.rule === 'draft' && state.round === round;
const asks =
  (ask: string): IsHere =>
  ({ prompt }) =>
    prompt.ask === ask && prompt.rule !== 'placement' && prompt.rule !== 'draft';

interface Phase {
  readonly phase: string;
  readonly game: Game;
  readonly isHere: IsHere;
  readonly options?: MatchOptions;
  /** For what good play seldom comes to. */
  readonly bot?: 'random';
  /** Takes about the room that another one takes. */
  readonly isAlike?: boolean;
}

const placing: IsHere = ({ prompt }) => prompt.rule === 'placement';

/** The phases, each in the edition and variant in which it takes the most room. */
const PHASES: readonly Phase[] = [
  { phase: 'a price for going second', game: olympus, isHere: asks('price'), options: { bid: true }, isAlike: true },
  { phase: 'first or second', game: asgard, isHere: asks('order'), options: { bid: true }, isAlike: true },
  { phase: 'the first draft of Olympus', game: olympus, isHere: drafts(1), isAlike: true },
  { phase: 'the first draft of Asgard', game: asgard, isHere: drafts(1), isAlike: true },
  { phase: 'the second draft of Olympus', game: olympus, isHere: drafts(2), isAlike: true },
  { phase: 'the second draft of Asgard', game: asgard, isHere: drafts(2) },
  { phase: 'a placement with a full hand', game: olympus, isHere: placing },
  { phase: 'a placement without hands', game: asgard, isHere: placing, options: { terrain: 'yggdrasil', mixed: true }, isAlike: true },
  { phase: 'a target', game: olympus, isHere: asks('tile'), options: { mixed: true, house: true }, isAlike: true },
  { phase: 'a rotation', game: olympus, isHere: asks('turns'), options: { mixed: true }, isAlike: true },
  { phase: 'a direction', game: asgard, isHere: asks('side'), options: { mixed: true }, isAlike: true },
  {
    phase: 'one of several that lost',
    game: asgard,
    isHere: ({ prompt }) => prompt.rule === 'battle',
    options: { mixed: true },
    bot: 'random',
    isAlike: true,
  },
];

for (const alike of [false, true])
  test(
    `all is in reach and nothing is cut off ${WHERE}, with and without a hint, ${alike ? 'in phases like these' : 'whatever is asked'}`,
    longIf(alike),
    async () => {
      const { page, errors } = await visit(`${address}/emblem.svg`, READER);
      const faults: string[] = [];
      for (const { phase, game, isHere, isAlike = false, ...setup } of PHASES) {
        if (isAlike !== alike) continue;
        const { file } = leftWhere(
          game,
          ({ state, decisions: [asked] }) => (asked !== undefined && isHere(asked, state) ? asked : undefined),
          setup,
        );
        await resume(page, file);
        const held = page.locator('.mine .cover.live');
        // A tile that is taken up brings its buttons into the prompt.
        if ((await held.count()) > 0 && (await page.locator('.cell.open').count()) > 0) await press(held);
        faults.push(...(await misfitsWithHint(page, phase)));
      }
      expect(faults).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

test('when the window changes its size, line scores jump to their lines and don’t glide there', { tags: ['long'] }, async () => {
  const { file } = leftWhere(olympus, ({ decisions: [asked] }) => (asked?.prompt.rule === 'placement' ? asked : undefined));
  const { page, errors } = await goOnWith(file, { viewport: { width: 1366, height: 650 } });
  await page.locator('.chip').first().waitFor();
  await page.evaluate(() =>
    document.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.matches('.chip')) console.error('A line score glides.');
    }),
  );
  await page.setViewportSize({ width: 844, height: 390 });
  await settled(page);
  expect(errors).toEqual([]);
});

test('in a low window, a draft above the board leaves the question in sight', async () => {
  const { file } = leftWhere(asgard, ({ state, decisions: [asked] }) => asked !== undefined && drafts(2)(asked, state));
  const { page, errors } = await goOnWith(file, { viewport: { width: 1366, height: 650 } });
  const bottom = await page.locator('.prompt').evaluate((prompt) => prompt.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(650);
  expect(errors).toEqual([]);
});

test('the board keeps its size while a tile with a long name is chosen and placed', async () => {
  const { file, found } = leftWhere(olympus, ({ state: { hands }, decisions: [asked] }) =>
    asked?.prompt.rule === 'placement' ? hands[asked.seat]?.find((tile) => printedTile(tile).id === 'king-midas') : undefined,
  );
  const { page, errors } = await goOnWith(file, { viewport: SIZES.desktop, confirms: true });
  const height = (): Promise<number> => page.locator('.board').evaluate(({ clientHeight }) => clientHeight);
  const before = await height();
  await press(page.locator(`.mine [data-hand="${found}"]`));
  await press(page.locator('.cell.open.live'));
  await page.locator('.prompt .confirm').waitFor();
  expect(await height()).toBe(before);
  expect(errors).toEqual([]);
});

/** The last placement of the first round. */
const endsRound: IsHere = ({ prompt }, { round, hands }) => round === 1 && prompt.rule === 'placement' && hands.flat().length === 1;

for (const game of [olympus, asgard])
  test(`all is in reach and nothing is cut off ${WHERE}: the sheets of a round and of the match, and the end below, in ${game.id}`, {
    tags: ['long'],
  }, async () => {
    const { page, errors } = await visit(`${address}/emblem.svg`, READER);
    const faults: string[] = [];
    const sheet = page.locator('.summary-sheet');
    const untilSheet = async (): Promise<void> => {
      while ((await sheet.count()) === 0) {
        await answerOnce(page, press);
        await untilAsked(page);
      }
    };
    await resume(page, leftWhere(game, ({ state, decisions: [asked] }) => (asked && endsRound(asked, state) ? asked : undefined)).file);
    await untilSheet();
    faults.push(...(await misfitsWithHint(page, `the sheet of a round of ${game.id}`)));
    // It stays until it is dismissed, and comes back from the menu.
    await answerOnce(page, press);
    await press(sheet.getByRole('button', { name: words.dismiss }));
    await sheet.waitFor({ state: 'detached' });

    await resume(page, leftLate(game, 1));
    await untilSheet();
    faults.push(...(await misfits(page, `the final sheet of ${game.id}`)));
    await press(sheet.getByRole('button', { name: words.close }));
    await sheet.waitFor({ state: 'detached' });
    faults.push(...(await misfits(page, `the end of ${game.id}`)));
    // How it ended is said once, and the prompt is gone.
    expect(await page.locator('.prompt').count()).toBe(0);
    await press(page.locator('.ending').getByRole('button', { name: words.open }));
    await sheet.waitFor();
    expect(faults).toEqual([]);
    expect(errors).toEqual([]);
  });
