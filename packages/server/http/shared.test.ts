import { describe, expect, inject, test } from 'vitest';
import { type Company, companyOf } from '../testing/company.ts';
import { pathOf, startService } from '../testing/service.ts';

/** Several processes may share one PostgreSQL: no one can tell which of them another player uses. */
describe.skipIf(inject('databaseUrl') === undefined)('two servers on one store', () => {
  test('let people play with each other, and send each the same', async () => {
    const one = await startService({ store: 'postgres' });
    const other = await startService({ env: { DATABASE_URL: one.config.databaseUrl } });
    const company: Company = await companyOf(one, 2, { options: { rounds: 2 } });
    const { match } = company;
    const [here, there] = [company.player(0), other.as(company.player(1).key ?? '')];
    const near = await one.as(there.key ?? '').stream(`${pathOf(match, 1)}/stream`);
    const far = await there.stream(`${pathOf(match, 1)}/stream`);
    for (;;) {
      const { status, asked } = await company.card();
      if (status === 'over') break;
      await (asked[0] === 0 ? here : there).answer(match, asked[0] ?? -1);
    }
    await Promise.all([near, far].map((stream) => stream.until((message) => message.match?.status === 'over')));
    expect(far.messages).toEqual(near.messages);
    expect(await there.table(match, 1)).toEqual(await one.as(there.key ?? '').table(match, 1));
    await Promise.all([near.close(), far.close()]);
  });

  test('accept one of two simultaneous moves, and one of many who want a seat', async () => {
    const one = await startService({ store: 'postgres' });
    const other = await startService({ env: { DATABASE_URL: one.config.databaseUrl } });
    const { match, host } = await companyOf(one, 2);
    const { decision, seq } = await host.table(match, 0);
    const twin = other.as(host.key ?? '');
    const moves = await Promise.all(
      [host, twin, host, twin].map((client, index) => client.act(match, 0, decision?.seq ?? -1, decision?.options[index % 2])),
    );
    expect(moves.filter(({ status }) => status === 200).length).toBe(1);
    expect(moves.filter(({ body }) => body.code === 'stale').length).toBe(3);
    expect((await twin.table(match, 0)).seq).toBe(seq + 1);
    const made = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const guests = await Promise.all([one, other, one, other].map((service) => service.newcomer()));
    const taken = await Promise.all(guests.map((guest) => guest.take(made.match, 1)));
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('limit a client’s streams, even if it opens many at the same time', async () => {
    const one = await startService({ store: 'postgres', env: { STREAMS_PER_CLIENT: '3' } });
    const { match } = await companyOf(one, 2, { listed: true });
    const streams = await Promise.all(Array.from({ length: 12 }, () => one.nobody.stream(`${pathOf(match)}/stream`)));
    expect(streams.filter(({ status }) => status === 200).length).toBe(3);
    expect(streams.filter(({ refusal }) => refusal.code === 'too-many-streams').length).toBe(9);
    await Promise.all(streams.filter(({ status }) => status === 200).map((stream) => stream.close()));
  });

  test('find no match with a zero in its name', async () => {
    const one = await startService({ store: 'postgres' });
    expect((await one.nobody.get('/api/matches/a%00b')).body.code).toBe('unknown-match');
  });
});
