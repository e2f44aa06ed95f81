import { expect, test } from 'vitest';
import { accessRoutes } from '../api/access-routes.ts';
import { operatorRoutes } from '../api/operator-routes.ts';
import { routes } from '../api/routes.ts';
import type { Talk } from '../api/talk.ts';
import { talkRoutes } from '../api/talk-routes.ts';
import { fingerprint } from '../keys.ts';
import { companyOf, playOn } from '../testing/company.ts';
import { type Client, pathOf, startService } from '../testing/service.ts';

const OPERATOR = 'the-operator-key-of-this-test-service';
const said = ({ lines }: Talk): readonly (string | undefined)[] => lines.map(({ phrase, text }) => phrase ?? text);
const named = async (client: Client, name: string): Promise<string> =>
  (await client.call(routes.saveProfile, { body: { name, emblem: { picture: 'wolf', color: 'slate' } } })).player;
const at = (match: string, seat: number) => ({ params: { match, seat } });

test('players hear each other, and no one else hears anything', async () => {
  const service = await startService();
  const company = await companyOf(service, 2, { listed: true, options: { rounds: 1 } });
  const { match, host } = company;
  const guest = company.player(1);
  const stranger = await service.newcomer();
  await host.call(talkRoutes.say, { ...at(match, 0), body: { phrase: 'hello' } });
  for (const seat of [0, 1]) await company.player(seat).call(talkRoutes.setTalk, { ...at(match, seat), body: { writing: true } });
  await guest.call(talkRoutes.say, { ...at(match, 1), body: { text: 'Nice to meet you!' } });
  expect(said(await host.call(talkRoutes.talk, at(match, 0)))).toEqual(['hello', 'Nice to meet you!']);
  const before = await service.nobody.table(match);
  await host.call(talkRoutes.say, { ...at(match, 0), body: { phrase: 'thanks' } });
  // Spectators see the same table, down to its number.
  expect(await service.nobody.table(match)).toEqual(before);
  expect((await stranger.get(`${pathOf(match, 0)}/talk`)).body).toMatchObject({ code: 'not-your-seat' });
  expect((await service.nobody.get(`${pathOf(match, 0)}/talk`)).body).toMatchObject({ code: 'no-key' });
  // When it's over, everyone may see every seat, but no one's words.
  await playOn(company);
  expect((await stranger.get(pathOf(match, 0))).status).toBe(200);
  expect((await stranger.get(`${pathOf(match, 0)}/talk`)).body).toMatchObject({ code: 'not-your-seat' });
  expect((await stranger.post(`${pathOf(match, 0)}/talk`, { phrase: 'hello' })).body).toMatchObject({ code: 'not-your-seat' });
  expect(JSON.stringify((await stranger.get(`${pathOf(match)}/record`)).body)).not.toContain('Nice to meet you');
  // It's deleted with the match.
  await host.call(routes.deleteYourMatch, { params: { match } });
  await guest.call(routes.deleteYourMatch, { params: { match } });
  expect(await service.service.storage.documents.get('talk', [match])).toEqual([]);
});

test('only the players of a seat who want to know are told that something was said', async () => {
  const service = await startService();
  const company = await companyOf(service, 2, { listed: true });
  const { match, host } = company;
  const key = company.player(1).key ?? '';
  const watching = async (path: string, headers = {}) => {
    const { body } = await fetch(`${service.address}${path}`, { headers });
    if (body === null) throw new Error('There is no stream.');
    return body.pipeThrough(new TextDecoderStream());
  };
  const own = await watching(`${pathOf(match, 1)}/stream?talk=true`, { authorization: `Bearer ${key}` });
  const plain = await company.player(1).stream(`${pathOf(match, 1)}/stream`);
  const spectator = await service.nobody.stream(`${pathOf(match)}/stream?talk=true`);
  await host.call(talkRoutes.say, { ...at(match, 0), body: { phrase: 'good-luck' } });
  let heard = '';
  for await (const text of own) {
    heard += text;
    if (heard.includes('{"type":"talk"}\n')) break;
  }
  await host.answer(match, 0);
  for (const { until, messages } of [plain, spectator]) {
    await until(({ type }) => type === 'step');
    expect(messages.map(({ type }) => type)).toEqual(['table', 'step']);
  }
});

