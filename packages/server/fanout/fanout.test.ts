import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { type Fanout, nobodyElse } from './fanout.ts';
import { type OnTrouble, writeMessages } from './messages.ts';
import { openFanout } from './open.ts';
import { fanoutByPostgres } from './postgres.ts';
import { fanoutByRedis } from './redis.ts';

const databaseUrl = inject('databaseUrl');
const redisUrl = inject('redisUrl');

/** A way for processes to notify each other, and a bystander who listens in, sends anything, and cuts connections. */
interface Way {
  open(channel: string, onTrouble: OnTrouble): Fanout;
  overhear(channel: string, hear: (text: string) => void): Promise<() => Promise<void>>;
  say(channel: string, text: string): Promise<void>;
  /** Cuts all connections of a channel; returns how many there were. */
  cut(channel: string): Promise<number>;
}

const withPostgres = async <Value>(work: (client: pg.Client) => Promise<Value>): Promise<Value> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return work(client).finally(() => client.end());
};

const postgres: Way = {
  open: (channel, onTrouble) => fanoutByPostgres(databaseUrl ?? '', onTrouble, channel),
  overhear: async (channel, hear) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    client.on('notification', ({ payload = '' }) => hear(payload));
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    return () => client.end();
  },
  say: (channel, text) => withPostgres(async (client) => void (await client.query('SELECT pg_notify($1, $2)', [channel, text]))),
  cut: (channel) =>
    withPostgres(async (client) => {
      const { rowCount } = await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [
        `${channel} fan-out`,
      ]);
      return rowCount ?? 0;
    }),
};

const withRedis = async <Value>(work: (redis: Redis) => Promise<Value>): Promise<Value> => {
  const redis = new Redis(redisUrl ?? '');
  return work(redis).finally(() => redis.disconnect());
};

const redis: Way = {
  open: (channel, onTrouble) => fanoutByRedis(redisUrl ?? '', onTrouble, channel),
  overhear: async (channel, hear) => {
    const listener = new Redis(redisUrl ?? '');
    listener.on('message', (_, text: string) => hear(text));
    await listener.subscribe(channel);
    return async () => listener.disconnect();
  },
  say: (channel, text) => withRedis(async (client) => void (await client.publish(channel, text))),
  cut: (channel) =>
    withRedis(async (client) => {
      const lines = String(await client.client('LIST')).split('\n');
      const ours = lines.flatMap((line) => (line.includes(` name=${channel}-`) ? (/^id=(\d+) /.exec(line)?.[1] ?? []) : []));
      for (const id of ours) await client.client('KILL', 'ID', id);
      return ours.length;
    }),
};

/** Waits until a condition holds; if it never does, the test times out. */
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await pause(2);
};

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

let channels = 0;
const newChannel = (): string => {
  channels += 1;
  return `Words-${process.pid}-${channels}`;
};

/** One process: its fan-out and what it received. */
const join = async (way: Way, channel: string) => {
  const heard: string[] = [];
  const troubles: string[] = [];
  const process = { fanout: way.open(channel, (what) => troubles.push(what)), heard, troubles, everythings: 0 };
  process.fanout.listen(
    (match) => heard.push(match),
    () => {
      process.everythings += 1;
    },
  );
  closing.push(() => process.fanout.close());
  await until(() => process.everythings === 1);
  return process;
};

const ways = [
  { name: 'PostgreSQL', way: postgres, url: databaseUrl, mostBytes: 7999, lines: 1 },
  { name: 'Redis', way: redis, url: redisUrl, mostBytes: 65_536, lines: 2 },
];

