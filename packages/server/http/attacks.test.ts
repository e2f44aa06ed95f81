import { playGame, random } from '@swordtable/bots';
import { GAMES } from '@swordtable/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../api/routes.ts';
import { type Client, pathOf, startService, type TestService } from '../testing/service.ts';

// Attacks that once worked. Each must fail.

let s: TestService;
let me: Client;
/** A long finished match. */
let long: string;
let lines: number;

beforeAll(async () => {
  s = await startService({ games: GAMES, env: { TRUST_PROXY: '1' } });
  me = await s.newcomer();
  const game = GAMES.find(({ id }) => id === 'contracts');
  if (game === undefined) throw new Error('There is no such game.');
  const played = playGame(game, { seats: 2, options: {}, seed: 'a long match' }, [random, random]);
  if (!played.ok) throw new Error(played.refusal.sentence);
  const { match } = await me.call(routes.importRecord, { body: { ...played.value.record } });
  long = match;
  lines = played.value.record.answers.length;
});

const from = (client: string) => ({ 'x-forwarded-for': client });

describe('one client keeps the process busy with long replays', () => {
  test.each([
    ['the steps of a match', () => `${pathOf(long)}/steps`],
    ['what a stream has missed', () => `${pathOf(long)}/table?after=0`],
    ['an explanation', () => `${pathOf(long)}/why?question=${encodeURIComponent('{"event":3}')}`],
  ])('with %s: it is refused for a while, and others are not', async (_, path) => {
    const attacker = from(`192.0.2.${path().length}`);
    const statuses = new Set<number>();
    for (let count = 0; count < 500 && !statuses.has(429); count++) statuses.add((await s.nobody.get(path(), attacker)).status);
    const refused = await s.nobody.get(path(), attacker);
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await s.nobody.get(path(), from('198.51.100.1'))).status).not.toBe(429);
    // It can still do what costs little.
    expect((await s.nobody.get(`${pathOf(long)}/steps?after=${lines + 1}`, attacker)).body).toEqual({ steps: [] });
    expect((await s.nobody.get(pathOf(long), attacker)).status).toBe(200);
  });
});
