import { expect, test } from 'vitest';
import { namesOf, renamed } from './names.ts';
import { registered, registeredInPage } from './registry.ts';

const ZEBRA = { id: 'the-zebra', variable: 'theZebra', title: 'The Zebra' };

test('an id gives the names in code and for people', () => {
  expect(namesOf('the-zebra')).toEqual(ZEBRA);
  expect(['Zebra', '3zebras', 'the--zebra', 'the/zebra', '-x', ''].map(namesOf)).toEqual(Array(6).fill(undefined));
});

test('the template takes the names of the game', () => {
  expect(renamed("export const newGame = { id: 'new-game', name: 'New Game' };", ZEBRA)).toBe(
    "export const theZebra = { id: 'the-zebra', name: 'The Zebra' };",
  );
});

test.each([
  ['export const GAMES: readonly Game[] = [olympus];', 'export const GAMES: readonly Game[] = [olympus, theZebra];'],
  ['export const GAMES: readonly Game[] = [\n  olympus,\n];', 'export const GAMES: readonly Game[] = [\n  olympus, theZebra\n];'],
])('a game comes last in the list of the rules, on one line or several', (before, after) => {
  expect(registered(before, ZEBRA)).toBe(`import { theZebra } from './the-zebra/rules.ts';\n${after}`);
});

test('the page loads the rules of a game when it is opened', () => {
  const before = 'const GAMES: Rules = {\n  olympus: load,\n};\n\nconst EXAMPLES: Rules = {\n};\n';
  const line = "  'the-zebra': async () => [(await import('@swordtable/games/the-zebra/rules')).theZebra],\n";
  expect(registeredInPage(before, ZEBRA)).toBe(before.replace('load,\n', `load,\n${line}`));
});
