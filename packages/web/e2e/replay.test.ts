import { readFileSync } from 'node:fs';
import { botNamed, playGame } from '@swordtable/bots';
import { contracts } from '@swordtable/games/contracts/rules';
import { olympus } from '@swordtable/games/tile-battle/rules';
import { hashOf } from '@swordtable/kernel';
import { matchId } from '@swordtable/server/api/match';
import type { MatchFile } from '@swordtable/server/api/play';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeFindsInForm } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { look } from './looking.ts';
import { answerOnce, click, untilAsked } from './playing.ts';
import { address } from './service.ts';

/** A whole match between two quick bots, as a file. */
const file: MatchFile = (() => {
  const bot = botNamed('easy');
  if (!bot.ok) throw new Error(bot.refusal.sentence);
  const played = playGame(olympus, { seats: 2, options: {}, seed: 'a replay' }, [bot.value, bot.value]);
  if (!played.ok) throw new Error(played.refusal.sentence);
  const players: MatchFile['players'] = [
    { name: 'Ada', player: 'person' },
    { name: 'Bob', player: 'person' },
  ];
  return { ...played.value.record, hash: hashOf(played.value.end), players };
})();
const last = file.answers.length;

let match = '';
beforeAll(async () => {
  const taken = await fetch(`${address}/api/records`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(file),
  });
  ({ match } = matchId.parse(await taken.json()));
});

const upload = (text: string, name = 'match.json') => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** The shown step. */
const stepOf = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Position in the match' }).inputValue());
const seen = (page: Page): Promise<string> => page.locator('main').innerText();

