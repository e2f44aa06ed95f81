import { talkRoutes } from '@swordtable/server/api/talk-routes';
import { companyOf } from '@swordtable/server/testing/company';
import { startService } from '@swordtable/server/testing/service';
import { afterEach, expect, test, vi } from 'vitest';
import { closeReport, deskAt, endMatch, findPlayer, impose, lift, maintain, renamePlayer, showReports, showSanctions } from './index.ts';

const KEY = 'the-operator-key-of-this-test-service';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('an operator reads a report, acts on it, and closes it', async () => {
  const service = await startService({ env: { OPERATOR_KEY: KEY } });
  const { match, host, player } = await companyOf(service, 2);
  const guest = player(1);
  const saved = await guest.ask('PUT', '/api/me', { name: 'Antinous', emblem: { picture: 'wolf', color: 'slate' } });
  expect(saved.status).toBe(200);
  await guest.call(talkRoutes.say, { params: { match, seat: 1 }, body: { phrase: 'lucky' } });
  const wish = { seat: 1, why: 'insults' as const, words: 'Every day.' };
  const { report } = await host.call(talkRoutes.report, { params: { match, seat: 0 }, body: wish });

  vi.stubEnv('OPERATOR_KEY', KEY);
  const desk = deskAt(`${service.address}/`);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const said = async (doing: Promise<void>): Promise<string> => {
    log.mockClear();
    await doing;
    return log.mock.calls.join('\n');
  };

  const shown = await said(showReports(desk, 'open'));
  for (const part of [report, 'insults', 'about Antinous', 'by    Seat 0', `match ${match} (carts)`, '“Every day.”', 'seat 1: [lucky]'])
    expect(shown).toContain(part);
  const [who = ''] = (await said(findPlayer(desk, 'antinous'))).split(' ');
  expect(shown).toContain(`Antinous (${who})`);
  expect(await said(renamePlayer(desk, who, 'Player Two'))).toBe(`${who} is now called Player Two.`);
  expect(await said(impose(desk, who, 'silenced', { days: 7, why: 'Be kind' }))).toMatch(/Player Two {2}silenced until .*: Be kind$/);
  expect((await guest.post(`/api/matches/${match}/seats/1/talk`, { phrase: 'sorry' })).body).toMatchObject({ code: 'silenced' });
  expect(await said(impose(desk, who, 'banned', {}))).toContain('banned for good');
  expect(await said(showSanctions(desk))).toContain(who);
  expect(await said(lift(desk, who))).toBe(`${who} can talk and play again.`);
  expect(await said(showSanctions(desk))).toBe('No one is silenced or banned.');
  expect(await said(endMatch(desk, match))).toBe(`${match} has ended.`);
  expect(await said(maintain(desk, 'Back in an hour.'))).toBe('Maintenance is on: Back in an hour.');
  expect(await said(maintain(desk, undefined))).toBe('Maintenance is on: Back in an hour.');
  expect(await said(maintain(desk, null))).toBe('Maintenance is off.');
  expect(await said(closeReport(desk, report, 'Warned.'))).toContain('Warned.');
  expect(await said(showReports(desk, 'open'))).toBe('No open reports.');
  expect(await said(showReports(desk, 'closed'))).toContain(report);

  await expect(closeReport(desk, 'nothing', '')).rejects.toThrow('There is no such report.');
  vi.stubEnv('OPERATOR_KEY', 'another-key-that-is-long-enough-for-it');
  await expect(showReports(deskAt(service.address), 'open')).rejects.toThrow('OPERATOR_KEY');
  vi.stubEnv('OPERATOR_KEY', '');
  expect(() => deskAt(service.address)).toThrow('Set OPERATOR_KEY');
});
