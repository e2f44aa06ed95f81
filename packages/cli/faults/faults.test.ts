import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { VERSIONS } from '@swordtable/games';
import { describe, expect, inject, type TestContext, test } from 'vitest';
import { COMMAND, run, useFolder } from '../testing/run.ts';
import { runHere } from '../testing/run-here.ts';
import { faults } from './command.ts';

const file = useFolder();

interface Report {
  readonly trials: readonly { readonly rows: Readonly<Record<string, number>>; readonly violations: readonly unknown[] }[];
}

interface Totals {
  readonly legs: number;
  readonly done: readonly number[];
  readonly tally: { readonly kills: number; readonly acknowledged: number; readonly violations: readonly unknown[] };
}

const totalsOf = (path: string): Totals => {
  const { trials } = JSON.parse(readFileSync(path, 'utf8')) as { readonly trials: Readonly<Record<string, Totals>> };
  const [totals] = Object.values(trials);
  if (totals === undefined) throw new Error('Nothing was saved.');
  return totals;
};

const reportOf = (path: string): Report => JSON.parse(readFileSync(path, 'utf8')) as Report;

/** One match at a time, of a game with few answers. */
const SMALL = ['--matches', '1', '--game', 'swordcrafters'];

// The whole command in short; in earnest it kills five hundred times on each store.
describe('the fault command', () => {
  test('finds nothing lost on SQLite, over a bad network and through kills', { tags: ['long'] }, async () => {
    const json = file('sqlite.json');
    const args = ['--store', 'sqlite', '--only', 'network,kills', '--kills', '3', '--matches', '2', '--json', json];
    const { code, out, err } = await run(['faults', ...args]);
    expect(code, out + err).toBe(0);
    const [network, kills] = reportOf(json).trials;
    expect(network?.rows['matches played to the end']).toBe(2);
    expect(network?.rows['requests retried']).toBeGreaterThan(0);
    expect(kills?.rows['kills']).toBeGreaterThanOrEqual(3);
    expect(kills?.rows['streams and sockets opened again']).toBeGreaterThan(0);
    expect([network?.violations, kills?.violations]).toEqual([[], []]);
  });

  const isWithout = inject('databaseUrl') === undefined;
  const checkPostgres = async (kills: number, { skip }: TestContext): Promise<void> => {
    const json = file('postgres.json');
    const args = ['--store', 'postgres', '--processes', '2', '--only', 'kills', '--kills', String(kills), ...SMALL, '--json', json];
    const { code, out, err } = await run(['faults', ...args]);
    // The tests may have been given a database elsewhere; the command needs one that it can start on its own.
    if (out.includes('were left out')) skip(out);
    expect(code, out + err).toBe(0);
    const [trial] = reportOf(json).trials;
    expect(trial?.rows['kills']).toBeGreaterThanOrEqual(kills);
    expect(trial?.violations).toEqual([]);
  };
  const BETWEEN = 'finds nothing lost on PostgreSQL between two processes, after %d kills';
  test.skipIf(isWithout).for([1])(BETWEEN, checkPostgres);
  test.skipIf(isWithout).for([3])(BETWEEN, { tags: ['long'] }, checkPostgres);

  test('finds nothing lost on SQLite through kills; interrupted, it ends with the same totals as if it hadn’t been', async () => {
    const [resume, json] = [file('resume.json'), file('resumed.json')];
    const kind = ['--store', 'sqlite', '--only', 'kills', '--kills', '3', '--leg', '1', '--jobs', '2', ...SMALL];
    const args = [...kind, '--resume', resume, '--json', json];
    const interrupted = spawn(process.execPath, [COMMAND, 'faults', ...args], { stdio: 'ignore' });
    const ended = once(interrupted, 'exit');
    await expect.poll(() => existsSync(resume)).toBe(true);
    interrupted.kill('SIGINT');
    expect(await ended).toEqual([1, null]);
    const saved = totalsOf(resume);
    expect(saved.tally.kills).toBe(saved.legs);
    expect(saved.legs).toBeLessThan(3);
    const { code, out, err } = await run(['faults', ...args]);
    expect(code, out + err).toBe(0);
    expect(totalsOf(resume)).toMatchObject({ legs: 3, tally: { kills: 3, violations: [] } });
    // Legs may end in any order, and each was done once.
    expect(totalsOf(resume).done.toSorted()).toEqual([0, 1, 2]);
    // What was done before is in the report, and isn’t done again.
    const [kills] = reportOf(json).trials;
    expect(kills?.rows).toMatchObject({ kills: 3, 'moves acknowledged': totalsOf(resume).tally.acknowledged });
    expect(kills?.rows['moves acknowledged']).toBeGreaterThan(saved.tally.acknowledged);
    expect(kills?.rows['streams and sockets opened again']).toBeGreaterThan(0);
    expect(kills?.violations).toEqual([]);
    const again = await runHere(['faults', ...args, '--seed', 'another'], { faults });
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('was begun with --seed') });
  });

  test('plays the matches of an older backup to their end', { tags: ['long'] }, async () => {
    const json = file('restore.json');
    const { code, out, err } = await run(['faults', '--store', 'sqlite', '--only', 'restore', '--json', json]);
    expect(code, out + err).toBe(0);
    // One of each version of the rules, some of them with bots too.
    expect(reportOf(json).trials[0]?.rows['matches played to the end']).toBeGreaterThanOrEqual(VERSIONS.length);
  });

  test.skipIf(isWithout)('opens an older store, and loses nothing in a rolling restart', { tags: ['long'] }, async ({ skip }) => {
    const json = file('rolling.json');
    const { code, out, err } = await run(['faults', '--store', 'postgres', '--only', 'upgrade,rolling', '--matches', '1', '--json', json]);
    if (out.includes('were left out')) skip(out);
    expect(code, out + err).toBe(0);
    const [upgrade, rolling] = reportOf(json).trials;
    expect(upgrade?.rows['matches played to the end']).toBeGreaterThanOrEqual(VERSIONS.length);
    expect(rolling?.rows['processes restarted']).toBe(4);
    expect(rolling?.rows['streams and sockets opened again']).toBeGreaterThan(0);
  });

  test('says what it cannot do', async () => {
    expect(await runHere(['faults', '--only', 'floods'], { faults })).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no trial "floods"'),
    });
    expect(await runHere(['faults', '--store', 'sqlite', '--only', 'database'], { faults })).toMatchObject({ code: 2 });
  });
});
