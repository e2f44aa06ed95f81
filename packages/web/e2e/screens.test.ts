import { olympus } from '@swordtable/games/tile-battle/rules';
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled, visit } from './browser.ts';
import { go } from './going.ts';
import { leftWhere, resume } from './left-match.ts';
import { longIf } from './long.ts';
import { look } from './looking.ts';
import { untilAsked } from './playing.ts';
import { address } from './service.ts';

/** Every screen with its own address, by the name of its picture. */
const SCREENS: readonly (readonly [name: string, path: string])[] = [
  ['first-page', '/'],
  ['set-up', '/new/olympus'],
  ['hero', '/gallery/medusa'],
  ['numbers', '/numbers'],
];

/** Made of the same parts as one of those above. */
const ALIKE: typeof SCREENS = [
  ['opponent', '/opponent'],
  ['learn', '/learn/olympus'],
  ['rules-swordcrafters', '/rules/swordcrafters'],
  ['settings', '/settings'],
  ['gallery-contracts', '/gallery?game=contracts&sort=legendary'],
  ['sit-down', '/match/new?game=olympus&against=link'],
  ['set-up-swordcrafters', '/new/swordcrafters'],
  ['set-up-by-link', '/new/asgard?against=link'],
  ['gallery', '/gallery?game=battlefields'],
  ['magic-card', '/gallery/triads-ruby-emerald-amethyst'],
  ['replays', '/replays'],
  ['watch', '/watch'],
  ['credits', '/credits'],
  ['nowhere', '/match/abcdefghjk2345'],
  ['set-up-battlefields', '/new/battlefields'],
  ['terrain', '/gallery/yggdrasil'],
  ['card', '/gallery/ambush'],
  ['companion', '/gallery/contracts-poacher'],
  ['rules', '/rules/olympus'],
  ['rules-battlefields', '/rules/battlefields'],
];

/** Waits until parts that load on demand are there as well: nothing is on its way, and what has come has led to no other request. */
const watchRequests = (page: Page): (() => Promise<void>) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    do await settled(page);
    while (underWay.size > 0);
  };
};

for (const screens of [SCREENS, ALIKE])
  test(
    `at every size, dark or light, nothing is wrong: ${screens.map(([name]) => name).join(', ')}`,
    longIf(screens === ALIKE),
    async () => {
      const { page, errors } = await visit(`${address}/`);
      const untilQuiet = watchRequests(page);
      const faults: string[] = [];
      for (const [name, path] of screens) {
        await go(page, path);
        await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading' }).first().waitFor();
        await untilQuiet();
        faults.push(...(await look(page, name)));
      }
      expect(faults).toEqual([]);
      // A match that doesn't exist is refused with a status that browsers log; that's not the page's fault.
      expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
    },
  );

/** With so few answers left, several tiles are on the board. */
const SOME_PLACED = 40;

test('at every size, dark or light, nothing is wrong with the table', { tags: ['long'] }, async () => {
  const { page, errors } = await visit(`${address}/play/new?game=olympus&against=easy`);
  await untilAsked(page);
  const faults = [...(await look(page, 'olympus-draft'))];
  const { file } = leftWhere(olympus, ({ decisions: [asked] }, left) =>
    asked?.prompt.rule === 'placement' && left < SOME_PLACED ? asked : undefined,
  );
  await resume(page, file);
  faults.push(...(await look(page, 'olympus-table')));
  const [open, held] = [page.locator('.cell.open.live'), page.locator('.mine .cover.live')];
  // With several in hand, one of them is picked up first; the last one is picked up already.
  if ((await page.locator('.mine .cover[aria-pressed="true"]').count()) === 0) await held.first().click();
  // By keyboard, so that nothing moves away under a pointer when the window changes its size.
  await open.first().focus();
  await page.locator('.ghost').waitFor();
  faults.push(...(await look(page, 'olympus-preview')));
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});