test('mute, block, and unblock', async () => {
  const service = await startService();
  const { match, host, player } = await companyOf(service, 2);
  const guest = player(1);
  await guest.call(talkRoutes.say, { ...at(match, 1), body: { phrase: 'oops' } });
  const muted = await host.call(talkRoutes.setTalk, { ...at(match, 0), body: { muted: [1] } });
  expect(muted).toMatchObject({ lines: [], muted: [1] });
  await host.call(talkRoutes.setTalk, { ...at(match, 0), body: { muted: [] } });
  // Guests can neither block nor be blocked.
  const block = { match, seat: 1 };
  expect((await host.post('/api/blocks', block)).body).toMatchObject({ code: 'not-a-player' });
  const hostId = await named(host, 'Penelope');
  expect((await host.post('/api/blocks', block)).body).toMatchObject({ code: 'guest-seat' });
  const guestId = await named(guest, 'Antinous');
  expect((await (await service.newcomer()).post('/api/blocks', block)).body).toMatchObject({ code: 'not-a-player' });
  expect((await host.post('/api/blocks', { player: hostId })).body).toMatchObject({ code: 'block-self' });
  expect((await host.post('/api/blocks', { player: 'nobody' })).body).toMatchObject({ code: 'unknown-player' });
  expect(await host.call(talkRoutes.block, { body: block })).toMatchObject({ blocked: [{ player: guestId, name: 'Antinous' }] });
  for (const seat of [0, 1]) expect(await player(seat).call(talkRoutes.talk, at(match, seat))).toMatchObject({ blocked: [1 - seat] });
  expect(said(await host.call(talkRoutes.talk, at(match, 0)))).toEqual([]);
  // They aren't told who blocked them.
  expect(await guest.call(talkRoutes.blocks, {})).toEqual({ blocked: [] });
  expect(await host.call(talkRoutes.unblock, { params: { player: guestId } })).toEqual({ blocked: [] });
  expect(said(await host.call(talkRoutes.talk, at(match, 0)))).toEqual(['oops']);
});

test('a player who deletes everything takes their words along', async () => {
  const service = await startService();
  const { match, host, player } = await companyOf(service, 2);
  await named(host, 'Telemachus');
  await host.call(talkRoutes.say, { ...at(match, 0), body: { phrase: 'hello' } });
  await player(1).call(talkRoutes.say, { ...at(match, 1), body: { phrase: 'thanks' } });
  await host.call(accessRoutes.deleteMe, {});
  expect(said(await player(1).call(talkRoutes.talk, at(match, 1)))).toEqual(['thanks']);
});

test('what is sent many times is said once, and nothing that is said at the same time is lost', async () => {
  const service = await startService();
  const { match, host, player } = await companyOf(service, 2);
  const say = (client: Client, seat: number, id: string) =>
    client.call(talkRoutes.say, { ...at(match, seat), body: { phrase: 'hello' as const, id } });
  await Promise.all([
    ...['a', 'a', 'a', 'b', 'c'].map((id) => say(host, 0, id)),
    ...['a', 'a', 'b', 'b'].map((id) => say(player(1), 1, id)),
    host.call(talkRoutes.setTalk, { ...at(match, 0), body: { writing: true } }),
  ]);
  const { lines, writing } = await host.call(talkRoutes.talk, at(match, 0));
  expect(lines.map(({ seat }) => seat).sort()).toEqual([0, 0, 0, 1, 1]);
  expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(writing).toEqual([0]);
});

