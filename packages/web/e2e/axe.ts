import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { asSeen, settled } from './browser.ts';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What the script adds to a page. */
declare const axe: { run(options: object): Promise<{ readonly violations: readonly Finding[] }> };

/** Axe's findings on a page, one line each; empty if all is well. */
export const axeFinds = async (page: Page): Promise<readonly string[]> => {
  await settled(page);
  await page.evaluate(script);
  const run = (): Promise<readonly Finding[]> =>
    page.evaluate(async () => {
      // Of what is in order nothing is told, which spares a quarter of the time.
      const { violations } = await axe.run({ preload: false, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
    });
  const found = await asSeen(page, run);
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};

/** Axe is slow: it checks both layouts and both themes, but not every combination. */
const LOOKED_AT = ['desktop dark', 'phone light'];

/** The same for a page that is checked in every size and theme. */
export const axeFindsAt = (page: Page, size: string, colorScheme: string): Promise<readonly string[]> =>
  LOOKED_AT.includes(`${size} ${colorScheme}`) ? axeFinds(page) : Promise.resolve([]);
