import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { asSeen, settled } from './browser.ts';
import { IS_LONG } from './long.ts';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What the script adds to a page. */
declare const axe: { run(options: object): Promise<{ readonly violations: readonly Finding[] }> };

/** More than half of axe's time goes into colors. They depend on the theme, so they're left to screens that are seen in both themes. */
const COLORS = ['color-contrast', 'link-in-text-block'];

const findings = async (page: Page, skipped: readonly string[]): Promise<readonly string[]> => {
  await settled(page);
  // Once it's there it's also warm, and twice as fast.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const run = (): Promise<readonly Finding[]> =>
    page.evaluate(async (ids) => {
      const rules = Object.fromEntries(ids.map((id) => [id, { enabled: false }]));
      // Of what is in order nothing is told, which spares a quarter of the time.
      const { violations } = await axe.run({ preload: false, resultTypes: ['violations'], rules });
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
    }, skipped);
  const found = await asSeen(page, run);
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};

/** Axe's findings on a page, one line each; empty if all is well. Colors outside of the screens that are seen in both themes: in the long form. */
export const axeFinds = (page: Page): Promise<readonly string[]> => findings(page, IS_LONG ? [] : COLORS);

/** The same but for colors, for another state of a screen that is seen in both themes. */
export const axeFindsInForm = (page: Page): Promise<readonly string[]> => findings(page, COLORS);

/** Axe is slow: it checks both layouts and both themes, but not every combination; in the short form one of these, always the same by name. */
const LOOKED_AT = ['desktop dark', 'phone light'];

/** The same for a page that is checked in every size and theme. */
export const axeFindsAt = (page: Page, name: string, size: string, colorScheme: string): Promise<readonly string[]> => {
  const looked = IS_LONG ? LOOKED_AT : [LOOKED_AT[name.length % LOOKED_AT.length]];
  return looked.includes(`${size} ${colorScheme}`) ? findings(page, []) : Promise.resolve([]);
};
