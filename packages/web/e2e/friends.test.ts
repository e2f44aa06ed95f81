import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { picture, SIZES, visit } from './browser.ts';
import { IS_LONG } from './long.ts';
import { answerOnce, click, isOver, press, seqOn, tap, untilAfter } from './playing.ts';
import { newProcess } from './process.ts';

const service = newProcess();
let address = '';
beforeAll(async () => {
  address = await service.start();
});

/** Two people in one match, each in their own browser; the guest has a phone. */
const friends = async () => {
  const { page: host, errors: hostErrors } = await visit(`${address}/match/new?game=olympus&against=link`);
  await host.getByLabel('Your name').fill('Ada');
  await host.getByRole('button', { name: 'Create match' }).click();
  await host.waitForURL(/\/match\/[a-z2-9]{14}$/);
  const link = await host.getByRole('textbox').first().inputValue();
  const { page: guest, errors: guestErrors } = await visit(link, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await guest.getByText('Ada').first().waitFor();
  await guest.getByLabel('Your name').fill('Grace');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([host, guest].map((page) => page.locator('.table').waitFor()));
  return { host, guest, errors: () => [...hostErrors, ...guestErrors] };
};

/** The player who must answer does, by mouse and finger or directly; says whether the match continued. */
const oneAnswer = async (host: Page, guest: Page, isShort = false): Promise<boolean> => {
  const asked = await Promise.race(
    [host, guest].map(async (page) => {
      await page.locator('.prompt:not(.idle), .ending').first().waitFor();
      return page;
    }),
  );
  if (await isOver(asked)) return false;
  await answerOnce(asked, isShort ? press : asked === host ? click : tap);
  return true;
};

/** Both start a rematch. */
const rematch = async (host: Page, guest: Page): Promise<void> => {
  for (const page of [host, guest]) await page.locator('.ending').waitFor();
  await host.getByRole('button', { name: 'Rematch' }).click();
  await guest.getByRole('link', { name: 'Go to the rematch' }).tap();
  for (const page of [host, guest]) await page.locator('.draft').waitFor();
};

/** This many answers are given with the mouse and with a finger. */
const A_FEW = 12;

/** Resigns from the menu, where keeping on playing is the bright answer. */
const resign = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'This match' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('alert').getByText('You can’t undo this.').waitFor();
  expect(await page.locator('.match-menu .lamp').innerText()).toBe('Keep playing');
  await page.getByRole('button', { name: 'Resign' }).click();
};

/** The player who answered last asks for a takeback, and gets it only if the other agrees. */
const takeBack = async (host: Page, guest: Page): Promise<void> => {
  await oneAnswer(host, guest, true);
  const isHosts = (await host.locator('.prompt.idle').count()) > 0;
  const [asker, other] = isHosts ? [host, guest] : [guest, host];
  await press(asker.getByRole('button', { name: 'Ask to undo' }));
  await press(other.getByRole('button', { name: 'Allow' }));
  await asker.locator('.prompt:not(.idle)').waitFor();
  await other.locator('.prompt.idle').waitFor();
  expect(await other.locator('.takeback').count()).toBe(0);
};

test('two browsers play against each other until one of them resigns, and then a rematch', { tags: ['long'] }, async () => {
  const { host, guest, errors } = await friends();
  // The secret is no longer needed and is gone from the address.
  expect(guest.url()).not.toContain('invite');
  await takeBack(host, guest);
  for (let answers = 0; answers < A_FEW; answers++) expect(await oneAnswer(host, guest)).toBe(true);
  await resign(host);
  for (const page of [host, guest]) await page.locator('.ending').getByText('by resignation').waitFor();
  await picture(guest, 'olympus-over-phone-dark');
  await rematch(host, guest);
  expect(errors()).toEqual([]);
});

test('a reload in the middle of an ability finds the same question', { tags: ['long'] }, async () => {
  const { host, guest, errors } = await friends();
  // Now and then nobody with a choice is dealt to the host in a whole game; then there is another game.
  while ((await host.getByRole('button', { name: /^Don’t use/ }).count()) === 0) {
    if (!(await oneAnswer(host, guest, true))) await rematch(host, guest);
  }
  const before = await host.locator('.prompt h2').innerText();
  const asked: string[] = [];
  host.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const socket = host.waitForEvent('websocket');
  await host.reload();
  await host.getByRole('heading', { name: before }).waitFor();
  // The page follows its match over a socket, and answers over it as well.
  expect((await socket).url()).toMatch(/^ws:.*\/api\/socket$/);
  const seq = await seqOn(host);
  await answerOnce(host, click);
  await untilAfter(guest, seq);
  expect(asked.filter((path) => /\/(?:stream|actions)$/.test(path))).toEqual([]);
  expect(errors()).toEqual([]);
});

/** Answers before the server is killed and after it came back; mostly it's the draft, and in the long form the first battles as well. */
const [BEFORE, AFTER] = IS_LONG ? [16, 6] : [3, 2];

test('the server is killed in the middle of a game and comes back: nothing is lost, and the game continues automatically', async () => {
  const { host, guest } = await friends();
  for (let answers = 0; answers < BEFORE; answers++) await oneAnswer(host, guest, true);
  const seq = Math.max(await seqOn(host), await seqOn(guest));
  await untilAfter(host, seq - 1);
  const log = await host.locator('.log ol').innerText();
  await service.kill();
  await host.getByText(/connection lost/i).waitFor();
  await picture(host, 'connection-lost-desktop-dark');
  expect(await axeFinds(host)).toEqual([]);
  await service.start();
  await host.getByText(/connection lost/i).waitFor({ state: 'hidden' });
  await guest.getByText(/connection lost/i).waitFor({ state: 'hidden' });
  expect(await host.locator('.log ol').innerText()).toBe(log);
  for (let answers = 0; answers < AFTER; answers++) expect(await oneAnswer(host, guest)).toBe(true);
});

test('a match that was resigned is reviewed and analyzed from its end, and removed from one player’s list only', {
  tags: ['long'],
}, async () => {
  const { host, guest, errors } = await friends();
  for (let answers = 0; answers < 3; answers++) await oneAnswer(host, guest, true);
  await resign(host);
  await host.locator('.ending').getByRole('link', { name: 'Review' }).click();
  const review = host.getByRole('region', { name: 'Review' });
  await review.getByText('Quick review').waitFor();
  await review.getByRole('button', { name: 'Chart' }).click();
  await review.getByRole('slider', { name: 'Chance to win, % over time' }).waitFor();
  await host.goBack();
  await host.locator('.ending').getByRole('link', { name: 'Analyze' }).click();
  await host.waitForURL(/\/analysis\/match\//);
  await host.getByRole('button', { name: 'Share' }).click();
  // What was drafted before the end is in the hands.
  expect(await host.getByLabel('The position as text').inputValue()).toMatch(/^(red|blue) hand: /m);
  await host.keyboard.press('Escape');
  await host.goto(address);
  await host.getByRole('button', { name: /^Remove this match/ }).click();
  const dialog = host.getByRole('alertdialog');
  await dialog.getByText('The others keep theirs.').waitFor();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await host.getByText('Match removed.').waitFor();
  await host.reload();
  await host.getByText('Your matches appear here').waitFor();
  await guest.goto(address);
  await guest.locator('.matches .match[data-game="olympus"]').waitFor();
  expect(errors()).toEqual([]);
});
