import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { created, matchDetails } from '@swordtable/server/api/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMAND, type Ran, runProgram, useFolder } from '../testing/run.ts';

const file = useFolder();
const page = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');

/** A piece of the page, by the words after its fence. */
const piece = (fence: string): string => {
  const [, text] = new RegExp(`\`\`\`${fence}\\n([^]*?)\`\`\``).exec(page) ?? [];
  if (text === undefined) throw new Error(`docs/api.md has no piece "${fence}".`);
  return text;
};

/** The command with a store of its own. */
const command = (args: readonly string[], store: string): Promise<Ran> =>
  runProgram('/usr/bin/env', [`DATA=${file(store)}`, process.execPath, COMMAND, ...args]);

let server: ChildProcess;
let address = '';

beforeAll(async () => {
  server = spawn(process.execPath, [COMMAND, 'serve'], {
    env: { ...process.env, DATA: file('store'), PORT: '0', DATABASE_URL: '', REDIS_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.once('exit', () => reject(new Error(`The service ended: ${said}`)));
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, found] = /"address":"([^"]+)"/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
});

afterAll(() => server.kill('SIGKILL'));

test('a service that cannot be started says why in a sentence', async () => {
  const start = (...settings: readonly string[]): Promise<Ran> =>
    runProgram('/usr/bin/env', [`DATA=${file('other')}`, ...settings, process.execPath, COMMAND, 'serve']);
  const away = await start('DATABASE_URL=postgres://nobody:secret@127.0.0.1:1/none');
  expect(away).toMatchObject({ code: 1, err: expect.stringMatching(/^The store can’t be reached\. \(.*ECONNREFUSED.*\)\n$/) });
  const taken = await start(`PORT=${new URL(address).port}`);
  expect(taken).toMatchObject({ code: 1, err: expect.stringMatching(/^Can’t listen on HOST .* EADDRINUSE.*\n$/) });
});

describe('docs/api.md', () => {
  test('plays a whole game with curl, and the file of it proves itself', async () => {
    const script = `cd '${file('.')}'\nSERVER=${address}\n${piece('sh curl')}`;
    const ran = await runProgram('bash', ['-eu', '-c', script]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/It ended \[\d+,\d+\]\./);
    const [, commitment = ''] = /committed to as ([0-9a-f]{64})\./.exec(ran.out) ?? [];

    const proved = await command(['verify', file('match.json'), '--commitment', commitment], 'none');
    expect(proved.out).toContain(`(${commitment})`);
    expect(proved).toMatchObject({ code: 0, err: '' });
    const other = await command(['verify', file('match.json'), '--commitment', commitment.replace(/^./, 'x')], 'none');
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('different commitment') });
    const replayed = await command(['replay', file('match.json')], 'none');
    expect(replayed.out).toContain('the server committed to');
  });

  test('a doctored deal is found out', async () => {
    const record = JSON.parse(readFileSync(file('match.json'), 'utf8'));
    writeFileSync(file('doctored.json'), JSON.stringify({ ...record, deal: { ...record.deal, luck: ['chosen', 'later'] } }));
    for (const verb of ['verify', 'replay']) {
      expect(await command([verb, file('doctored.json')], 'none')).toMatchObject({
        code: 1,
        err: expect.stringContaining('weren’t dealt from'),
      });
    }
  });

  test('its bot of twenty lines takes a seat and plays to the end', async () => {
    const bot = piece('js bot.mjs');
    expect(bot.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(24);
    writeFileSync(file('bot.mjs'), bot);
    const made = await fetch(`${address}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'asgard', listed: true, seats: [{ kind: 'bot', level: 'easy' }, { kind: 'person' }] }),
    });
    const { match, invites } = created.parse(await made.json());
    const ran = await runProgram(process.execPath, [file('bot.mjs'), address, match, '1', invites[0]?.secret ?? '']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    const card = matchDetails.parse(await (await fetch(`${address}/api/matches/${match}`)).json());
    expect(card.status).toBe('over');
    expect(card.seats.map(({ player }) => player)).toEqual(['bot', 'program']);
  });
});

describe('the store', () => {
  test('is backed up while the service runs, restored elsewhere, and plays again as it was played', async () => {
    const backup = await command(['backup', file('all.gz')], 'store');
    expect(backup).toMatchObject({ code: 0, out: expect.stringMatching(/^2 matches with \d+ lines are in/) });
    expect(await command(['restore', file('all.gz')], 'elsewhere')).toMatchObject({ code: 0 });
    const again = await command(['restore', file('all.gz')], 'elsewhere');
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('empty store') });
    const rerun = await command(['rerun'], 'elsewhere');
    expect(rerun).toMatchObject({ code: 0, out: expect.stringContaining('0 would diverge') });
  });

  test('a wrong environment is refused before anything happens', async () => {
    const wrong = await runProgram('/usr/bin/env', ['PORT=house', 'BOT_WORKERS=0', process.execPath, COMMAND, 'serve']);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toMatch(/PORT is "house"/);
    expect(wrong.err).toMatch(/BOT_WORKERS is "0"/);
  });
});

test('told to stop, the service stops in good order', async () => {
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
});
