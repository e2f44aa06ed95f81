import { describe, expect, inject, test } from 'vitest';
import { routes } from './api/routes.ts';
import type { Message } from './api/table.ts';
import { talkRoutes } from './api/talk-routes.ts';
import { freshDatabase } from './testing/databases.ts';
import { openSocket } from './testing/open-socket.ts';
import { type Client, pathOf, startService, type TestService } from './testing/service.ts';

const databaseUrl = inject('databaseUrl');
const redisUrl = inject('redisUrl');
const WAYS = [
  { name: 'PostgreSQL alone', needs: databaseUrl, redis: '' },
  { name: 'PostgreSQL with Redis', needs: redisUrl, redis: redisUrl ?? '' },
];

/** Two services on one store, as two processes would be: they share nothing else. */
const pair = async (redis: string): Promise<readonly [TestService, TestService]> => {
  const { url } = await freshDatabase();
  const env = { DATABASE_URL: url, REDIS_URL: redis };
  return [await startService({ env }), await startService({ env })];
};

const seated = async (one: TestService, other: TestService): Promise<{ match: string; players: readonly [Client, Client] }> => {
  const host = await one.newcomer();
  const guest = await other.newcomer();
  const { match, invites } = await host.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'person' }] });
  await guest.sure(guest.take(match, 1, { invite: invites[0]?.secret }));
  return { match, players: [host, guest] };
};

const isOver = (message: Message): boolean => message.match?.status === 'over';

describe.each(WAYS)('two processes on $name', ({ needs, redis }) => {
  test.skipIf(databaseUrl === undefined || needs === undefined)('serve one match: a move on one shows on the other', async () => {
    const [one, other] = await pair(redis);
    const { match, players } = await seated(one, other);
    const streams = await Promise.all(players.map((player, seat) => player.stream(`${pathOf(match, seat)}/stream`)));
    for (const [seat, stream] of streams.entries()) {
      const player = players[seat] as Client;
      const answered = new Set<number>();
      void (async () => {
        for (;;) {
          const asks = await stream.until(
            (message) => isOver(message) || (message.decision != null && !answered.has(message.decision.seq)),
          );
          if (isOver(asks) || asks.decision == null) return;
          answered.add(asks.decision.seq);
          await player.sure(player.act(match, seat, asks.decision.seq, asks.decision.options[0]));
        }
      })();
    }
    const ends = await Promise.all(streams.map((stream) => stream.until(isOver)));
    expect(ends[0]?.match?.ended).toEqual(ends[1]?.match?.ended);
    // Each stream told every line once and in order, whichever process wrote it.
    for (const { messages } of streams) {
      const numbers = messages.map(({ seq }) => seq);
      expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] as number) + index));
    }
  });

  test.skipIf(databaseUrl === undefined || needs === undefined)('what is said on one is heard on the other', async () => {
    const [one, other] = await pair(redis);
    const { match, players } = await seated(one, other);
    const socket = await openSocket(players[1]);
    socket.send({ do: 'watch', match, seat: 1, talk: true });
    await socket.until(({ type }) => type === 'told');
    await players[0].call(talkRoutes.say, { params: { match, seat: 0 }, body: { phrase: 'good-luck' } });
    expect(await socket.until(({ type }) => type === 'talk')).toEqual({ type: 'talk', match, seat: 1 });
    expect(await players[1].call(talkRoutes.talk, { params: { match, seat: 1 } })).toMatchObject({ lines: [{ phrase: 'good-luck' }] });
    socket.raw.terminate();
  });

  test.skipIf(databaseUrl === undefined || needs === undefined)('the same answer sent to both is done once', async () => {
    const [one, other] = await pair(redis);
    const { match, players } = await seated(one, other);
    const elsewhere = other.as(players[0].key ?? '');
    const { decision } = await players[0].table(match, 0);
    const body = { seq: decision?.seq ?? -1, action: decision?.options[0], id: 'the same id' };
    const send = (client: Client) => client.call(routes.act, { params: { match, seat: 0 }, body });
    const replies = await Promise.all([send(players[0]), send(elsewhere), send(players[0]), send(elsewhere)]);
    expect(new Set(replies.map(({ seq }) => seq)).size).toBe(1);
    expect(replies.filter(({ again }) => again === false)).toHaveLength(1);
    expect((await elsewhere.table(match, 0)).seq).toBe(replies[0]?.seq);
  });

  test.skipIf(databaseUrl === undefined || needs === undefined)(
    'a match with a bot continues when the process that began it is gone',
    async () => {
      const [one, other] = await pair(redis);
      const host = await one.newcomer();
      const { match } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], listed: true });
      const elsewhere = other.as(host.key ?? '');
      const stream = await elsewhere.stream(`${pathOf(match, 0)}/stream`);
      await one.stop();
      for (;;) {
        const table = await elsewhere.table(match, 0);
        if (table.match.status === 'over') break;
        if (table.decision != null) await elsewhere.answer(match, 0);
        else await stream.until(({ seq, asked }) => seq > table.seq && (asked.length === 0 || asked.some(({ seat }) => seat === 0)));
      }
      expect((await elsewhere.table(match, 0)).match.ended?.why).toBe('finished');
    },
  );
});
