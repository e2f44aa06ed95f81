import { expect, test } from 'vitest';
import { awayRoutes } from '../api/away-routes.ts';
import { routes } from '../api/routes.ts';
import { companyOf } from '../testing/company.ts';
import { startPushService } from '../testing/push-service.ts';
import { startService } from '../testing/service.ts';
import { DAY, daysLeft } from './vacation.ts';

const NEVER = 2 ** 30;
const clock = { seconds: (2 * DAY) / 1_000, level: 'easy' };

test('days count as soon as they begin, for a year', () => {
  expect(daysLeft([], 0)).toBe(28);
  expect(daysLeft([{ from: 0, until: 1 }], 2)).toBe(27);
  expect(daysLeft([{ from: 0, until: 1.5 * DAY }], 2 * DAY)).toBe(26);
  expect(daysLeft([{ from: 0, until: 30 * DAY }], 2 * DAY)).toBe(0);
  expect(daysLeft([{ from: 0, until: DAY }], 366 * DAY - 1)).toBe(27);
  expect(daysLeft([{ from: 0, until: DAY }], 366 * DAY)).toBe(28);
});

test('on vacation, a player’s clocks stand still in all their matches over days, and no one sends them messages', async () => {
  const time = { at: Date.now() };
  const push = await startPushService();
  const env = { PUSH_TEST_SERVICE: push.origin };
  const s = await startService({ env, now: () => time.at, attendEvery: NEVER });
  const [slow, live] = [await companyOf(s, 2, { clock }), await companyOf(s, 2)];
  const { host } = slow;
  await host.call(awayRoutes.subscribe, { body: { ...push.subscribe('host'), language: 'en' } });
  expect(await host.call(awayRoutes.vacation, {})).toEqual({ until: null, left: 28 });
  const until = time.at + 10 * DAY;
  expect(await host.call(awayRoutes.startVacation, { body: { days: 10 } })).toEqual({ until, left: 18 });
  expect((await slow.card()).seats[0]).toMatchObject({ vacation: { from: time.at, until } });
  expect((await live.card()).seats[0]).not.toHaveProperty('vacation');
  expect((await host.ask('POST', '/api/vacation', { days: 1 })).body).toMatchObject({ code: 'vacation-on' });
  // A match that begins meanwhile hears of it within the hour, from whichever process.
  const { match, invites } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'person' }], clock });
  const friend = slow.player(1);
  await friend.sure(friend.take(match, 1, { invite: invites[0]?.secret, name: 'Bea' }));
  await s.stop();
  const next = await startService({ env: { ...env, DATA: s.config.data }, now: () => time.at, attendEvery: NEVER });
  time.at += DAY / 24;
  await next.service.push.round();
  const again = next.as(host.key ?? '');
  expect((await again.call(routes.match, { params: { match } })).seats[0]).toMatchObject({ vacation: { until } });
  time.at += 5 * DAY;
  await next.service.push.round();
  expect(push.received).toEqual([]);
  // Back after six days and an hour: seven have begun.
  time.at += DAY;
  expect(await again.call(awayRoutes.endVacation, {})).toEqual({ until: null, left: 21 });
  expect((await again.call(routes.match, { params: { match } })).seats[0]).not.toHaveProperty('vacation');
  // A minute later, they're told of what has waited for them.
  time.at += DAY / 24 / 60;
  await next.service.push.round();
  expect(push.received).toMatchObject([{ browser: 'host', text: { count: 2 } }]);
  expect((await again.ask('POST', '/api/vacation', { days: 22 })).body).toMatchObject({ code: 'vacation-spent' });
  for (const days of [0, 29, 1.5, 'all']) expect((await again.ask('POST', '/api/vacation', { days })).status).toBe(400);
});

test('two requests at the same time are one vacation', async () => {
  const s = await startService();
  const ann = await s.newcomer();
  const replies = await Promise.all([1, 2, 3].map(() => ann.ask('POST', '/api/vacation', { days: 5 })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await ann.call(awayRoutes.vacation, {})).toMatchObject({ left: 23 });
});
