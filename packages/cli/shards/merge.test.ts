import { expect, test } from 'vitest';
import { mergeShards, type NamedContent } from './merge.ts';
import type { LadderFile, SimulationFile } from './run-file.ts';

const header = { program: '0.1.0', game: 'olympus', version: '1', bots: ['random', 'greedy'], seed: 's', games: 6 };

const simulated = (index: number, changes: Partial<SimulationFile> = {}): SimulationFile => ({
  ...{ command: 'simulate', ...header, laws: false, shard: { index, of: 3 } },
  settings: [{ setting: 'default options', seats: 2, options: {}, games: 2, tally: { games: 2, 'wins 0': index / 2 }, broken: [] }],
  ...changes,
});

const ranked = (index: number, changes: Partial<LadderFile> = {}): LadderFile => ({
  ...{ command: 'ladder', ...header, seats: 2, options: {}, shard: { index, of: 3 } },
  rungs: [{ one: 'random', other: 'greedy', games: 2, score: 0.5, lead: -7 }],
  ...changes,
});

const named = (...contents: readonly unknown[]): readonly NamedContent[] =>
  contents.map((content, at) => ({ name: `${at}.json`, content: structuredClone(content) }));

const refusalOf = (...contents: readonly unknown[]) => {
  const merged = mergeShards(named(...contents));
  return merged.ok ? undefined : merged.refusal;
};

test('the tallies of a simulation are added up, in any order of the files', () => {
  const merged = mergeShards(named(simulated(3), simulated(1), simulated(2)));
  expect(merged).toMatchObject({ ok: true, value: { games: 6, settings: [{ games: 6, tally: { games: 6, 'wins 0': 3 } }] } });
  expect(merged.ok && 'shard' in merged.value).toBe(false);
});

test('the interval of a ladder is computed from the sums', () => {
  const merged = mergeShards(named(ranked(1), ranked(2), ranked(3)));
  // Wilson's interval of 1.5 in 6 games, which is narrower than those of the shards.
  expect(merged).toMatchObject({
    value: {
      rungs: [{ games: 6, score: 1.5, share: 0.25, margin: -3.5, low: expect.closeTo(0.06, 4), high: expect.closeTo(0.6352, 4) }],
    },
  });
});

test.each<[string, string, readonly unknown[], string]>([
  ['not-a-run', 'another file', [{ tiles: [] }], '"0.json" isn’t a complete file of "simulate --json" or "ladder --json".'],
  ['not-a-run', 'a list', [[]], '"0.json" isn’t'],
  ['not-a-run', 'nothing', [null], '"0.json" isn’t'],
  ['not-a-run', 'an unknown command', [{ ...ranked(1), command: 'constructor' }], '"0.json" isn’t'],
  ['not-a-run', 'a missing field', [{ ...simulated(1), seed: undefined }], '"0.json" isn’t'],
  [
    'not-a-run',
    'a broken tally',
    [simulated(1), simulated(2, { settings: [{ ...simulated(2).settings[0], tally: { games: null } }] as never })],
    '"1.json"',
  ],
  ['not-a-run', 'games that were lost', [{ ...ranked(1), rungs: [{ ...ranked(1).rungs[0], games: 1 }] }], '"0.json" isn’t'],
  [
    'not-a-run',
    'tallies that were cut',
    [simulated(1, { settings: simulated(1).settings.map((each) => ({ ...each, tally: {} })) })],
    '"0.json" isn’t',
  ],
  ['not-a-run', 'a shard that cannot be', [{ ...ranked(1), shard: { index: 'one', of: 3 } }], '"0.json" isn’t'],
  ['not-a-shard', 'a whole run', [{ ...ranked(1), games: 2, shard: undefined }], '"0.json" is a whole run, not a shard'],
  ['mixed-shards', 'commands', [simulated(1), ranked(2)], '"0.json" and "1.json" are from different runs: they differ in "command".'],
  [
    'mixed-shards',
    'seeds',
    [ranked(1), ranked(2), ranked(3, { seed: 't' })],
    '"0.json" and "2.json" are from different runs: they differ in "seed".',
  ],
  ['mixed-shards', 'versions of the rules', [ranked(1), ranked(2, { version: '2' })], 'differ in "version"'],
  ['mixed-shards', 'versions of the program', [ranked(1), ranked(2, { program: '0.2.0' })], 'differ in "program"'],
  ['mixed-shards', 'games', [ranked(1), ranked(2, { game: 'asgard' })], 'differ in "game"'],
  ['mixed-shards', 'options', [ranked(1), ranked(2, { options: { mixed: true } })], 'differ in "options"'],
  ['mixed-shards', 'laws', [simulated(1), simulated(2, { laws: 1 })], 'differ in "laws"'],
  ['mixed-shards', 'numbers of shards', [ranked(1), ranked(2, { games: 8, shard: { index: 2, of: 4 } })], 'differ in "games"'],
  ['doubled-shard', 'one shard twice', [ranked(1), ranked(2), ranked(1)], '"0.json" and "2.json" are both shard 1/3.'],
  ['missing-shards', 'one left out', [ranked(3), ranked(1)], '1 of 3 shards is missing: 2.'],
  ['missing-shards', 'two left out', [simulated(2)], '2 of 3 shards are missing: 1, 3.'],
])('refuses with %s: %s', (code, _, contents, sentence) => {
  const refusal = refusalOf(...contents);
  expect(refusal?.code).toBe(code);
  expect(refusal?.sentence).toContain(sentence);
});
