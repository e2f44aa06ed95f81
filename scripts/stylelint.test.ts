import { fileURLToPath } from 'node:url';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The rules that a style sheet of the page would break. */
const broken = async (code: string): Promise<readonly string[]> => {
  const { results } = await stylelint.lint({ code, codeFilename: at('packages/web/app/some.css'), configFile: at('stylelint.config.mjs') });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
};

it.each([
  ['@scope (.some) { :scope { gap: var(--s-2); } .step { color: var(--ink); } }', []],
  ['@scope (.some) { @media (--phone) { :scope { gap: 1px; } } }', []],
  ['.some { color: var(--ink); }', ['swordtable/scoped']],
  ['@scope (main) { p { color: var(--ink); } }', ['swordtable/scoped']],
  ['@scope (.some) { .some > p { color: var(--ink); } }', ['swordtable/scoped']],
  ['@scope (.some) { & > p { color: var(--ink); } }', ['swordtable/scoped']],
  ['@scope (.some) { .house { color: var(--ink); } }', ['swordtable/owners']],
  ['@scope (.some) { .nobody-has-this { color: var(--ink); } }', ['swordtable/used']],
  ['@scope (.some) { :scope .land-gold { color: var(--ink); } }', []],
  ['@scope (.some) { :scope .house { color: var(--ink); } }', []],
  ['@scope (.some) { :scope { padding: 0 8px; } }', ['swordtable/tokens']],
  ['@scope (.some) { :scope { border-radius: 6px; } }', ['swordtable/tokens']],
  ['@scope (.some) { @media (width <= 720px) { :scope { gap: 0; } } }', ['swordtable/breakpoints']],
  ['@scope (.some) { @media (--gigantic) { :scope { gap: 0; } } }', ['swordtable/breakpoints']],
])('%s breaks %j', async (code, rules) => {
  expect(await broken(code)).toEqual(rules);
});
