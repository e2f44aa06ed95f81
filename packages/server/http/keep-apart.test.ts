import { expect, inject, test } from 'vitest';
import { routes } from '../api/routes.ts';
import { talkRoutes } from '../api/talk-routes.ts';
import { freshDatabase } from '../testing/databases.ts';
import { startService, type TestService } from '../testing/service.ts';

const databaseUrl = inject('databaseUrl');

const named = async (service: TestService, name: string) => {
  const client = await service.newcomer();
  const { player } = await client.call(routes.saveProfile, { body: { name, emblem: { picture: 'owl', color: 'teal' } } });
  return { ...client, player };
};

const STORES = [
  { store: 'SQLite', here: true, envOf: async () => ({}) },
  { store: 'PostgreSQL', here: databaseUrl !== undefined, envOf: async () => ({ DATABASE_URL: (await freshDatabase()).url }) },
];

test.each(STORES.filter(({ here }) => here))(
  'those who have blocked each other can’t sit at one open table, with $store',
  async ({ envOf }) => {
    const service = await startService({ env: await envOf() });
    const [ann, bob] = [await named(service, 'Ann'), await named(service, 'Bob')];
    const open = { game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], listed: true } as const;
    const [hers, his] = [await ann.create(open), await bob.create(open)];
    await ann.call(talkRoutes.block, { body: { player: bob.player } });
    for (const reply of [await bob.take(hers.match, 1), await ann.take(his.match, 1)])
      expect(reply).toMatchObject({ status: 403, body: { code: 'blocked', sentence: expect.stringContaining('can’t sit at this table') } });
    // A guest isn't blocked, and neither is someone who was invited or sits there already.
    expect((await (await service.newcomer()).take(hers.match, 1)).status).toBe(200);
    const { secret } = await ann.call(routes.invite, { params: { match: hers.match, seat: 2 }, body: {} });
    expect((await bob.take(hers.match, 2, { invite: secret })).status).toBe(200);
    expect((await bob.take(hers.match, 2)).body).toMatchObject({ again: true });
    await ann.call(talkRoutes.unblock, { params: { player: bob.player } });
    expect((await ann.take(his.match, 1)).status).toBe(200);
  },
);
