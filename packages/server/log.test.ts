import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { newSecret } from './keys.ts';
import { logFor } from './log.ts';

/** A log in memory, and its bytes. */
const kept = (logLevel: 'info' | 'trace' = 'trace') => {
  const lines: string[] = [];
  return { log: logFor({ logLevel }, { write: (line) => lines.push(line) }), lines, text: () => lines.join('') };
};

/** Not even a part of a planted text may be found. */
const expectNoTraceOf = (text: string, planted: string): void => {
  for (let at = 0; at + 10 <= planted.length; at += 1) expect(text).not.toContain(planted.slice(at, at + 10));
};

describe('the log', () => {
  test('is one line of JSON per event, with a level, a time, and a message', () => {
    const { log, lines } = kept();
    log.info({ match: 'abcdefgh234567', seq: 3 }, 'appended');
    log.warn('two\nlines');
    expect(lines.map((line) => line.split('\n').length)).toEqual([2, 2]);
    const [first, second] = lines.map((line) => JSON.parse(line));
    expect(first).toMatchObject({ level: 'info', match: 'abcdefgh234567', seq: 3, msg: 'appended' });
    expect(new Date(first.time).getFullYear()).toBeGreaterThan(2000);
    expect(second).toMatchObject({ level: 'warn', msg: 'two\nlines' });
  });

  test('contains only the code of a refusal, which may mention hidden information', () => {
    const { log, lines } = kept();
    log.warn({ err: { code: 'not-an-option', sentence: 'Hydra is not on offer.' } }, 'refused');
    expect(JSON.parse(lines[0] ?? '').err).toEqual({ type: 'Refusal', message: 'not-an-option' });
  });

  test('keeps to its level', () => {
    const { log, lines } = kept('info');
    log.debug('quiet');
    log.error('loud');
    expect(lines.length).toBe(1);
  });

  test('hides values under secret names, at every depth and in bindings', () => {
    const plants = ['authorization', 'cookie', 'set-cookie', 'secret', 'invite', 'key', 'keys', 'token', 'password', 'luck', 'body', 'url'];
    for (const name of plants) {
      const { log, text } = kept();
      const planted = 'a short planted thing';
      const value = { [name]: planted };
      log.info(value, 'at the top');
      log.info({ one: value }, 'below');
      log.info({ one: { two: value } }, 'deeper');
      log.info({ one: { two: { three: value } } }, 'deepest');
      log.info({ one: [value] }, 'in a list');
      log.child(value).info('bound');
      log.child({ one: value }).info('bound below');
      expect(text()).not.toContain(planted);
      expect(text().split('[hidden]').length - 1).toBe(7);
    }
  });

  test('hides our secrets in any text', () => {
    const { log, text } = kept();
    const secret = newSecret();
    log.info(`somebody came with ${secret} in hand`);
    log.info(`first line\n${secret}`);
    log.info({ note: [`/join/${secret}`, `?key%3D${secret}`, `"${secret}"`] }, 'said');
    log.error(new Error(`no seat for ${secret}`, { cause: new Error(`${secret} is void`) }), 'failed');
    expectNoTraceOf(text(), secret);
    expect(text()).toContain('no seat for [hidden]');
    expect(text()).toContain('[hidden] is void');
  });

  test('leaves match names and hashes as they are', () => {
    const { log, text } = kept();
    log.info({ match: 'abcdefgh234567', holder: 'f'.repeat(64), id: '123e4567-e89b-42d3-a456-426614174000' }, 'a match');
    expect(text()).not.toContain('[hidden]');
  });

  test('doesn’t repeat passwords of stores, queries of addresses, or unreadable texts', () => {
    const { log, text } = kept();
    const planted = 'pass-word-of-mine';
    for (const fail of [() => new URL(`postgres://me:${planted}@`), () => JSON.parse(`{"luck": ${planted}}`)]) {
      try {
        fail();
      } catch (error) {
        log.error({ err: error, error }, `it failed: ${error}`);
      }
    }
    const detailed = Object.assign(new Error('a row is there already'), { code: '23505', detail: `Key (name)=(${planted}) exists.` });
    log.error(detailed);
    log.error({ error: new Error('it failed', { cause: detailed }) });
    log.warn(`cannot reach postgres://me:${planted}@db.example/x, nor https://play.example/table?mine=${planted}`);
    log.warn(`sent Authorization: Bearer ${planted}`);
    expectNoTraceOf(text(), planted);
    for (const word of ['db.example', '23505', 'a row is there already']) expect(text()).toContain(word);
  });
});

describe('requests in the log', () => {
  const KEY = newSecret();
  const INVITE = newSecret();
  const WORDS = 'the-words-of-a-body';

  const served = async () => {
    const { log, lines, text } = kept();
    const app = Fastify({ loggerInstance: log });
    app.post('/matches/:match/join/:invite', async (request) => {
      request.log.info({ req: request, headers: request.headers, body: request.body, params: request.params }, 'joining');
      return { joined: true };
    });
    app.get('/broken/:invite', async (request) => {
      throw new Error(`Cannot serve ${request.url}`);
    });
    const headers = { authorization: `Bearer ${KEY}`, cookie: `seat=${KEY}`, referer: `https://x.example/${WORDS}/${INVITE}` };
    const json = { ...headers, 'content-type': 'application/json' };
    await app.inject({ method: 'POST', url: `/matches/abc/join/${INVITE}?key=${KEY}`, headers, payload: { key: KEY, note: WORDS } });
    await app.inject({ method: 'POST', url: `/matches/abc/join/${INVITE}`, headers: json, payload: `{"key": ${WORDS} ${KEY}` });
    await app.inject({ method: 'GET', url: `/broken/${INVITE}?mine=${WORDS}`, headers });
    await app.inject({ method: 'GET', url: `/nowhere/${WORDS}/${INVITE}?mine=${WORDS}`, headers });
    await app.close();
    return { lines: lines.map((line) => JSON.parse(line)), text: text() };
  };

  test('never show a key, an invitation, an address, or a body', async () => {
    const { text } = await served();
    for (const planted of [KEY, INVITE, WORDS]) expectNoTraceOf(text, planted);
    expect(text).not.toContain('127.0.0.1');
  });

  test('show the route’s pattern, the method, the status, and the time', async () => {
    const { lines } = await served();
    expect(lines).toContainEqual(
      expect.objectContaining({ req: { method: 'POST', route: '/matches/:match/join/:invite' }, msg: 'joining' }),
    );
    const statuses = lines.flatMap((line) => (line.msg === 'request completed' ? [line.res.statusCode] : []));
    expect(statuses).toEqual([200, 400, 500, 404]);
    expect(lines).toContainEqual(expect.objectContaining({ req: { method: 'GET', route: 'none' } }));
    expect(lines.every((line) => line.responseTime === undefined || line.responseTime >= 0)).toBe(true);
  });
});
