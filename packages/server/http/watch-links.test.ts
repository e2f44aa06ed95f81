import { describe, expect, test } from 'vitest';
import { routes } from '../api/routes.ts';
import { clientFor } from '../testing/client.ts';
import { pathOf, startService } from '../testing/service.ts';

const { newcomer, address } = await startService();

describe('the link for spectators', () => {
  test('can be replaced by the host, and spectators with the old one are disconnected', async () => {
    const [host, guest, stranger] = [await newcomer(), await newcomer(), await newcomer()];
    const { match, watch } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await guest.sure(guest.take(match, 1));
    await stranger.sure(stranger.post(`${pathOf(match)}/watch`, { secret: watch?.secret }));
    const stream = await stranger.stream(`${pathOf(match)}/stream`);
    await stream.until(({ type }) => type === 'table');

    expect((await stranger.post(`${pathOf(match)}/link`)).body.code).toBe('not-host');
    expect((await guest.post(`${pathOf(match)}/link`)).body.code).toBe('not-host');
    const fresh = await host.call(routes.watchLink, { params: { match } });
    expect(fresh.link).toBe(`/match/${match}#watch=${fresh.secret}`);
    await stream.ended;
    expect((await stranger.get(`${pathOf(match)}/table`)).body.code).toBe('may-not-watch');
    expect((await stranger.post(`${pathOf(match)}/watch`, { secret: watch?.secret })).body.code).toBe('no-invitation');
    await stranger.sure(stranger.post(`${pathOf(match)}/watch`, { secret: fresh.secret }));
    expect((await stranger.get(`${pathOf(match)}/table`)).status).toBe(200);
  });

  test('a player who leaves a private match no longer sees it, not even as a spectator', async () => {
    const [host, guest] = [await newcomer(), await newcomer()];
    const { match } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await guest.sure(guest.take(match, 1));
    const stream = await guest.stream(`${pathOf(match)}/stream`);
    await stream.until(({ type }) => type === 'table');
    await guest.sure(guest.post(`${pathOf(match, 1)}/leave`));
    await stream.ended;
    expect((await guest.get(`${pathOf(match)}/table`)).body.code).toBe('may-not-watch');
  });

  test('a player sees every seat when everything is open, and the stream stays', async () => {
    const [host, guest] = [await newcomer(), await newcomer()];
    const { match } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await guest.sure(guest.take(match, 1));
    const stream = await guest.stream(`${pathOf(match, 1)}/stream`);
    await host.sure(host.post(`${pathOf(match, 0)}/resign`));
    await stream.until((message) => message.match?.status === 'over');
    expect((await guest.get(pathOf(match, 0))).status).toBe(200);
  });
});

describe('a browser used by another site', () => {
  const ask = async (site: string, cookie: string): Promise<{ status: number; code?: string }> => {
    const headers = { cookie, 'sec-fetch-site': site, 'content-type': 'application/json' };
    const { status, body } = await clientFor(address).post('/api/matches', { game: 'carts' }, headers);
    return { status, ...(body.code === undefined ? {} : { code: body.code }) };
  };

  test('is refused with its cookie, even from the same domain', async () => {
    const first = await fetch(`${address}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'carts' }),
    });
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (const site of ['cross-site', 'same-site']) expect(await ask(site, cookie)).toEqual({ status: 403, code: 'cross-site' });
    for (const site of ['same-origin', 'none']) expect(await ask(site, cookie)).toEqual({ status: 201 });
  });
});
