import { carts } from '@swordtable/kernel/toys/carts';
import { describe, expect, test } from 'vitest';
import { programRoutes } from '../api/program-routes.ts';
import { routes } from '../api/routes.ts';
import { type Company, companyOf, playOn } from '../testing/company.ts';
import { editStore } from '../testing/edit.ts';
import { pathOf, startService, type TestService } from '../testing/service.ts';

const newer: typeof carts = { ...carts, version: '2', name: 'Carts of today' };

/** The same people on another server with the same store. */
const movedTo = (service: TestService, company: Company): Company => {
  const players = company.players.map(({ key }) => service.as(key ?? ''));
  const player = (seat: number) => players[seat] ?? service.nobody;
  return { ...company, players, host: player(0), player, card: () => player(0).call(routes.match, { params: { match: company.match } }) };
};

describe('after a restart', () => {
  test('matches continue where they were, and nothing is done twice', async () => {
    const first = await startService();
    const company = await companyOf(first, 2, { options: { rounds: 2 } });
    await playOn(company, 3);
    const { decision } = await company.player(1).table(company.match, 1);
    const done = await company.player(1).act(company.match, 1, decision?.seq ?? -1, decision?.options[0], 'last words');
    const before = await company.player(1).table(company.match, 1);
    await first.stop();
    const second = await startService({ env: { DATA: first.config.data } });
    const moved = movedTo(second, company);
    expect(await moved.player(1).table(company.match, 1)).toEqual(before);
    const again = await moved.player(1).act(company.match, 1, decision?.seq ?? -1, decision?.options[0], 'last words');
    expect(again.body).toEqual({ ...done.body, again: true });
    expect(await playOn(moved)).toMatchObject({ status: 'over', ended: { why: 'finished' } });
  });

  test('a bot that was thinking starts again', async () => {
    const first = await startService();
    const { host: me, match } = await companyOf(first, 2, { options: { rounds: 1 } });
    await first.stop();
    // A line hands the current seat to a bot while no server is there to notice.
    editStore(
      first.config.data,
      `insert into entries (match, seq, at, entry) select match, seq + 1, at, '{"kind":"handed","seat":0,"level":"easy","why":"asked"}'
       from entries where match = ? order by seq desc limit 1`,
      match,
    );
    editStore(first.config.data, 'update matches set seq = seq + 1, due = 0 where id = ?', match);
    const second = await startService({ env: { DATA: first.config.data } });
    const stream = await second.as(me.key ?? '').stream(`${pathOf(match, 0)}/stream`);
    await stream.until(({ asked }) => asked.some(({ seat }) => seat === 1));
    await stream.close();
  });
});

describe('rules', () => {
  test('a match keeps those it began with; new ones use the newest', async () => {
    const first = await startService({ games: [carts] });
    const company = await companyOf(first, 2, { options: { rounds: 1 } });
    await playOn(company, 1);
    await first.stop();
    const second = await startService({ games: [newer, carts], env: { DATA: first.config.data } });
    const moved = movedTo(second, company);
    const { games } = await moved.host.call(programRoutes.games, {});
    expect(games.map(({ id, version }) => [id, version])).toEqual([['carts', '2']]);
    expect(await playOn(moved)).toMatchObject({ status: 'over', version: '1', name: 'Carts' });
    expect((await moved.host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }] })).card).toMatchObject({
      version: '2',
      name: 'Carts of today',
    });
    const file = await moved.host.call(routes.record, { params: { match: company.match } });
    expect(file.version).toBe('1');
    expect((await moved.host.post('/api/records', file)).status).toBe(201);
  });

  test('that are gone: the match says so, and all others continue', async () => {
    const first = await startService({ games: [newer, carts] });
    const old = await startService({ games: [carts], env: { DATA: first.config.data } });
    const [lost, kept] = [await companyOf(old, 2, { listed: true }), await companyOf(first, 2, { listed: true })];
    await Promise.all([first.stop(), old.stop()]);
    const s = await startService({ games: [newer], env: { DATA: first.config.data } });
    const [gone, here] = [movedTo(s, lost), movedTo(s, kept)];
    for (const path of ['', '/table', '/seats/0', '/stream', '/steps', '/record', '/seats/0/undo']) {
      const { status, body } = await gone.host.get(`${pathOf(lost.match)}${path}`);
      expect([path, status, body.code]).toEqual([path, 410, 'rules-gone']);
      expect(body.sentence).toMatch(/version 1 of "carts"/);
    }
    expect((await gone.host.act(lost.match, 0, 2, {})).body.code).toBe('rules-gone');
    expect((await gone.host.call(routes.listYourMatches, {})).matches.map(({ match }) => match)).toEqual([lost.match]);
    await here.host.answer(kept.match, 0);
    expect((await s.nobody.call(routes.listMatches, {})).matches.length).toBe(2);
  });
});

describe('a store that was tampered with', () => {
  test.each([
    ['a line that is no JSON', "update entries set entry = '{{{' where match = ? and seq = 3"],
    ['a line that says nothing', "update entries set entry = '{}' where match = ? and seq = 3"],
    ['a line that is null', "update entries set entry = 'null' where match = ? and seq = 3"],
    ['a line that is missing', 'delete from entries where match = ? and seq = 3'],
    ['a beginning that is missing', 'delete from entries where match = ? and seq = 0'],
    [
      'an answer that was not on offer',
      `update entries set entry = '{"kind":"answered","seat":0,"action":{"take":99}}' where match = ? and seq = 3`,
    ],
    [
      'an answer of a seat that is not there',
      `update entries set entry = '{"kind":"answered","seat":9,"action":{}}' where match = ? and seq = 3`,
    ],
    ['a seat that is not there', `update entries set entry = '{"kind":"left","seat":9}' where match = ? and seq = 3`],
    ['another secret', `update entries set entry = replace(entry, '"secret":"', '"secret":"x') where match = ? and seq = 0`],
  ])('%s: refused with a code, everything else continues', async (_, statement) => {
    const first = await startService();
    const [hurt, whole] = [await companyOf(first, 2, { listed: true }), await companyOf(first, 2, { listed: true })];
    await playOn(hurt, 20);
    await first.stop();
    editStore(first.config.data, statement, hurt.match);
    const s = await startService({ env: { DATA: first.config.data } });
    const [broken, sound] = [movedTo(s, hurt), movedTo(s, whole)];
    for (const path of ['', '/table', '/seats/0', '/stream', '/steps', '/record']) {
      const { status, body } = await broken.host.get(`${pathOf(hurt.match)}${path}`);
      expect([path, status, body.code]).toEqual([path, 500, expect.stringMatching(/^match-(broken|diverged)$/)]);
      expect(body.sentence).toMatch(/^[A-Z].+\.$/);
    }
    expect((await broken.host.act(hurt.match, 0, 2, {})).body.code).toMatch(/^match-(broken|diverged)$/);
    expect((await broken.host.get('/api/mine')).status).toBe(200);
    expect((await s.nobody.call(routes.listMatches, {})).matches.length).toBe(2);
    await sound.host.answer(whole.match, 0);
    expect((await s.nobody.get('/readyz')).status).toBe(200);
  });
});
