import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { playGame, random } from '@swordtable/bots';
import { olympus } from '@swordtable/games/tile-battle/rules';
import { created, matchDetails } from '@swordtable/server/api/match';
import { seedFrom } from '@swordtable/server/match/deal';
import { openStorage } from '@swordtable/server/storage/open';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { COMMAND, type Ran, runProgram, useFolder } from '../testing/run.ts';
import { runHere } from '../testing/run-here.ts';
import { prune } from './prune.ts';
import { serve } from './serve.ts';
import { backup, rerun, restore } from './store.ts';

const file = useFolder();
const page = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');

/** A piece of the page, by the words after its fence. */
const piece = (fence: string): string => {
  const [, text] = new RegExp(`\`\`\`${fence}\\n([^]*?)\`\`\``).exec(page) ?? [];
  if (text === undefined) throw new Error(`docs/api.md has no piece "${fence}".`);
  return text;
};

/** The command with settings of its own. */
const command = (args: readonly string[], ...settings: readonly string[]): Promise<Ran> =>
  runProgram('/usr/bin/env', [...settings, process.execPath, COMMAND, ...args]);

/** The same without a process. */
const commandHere = async (args: readonly string[], settings: Readonly<Record<string, string>>): Promise<Ran> => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  try {
    return await runHere(args, { serve, backup, restore, rerun, prune });
  } finally {
    vi.unstubAllEnvs();
  }
};

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
  const away = await commandHere(['serve'], { DATA: file('other'), DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' });
  expect(away).toMatchObject({ code: 1, err: expect.stringMatching(/^The store can’t be reached\. \(.*ECONNREFUSED.*\)\n$/) });
  const taken = await command(['serve'], `DATA=${file('other')}`, `PORT=${new URL(address).port}`);
  expect(taken).toMatchObject({ code: 1, err: expect.stringMatching(/^Can’t listen on HOST .* EADDRINUSE.*\n$/) });
});

