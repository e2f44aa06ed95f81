import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run, useFolder } from '../testing/run.ts';
import { runHere } from '../testing/run-here.ts';
import { tooMany } from './arguments.ts';
import { load } from './command.ts';
import type { Measured } from './measure.ts';
import type { OpenFigures } from './open-matches.ts';
import { usageFrom } from './processes.ts';
import { paceKept, ratioText, troublesOf } from './report.ts';

const file = useFolder();
const PAGE = ['paced', 'closed'].map((name) => `<!-- measured: ${name} -->\n<!-- end of ${name} -->\n`).join('');

const checkShort = async (over: readonly string[], named: string, rounds: number): Promise<void> => {
  const size = ['--matches', '5', '--rate', '10', '--loop', '5', '--seconds', '1', '--rounds', String(rounds)];
  writeFileSync(file('page.md'), PAGE);
  const args = [...size, '--stores', 'sqlite', '--json', file('load.json'), '--write', file('page.md'), ...over];
  const { code, out, err } = await run(['load', ...args]);
  const stages = ['opening matches', ...Array.from({ length: rounds }, (_, round) => `round ${round + 1} of ${rounds}`)];
  expect([code, err.split('\n')]).toEqual([
    0,
    [...['Paced', 'Closed loop'].flatMap((mode) => stages.map((stage) => `${mode}, ${stage}…`)), ''],
  ]);
  expect(out).toMatch(/^Paced: 5 live matches, 10 moves a second in each, \d+ s\n/);
  expect(out).toContain('Closed loop: 5 live matches');
  // It is what the command wrote a moment ago.
  const { measured } = JSON.parse(readFileSync(file('load.json'), 'utf8')) as { readonly measured: readonly Measured[] };
  expect(measured.map(({ mode, troubled, troubles }) => [mode, troubled, troubles])).toEqual([
    ['paced', 0, []],
    ['closed', 0, []],
  ]);
  expect(out).toContain(`  Swordtable, SQLite${named} `);
  const page = readFileSync(file('page.md'), 'utf8');
  expect(page).toMatch(new RegExp(`^<!-- measured: paced -->\nMeasured on .* with \`swordtable load --seconds 1 --rounds ${rounds}`));
  expect(page).toContain(`\n| closed loop, 5 matches | moves/s, to boardgame.io | moves/s |`);
  expect(page).toContain(`\n| Swordtable, SQLite${named} | – | `);
  for (const { rounds: measuredRounds, moves: all } of measured) {
    expect(measuredRounds).toHaveLength(rounds);
    expect(measuredRounds.reduce((sum, { moves }) => sum + moves, 0)).toBe(all);
  }
  for (const { moves, arrival, acknowledgement, server, driver, eventBytes } of measured) {
    expect(moves).toBeGreaterThan(10);
    expect(arrival.p50).toBeGreaterThan(0);
    expect(arrival.p99).toBeGreaterThanOrEqual(arrival.p50);
    expect(acknowledgement.max).toBeGreaterThanOrEqual(acknowledgement.p99);
    expect(server?.memoryBytes).toBeGreaterThan(10_000_000);
    expect(driver.cores).toBeGreaterThan(0);
    expect(eventBytes).toBeGreaterThan(100);
  }
  // Fewer could have fallen due on a busy machine, never more: five matches at ten a second, and what the edges of rounds add.
  expect(measured[0]?.moves).toBeLessThanOrEqual(50 * (measured[0]?.seconds ?? 0) + 20);
};

test('a short run plays live matches over sockets, and finds every number in its place', () => checkShort([], '', 1));

test('a short run plays live matches over HTTP, and finds every number in its place', { tags: ['long'] }, () =>
  checkShort(['--over', 'http'], ', over HTTP', 2),
);

test('with more and more open matches, a few are played, the others wait, and all survive a restart', { tags: ['long'] }, async () => {
  const args = ['load', '--open', '3,8', '--loop', '2', '--seconds', '1', '--stores', 'sqlite', '--json', file('open.json')];
  const { code, out, err } = await run(args);
  const stages = ['3 open matches', '8 open matches', 'watchers', 'restart'];
  expect([code, err]).toEqual([0, stages.map((stage) => `Swordtable, SQLite, ${stage}…\n`).join('')]);
  expect(out).toContain('moves/s at 3  moves/s at 8  kB per idle match');
  // It is what the command wrote a moment ago.
  const { open } = JSON.parse(readFileSync(file('open.json'), 'utf8')) as { readonly open: readonly OpenFigures[] };
  expect(open).toMatchObject([{ name: 'Swordtable, SQLite', sizes: [{ matches: 3 }, { matches: 8 }], troubles: [] }]);
  for (const { movesPerSecond, memoryBytes } of open[0]?.sizes ?? []) {
    expect(movesPerSecond).toBeGreaterThan(0);
    expect(memoryBytes).toBeGreaterThan(10_000_000);
  }
  expect(open[0]?.restartSeconds).toBeGreaterThan(0);
});

