import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { readConfig } from '@swordtable/server/config';
import { openStorage } from '@swordtable/server/storage/open';
import { connectPostgres } from '@swordtable/server/storage/postgres';
import { connectSqlite } from '@swordtable/server/storage/sqlite';
import { freshDatabase } from '@swordtable/server/testing/databases';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { COMMAND, runProgram, useFolder } from '../../testing/run.ts';
import type { Finding } from './finding.ts';
import { checkPorts } from './ports.ts';
import { checkClock, checkNode } from './program.ts';
import { maskerFor } from './secrets.ts';
import { checkNetwork } from './settings.ts';
import { checkStore } from './store.ts';

const file = useFolder();
const SECRET = 'hunter2-hunter2-hunter2-hunter2-hunter2';

interface Report {
  readonly code: number | null;
  readonly findings: readonly Finding[];
  about(what: string): readonly string[];
}

/** The command with these settings and otherwise defaults. Whatever it finds, it never prints a secret. */
const diagnose = async (...settings: readonly string[]): Promise<Report> => {
  const own = [`DATA=${file('store-new')}`, 'PORT=0', 'DATABASE_URL=', 'REDIS_URL=', ...settings];
  const { code, out, err } = await runProgram('/usr/bin/env', [...own, process.execPath, COMMAND, 'doctor', '--json']);
  expect(err).toBe('');
  expect(out).not.toContain('hunter2');
  const { ok, findings } = JSON.parse(out) as { readonly ok: boolean; readonly findings: readonly Finding[] };
  expect(code).toBe(ok ? 0 : 1);
  return { code, findings, about: aboutIn(findings) };
};

const aboutIn =
  (findings: readonly Finding[]): Report['about'] =>
  (what) =>
    findings.filter(({ about }) => about === what).map(({ level, text }) => `${level}: ${text}`);

/** What the checks of the network, the ports, and the stores find with these settings, without a process: they do not depend on the rest. */
const examine = async (...settings: readonly string[]): Promise<Pick<Report, 'about'>> => {
  const own = [`HOME=${file('.')}`, `DATA=${file('no-store')}`, 'PORT=0', ...settings];
  const env = Object.fromEntries(own.map((setting) => [setting.slice(0, setting.indexOf('=')), setting.slice(setting.indexOf('=') + 1)]));
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.refusal.sentence);
  const found = [...checkNetwork(config.value), ...(await checkPorts(config.value)), ...(await checkStore(config.value))];
  const masked = maskerFor(env);
  const findings = found.map((each) => ({ ...each, text: masked(each.text) }));
  expect(JSON.stringify(findings)).not.toContain('hunter2');
  return { about: aboutIn(findings) };
};

