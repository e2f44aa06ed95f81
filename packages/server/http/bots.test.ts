import { GAMES } from '@swordtable/games';
import { randomBelow, randomFrom } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { routes } from '../api/routes.ts';
import type { Message } from '../api/table.ts';
import { pathOf, startService } from '../testing/service.ts';

describe('our bots', () => {
  test('of every level play one match to the end, without errors', async () => {
    // However slow the machine is.
    const s = await startService({ env: { BOT_SECONDS: '600' } });
    const me = await s.newcomer();
    const levels = ['easy', 'medium', 'hard', 'expert'];
    const { match } = await me.create({ game: 'carts', options: { rounds: 2 }, seats: levels.map((level) => ({ kind: 'bot', level })) });
    const stream = await me.stream(`${pathOf(match)}/stream`);
    const over = await stream.until((message) => message.match?.status === 'over');
    expect(over.match?.ended?.why).toBe('finished');
    expect(over.match?.seats.map(({ name, level, player }) => [name, level, player])).toEqual(
      levels.map((level) => [`${level[0]?.toUpperCase()}${level.slice(1)} bot`, level, 'bot']),
    );
    const text = await s.service.metrics();
    for (const level of levels) expect(text).toMatch(new RegExp(`bot_thoughts_total\\{level="${level}",outcome="answered"\\} \\d`));
    expect(s.log).toEqual([]);
    await stream.close();
  });

  test('think elsewhere: the server answers others in the meantime', async () => {
    const s = await startService({ env: { SHUTDOWN_SECONDS: '1' } });
    const me = await s.newcomer();
    const seats = [1, 2, 3, 4].map(() => ({ kind: 'bot', level: 'expert' }));
    const { match } = await me.create({ game: 'carts', seats });
    const stream = await me.stream(`${pathOf(match)}/stream`);
    for (let count = 0; count < 20; count++) expect((await s.nobody.get('/healthz')).status).toBe(200);
    const other = await me.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'bot' }] });
    await me.answer(other.match, 0);
    // If thinking had blocked the server, the match would be over by now.
    expect((await me.call(routes.match, { params: { match } })).status).toBe('running');
    await stream.close();
  });

  /** A person answers at random, at most this many times. Returns what they were told. */
  const playAgainst = async (game: string, most = Number.POSITIVE_INFINITY): Promise<readonly Message[]> => {
    const s = await startService({ games: GAMES, worker: 'worker' });
    const me = await s.newcomer();
    const { match } = await me.create({ game, seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
    const stream = await me.stream(`${pathOf(match, 0)}/stream`);
    // In turn, they could put a sword on and off forever.
    const rng = randomFrom(game);
    let given = 0;
    for (let count = 0; given < most; count++) {
      await stream.until(() => stream.messages.length > count);
      const message = stream.messages[count];
      if (message?.match?.status === 'over') break;
      const { decision } = message ?? {};
      if (!decision) continue;
      await me.sure(me.act(match, 0, decision.seq, decision.options[randomBelow(rng, decision.options.length)]));
      given += 1;
    }
    expect(s.log).toEqual([]);
    await stream.close();
    return stream.messages;
  };

  const checkWhole = async (game: string): Promise<void> => {
    const messages = await playAgainst(game);
    expect(messages.at(-1)).toMatchObject({ match: { ended: { why: 'finished', standing: { points: expect.any(Array) } } } });
  };

  const WHOLE = 'play %s against a person, from the first answer to the last';
  const ids = GAMES.map(({ id }) => id);
  // In Battlefields, they hold back every answer that others guess at, for 300 ms.
  test.each(ids.filter((id) => id !== 'battlefields'))('play %s against a person', async (game) => {
    const messages = await playAgainst(game, 6);
    expect(messages).toContainEqual(expect.objectContaining({ what: expect.objectContaining({ kind: 'answered', seat: 1 }) }));
  });
  test.each(ids.filter((id) => id === 'asgard'))(WHOLE, checkWhole);
  test.each(ids.filter((id) => id !== 'asgard'))(WHOLE, { tags: ['long'] }, checkWhole);
});
