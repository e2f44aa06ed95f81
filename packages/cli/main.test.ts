import { GAMES } from '@swordtable/games';
import { describe, expect, test } from 'vitest';
import { type Ran, run, useFolder } from './testing/run.ts';
import { runHere } from './testing/run-here.ts';

const file = useFolder();

describe('help', () => {
  test('the command lists what it can do, and each command teaches by examples', async () => {
    const root = await run(['--help']);
    expect(root.code).toBe(0);
    for (const name of ['play', 'simulate', 'ladder', 'replay', 'scene', 'serve-stdio', 'bench']) expect(root.out).toContain(`  ${name}`);
    const { code, out } = await runHere(['play', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('swordtable play asgard --against hard --seat blue');
    expect(out).toContain('terrain=mount-olympus | parthenon');
    expect(out).toContain('of asgard: the same options, by default terrain=asgard');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});

describe('asking for what does not exist gets one message and code 2', () => {
  const cases: readonly (readonly [string, readonly string[], string])[] = [
    ['command', ['pley'], "error: unknown command 'pley'"],
    [
      'game',
      ['play', 'olymp'],
      `There is no game "olymp". Did you mean "olympus"? The games are: ${GAMES.map(({ id }) => id).join(', ')}.`,
    ],
    ['option of the command', ['play', '--colour'], "error: unknown option '--colour'"],
    ['option of the game', ['simulate', 'asgard', '--option', 'terain=asgard'], 'There is no option "terain".'],
    ['value of an option', ['play', '--option', 'terrain=moon'], 'The option "terrain" takes one of mount-olympus'],
    ['value left out', ['play', '--option', 'terrain'], 'The option "terrain" needs a value'],
    ['options together', ['play', 'olympus', '--option', 'terrain=none'], 'it can be used with mixed decks'],
    ['bot', ['play', '--against', 'nobody'], 'There is no bot "nobody".'],
    ['bots', ['ladder', 'olympus', '--bots', 'random,random'], 'A ladder needs at least two different bots'],
    ['seat', ['play', '--seat', 'green'], 'There is no seat "green". The seats are: 0 (red), 1 (blue).'],
    ['number of seats', ['simulate', 'olympus', '--seats', '5'], 'Sellswords: Olympus is for exactly 2 players, not for 5.'],
    [
      'number of seats for a variant',
      ['simulate', 'swordcrafters', '--seats', '3', '--option', 'dual'],
      'Dual wielding is for two players.',
    ],
    [
      'number of seats for any game',
      ['simulate', 'swordcrafters', '--seats', '6', '--all-options'],
      'Swordcrafters is for 1 to 5 players, not for 6.',
    ],
    ['number', ['simulate', 'olympus', '--games', 'many'], 'It must be a whole number from 1 to'],
    ['file', ['replay', '/no/such/file'], '"/no/such/file" can’t be read: no such file.'],
    ['folder', ['scene', '/tmp'], '"/tmp" can’t be read: it’s a folder.'],
    ['numbers', ['play', '--numbers', '/no/such/file'], '"/no/such/file" can’t be read: no such file.'],
    ['place to save', ['play', '--save', '/no/such/folder/game.json'], 'can’t be written: no such file'],
  ];
  const check = async (ran: Promise<Ran>, message: string): Promise<void> => {
    const { code, out, err } = await ran;
    expect(err).toContain(message);
    expect(err.trim().split('\n').length).toBeLessThanOrEqual(2);
    expect(code).toBe(2);
    expect(out).toBe('');
  };

  test.each(cases)('unknown %s', (_, args, message) => check(runHere(args), message));

  // Whether commander or a command finds it.
  test.each(cases.filter(([what]) => ['command', 'game'].includes(what)))('unknown %s, in a process', (_, args, message) =>
    check(run(args), message),
  );

  test('a hero that does not exist in a file of numbers is named', async () => {
    const { writeFileSync } = await import('node:fs');
    writeFileSync(file('numbers.json'), JSON.stringify({ tiles: [{ id: 'hidra', numbers: [1, 2, 3, 4] }] }));
    const { code, err } = await runHere(['play', '--numbers', file('numbers.json')]);
    expect(err).toBe('Entry 1 of "tiles": there is no hero "hidra".\n');
    expect(code).toBe(2);
  });
});
