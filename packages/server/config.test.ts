import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Config, describeConfig, type Environment, readConfig } from './config.ts';

const HOME = '/home/me';

const read = (env: Environment): Config => {
  const result = readConfig({ HOME, ...env }, 4);
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value;
};

const wrongsOf = (env: Environment): readonly string[] => {
  const result = readConfig({ HOME, ...env }, 4);
  if (result.ok) throw new Error('It was read.');
  expect(result.refusal.code).toBe('bad-configuration');
  return result.refusal.sentence.split('\n');
};

describe('the configuration', () => {
  test('needs nothing', () => {
    expect(read({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      data: join(HOME, '.local/share/swordtable'),
      databaseUrl: undefined,
      databaseConnections: 10,
      redisUrl: undefined,
      publicUrl: undefined,
      trustProxy: false,
      metricsHost: '127.0.0.1',
      metricsPort: undefined,
      operatorKey: undefined,
      logLevel: 'info',
      botWorkers: 3,
      botSeconds: 10,
      streamsPerClient: 32,
      streamsMax: 10_000,
      requestsPerMinute: 600,
      matchesPerHour: 120,
      tablesMax: 5000,
      keepFinishedDays: undefined,
      keepAbandonedDays: undefined,
      keepImportedDays: undefined,
      shutdownSeconds: 10,
    });
  });

  test('takes every variable', () => {
    const env = {
      HOST: '::1',
      PORT: '0',
      DATA: '/srv/table',
      DATABASE_URL: 'postgresql://me:pw@db/x',
      DATABASE_CONNECTIONS: '3',
      REDIS_URL: 'rediss://cache:6380/1',
      PUBLIC_URL: 'https://play.example.org/',
      TRUST_PROXY: '1',
      METRICS_HOST: '::1',
      METRICS_PORT: '0',
      OPERATOR_KEY: 'abcdefghijklmnopqrstuvwxyz-0123456789',
      LOG_LEVEL: 'debug',
      BOT_WORKERS: '9',
      BOT_SECONDS: '2',
      STREAMS_PER_CLIENT: '4',
      STREAMS_MAX: '5',
      REQUESTS_PER_MINUTE: '6',
      MATCHES_PER_HOUR: '7',
      TABLES_MAX: '8',
      KEEP_FINISHED_DAYS: '9',
      KEEP_ABANDONED_DAYS: '10',
      KEEP_IMPORTED_DAYS: '11',
      PUSH_TEST_SERVICE: 'http://127.0.0.1:9000',
      SHUTDOWN_SECONDS: '0',
    };
    expect(Object.keys(env)).toEqual(describeConfig().map(({ name }) => name));
    expect(Object.values(read(env))).toEqual([
      ...['::1', 0, '/srv/table', 'postgresql://me:pw@db/x', 3, 'rediss://cache:6380/1', 'https://play.example.org', 1],
      ...['::1', 0, 'abcdefghijklmnopqrstuvwxyz-0123456789', 'debug', 9, 2, 4, 5, 6, 7, 8, 9, 10, 11, 'http://127.0.0.1:9000', 0],
    ]);
  });

  test('empty or blank values count as unset, and surrounding space is ignored', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', HOST: ' localhost ' })).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
      host: 'localhost',
    });
  });

  test('the folder follows the XDG standard, and must be given if no home is known', () => {
    expect(read({ XDG_DATA_HOME: '/data' }).data).toBe(join('/data', 'swordtable'));
    expect(read({ XDG_DATA_HOME: 'not/absolute' }).data).toBe(join(HOME, '.local/share/swordtable'));
    expect(wrongsOf({ HOME: undefined })).toEqual(['DATA is not set and no home folder is known, but it takes the path of a folder.']);
    expect(read({ HOME: undefined, DATA: 'here' }).data).toBe('here');
  });

  test('a bot always has a worker, and one core is left for the players', () => {
    const workers = [1, 2, 8].map((cores) => {
      const result = readConfig({ HOME }, cores);
      return result.ok ? result.value.botWorkers : undefined;
    });
    expect(workers).toEqual([1, 1, 7]);
  });

  test('all errors are reported together, each with the name, the value, and what is allowed', () => {
    expect(
      wrongsOf({ PORT: '70000', LOG_LEVEL: 'loud', BOT_SECONDS: '1.5', TABLES_MAX: '-1', HOST: 'http://x', STREAMS_MAX: '5' }),
    ).toEqual([
      'HOST is "http://x", but it takes the name or address of a network interface, such as 127.0.0.1, ::1, or 0.0.0.0.',
      'PORT is "70000", but it takes a whole number from 0 to 65535.',
      'LOG_LEVEL is "loud", but it takes one of fatal, error, warn, info, debug, trace, silent.',
      'BOT_SECONDS is "1.5", but it takes a whole number from 1 to 600.',
      'TABLES_MAX is "-1", but it takes a whole number from 1 to 1000000.',
    ]);
  });

  test('an invalid store address is quoted without its password', () => {
    const wrongs = wrongsOf({ DATABASE_URL: 'mysql://me:hunter2@db/x', REDIS_URL: 'hunter2', PUBLIC_URL: 'https://me:hunter2@x' });
    expect(wrongs).toEqual([
      'DATABASE_URL is "mysql://…", but it takes an address starting with postgres:// or postgresql://.',
      'REDIS_URL is "a text without a scheme", but it takes an address starting with redis:// or rediss://.',
      'PUBLIC_URL is "https://…", but it takes an address such as https://play.example.org, without a path.',
    ]);
  });

  test.each([
    ['off', false],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
  ])('trusts the proxies %s', (text, value) => {
    expect(read({ TRUST_PROXY: text }).trustProxy).toEqual(value);
  });

  test.each(['0', '11', 'yes', 'true', '10.0.0.1,', '10.0.0.0/33', '10.0.0.0/8/8', '*'])('does not take %s for proxies', (text) => {
    expect(wrongsOf({ TRUST_PROXY: text })).toEqual([expect.stringMatching(/^TRUST_PROXY is ".*", but it takes off, the number/)]);
  });

  test.each(['https://x.example/play', 'https://x.example?a', 'ftp://x.example', 'x.example', 'https://'])(
    'does not take %s for the public address',
    (text) => {
      expect(wrongsOf({ PUBLIC_URL: text }).length).toBe(1);
    },
  );

  test('the hosting guide has the same table', () => {
    const guide = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
    for (const { name, fallback, takes, text } of describeConfig())
      expect(guide).toContain(`| \`${name}\` | ${fallback} | ${takes} | ${text} |\n`);
  });
});