const servers: { close(): unknown }[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** A server that answers every request with this text, and its port. */
const listening = async (text: string, status = 200): Promise<number> => {
  const server = createServer((_, reply) => reply.writeHead(status).end(text)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

test('a new installation has no problems, and the folder isn’t created', async () => {
  const { code, findings, about } = await diagnose(`OPERATOR_KEY=${SECRET}`, 'KEEP_FINISHED_DAYS=30');
  expect(code).toBe(0);
  expect(about('Bots')).toEqual([expect.stringContaining('ok: They answer.')]);
  expect(about('DATA')).toEqual([expect.stringContaining('the first start creates it')]);
  expect(about('Retention')).toEqual([expect.stringContaining('finished 30 days, abandoned forever')]);
  expect(about('Operator')).toEqual(['ok: OPERATOR_KEY is set.']);
  expect(findings.map(({ about }) => about)).toEqual(
    expect.arrayContaining(['Node', 'Files', 'Clock', 'Settings', 'Network', 'PORT', 'Space']),
  );
  expect(readdirSync(file('.')).filter((name) => name.startsWith('store-'))).toEqual([]);
});

test('people get a line for each finding, and a count: all invalid settings are named, without their secrets', async () => {
  const wrong = ['PORT=house', 'DATABASE_URL=mysql://me:hunter2@host/db', 'OPERATOR_KEY=hunter2', 'TRUST_PROXY=maybe'];
  const { out, code } = await runProgram('/usr/bin/env', [`DATA=${file('none')}`, ...wrong, process.execPath, COMMAND, 'doctor']);
  expect(code).toBe(1);
  expect(out).not.toContain('hunter2');
  expect(out).toMatch(/^PROBLEM {2}Settings {2}PORT is "house", but it takes a whole number from 0 to 65535\.$/m);
  const named = [...out.matchAll(/^PROBLEM {2}Settings {2}(\w+)/gm)].map(([, name]) => name);
  expect(named).toEqual(['PORT', 'DATABASE_URL', 'TRUST_PROXY', 'OPERATOR_KEY']);
  expect(out.match(/^ok {7}The rest/gm)).toHaveLength(1);
  expect(out).toMatch(/^4 problems, \d+ warnings?\.$/m);
});

describe('the folder', () => {
  test('that can’t be written', async () => {
    const closed = file('closed');
    mkdirSync(closed, { mode: 0o500 });
    // Root may write anywhere, except where the system itself is in the way.
    const { about } = await examine(`DATA=${process.getuid?.() === 0 ? '/proc/self' : closed}`);
    expect(about('DATA')).toEqual([expect.stringMatching(/^problem: .* can’t be written/)]);
  });

  test('that is a file, or inside one', async () => {
    writeFileSync(file('a-file'), '');
    expect((await examine(`DATA=${file('a-file')}`)).about('DATA')).toEqual([expect.stringContaining('problem: ')]);
    expect((await examine(`DATA=${file('a-file/inside')}`)).about('DATA')).toEqual([expect.stringContaining('problem: ')]);
  });

  test('that others can look into', async () => {
    const open = file('open');
    mkdirSync(open);
    chmodSync(open, 0o755);
    expect((await examine(`DATA=${open}`)).about('DATA')).toEqual([expect.stringContaining(`warning: Other users`)]);
    chmodSync(open, 0o700);
    expect((await examine(`DATA=${open}`)).about('DATA')).toEqual([expect.stringContaining('ok: ')]);
  });

  test('with a store: of this version, of a newer one, and damaged', async () => {
    const folder = file('kept');
    await (await openStorage({ folder })).close();
    expect((await examine(`DATA=${folder}`)).about('Store')).toEqual([expect.stringMatching(/^ok: Version \d+ with 0 matches\.$/)]);
    const { store } = await connectSqlite(folder);
    await store.updateTable('schema').set({ version: 99 }).execute();
    await store.destroy();
    expect((await examine(`DATA=${folder}`)).about('Store')).toEqual([expect.stringContaining('problem: It has version 99')]);
    const damaged = file('damaged');
    mkdirSync(damaged, { mode: 0o700 });
    writeFileSync(join(damaged, 'swordtable.db'), 'This was a database once. '.repeat(400));
    expect((await examine(`DATA=${damaged}`)).about('Store')).toEqual([expect.stringContaining('problem: It can’t be opened')]);
  });
});

describe('a port', () => {
  test('that another program has', async () => {
    const port = await listening('Hello!');
    const { about } = await examine(`PORT=${port}`, `METRICS_PORT=${port}`);
    expect(about('PORT')).toEqual([expect.stringContaining(`problem: ${port} is in use by another program`)]);
    expect(about('METRICS_PORT')).toEqual([expect.stringContaining('like PORT')]);
    expect((await examine(`METRICS_PORT=${port}`)).about('METRICS_PORT')).toEqual([expect.stringContaining('problem: ')]);
  });

  test('that our own server has', async () => {
    const [ready, away] = [await listening('{"alive":true}'), await listening('{"alive":true}', 503)];
    expect((await examine(`PORT=${ready}`)).about('PORT')).toEqual([expect.stringContaining('ok: A server is running')]);
    expect((await examine(`PORT=${away}`)).about('PORT')).toEqual([expect.stringContaining('isn’t ready')]);
    const metrics = await listening('swordtable_moves_acknowledged_total 1');
    expect((await examine(`METRICS_PORT=${metrics}`)).about('METRICS_PORT')).toEqual([expect.stringContaining('ok: ')]);
  });

  test('on an interface that isn’t there', async () => {
    expect((await examine('HOST=192.0.2.1', 'PORT=18080')).about('PORT')).toEqual([expect.stringContaining('EADDRNOTAVAIL')]);
  });
});

test('a database and a Redis that can’t be reached are named with the reason', async () => {
  const { about } = await examine('DATABASE_URL=postgres://me:hunter2@127.0.0.1:1/none', 'REDIS_URL=redis://me:hunter2@127.0.0.1:1');
  expect(about('PostgreSQL')).toEqual([expect.stringMatching(/^problem: .*ECONNREFUSED/)]);
  expect(about('Redis')).toEqual([expect.stringMatching(/^problem: .*ECONNREFUSED/)]);
});

describe.skipIf(inject('databaseUrl') === undefined)('PostgreSQL', () => {
  test('empty, in use, with a wrong password, and with a user that may not create tables', async () => {
    const { url, drop } = await freshDatabase();
    const { pool } = connectPostgres(url, { connections: 1 });
    const role = `doctor_${Date.now()}`;
    try {
      expect((await examine(`DATABASE_URL=${url}`)).about('Store')).toEqual([expect.stringContaining('ok: Empty')]);
      await pool.query(`create role ${role} login password 'hunter2%40x'`);
      const as = (password: string): string => Object.assign(new URL(url), { username: role, password }).href;
      const powerless = await examine(`DATABASE_URL=${as('hunter2%2540x')}`);
      expect(powerless.about('PostgreSQL')).toEqual([expect.stringContaining('problem: The user may not create tables')]);
      expect((await examine(`DATABASE_URL=${as('hunter2-wrong')}`)).about('PostgreSQL')).toEqual([
        expect.stringContaining('password authentication'),
      ]);
      await (await openStorage({ databaseUrl: url, folder: '' })).close();
      expect((await examine(`DATABASE_URL=${url}`)).about('Store')).toEqual([expect.stringMatching(/^ok: Version \d+ with 0/)]);
      expect((await examine(`DATABASE_URL=${as('hunter2%2540x')}`)).about('PostgreSQL')).toEqual([
        expect.stringContaining('problem: The user may not read and write'),
      ]);
    } finally {
      await pool.query(`drop role if exists ${role}`);
      await pool.end();
      await drop();
    }
  });
});

test.skipIf(inject('redisUrl') === undefined)('a Redis that can be reached is fine, but does nothing for one process', async () => {
  const { about } = await examine(`REDIS_URL=${inject('redisUrl')}`);
  expect(about('Redis')).toEqual([expect.stringContaining('ok: ')]);
  expect(about('Network')).toEqual([expect.stringContaining('REDIS_URL does nothing')]);
});

describe('settings that don’t fit together', () => {
  const found = (env: Readonly<Record<string, string>>): string => {
    const config = readConfig({ HOME: '/home/me', ...env });
    if (!config.ok) throw new Error(config.refusal.sentence);
    return checkNetwork(config.value)
      .map(({ level, text }) => `${level}: ${text}`)
      .join('\n');
  };
  test.each([
    [{ PUBLIC_URL: 'https://a.example' }, /^warning: .*TRUST_PROXY is off/],
    [{ PUBLIC_URL: 'http://a.example' }, /^warning: PUBLIC_URL has no https/],
    [{ TRUST_PROXY: '1' }, /^warning: .*PUBLIC_URL isn’t/],
    [{ HOST: '0.0.0.0' }, /^warning: .*without a proxy/],
    [{ HOST: '0.0.0.0', TRUST_PROXY: '1', PUBLIC_URL: 'https://a.example' }, /^warning: .*fake their address/],
    [{ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.0/8', PUBLIC_URL: 'https://a.example' }, /^ok: /],
    [{ TRUST_PROXY: '1', PUBLIC_URL: 'https://a.example' }, /^ok: /],
    [{}, /^ok: /],
  ])('%j', (env, expected) => expect(found(env as Record<string, string>)).toMatch(expected));
});

test('an old Node and a clock from before the program existed are found', () => {
  expect(checkNode('20.18.9').level).toBe('problem');
  expect(checkNode('20.19.0').level).toBe('ok');
  expect(checkNode('22.0.0').level).toBe('ok');
  expect(checkClock(-1).level).toBe('problem');
});

test('an installation without the server’s program says so', async () => {
  const folder = mkdtempSync(join(dirname(COMMAND), 'incomplete-'));
  try {
    for (const name of ['main.js', 'main.cjs', 'bundle.js']) copyFileSync(join(dirname(COMMAND), name), join(folder, name));
    const { code, err } = await runProgram(process.execPath, [join(folder, 'main.js'), 'doctor']);
    expect(code).toBe(1);
    expect(err).toContain('The server’s program can’t be loaded');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