test('at every size, dark or light, nothing is wrong with a replay', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/replay/match/${match}?step=${last - 8}&eyes=1`);
  await page.getByRole('region', { name: 'Replay' }).waitFor();
  expect(await stepOf(page)).toBe(last - 8);
  expect(await look(page, 'replay')).toEqual([]);
  await page.getByLabel('View as').selectOption('Everything open');
  await page.getByText('Face down').click();
  await page.getByText('Points (table)').click();
  expect(await look(page, 'replay-open')).toEqual([]);
  expect(errors).toEqual([]);
});

test('buttons, keys, and the plot step through a match, and it plays automatically', async () => {
  const { page, errors } = await visit(`${address}/replay/match/${match}`, { viewport: SIZES.desktop, isAlone: true });
  const slider = page.getByRole('slider', { name: 'Position in the match' });
  await slider.waitFor();
  expect(await stepOf(page)).toBe(0);
  await page.getByRole('button', { name: 'Step forward' }).click();
  expect(await stepOf(page)).toBe(1);
  expect(await slider.getAttribute('aria-valuetext')).toMatch(new RegExp(`^Step 1 of ${last}: .+ drafts .+\\.$`));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await stepOf(page)).toBe(3);
  await page.keyboard.press('ArrowLeft');
  await page.locator('body').press('End');
  expect(await stepOf(page)).toBe(last);
  await page
    .getByText('Game over')
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Previous turn' }).click();
  const before = await stepOf(page);
  expect(before).toBeLessThan(last);
  // The middle of the plot is the middle of the match.
  const plot = page.getByRole('slider', { name: 'Points over time' });
  const box = await plot.boundingBox();
  if (box === null) throw new Error('The plot is in sight.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const middle = await stepOf(page);
  expect(Math.abs(middle - last / 2)).toBeLessThan(last / 10);
  expect(await plot.getAttribute('aria-valuetext')).toMatch(/Ada \d+, Bob \d+$/);
  await plot.press('ArrowRight');
  expect(await stepOf(page)).toBe(middle + 1);
  await page.getByLabel('Speed').selectOption('Fast');
  // From here on, the page's clock is moved by hand.
  await page.clock.install();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction((step) => Number(document.querySelector<HTMLInputElement>('.scale input')?.value) > step, middle + 2);
  await page.getByRole('button', { name: 'Pause' }).click();
  const paused = await stepOf(page);
  await page.clock.runFor(10_000);
  expect(await stepOf(page)).toBe(paused);
  expect(errors).toEqual([]);
});

test('a link to a position shows a stranger the same, from the same seat', { tags: ['long'] }, async () => {
  const { page } = await visit(`${address}/replay/match/${match}`, { permissions: ['clipboard-read', 'clipboard-write'], isAlone: true });
  await page.getByRole('slider', { name: 'Position in the match' }).waitFor();
  await page.getByLabel('View as').selectOption('Bob');
  await page.getByRole('slider', { name: 'Position in the match' }).fill('30');
  await page.getByRole('button', { name: 'Copy link to this position' }).click();
  await page.getByText(/^Copied/).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\?step=30&eyes=1$/);
  const { page: stranger, errors } = await visit(link);
  await stranger.getByRole('slider', { name: 'Position in the match' }).waitFor();
  expect(await stepOf(stranger)).toBe(30);
  expect(await seen(stranger)).toBe(await seen(page));
  expect(errors).toEqual([]);
});

test('a file is saved and opened again; a broken one is refused with a sentence', async () => {
  const { page, errors } = await visit(`${address}/replay/match/${match}?step=20`);
  await page.getByRole('slider', { name: 'Position in the match' }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(saved)).toMatchObject({ game: 'olympus', answers: file.answers, hash: file.hash });
  await page.goto(`${address}/replays`);
  const input = page.locator('input[type=file]');
  const refusals: readonly (readonly [string, RegExp])[] = [
    ['Dear friend,', /can’t be shown\..*JSON object/],
    [saved.slice(0, 200), /can’t be shown\..*JSON object/],
    [saved.replace(/"hash": ?"..../, '"hash": "zzzz'), /can’t be shown\./],
    [saved.replace('olympus', 'chess'), /There is no game "chess" here/],
    [`${saved}${' '.repeat(4_100_000)}`, /too large/],
  ];
  for (const [text, sentence] of refusals) {
    await input.setInputFiles(upload(text));
    await page.getByText(sentence).waitFor();
    expect(page.url()).toBe(`${address}/replays`);
  }
  await input.setInputFiles(upload(saved));
  await page.waitForURL(/\/replay\/file/);
  await page.getByRole('slider', { name: 'Position in the match' }).fill('20');
  expect(await page.locator('.now').innerText()).toContain(`20 / ${last}`);
  await page.waitForURL(/step=20/);
  await page.reload();
  await page.getByRole('slider', { name: 'Position in the match' }).waitFor();
  expect(await stepOf(page)).toBe(20);
  // No one else could find it by a link, so the file is offered instead.
  const instead = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Copy link to this position' }).click();
  await page.getByText('so it has no link').waitFor();
  expect(JSON.parse(readFileSync(await (await instead).path(), 'utf8'))).toMatchObject({ answers: file.answers });
  expect(errors).toEqual([]);
});

test('a file of an unfinished match is resumed', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/play/new?game=olympus&against=easy`);
  await untilAsked(page);
  await answerOnce(page, click);
  await untilAsked(page);
  await page.getByRole('button', { name: 'This match' }).click();
  await page.getByRole('button', { name: 'Download match' }).click();
  const saved = page.waitForEvent('download');
  // It contains hidden information, so there's a confirmation.
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const path = await (await saved).path();
  const { page: elsewhere, errors: others } = await visit(`${address}/replays`);
  await elsewhere.locator('input[type="file"]').setInputFiles(path);
  await elsewhere.getByRole('button', { name: 'Resume' }).click();
  await elsewhere.waitForURL(/\/play\/[0-9a-f]{32}$/);
  await untilAsked(elsewhere);
  await answerOnce(elsewhere, click);
  expect([...errors, ...others]).toEqual([]);
});

