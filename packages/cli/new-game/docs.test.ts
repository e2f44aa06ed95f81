import { readFileSync } from 'node:fs';
import { highWater } from '@swordtable/high-water/rules';
import { expect, test } from 'vitest';
import { newGame } from './template/rules.ts';

const page = readFileSync(new URL('../../../docs/add-a-game.md', import.meta.url), 'utf8');
const section = /## 2\. Write the rules\n([\s\S]*?)\n## 3\./.exec(page)?.[1] ?? '';
const described = [...section.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);

test('docs/add-a-game.md describes every part that a game must have, and no other', () => {
  expect(new Set(described)).toEqual(new Set(Object.keys(newGame)));
  expect(new Set(Object.keys(highWater))).toEqual(new Set(Object.keys(newGame)));
});

test('the line of High Water that it quotes is still there', () => {
  const rules = readFileSync(new URL('../../../examples/high-water/rules.ts', import.meta.url), 'utf8');
  const [, quoted = 'no line'] = /```ts\n([\s\S]*?)\n```/.exec(page) ?? [];
  expect(rules).toContain(quoted);
});
