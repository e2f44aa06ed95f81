import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Ran, run, useFolder } from '../testing/run.ts';
import { runHere } from '../testing/run-here.ts';

const file = useFolder();

/** Runs a command, in a process or here, whole and in three shards, merges these, and returns what both wrote and printed. */
const bothWays = async (
  name: string,
  ran: (args: readonly string[]) => Promise<Ran>,
  args: readonly string[],
  forms: readonly string[],
) => {
  const filesOf = (part: string): readonly string[] => forms.flatMap((form) => [`--${form}`, file(`${name}-${part}.${form}`)]);
  const read = (part: string): readonly string[] => forms.map((form) => readFileSync(file(`${name}-${part}.${form}`), 'utf8'));
  const whole = await ran([...args, '--seed', 'k', ...filesOf('whole')]);
  for (const part of [1, 2, 3]) {
    const { code, err } = await ran([...args, '--seed', 'k', '--shard', `${part}/3`, '--json', file(`${name}-${part}.json`)]);
    expect([code, err]).toEqual([0, '']);
  }
  const merged = await runHere(['merge', ...[2, 3, 1].map((part) => file(`${name}-${part}.json`)), ...filesOf('merged')]);
  const printed = (out: string): string => out.replaceAll(/ in \d+\.\d s$/gm, '');
  expect([merged.code, merged.err]).toEqual([0, '']);
  return { whole: [printed(whole.out), ...read('whole')], merged: [printed(merged.out), ...read('merged')] };
};

const checkMerged = async (name: string, args: readonly string[]): Promise<void> => {
  const { whole, merged } = await bothWays(name, runHere, args, ['json', 'csv']);
  expect(merged).toEqual(whole);
};

describe('merged shards are the same, to the last digit, as one run', () => {
  // Three seats share wins by thirds. Battlefields has few options, and its games are short.
  test.each([
    ['swordcrafters', 'swordcrafters', ['--seats', '3', '--games', '7', '--no-laws', '--workers', '1']],
    ['battlefields', 'battlefields', ['--games', '5', '--laws-one-in', '20', '--workers', '1']],
  ])('of %s', (name, game, args) => checkMerged(name, ['simulate', game, ...args]));

  test.each([
    ['battlefields with all options', 'battlefields', ['--games', '3', '--all-options', '--bots', 'greedy,random', '--workers', '1']],
    ['olympus', 'olympus', ['--games', '3', '--bots', 'greedy,random', '--workers', '1']],
  ])('of %s', { tags: ['long'] }, (name, game, args) => checkMerged(name, ['simulate', game, ...args]));

  test('of a ladder, on two threads', { tags: ['long'] }, async () => {
    const args = ['ladder', 'swordcrafters', '--seats', '3', '--bots', 'random,greedy,search:3', '--games', '6', '--workers', '2'];
    const { whole, merged } = await bothWays('ladder', run, args, ['json']);
    expect(merged).toEqual(whole);
    expect(merged[0]).toContain('Each against all the others');
  });
});

test('the shards of a run play different games', async () => {
  const settingsOf = (part: number): unknown => JSON.parse(readFileSync(file(`battlefields-${part}.json`), 'utf8')).settings;
  expect(settingsOf(1)).not.toEqual(settingsOf(2));
});

describe('refused with code 2 and one sentence', () => {
  test.each([
    ['no seed', ['simulate', 'olympus', '--games', '4', '--shard', '1/2'], 'A shard needs --seed, the same for all shards'],
    ['more shards than games', ['simulate', 'olympus', '--games', '4', '--seed', 's', '--shard', '1/5'], 'only 4 games to share'],
    ['more shards than deals', ['ladder', 'olympus', '--games', '4', '--seed', 's', '--shard', '1/3'], 'only 2 deals to share'],
    ['no shard', ['ladder', 'olympus', '--shard', '3/2'], 'It must be I/N with I from 1 to N'],
    ['no file', ['merge', '/no/such/file'], '"/no/such/file" can’t be read: no such file.'],
    ['nothing', ['merge'], "error: missing required argument 'files'"],
  ])('%s', async (_, args, sentence) => {
    const { code, out, err } = await runHere(args);
    expect(err).toContain(sentence);
    expect([code, out]).toEqual([2, '']);
  });

  test('files that cannot be merged', async () => {
    const shard = readFileSync(file('battlefields-1.json'), 'utf8');
    writeFileSync(file('cut.json'), shard.slice(0, shard.length / 2));
    writeFileSync(file('later.json'), shard.replace('"version": "', '"version": "9'));
    const refused = async (...names: readonly string[]): Promise<string> => {
      const { code, out, err } = await runHere(['merge', ...names.map(file)]);
      expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
      return err;
    };
    expect(await refused('cut.json')).toContain('isn’t valid JSON');
    expect(await refused('battlefields-1.json', 'swordcrafters-2.json')).toContain('they differ in "game"');
    expect(await refused('battlefields-1.json', 'battlefields-3.json')).toBe('1 of 3 shards is missing: 2.\n');
    expect(await refused('later.json', 'battlefields-2.json', 'battlefields-3.json')).toContain('they differ in "version"');
  });

  test('shards of other rules', async () => {
    for (const part of [1, 2, 3]) {
      const text = readFileSync(file(`battlefields-${part}.json`), 'utf8');
      writeFileSync(file(`old-${part}.json`), text.replace(/"version": "\w+"/, '"version": "0"'));
    }
    const { code, err } = await runHere(['merge', ...[1, 2, 3].map((part) => file(`old-${part}.json`))]);
    expect(err).toMatch(/^These shards are from version 0\.1\.0 with rules version 0 of the game; this program is version 0\.1\.0 with /);
    expect(code).toBe(2);
  });
});