test('a running match is seen only from the reader’s own seat', { tags: ['long'] }, async () => {
  const made = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'olympus',
      listed: true,
      seats: [
        { kind: 'me', name: 'Ada' },
        { kind: 'bot', level: 'easy' },
      ],
    }),
  });
  const { match: running } = matchId.parse(await made.json());
  const { page, errors } = await visit(`${address}/replay/match/${running}`);
  await page.getByText('This match is still running').waitFor();
  expect(await page.getByLabel('View as').locator('option').allInnerTexts()).toEqual(['Spectator']);
  expect(await page.getByRole('button', { name: 'Save file' }).count()).toBe(0);
  await page.getByRole('slider', { name: 'Points over time' }).waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByText('You can’t play on from a match').waitFor();
  expect(await axeFindsInForm(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a step can be played on against a bot, and that match can be replayed too', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/replay/match/${match}?step=${last}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByText('The match is over at this step').waitFor();
  await page.getByRole('slider', { name: 'Position in the match' }).fill('3');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Bob' }).check();
  await dialog.getByRole('radio', { name: 'Easy' }).check();
  await picture(page, 'replay-play-on-desktop-dark');
  expect(await axeFindsInForm(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await page.waitForURL(/\/play\/[0-9a-f]{32}$/);
  await page
    .getByText(/draft a tile/i)
    .first()
    .waitFor();
  const own = page.locator('.who', { hasText: 'You' });
  await own.waitFor();
  const log = page.getByRole('list', { name: 'Log' }).or(page.locator('.log ol')).first();
  const lines = await log.getByRole('listitem').count();
  await page.locator('.draft button').first().click();
  await page.waitForFunction((before) => document.querySelectorAll('.log li').length > before, lines);
  // While it's running it's seen only from one's own seat.
  const id = page.url().split('/').at(-1);
  await page.goto(`${address}/replay/local/${id}?step=3`);
  await page.getByText('This match is still running').waitFor();
  expect(await page.getByLabel('View as').locator('option').allInnerTexts()).toEqual(['You']);
  await page.getByText('branched off another one at step 3').waitFor();
  expect(await axeFindsInForm(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('what can’t be replayed says so', { tags: ['long'] }, async () => {
  const { page } = await visit(`${address}/replay/local/${'0'.repeat(32)}`);
  await page.getByText('There is no such match in this browser.').waitFor();
  await page.goto(`${address}/replay/match/nothing`);
  await page
    .getByRole('heading', { level: 1 })
    .getByText(/no such match/i)
    .waitFor();
  await page.goto(`${address}/replay/file`);
  await page.getByText('The file is no longer here.').waitFor();
});

test('with many plots, one is shown beside the names of all, and a taller board scrolls above it', { tags: ['long'] }, async () => {
  const bot = botNamed('random');
  if (!bot.ok) throw new Error(bot.refusal.sentence);
  const played = playGame(contracts, { seats: 2, options: {}, seed: 'a replay' }, [bot.value, bot.value]);
  if (!played.ok) throw new Error(played.refusal.sentence);
  const text = JSON.stringify({ ...played.value.record, hash: hashOf(played.value.end), players: file.players });
  const { page, errors } = await visit(`${address}/replays`, { viewport: { width: 1280, height: 800 } });
  await page.locator('input[type=file]').setInputFiles(upload(text));
  const points = page.getByRole('slider', { name: 'Points over time' });
  await points.waitFor();
  await page.getByRole('button', { name: 'Gold', exact: true }).click();
  await page.getByRole('slider', { name: 'Gold over time' }).waitFor();
  expect(await points.count()).toBe(0);
  const desk = await page.getByRole('region', { name: 'Replay' }).boundingBox();
  expect((desk?.y ?? 0) + (desk?.height ?? 0)).toBeLessThanOrEqual(800);
  await page.locator('body').press('End');
  // The total is shown before it's explained.
  const total = await page.getByRole('row', { name: /^Total/ }).boundingBox();
  expect((total?.y ?? 800) + (total?.height ?? 0)).toBeLessThan(desk?.y ?? 0);
  expect(await axeFindsInForm(page)).toEqual([]);
  expect(errors).toEqual([]);
});