test('a report reaches the operator with the match and what was said, and has consequences', async () => {
  let now = Date.now();
  const service = await startService({ env: { OPERATOR_KEY: OPERATOR }, now: () => now });
  const operator = service.as(OPERATOR);
  const { match, host, player } = await companyOf(service, 2);
  const guest = player(1);
  await guest.call(talkRoutes.say, { ...at(match, 1), body: { phrase: 'lucky' } });
  const wish = { seat: 1, why: 'insults' as const, words: 'Says that every time.' };
  const { report } = await host.call(talkRoutes.report, { ...at(match, 0), body: wish });
  // A second one replaces the first.
  await host.call(talkRoutes.report, { ...at(match, 0), body: { ...wish, words: 'Says it again.' } });
  expect((await host.post(`${pathOf(match, 0)}/reports`, { ...wish, seat: 0 })).body).toMatchObject({ code: 'report-self' });
  expect((await host.get('/api/operator/reports')).body).toMatchObject({ code: 'not-operator' });
  const { reports } = await operator.call(operatorRoutes.listReports, {});
  expect(reports).toMatchObject([
    { report, match, game: 'carts', about: { name: 'Seat 1', guest: true }, words: 'Says it again.', talk: [{ phrase: 'lucky' }] },
  ]);
  const who = fingerprint(guest.key ?? '');
  expect(reports[0]?.about.who).toBe(who);
  const sanction = (what: 'silenced' | 'banned', days: number | null) =>
    operator.call(operatorRoutes.imposeSanction, { params: { who }, body: { what, days, why: 'Be kind', name: 'Seat 1' } });

  await sanction('silenced', 2);
  expect((await guest.post(`${pathOf(match, 1)}/talk`, { phrase: 'sorry' })).body).toMatchObject({ code: 'silenced' });
  expect((await guest.post('/api/matches', { game: 'carts' })).status).toBe(201);
  await sanction('banned', null);
  expect(await guest.post('/api/matches', { game: 'carts' })).toMatchObject({ status: 403, body: { code: 'banned' } });
  // What has begun continues.
  expect((await guest.get(pathOf(match, 1))).status).toBe(200);
  expect(await operator.call(operatorRoutes.listSanctions, {})).toMatchObject({ sanctions: [{ who, what: 'banned', until: null }] });
  await operator.call(operatorRoutes.liftSanction, { params: { who } });
  expect((await guest.post('/api/matches', { game: 'carts' })).status).toBe(201);
  await sanction('silenced', 2);
  now += 2 * 24 * 3_600_000 + 1;
  await guest.call(talkRoutes.say, { ...at(match, 1), body: { phrase: 'sorry' } });

  expect(await operator.call(operatorRoutes.closeReport, { params: { report }, body: { note: 'Warned.' } })).toMatchObject({
    closed: { note: 'Warned.' },
  });
  expect(await operator.call(operatorRoutes.listReports, {})).toEqual({ reports: [], next: null });
  expect((await operator.call(operatorRoutes.listReports, { query: { state: 'closed' } })).reports).toHaveLength(1);
});

test('the operator renames a player, and nothing new begins during maintenance', async () => {
  let at = Date.now();
  const service = await startService({ env: { OPERATOR_KEY: OPERATOR }, now: () => at });
  const operator = service.as(OPERATOR);
  const { match, host } = await companyOf(service, 2);
  const id = await named(host, 'Something Rude');
  const found = await operator.call(operatorRoutes.findPlayer, { query: { name: 'something rude' } });
  expect(found).toMatchObject({ player: { player: id }, sanction: null });
  await operator.call(operatorRoutes.renamePlayer, { params: { player: id }, body: { name: 'Player Twelve' } });
  expect(await host.call(routes.me, {})).toMatchObject({ me: { player: id, name: 'Player Twelve' } });

  const since = at;
  await operator.call(operatorRoutes.setMaintenance, { body: { note: 'soon.' } });
  at += 5_000;
  // It began with the first sentence.
  await operator.call(operatorRoutes.setMaintenance, { body: { note: 'we’re moving to a new machine.' } });
  const refused = await host.post('/api/matches', { game: 'carts' });
  expect(refused).toMatchObject({ status: 503, body: { code: 'maintenance' } });
  expect(refused.body.sentence).toContain('we’re moving to a new machine.');
  expect(await service.nobody.call(operatorRoutes.maintenance, {})).toEqual({ note: 'we’re moving to a new machine.', since });
  await host.answer(match, 0);
  await operator.call(operatorRoutes.setMaintenance, { body: { note: null } });
  expect(await service.nobody.call(operatorRoutes.maintenance, {})).toEqual({ note: null, since: null });
  expect((await host.post('/api/matches', { game: 'carts' })).status).toBe(201);
});
