import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run, useFolder } from '../testing/run.ts';
import { runHere, typeHere } from '../testing/run-here.ts';

const file = useFolder();

// A game that is registered and nothing else: no table in the terminal, no collector in the simulator.

test('a game without a table of its own is played in the terminal to the end, and replayed', async () => {
  const any = Array<string>(40).fill('any');
  const play = ['play', 'high-water', '--seats', '3', '--against', 'greedy', '--seed', 'river', '--save', file('river.json')];
  const { code, out, err } = await typeHere(play, ['list', 'log', ...any]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Otter: How many tricks will you take?');
  expect(out).toContain('Hand: 3 of 3');
  expect(out).toMatch(/(wins|share the win): Otter \d+, Heron \d+, Beaver \d+\.\n/);
  expect(JSON.parse(readFileSync(file('river.json'), 'utf8'))).toMatchObject({ game: 'high-water', seats: 3 });
  const replay = await runHere(['replay', file('river.json')]);
  expect(replay.out).toContain('72 answers, all legal');
  expect(replay.out).toMatch(/Undealt: (reed|stone|heron|moon) \d+, /);
});

test('the help of the terminal offers no card to ask about where the game describes none', async () => {
  const { out } = await typeHere(['play', 'high-water', '--against', 'random', '--seed', 'river'], ['help', 'quit']);
  expect(out).toContain('takes back your last answer');
  expect(out).not.toContain('NAME');
});

test('it is simulated under the laws, and bots are compared', async () => {
  const simulated = await runHere(['simulate', 'high-water', '--games', '2', '--seats', '5', '--seed', 's', '--workers', '1']);
  expect(simulated.out).toContain('Every law held in all 2 games.');
  const ladder = await run(['ladder', 'high-water', '--bots', 'random,search:5', '--games', '2', '--seed', 's', '--workers', '1']);
  expect(ladder.err).toBe('');
  expect(ladder.out).toContain('High Water: each deal from both sides');
});

test('an example is listed only when it is asked for', async () => {
  const { err } = await runHere(['play', 'highwater']);
  expect(err).not.toContain('high-water');
  const { out } = await runHere(['play', '--help']);
  expect(out).not.toContain('high-water');
  process.env['SWORDTABLE_EXAMPLES'] = '1';
  const asked = await run(['play', '--help']);
  delete process.env['SWORDTABLE_EXAMPLES'];
  expect(asked.out).toMatch(/high-water +High Water, 3 to 5 players/);
});
