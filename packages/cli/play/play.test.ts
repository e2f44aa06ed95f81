import { readFileSync, writeFileSync } from 'node:fs';
import { readRecord } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { run, useFolder } from '../testing/run.ts';
import { runHere, typeHere } from '../testing/run-here.ts';

const file = useFolder();

/** More than a match takes: what is left over when it ends is not read. */
const ANY = Array<string>(150).fill('any');

const SCENE = `
red hand: jason 4/2/3/3, zeus
blue hand: athlete
.  red ajax    .
.  blue hydra  *
`;

describe('a whole game through a pipe', () => {
  test('against a bot, to the end, with a record that replays', async () => {
    const { code, out, err } = await run(['play', '--against', 'random', '--seed', 'one', '--save', file('one.json')], ANY);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('Draft one of the open tiles.');
    expect(out).toMatch(/· (Red|Blue) wins, \d+ to \d+\.|· A tie, \d+ to \d+\. (Red|Blue) wins /);
    expect(out).toContain('Seed one.');
    const record = readRecord(readFileSync(file('one.json'), 'utf8'));
    expect(record.ok && record.value.answers.length).toBeGreaterThan(40);
    const replayed = await runHere(['replay', file('one.json')]);
    expect(replayed.err).toBe('');
    expect(replayed.out).toMatch(/\d+ answers, all legal; the hash [0-9a-f]{16} matches\./);
    expect(replayed.out).toMatch(/It ended Red \d+, Blue \d+\./);
  });

  test('two at one keyboard, Yggdrasil, nothing wider than the terminal', async () => {
    const { code, out } = await typeHere(['play', 'asgard', '--hot-seat', '--option', 'terrain=yggdrasil', '--seed', 'two'], ANY);
    expect(code).toBe(0);
    expect(out).toContain('Red> any');
    expect(out).toContain('Blue> any');
    expect(out).toMatch(/(wins|share the win): Red \d+, Blue \d+\./);
    expect(Math.max(...out.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
  });

  test('a game with hidden cards: what the bot holds is told by the record only, and only after the end', async () => {
    const begin = ['play', 'battlefields', '--against', 'random', '--seed', 'hidden', '--option', 'first=red'];
    const few = await typeHere([...begin, '--save', file('begun.json')], [...Array<string>(6).fill('any'), 'card ambush', 'quit']);
    expect(few.out).toContain('  hand  4 warriors · 4 actions');
    expect(few.out).toMatch(/Blue places a warrior face down at place \d\./);
    expect(few.out).toContain('Ambush\naction · battle · 2 per player\n');
    const begun = await runHere(['replay', file('begun.json'), '--all']);
    expect(begun.out).toMatch(/Answer \d, Blue: in secret\n· Blue takes an action\./);
    expect(begun.out).not.toMatch(/Blue(:|) takes? [A-Z]/);
    const { code, out, err } = await typeHere([...begin, '--save', file('hidden.json')], ANY);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/(wins|share the win): Red \d+, Blue \d+\./);
    const lines = out.split('\n').filter((line) => !line.startsWith('The record is in'));
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(80);
    expect((await runHere(['replay', file('hidden.json'), '--all'])).out).toMatch(/Answer \d, Blue: take [A-Z]\w+\n· Blue takes [A-Z]/);
  });

  test('a table of five, and the solo game: nothing wider than the terminal, and others see no sword before all are done', async () => {
    const five = ['play', 'swordcrafters', '--seats', '5', '--against', 'random', '--seed', 'five', '--save', file('five.json')];
    const { code, out, err } = await typeHere(five, [...ANY.slice(0, 20), 'log', ...ANY]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/(wins|share the win): Amber \d+, Sky \d+, Copper \d+, Lime \d+, Lilac \d+\./);
    const lines = out.split('\n').filter((line) => !line.startsWith('The record is in'));
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(80);
    expect(out).toMatch(/· Amber adds an? \w+( tile)? to side \d\./);
    expect(out).not.toMatch(/(Sky|Copper|Lime|Lilac) builds/);
    expect((await runHere(['replay', file('five.json')])).out).toMatch(/Swordcrafters, 5 seats, default options\n\d+ answers, all legal/);
    const alone = await typeHere(
      ['play', 'swordcrafters', '--seats', '1', '--option', 'opponents=4', '--seed', 'alone'],
      ['card pairs', ...ANY],
    );
    expect([alone.code, alone.err]).toEqual([0, '']);
    expect(alone.out).toContain('pairs\nmagic card method');
    expect(alone.out).toMatch(/Amber (beats every sword with \d+ points|has \d+ points, which doesn’t beat)/);
    expect(Math.max(...alone.out.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
  });

  test('a party against a bot: nothing wider than the terminal, and what others keep and plan is told to nobody', async () => {
    const begin = ['play', 'contracts', '--against', 'random', '--seed', 'party', '--save', file('party.json')];
    const { code, out, err } = await typeHere(begin, ['card poacher', ...Array.from({ length: 6 }, () => ANY).flat()]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Poacher\ncompanion · scout · 1 strength');
    expect(out).toContain('Amber: Encounter Phase: keep one card and pass the rest.');
    expect(out).toMatch(/\npacks: Amber 10/);
    expect(out).toMatch(/(wins|share the win): Amber \d+, Sky \d+\./);
    const lines = out.split('\n').filter((line) => !line.startsWith('The record is in'));
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(80);
    expect(out).not.toMatch(/Sky keeps (?!a card)/);
    expect((await runHere(['replay', file('party.json')])).out).toMatch(/Contracts, 2 seats, default options\n\d+ answers, all legal/);
  });

  test('the end of the input ends the game cleanly, and so does quit', async () => {
    const ended = await typeHere(['play', '--against', 'random', '--seed', 'x'], '');
    expect(ended.code).toBe(0);
    expect(ended.out).toMatch(/The game stops here, after \d answers?\./);
    const quit = await typeHere(['play', '--against', 'random', '--seed', 'x'], ['quit', 'any']);
    expect(quit.code).toBe(0);
    expect(quit.out).not.toContain('> any');
  });
});

describe('from a scene', () => {
  test('answers are typed in words, in parts, or chosen; undo takes back what is fair to take back', async () => {
    writeFileSync(file('scene.txt'), SCENE);
    const lines = [
      'jason', // leaves the cell and the turn open
      'b3', // leaves the turn open
      '1', // upright
      'undo', // asked whether to swap: the placement can still be taken back
      'jason b3 >',
      'no',
      'undo', // the turn has passed
      'quit',
    ];
    const { code, out, err } = await typeHere(['play', '--hot-seat', '--scene', file('scene.txt'), '--save', file('scene.json')], lines);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('Which cell for Jason?');
    expect(out).toContain('1  ▲ not rotated                      north 4, east 2, south 3, west 3');
    expect(out).toContain('Red: Jason: choose a tile. You may swap Jason with a hero next to him');
    expect(out).toContain('Taken back.');
    expect(out).toContain('The turn has passed, and you can’t undo what ended it.');
    const kept = JSON.parse(readFileSync(file('scene.json'), 'utf8')) as { answers: unknown[] };
    expect(kept.answers).toHaveLength(2);
    // The record of a game from a scene carries the scene, and replays.
    expect((await runHere(['replay', file('scene.json')])).out).toContain('2 answers, all legal');
  });

  test('a price is typed as it is', async () => {
    const { out } = await typeHere(['play', '--hot-seat', '--option', 'bid', '--seed', 'bid'], ['9', '3', 'quit']);
    expect(out).toContain('Choose a number from 0 to 8.');
    expect(out).toContain('says that going second is worth 3 points.');
  });

  test('what is not understood gets one helpful sentence', async () => {
    writeFileSync(file('scene.txt'), SCENE);
    const lines = [
      'hidra',
      'zeus h8',
      'jason a9',
      'pass',
      '99',
      'hero hydra',
      'hero nobody',
      'why',
      'undo',
      'help',
      'scene',
      'hint',
      'quit',
    ];
    const { code, out } = await run(['play', '--seat', 'red', '--against', 'greedy', '--scene', file('scene.txt')], lines);
    expect(code).toBe(0);
    const after = (typed: string): string => out.slice(out.indexOf(`Red> ${typed}\n`) + typed.length + 6);
    expect(after('hidra')).toMatch(/^"hidra" is no answer here\. Did you mean "Hydra"\? Type "help" for help\.\n/);
    expect(after('zeus h8')).toMatch(/^That cell isn’t open\. Open cells: [a-h1-8 ]+\.\n/);
    expect(after('jason a9')).toMatch(/^That cell isn’t open\./);
    expect(after('pass')).toMatch(/^This cannot be declined\.\n/);
    expect(after('99')).toMatch(/^Choose a number from 1 to 2\.\n/);
    expect(after('hero hydra')).toMatch(/^Hydra {3}north \d, east \d, south \d, west \d\nMany Heads · continuous/);
    expect(after('hero nobody')).toMatch(/^There is no hero or terrain "nobody"\./);
    expect(after('why')).toMatch(/^Nothing has happened yet\.\n/);
    expect(after('undo')).toMatch(/^There’s nothing to undo yet\.\n/);
    expect(after('help')).toContain('hero NAME');
    expect(after('scene')).toMatch(/^match: olympus mount-olympus\n/);
    expect(after('hint')).toMatch(/^The bot would play: (Jason|Zeus) on [a-h][1-8][,.]/);
  });

  test('a broken scene is refused before anything is played', async () => {
    writeFileSync(file('broken.txt'), 'red hand: jasn\n');
    const { code, out, err } = await typeHere(['play', '--scene', file('broken.txt')]);
    expect(err).toBe('The scene can’t be read: There is no hero "jasn".\n');
    expect([code, out]).toEqual([1, '']);
  });
});

test('why explains the last battle, number by number', async () => {
  writeFileSync(file('battle.txt'), 'red hand: hercules, zeus\nblue hand: athlete\n.  blue hydra 1/1/1/1\n.  *\n');
  const { out } = await typeHere(['play', '--hot-seat', '--scene', file('battle.txt')], ['hercules d2 ^', 'why', 'quit']);
  expect(out.slice(out.indexOf('> why'))).toMatch(/· Hercules beats Hydra, \d to 1\./);
});

test('a game that was left is taken up again where it stood', async () => {
  const started = ['play', '--hot-seat', '--seed', 'later', '--save', file('later.json')];
  expect((await typeHere(started, ['1', '1', 'quit'])).out).toContain('The game stops here, after 2 answers.');
  const { code, out } = await typeHere(['play', '--hot-seat', '--resume', file('later.json')], ['1', 'quit']);
  expect(code).toBe(0);
  expect(out).toContain('The game stops here, after 3 answers.');
  expect((await runHere(['replay', file('later.json')])).out).toContain('3 answers, all legal');
});
