import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Engine, engines, type FreshPlace } from '../testing/stores.ts';
import { openStorage, type StoreLocation } from './open.ts';

// Libraries stay outside the bundle and are found from here.
const cache = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));
let folder: string;
let script: string;
let home: FreshPlace;
const children: ChildProcess[] = [];

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'append-'));
  script = join(folder, 'append-forever.mjs');
  const source = fileURLToPath(new URL('../testing/append-forever.ts', import.meta.url));
  await build({
    entryPoints: [source],
    outfile: script,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await home.drop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Writer {
  readonly child: ChildProcess;
  /** What was acknowledged, as far as it was heard. */
  readonly heard: string[];
}

/** Starts a process and waits until this many of its lines have been acknowledged. */
const startWriter = async (place: StoreLocation, name: number, lines: number): Promise<Writer> => {
  const child = spawn(process.execPath, [script, JSON.stringify(place), String(name)], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    let rest = '';
    child.stdout?.on('data', (text: Buffer) => {
      const parts = (rest + text.toString()).split('\n');
      rest = parts.pop() ?? '';
      heard.push(...parts);
      if (heard.length >= lines) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The writer ended with code ${code}.`)));
  });
  return { child, heard };
};

const kill = async ({ child }: Writer): Promise<void> => {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
};

/** In each round, two writers are killed. */
const story = ({ fresh, rounds, lines }: Engine & { readonly rounds: number; readonly lines: number }): void => {
  test('have lost nothing that was acknowledged, and left nothing half-written', async () => {
    home = await fresh();
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // One is killed while another is writing into the same matches, then the other.
      const [one, other] = await Promise.all([startWriter(home.place, 2 * round, lines), startWriter(home.place, 2 * round + 1, lines)]);
      await kill(one);
      await kill(other);
      acknowledged.push(...one.heard.map((line) => `${line} ${2 * round}`), ...other.heard.map((line) => `${line} ${2 * round + 1}`));
      const storage = await openStorage(home.place);
      const ids = await storage.ids('', 99);
      const heads = await storage.heads(ids);
      const kept = new Set<string>();
      for (const match of ids) {
        const lines = await storage.read(match, -1);
        expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index));
        expect(heads.get(match)).toBe(lines.length - 1);
        for (const { seq, at } of lines) kept.add(`${match} ${seq} ${at}`);
      }
      expect(acknowledged.filter((line) => !kept.has(line))).toEqual([]);
      await storage.close();
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(2 * rounds * lines);
    expect(new Set(acknowledged.map((line) => line.split(' ').slice(0, 2).join(' '))).size).toBe(acknowledged.length);
  });
};

const HERE = engines.filter(({ here }) => here);
const KILLED = 'processes that are killed while they write into $name';
// A server writes into SQLite by a thread.
const SHORT = HERE.filter(({ name }) => name !== 'SQLite').map((engine) => ({ ...engine, rounds: 1, lines: 60 }));
describe.each(SHORT)(KILLED, story);
describe.each(HERE.map((engine) => ({ ...engine, rounds: 3, lines: 100 })))(`${KILLED}, again and again`, { tags: ['long'] }, story);
