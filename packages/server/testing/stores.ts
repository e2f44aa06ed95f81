import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

const freshFolder = (): FreshPlace => {
  const folder = mkdtempSync(join(tmpdir(), 'swordtable-store-'));
  return { place: { folder }, drop: async () => rmSync(folder, { recursive: true, force: true }) };
};

export const engines: readonly Engine[] = [
  { name: 'SQLite', here: true, fresh: async () => freshFolder() },
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
