import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { nobodyElse } from '../fanout/fanout.ts';
import { openRegistry } from '../registry/registry.ts';
import { openStorage } from '../storage/open.ts';
import { keyOf, person, termsFor, toyRules } from '../testing/matches.ts';
import { engines } from '../testing/stores.ts';
import { openStreams } from './stream.ts';
import { openTables } from './tables.ts';

const SILENT = { refused: () => {}, ended: () => {}, ordered: () => {}, fannedOut: () => {}, trouble: () => {} };

/** Nothing of it matters to those who have seen nothing yet. */
const PARTS = {
  streams: openStreams(),
  config: { streamsPerClient: 1, streamsMax: 1 },
  players: { watched: () => {} },
};

test('a match that leaves the memory the moment after someone wants to watch it is watched', async () => {
  const home = await engines[0]?.fresh();
  if (home === undefined) throw new Error('There is no store.');
  const storage = await openStorage(home.place);
  const registry = openRegistry({ storage, fanout: nobodyElse, rulesOf: toyRules, notes: SILENT, shared: false });
  await registry.create('match', [{ kind: 'created', terms: termsFor('carts', [person(0), person(1)]) }], keyOf(0));
  const matches = new Map(registry.matches);
  matches.get = (id) => {
    const live = registry.matches.get(id);
    queueMicrotask(() => registry.forget(id));
    return live;
  };
  const { steady } = openTables({ ...PARTS, registry: { ...registry, matches } }, { retold: async () => [] });
  const seen: boolean[] = [];
  await steady({} as FastifyRequest, 'match', undefined, ({ live }) => seen.push(registry.matches.get('match') === live));
  expect(seen).toEqual([true]);
  PARTS.streams.close();
  await storage.close();
  await home.drop();
});