describe('docs/api.md', () => {
  test('plays a whole game with curl, and the file of it proves itself', async () => {
    const script = `cd '${file('.')}'\nSERVER=${address}\n${piece('sh curl')}`;
    // Bash reads its start-up file where it takes a socket on its input for a remote shell, and that file may not bear -u.
    const ran = await runProgram('bash', ['--norc', '-eu', '-c', script]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/It ended \[\d+,\d+\]\./);
    const [, commitment = ''] = /committed to as ([0-9a-f]{64})\./.exec(ran.out) ?? [];

    const [, luck = ''] = /Our luck is (\S+)\./.exec(ran.out) ?? [];

    const proved = await command(['verify', file('match.json'), '--commitment', commitment, '--luck', `0=${luck}`, '--luck', '1=']);
    expect(proved).toMatchObject({ code: 0, err: '' });
    expect(proved.out).toContain(`(${commitment}). 1 player added luck.\n`);
    expect(proved.out).toContain('Proven: the deal depends on the luck you named for seat 0.');
    expect(proved.out).not.toContain('Not proven');
    const other = await runHere(['verify', file('match.json'), '--commitment', commitment.replace(/^./, 'x')]);
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('different commitment') });
    const unlucky = await runHere(['verify', file('match.json'), '--luck', '0=chosen later']);
    expect(unlucky).toMatchObject({ code: 1, out: '', err: expect.stringContaining('luck of seat 0') });
    const replayed = await runHere(['replay', file('match.json')]);
    expect(replayed.out).toContain('the server committed to');
  });

  test('a file alone leaves open what nobody wrote down, and verify says so', async () => {
    const { out, code } = await runHere(['verify', file('match.json')]);
    expect(code).toBe(0);
    expect(out).toContain('Not proven: when the server committed');
    expect(out).toContain('Not proven: that the luck of seat 0 is');
    for (const wrong of ['seven', '0', '2=seven'])
      expect(await runHere(['verify', file('match.json'), '--luck', wrong])).toMatchObject({
        code: 2,
        err: expect.stringMatching(/seat/),
      });
  });

  test('a match from before players added luck is verified as before, and verify says what that leaves open', async () => {
    const record = JSON.parse(readFileSync(file('match.json'), 'utf8'));
    const { match, secret } = record.deal;
    const dealt = playGame(olympus, { seats: 2, options: record.options, seed: seedFrom(match, secret, ['', '']) }, [random, random]);
    if (!dealt.ok) throw new Error(dealt.refusal.sentence);
    writeFileSync(
      file('older.json'),
      JSON.stringify({ ...dealt.value.record, players: record.players, deal: { ...record.deal, luck: ['', ''] } }),
    );
    const { out, code } = await runHere(['verify', file('older.json'), '--commitment', record.deal.commitment]);
    expect([code, out]).toEqual([0, expect.stringContaining('because no player added luck')]);
  });

  test('a deal that was chosen through a bot’s luck is found out', async () => {
    const record = JSON.parse(readFileSync(file('match.json'), 'utf8'));
    const { match, secret } = record.deal;
    const luck = [record.deal.luck[0], 'ground 83127'];
    const dealt = playGame(olympus, { seats: 2, options: record.options, seed: seedFrom(match, secret, luck) }, [random, random]);
    if (!dealt.ok) throw new Error(dealt.refusal.sentence);
    writeFileSync(file('ground.json'), JSON.stringify({ ...dealt.value.record, players: record.players, deal: { ...record.deal, luck } }));
    const { code, err } = await runHere(['verify', file('ground.json'), '--commitment', record.deal.commitment]);
    expect([code, err]).toEqual([1, expect.stringContaining('as bots never do')]);
  });

  test('a doctored deal is found out', async () => {
    const record = JSON.parse(readFileSync(file('match.json'), 'utf8'));
    writeFileSync(file('doctored.json'), JSON.stringify({ ...record, deal: { ...record.deal, luck: ['chosen', 'later'] } }));
    for (const verb of ['verify', 'replay']) {
      expect(await runHere([verb, file('doctored.json')])).toMatchObject({
        code: 1,
        err: expect.stringContaining('weren’t dealt from'),
      });
    }
  });

  test('prune shows old matches and removes them, and keeps them all unless told otherwise', async () => {
    const [data, entry] = [file('old-store'), { kind: 'answered', seat: 0, action: {} } as const];
    const storage = await openStorage({ folder: data });
    const face = { game: 'olympus', status: 'over', listed: false, due: null, card: '{}' } as const;
    for (const [match, at] of [
      ['ancient', 0],
      ['recent', Date.now()],
    ] as const)
      await storage.append([{ match, seq: 0, at, entry, face }]);
    await storage.close();
    const pruned = (days: string, ...more: readonly string[]): Promise<Ran> =>
      commandHere(['prune', ...more], { DATA: data, KEEP_FINISHED_DAYS: days });
    expect(await pruned('')).toMatchObject({ code: 2, err: expect.stringContaining('kept forever') });
    const { out } = await command(['prune', '--dry-run'], `DATA=${data}`, 'KEEP_FINISHED_DAYS=30');
    expect(out).toContain('1 match would be removed: 1 finished, 0 abandoned, 0 imported.');
    expect(out).toContain('ancient  olympus  finished, last changed 1970-01-01');
    expect(await pruned('30')).toMatchObject({ code: 0, out: '1 match removed.\n' });
    expect(await pruned('30')).toMatchObject({ code: 0, out: '0 matches removed.\n' });
    const after = await openStorage({ folder: data });
    expect(await after.ids('', 10)).toEqual(['recent']);
    await after.close();
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
    const saved = await command(['backup', file('all.gz')], `DATA=${file('store')}`);
    expect(saved).toMatchObject({ code: 0, out: expect.stringMatching(/^2 matches with \d+ lines are in/) });
    const elsewhere = { DATA: file('elsewhere') };
    expect(await commandHere(['restore', file('all.gz')], elsewhere)).toMatchObject({ code: 0 });
    const again = await commandHere(['restore', file('all.gz')], elsewhere);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('empty store') });
    const repeated = await commandHere(['rerun'], elsewhere);
    expect(repeated).toMatchObject({ code: 0, out: expect.stringContaining('0 would diverge') });
  });

  test('a wrong environment is refused before anything happens', async () => {
    const wrong = await commandHere(['serve'], { PORT: 'house', BOT_WORKERS: '0' });
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