test.each([
  ['size', ['--open', '100,50'], '"100,50" isn’t a list of growing numbers up to 100000, such as 100,1000,10000.'],
  ['size without digits', ['--open', 'many'], '"many" isn’t a list of growing numbers'],
  ['server to restart', ['--open', '10', '--url', 'http://127.0.0.1:9'], 'leave out --url'],
  ['store', ['--stores', 'postgre'], 'There is no store "postgre". Did you mean "postgres"? The stores are: sqlite, postgres.'],
  [
    'file for several',
    ['--stores', 'sqlite', '--processes', '2'],
    'SQLite belongs to one process: with --processes take --stores postgres.',
  ],
  ['address', ['--url', 'localhost'], '"localhost" is no address of a service, such as http://127.0.0.1:8080.'],
  ['way', ['--over', 'sockets'], '"sockets" is no way to play. Did you mean "socket"? The ways are: socket, http.'],
  ['game', ['--game', 'chess'], 'There is no game "chess".'],
])('a wrong %s is refused with code 2', async (_, args, sentence) => {
  const { code, out, err } = await runHere(['load', ...args], { load });
  expect(err).toContain(sentence);
  expect([code, out]).toEqual([2, '']);
});

test('a server that cannot be reached ends the command with code 1 and a sentence', async () => {
  const { code, err } = await run(['load', '--closed', '--loop', '2', '--seconds', '1', '--rounds', '1', '--url', 'http://127.0.0.1:9']);
  expect(err).toContain('POST /api/keys was answered 0');
  expect(err).toContain('Something was wrong with the moves');
  expect(code).toBe(1);
});

test('a line of the process table is read, whatever the process is called', () => {
  const fields = ['S', 41, 1, 1, 0, -1, 4194560, 9, 0, 0, 0, 250, 50, 60, 40, 20, 0, 11, 0, 100, 999, 256];
  expect(usageFrom(`42 (a (b) c) ${fields.join(' ')} 18446744073709551615\n`)).toEqual({
    ...{ pid: 42, parent: 41, name: 'a (b) c', cpuSeconds: 4 },
  });
});

test('a limit on connections that is too low is named with the one that would do', () => {
  expect(tooMany(1_000, 1_024)).toBe(
    '1000 matches need about 3200 open connections, but a process may have 1024 here: say "ulimit -n 3200" first.',
  );
  expect(tooMany(1_000, 3_200)).toBeUndefined();
});

const figures = (changes: Partial<Measured>): Measured => ({
  ...{ name: 'Somebody', ours: true, mode: 'closed', matches: 5, rate: null, server: null, store: null, seconds: 10, moves: 5_000 },
  rounds: [
    { seconds: 5, moves: 2_000 },
    { seconds: 5, moves: 3_000 },
  ],
  ...{ matchesEnded: 0, missed: 0, eventBytes: 1, troubles: [], troubled: 0, driver: { cores: 0, cpuSecondsPerThousandMoves: 0 } },
  arrival: { p50: 1, p90: 1, p99: 1, max: 1, bySecond: [] },
  acknowledgement: { p50: 1, p90: 1, p99: 1, max: 1, bySecond: [] },
  ...changes,
});

test('ratios are to the first peer, round by round, and there are none without one', () => {
  const slow = [
    { seconds: 5, moves: 1_000 },
    { seconds: 5, moves: 1_000 },
  ];
  const [ours, peer] = [figures({}), figures({ ours: false, moves: 2_000, rounds: slow })];
  expect(ratioText(ours, [ours, peer])).toBe('2.5 (2.25 to 2.75)');
  expect(ratioText(peer, [ours, peer])).toBe('1 (1 to 1)');
  expect(ratioText(ours, [ours])).toBe('–');
});

test('the pace that was kept is the part of the moves that fell due which was made', () => {
  expect(paceKept(figures({ moves: 90, missed: 10 }))).toBe(0.9);
  expect(paceKept(figures({ moves: 0, missed: 0 }))).toBe(0);
});

test('troubles are told with the name of whose they are, and how many more there were', () => {
  expect(troublesOf([figures({}), figures({ troubles: ['It broke.'], troubled: 3 })])).toEqual([
    'Somebody (closed): It broke. (3 troubles in all.)',
  ]);
});