for (const { name, way, url, mostBytes, lines } of ways) {
  // Without the service on this machine there's nothing to test.
  describe.skipIf(url === undefined)(
    `processes that hear each other through ${name}${url === undefined ? ' (not on this machine)' : ''}`,
    () => {
      test('receive the others’ messages and not their own', async () => {
        const channel = newChannel();
        const [one, other, third] = await Promise.all([join(way, channel), join(way, channel), join(way, channel)]);
        one.fanout.tell('from one');
        other.fanout.tell('from the other');
        await until(() => one.heard.length > 0 && other.heard.length > 0 && third.heard.length > 1);
        expect(one.heard).toEqual(['from the other']);
        expect(other.heard).toEqual(['from one']);
        expect(third.heard.toSorted()).toEqual(['from one', 'from the other']);
      });

      test('don’t receive those of another channel', async () => {
        const channel = newChannel();
        const [one, other, stranger] = await Promise.all([join(way, channel), join(way, channel), join(way, newChannel())]);
        stranger.fanout.tell('elsewhere');
        await stranger.fanout.close();
        one.fanout.tell('here');
        await until(() => other.heard.length > 0);
        expect(other.heard).toEqual(['here']);
      });

      test('collect thousands of notifications into few messages', async () => {
        const channel = newChannel();
        const messages: string[] = [];
        closing.push(await way.overhear(channel, (text) => messages.push(text)));
        const [one, other] = await Promise.all([join(way, channel), join(way, channel)]);
        const matches = Array.from({ length: 5000 }, (_, i) => `match-${i}-ü`);
        for (const match of [...matches, ...matches]) one.fanout.tell(match);
        await one.fanout.close();
        await until(() => other.heard.length >= matches.length);
        expect(other.heard).toEqual(matches);
        await way.say(channel, 'the end');
        await until(() => messages.includes('the end'));
        expect(messages.length - 1).toBe(writeMessages(crypto.randomUUID(), matches, mostBytes).length);
        expect(messages.length).toBeLessThan(20);
        expect(messages.every((text) => Buffer.byteLength(text) <= mostBytes)).toBe(true);
        expect(one.troubles).toEqual([]);
      });

      test('reconnect when their connections are cut, and learn that they may have missed something', async () => {
        const channel = newChannel();
        const [one, other] = await Promise.all([join(way, channel), join(way, channel)]);
        one.fanout.tell('before');
        other.fanout.tell('before');
        await until(() => one.heard.length === 1 && other.heard.length === 1);
        expect(await way.cut(channel)).toBe(2 * lines);
        await until(() => one.everythings === 2 && other.everythings === 2);
        expect(other.troubles).toContain('listening');
        // The sender may reconnect later than the receiver, and messages in between are dropped.
        while (other.heard.length === 1) {
          one.fanout.tell('again');
          await pause(20);
        }
        expect(other.heard[1]).toBe('again');
        expect(one.heard).toEqual(['before']);
      });

      test('don’t fail when there is no one to notify, but report it', async () => {
        const channel = newChannel();
        const troubles: string[] = [];
        const nowhere = name === 'Redis' ? fanoutByRedis : fanoutByPostgres;
        const scheme = name === 'Redis' ? 'redis' : 'postgres';
        // Nothing listens on port 1.
        const lost = nowhere(`${scheme}://127.0.0.1:1/x`, (what) => troubles.push(what), channel);
        lost.listen(
          () => {},
          () => {},
        );
        lost.tell('into the void');
        await until(() => troubles.includes('telling') && troubles.includes('listening'));
        await lost.close();
        const after = troubles.length;
        await pause(50);
        expect(troubles.length).toBe(after);
      });

      test('ignore nonsense', async () => {
        const channel = newChannel();
        const one = await join(way, channel);
        for (const text of [
          '',
          'hello',
          '{',
          '[]',
          'null',
          '{"from":1,"matches":["x"]}',
          '{"from":"x","matches":"x"}',
          '{"matches":["x"]}',
        ]) {
          await way.say(channel, text);
        }
        await way.say(channel, '{"from":"somebody","matches":["sense"]}');
        await until(() => one.heard.length > 0);
        expect(one.heard).toEqual(['sense']);
      });

      test('reach a process that starts listening later, which may have missed something', async () => {
        const channel = newChannel();
        const [one, other] = await Promise.all([join(way, channel), join(way, channel)]);
        let missed = 0;
        const late: string[] = [];
        other.fanout.listen(
          (match) => late.push(match),
          () => {
            missed += 1;
          },
        );
        expect(missed).toBe(1);
        one.fanout.tell('late');
        await until(() => late.length > 0 && other.heard.length > 0);
        expect(late).toEqual(['late']);
      });
    },
  );
}

describe('the chosen fan-out', () => {
  const onTrouble: OnTrouble = () => {};

  test('is none for a process that is alone', async () => {
    const fanout = await openFanout({ onTrouble });
    expect(fanout).toBe(nobodyElse);
    fanout.tell('nobody');
    await fanout.close();
  });

  test.skipIf(databaseUrl === undefined || redisUrl === undefined)('is Redis if there is one, or else PostgreSQL', async () => {
    for (const [urls, way] of [
      [{ databaseUrl, redisUrl }, redis],
      [{ databaseUrl }, postgres],
    ] as const) {
      const overheard: string[] = [];
      closing.push(await way.overhear('swordtable', (text) => overheard.push(text)));
      const fanout = await openFanout({ ...urls, onTrouble });
      closing.push(() => fanout.close());
      const mark = crypto.randomUUID();
      await new Promise<void>((resolve) => fanout.listen(() => {}, resolve));
      fanout.tell(mark);
      await until(() => overheard.some((text) => text.includes(mark)));
    }
  });
});

describe('words', () => {
  test('are as few as fit, and never too long', () => {
    const matches = ['aaaa', 'bbbb', 'cccc', 'dddd'];
    const whole = writeMessages('me', matches, 1000);
    expect(whole).toEqual(['{"from":"me","matches":["aaaa","bbbb","cccc","dddd"]}']);
    const half = writeMessages('me', matches, 42);
    expect(half).toEqual(['{"from":"me","matches":["aaaa","bbbb"]}', '{"from":"me","matches":["cccc","dddd"]}']);
    expect(writeMessages('me', [], 1000)).toEqual([]);
  });
});
