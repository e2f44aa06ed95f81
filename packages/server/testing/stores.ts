import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { inject } from 'vitest';
import type { StoreLocation } from '../storage/open.ts';
import type { Append, Face } from '../storage/storage.ts';
import { freshDatabase } from './databases.ts';

/** A place for a new store, which can be dropped. */
export interface FreshPlace {
  readonly place: StoreLocation;
  drop(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** Whether this test run has the engine. */
  readonly here: boolean;
  fresh(): Promise<FreshPlace>;
}

const freshFolder = (thread?: string): FreshPlace => {
  const folder = mkdtempSync(join(tmpdir(), 'swordtable-store-'));
  return { place: { folder, thread }, drop: async () => rmSync(folder, { recursive: true, force: true }) };
};

// Libraries stay outside the bundle and are found from here.
const cache = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));

/** The writing thread's file, bundled once for each process of tests, because Node 20 runs no TypeScript. */
let bundled: Promise<string> | undefined;
const threadFile = (): Promise<string> => {
  bundled ??= bundleThread();
  return bundled;
};

/** Others may be starting a thread with this file, so it's replaced as a whole. */
const bundleThread = async (): Promise<string> => {
  mkdirSync(cache, { recursive: true });
  const [file, draft] = [join(cache, 'sqlite-thread.mjs'), join(cache, `sqlite-thread.${process.pid}.mjs`)];
  const source = fileURLToPath(new URL('../storage/sqlite-thread.ts', import.meta.url));
  const how = { bundle: true, packages: 'external', format: 'esm', platform: 'node', target: 'node20', logLevel: 'error' } as const;
  await build({ ...how, entryPoints: [source], outfile: draft });
  renameSync(draft, file);
  return file;
};

export const engines: readonly Engine[] = [
  { name: 'SQLite', here: true, fresh: async () => freshFolder() },
  { name: 'SQLite, written by a thread', here: true, fresh: async () => freshFolder(await threadFile()) },
  {
    name: 'PostgreSQL',
    here: inject('databaseUrl') !== undefined,
    fresh: async () => {
      const { url, drop } = await freshDatabase();
      return { place: { databaseUrl: url, folder: join(tmpdir(), 'swordtable-not-used') }, drop };
    },
  },
];

const face: Face = { game: 'olympus', status: 'running', listed: true, due: null, card: '{"name":"Olympus"}' };

type Rest = Partial<Omit<Append, 'match' | 'seq' | 'face'>> & { readonly face?: Partial<Face> };

/** A default line, with overrides. Its time is its number unless given. */
export const lineOf = (match: string, seq: number, { face: more, ...rest }: Rest = {}): Append => ({
  match,
  seq,
  at: seq,
  entry: { kind: 'answered', seat: 0, action: { answer: seq } },
  ...rest,
  face: { ...face, ...more },
});
