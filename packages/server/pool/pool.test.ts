import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Played, type PlayJob, playGame, random, schedule, type ThinkJob } from '@swordtable/bots';
import { carts } from '@swordtable/kernel/toys/carts';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPool, type Pool } from './pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'pool-'));
const entry = join(folder, 'worker.mjs');
const pools: Pool[] = [];

const open = (size: number): Pool => {
  const pool = openPool(entry, size);
  pools.push(pool);
  return pool;
};

beforeAll(async () => {
  // Node 20 runs no TypeScript, so a worker is bundled first, here as in the command.
  const source = fileURLToPath(new URL('./toy-worker.ts', import.meta.url));
  await build({
    entryPoints: [source],
    outfile: entry,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
});
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const job = (games: number, bots: readonly string[] = ['random', 'random'], game = 'carts'): PlayJob => ({
  kind: 'play',
  game,
  options: {},
  games: Array.from({ length: games }, (_, i) => ({ seed: `deal ${i}`, bots })),
});

/** A job that takes longer than anybody waits for it. */
const endless = job(1, ['search:60000ms', 'search:60000ms']);

const outcome = (seed: string) => {
  const played = playGame(carts, { seats: 2, options: {}, seed }, [random, random]);
  if (!played.ok) throw new Error(played.refusal.sentence);
  return played.value;
};

describe('a pool of workers', () => {
  test('plays the same games as one would play here, and tells each as it ends', async () => {
    const told: Played[] = [];
    const result = await open(1).run(job(5), { tell: (played) => told.push(played) });
    expect(result).toEqual({ ok: true, value: 5 });
    expect(told.map(({ scheduled }) => scheduled.seed)).toEqual(['deal 0', 'deal 1', 'deal 2', 'deal 3', 'deal 4']);
    for (const { scheduled, standing, record } of told) {
      expect({ standing, record }).toEqual({ standing: outcome(scheduled.seed).standing, record: outcome(scheduled.seed).record });
    }
  });

  test('spreads many games over its workers and plays each once', async () => {
    const told: Played[] = [];
    const result = await open(2).playAll(job(101), { tell: (played) => told.push(played) });
    expect(result).toEqual({ ok: true, value: 101 });
    expect(new Set(told.map(({ scheduled }) => scheduled.seed)).size).toBe(101);
    expect(told.length).toBe(101);
  });

  test('plays a whole ladder', async () => {
    const games = schedule(['greedy', 'random'], 3, 4, 'ladder').flatMap((duel) => duel.games);
    expect(await open(2).playAll({ ...job(0), games })).toEqual({ ok: true, value: 8 });
    expect(await open(2).playAll({ ...job(0), games: [] })).toEqual({ ok: true, value: 0 });
  });

  test('thinks about one decision and says what it thinks', async () => {
    const { record } = outcome('think');
    const think: ThinkJob = { kind: 'think', record: { ...record, answers: [] }, seat: 0, bot: 'greedy', seed: 'dice' };
    const result = await open(1).run(think);
    if (!result.ok) throw new Error(result.refusal.sentence);
    expect(result.value.thoughts.length).toBe(5);
    expect(result.value.thoughts[0]?.action).toEqual(result.value.action);
  });

  test('gives a job up when it takes too long, but not while it waits for a worker', async () => {
    const pool = open(1);
    const long = pool.run(job(1_000_000), { limit: 200 });
    const short = pool.run(job(3), { limit: 600_000 });
    const waits = pool.run(job(2), { limit: 600_000 });
    await expect(long).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await Promise.all([short, waits])).toEqual([
      { ok: true, value: 3 },
      { ok: true, value: 2 },
    ]);
  });

  test('does what people wait for while bots among themselves think', async () => {
    const pool = open(1);
    const background = pool.run(endless, { claim: { account: 'crowd', background: true } });
    const ended = background.catch((error: Error) => error.message);
    expect(await pool.run(job(3), { claim: { account: 'person', background: false } })).toEqual({ ok: true, value: 3 });
    await pool.close();
    expect(await ended).toBe('The pool was closed.');
  });

  test('thinks by the version of the rules that the match began with', async () => {
    const { record } = outcome('versions');
    const think = (version: string): ThinkJob => ({
      ...{ kind: 'think', record: { ...record, version, answers: [] }, seat: 0, bot: 'greedy', seed: 'dice' },
    });
    const pool = open(1);
    expect(await pool.run(think('2'))).toMatchObject({ ok: true });
    expect(await pool.run(think('9'))).toMatchObject({ ok: false, refusal: { code: 'unknown-game' } });
  });

  test('returns refusals as values, and continues', async () => {
    const pool = open(1);
    expect(await pool.run(job(1, ['random', 'random'], 'chess'))).toMatchObject({ ok: false, refusal: { code: 'unknown-game' } });
    expect(await pool.run(job(1, ['random', 'deep-blue']))).toMatchObject({ ok: false, refusal: { code: 'unknown-bot' } });
    expect(await pool.run(job(1, ['random']))).toMatchObject({ ok: false, refusal: { code: 'bad-seats' } });
    expect(await pool.playAll(job(50, ['random', 'deep-blue']))).toMatchObject({ ok: false, refusal: { code: 'unknown-bot' } });
    expect(await pool.run(job(1))).toEqual({ ok: true, value: 1 });
  });

  test('gives each worker four times the default room for new objects', async () => {
    await expect(open(1).run(job(1, ['random', 'random'], 'room'))).rejects.toThrow('Room for 192 MB.');
  });

  test('throws a worker’s errors, with their place, and continues', async () => {
    const pool = open(1);
    await expect(pool.run(job(1, ['random', 'random'], 'breaks'))).rejects.toThrow(/The scales are broken[\s\S]*at /);
    await expect(pool.playAll(job(50, ['random', 'random'], 'breaks'))).rejects.toThrow('The scales are broken');
    expect(await pool.run(job(1))).toEqual({ ok: true, value: 1 });
  });

  test('replaces a worker that is lost', async () => {
    const pool = open(1);
    await expect(pool.run(job(1, ['random', 'random'], 'exits'))).rejects.toThrow('A worker ended with code 3.');
    expect(await pool.run(job(1))).toEqual({ ok: true, value: 1 });
  });

  test('says when its worker file is missing', async () => {
    const pool = openPool(join(folder, 'missing.mjs'), 1);
    await expect(pool.run(job(1))).rejects.toThrow('missing.mjs');
    await pool.close();
  });

  test('gives up a job that is being thought about, and the others are done', async () => {
    const pool = open(1);
    const [first, second] = [new AbortController(), new AbortController()];
    const [busy, queued, other] = [
      pool.run(endless, { signal: first.signal }),
      pool.run(endless, { signal: second.signal }),
      pool.run(job(2)),
    ];
    const thrown = Promise.all([expect(busy).rejects.toThrow('enough'), expect(queued).rejects.toThrow('never mind')]);
    second.abort(new Error('never mind'));
    setTimeout(() => first.abort(new Error('enough')), 50);
    await thrown;
    expect(await other).toEqual({ ok: true, value: 2 });
    await expect(pool.run(job(1), { signal: first.signal })).rejects.toThrow('enough');
  });

  test('a job that is given up just as it ends takes no other with it', async () => {
    const pool = open(1);
    await pool.run(job(1));
    const stop = new AbortController();
    const ending = pool.run(job(1), { signal: stop.signal });
    const next = pool.run(job(2));
    const thrown = expect(ending).rejects.toThrow('enough');
    // The worker is done by then, but nobody here has heard of it.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    stop.abort(new Error('enough'));
    await thrown;
    expect(await next).toEqual({ ok: true, value: 2 });
  });

  test('cancels many games together', async () => {
    const stop = new AbortController();
    const pool = open(2);
    const all = pool.playAll(
      { ...endless, games: Array.from({ length: 40 }, () => endless.games[0] as (typeof endless.games)[number]) },
      stop,
    );
    setTimeout(() => stop.abort(new Error('enough')), 50);
    await expect(all).rejects.toThrow('enough');
    expect(await pool.run(job(1))).toEqual({ ok: true, value: 1 });
  });

  test('closes while it is at work, and takes no more', async () => {
    const pool = open(2);
    const jobs = [pool.run(endless), pool.run(endless), pool.run(job(1))];
    const thrown = Promise.all(jobs.map((running) => expect(running).rejects.toThrow('closed')));
    await pool.close();
    await thrown;
    await expect(pool.run(job(1))).rejects.toThrow('The pool is closed.');
    await pool.close();
  });
});
