import { connect } from 'node:net';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyOf } from '../testing/company.ts';
import { pathOf, startService, type TestService } from '../testing/service.ts';

let s: TestService;
let company: Company;
let before: unknown;
let question = -1;
let logged = 0;

beforeAll(async () => {
  s = await startService();
  company = await companyOf(s, 2);
  before = await company.host.table(company.match, 0);
  question = (before as { decision: { seq: number } }).decision.seq;
});

// Whatever was sent: the server is alive, nothing broke inside it, and the match is unchanged.
afterEach(async () => {
  expect((await s.nobody.get('/healthz')).body).toEqual({ alive: true });
  expect(await company.host.table(company.match, 0)).toEqual(before);
  expect(s.log.slice(logged)).toEqual([]);
  logged = s.log.length;
});

interface Sent {
  readonly method?: string;
  readonly path: string;
  /** Sent verbatim. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const actions = (): string => `${pathOf(company.match, 0)}/actions`;
const act = (rest: string): Sent => ({ path: actions(), body: `{"seq":${question},${rest}}` });
const make = (rest: string): Sent => ({ path: '/api/matches', body: `{"game":"carts",${rest}}` });
const take = (rest: string): Sent => ({ path: `${pathOf(company.match, 1)}/take`, body: `{${rest}}` });
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const live: readonly (readonly [what: string, sent: () => Sent, status: number, code: string])[] = [
  ['a token that is none', () => ({ ...act('"action":{}'), headers: { authorization: 'Bearer wrong' } }), 401, 'no-key'],
  ['another way to sign in', () => ({ ...act('"action":{}'), headers: { authorization: 'Basic YWRhOmFkYQ==' } }), 401, 'no-key'],
  ['a token nobody gave', () => ({ ...act('"action":{}'), headers: { authorization: `Bearer ${'x'.repeat(32)}` } }), 403, 'not-your-seat'],
  ['a very long token', () => ({ ...act('"action":{}'), headers: { authorization: `Bearer ${'x'.repeat(8_000)}` } }), 401, 'no-key'],
  ['half of a body', () => ({ path: actions(), body: '{"seq":' }), 400, 'malformed'],
  ['no body', () => ({ path: actions(), body: '' }), 400, 'malformed'],
  ['a body that is null', () => ({ path: actions(), body: 'null' }), 400, 'malformed'],
  ['a body that is a list', () => ({ path: actions(), body: '[]' }), 400, 'malformed'],
  ['an action 100,000 deep', () => act(`"action":${deep(100_000)}`), 413, 'too-large'],
  ['an action 30,000 deep', () => act(`"action":{"take":${deep(30_000)}}`), 413, 'too-large'],
  ['an action 1,500 deep', () => act(`"action":{"take":${deep(1_500)}}`), 400, 'malformed'],
  ['options 30,000 deep', () => make(`"options":{"rounds":${deep(30_000)}}`), 400, 'malformed'],
  ['a record 100,000 deep', () => ({ path: '/api/records', body: `{"game":"carts","options":${deep(100_000)}}` }), 400, 'malformed'],
  ['a record that is too large', () => ({ path: '/api/records', body: `{"game":"${'x'.repeat(1_000_000)}"}` }), 413, 'too-large'],
  ['a body that is too large', () => act(`"action":{"take":"${'x'.repeat(70_000)}"}`), 413, 'too-large'],
  ['a body of another type', () => ({ ...act('"action":{}'), headers: { 'content-type': 'text/plain' } }), 400, 'malformed'],
  [
    'a form',
    () => ({ path: actions(), body: 'seq=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    400,
    'malformed',
  ],
  ['an unknown match', () => ({ ...act('"action":{}'), path: `${pathOf('aaaaaaaaaaaaaa', 0)}/actions` }), 404, 'unknown-match'],
  ['a match of a strange name', () => ({ method: 'GET', path: '/api/matches/..%2F..%2Fetc%2Fpasswd' }), 404, 'unknown-match'],
  ['a match with a zero in its name', () => ({ method: 'GET', path: '/api/matches/a%00b' }), 404, 'unknown-match'],
  ['a match of half a character', () => ({ method: 'GET', path: '/api/matches/%ED%A0%80' }), 400, 'malformed'],
  ['a match of a very long name', () => ({ method: 'GET', path: `/api/matches/${'a'.repeat(60)}` }), 400, 'malformed'],
  ['a seat that is not there', () => ({ ...act('"action":{}'), path: `${pathOf(company.match, 7)}/actions` }), 404, 'unknown-seat'],
  ['a seat that cannot be', () => ({ ...act('"action":{}'), path: `${pathOf(company.match, -1)}/actions` }), 400, 'malformed'],
  ['a seat that is no number', () => ({ ...act('"action":{}'), path: `${pathOf(company.match)}/seats/x/actions` }), 400, 'malformed'],
  ['an unknown address', () => ({ method: 'GET', path: '/api/nowhere' }), 404, 'unknown-address'],
  ['an address that cannot be read', () => ({ method: 'GET', path: '/api/matches/%zz' }), 400, 'malformed'],
  ['a method that is not there', () => ({ method: 'DELETE', path: '/api/keys' }), 404, 'unknown-address'],
  ['another one', () => ({ method: 'PUT', path: actions(), body: '{}' }), 404, 'unknown-address'],
  ['a key of all objects', () => act('"action":{"__proto__":{"take":1}}'), 400, 'malformed'],
  ['the other way to it', () => act('"action":{"constructor":{"prototype":{"take":1}}}'), 400, 'malformed'],
  ['the same among the options', () => make('"options":{"__proto__":{"rounds":1}}'), 400, 'malformed'],
  ['an option of a name that all objects have', () => make('"options":{"toString":1}'), 400, 'unknown-option'],
  ['a game of such a name', () => ({ path: '/api/matches', body: '{"game":"constructor"}' }), 404, 'unknown-game'],
  ['a number too large for numbers', () => ({ path: actions(), body: '{"seq":1e999,"action":{}}' }), 400, 'malformed'],
  ['a number too large to be exact', () => ({ path: actions(), body: '{"seq":9007199254740993,"action":{}}' }), 400, 'malformed'],
  ['a number that is none', () => ({ path: actions(), body: '{"seq":NaN,"action":{}}' }), 400, 'malformed'],
  ['a number that is nothing', () => ({ path: actions(), body: '{"seq":null,"action":{}}' }), 400, 'malformed'],
  ['a number in quotes', () => ({ path: actions(), body: `{"seq":"${question}","action":{}}` }), 400, 'malformed'],
  ['a number below zero', () => ({ path: actions(), body: '{"seq":-1,"action":{}}' }), 400, 'malformed'],
  ['half a number', () => ({ path: actions(), body: '{"seq":1.5,"action":{}}' }), 400, 'malformed'],
  ['a huge number in an action', () => act('"action":{"take":1e308}'), 409, 'not-an-option'],
  ['a huge number among the options', () => make('"options":{"rounds":1e308}'), 400, 'bad-option'],
  ['a huge number of seconds', () => make('"clock":{"seconds":1e308}'), 400, 'malformed'],
  ['a zero in an action', () => act('"action":{"take":"\\u0000"}'), 409, 'not-an-option'],
  ['half a character in an action', () => act('"action":{"\\ud800":"\\udfff"}'), 409, 'not-an-option'],
  ['a zero in a name', () => take('"name":"A\\u0000da"'), 400, 'malformed'],
  ['half a character in a name', () => take('"name":"Ada\\ud800"'), 400, 'malformed'],
  ['a new line in a name', () => take('"name":"Ada\\nBob"'), 400, 'malformed'],
  ['a name that turns what follows around', () => take('"name":"Ada\\u202eboB"'), 400, 'malformed'],
  ['a name that is too long', () => take(`"name":"${'x'.repeat(41)}"`), 400, 'malformed'],
  ['a name that is no text', () => take('"name":{"$ne":null}'), 400, 'malformed'],
  ['an id that is too long', () => act(`"action":{},"id":"${'x'.repeat(65)}"`), 400, 'malformed'],
  ['an id that is empty', () => act('"action":{},"id":""'), 400, 'malformed'],
  ['a step that is no number', () => ({ method: 'GET', path: `${pathOf(company.match, 0)}/steps/first` }), 400, 'malformed'],
  ['a step beyond all', () => ({ method: 'GET', path: `${pathOf(company.match, 0)}/steps/999999` }), 404, 'unknown-step'],
  ['a stream after nothing', () => ({ method: 'GET', path: `${pathOf(company.match, 0)}/stream?after=x` }), 400, 'malformed'],
  ['a stream after two', () => ({ method: 'GET', path: `${pathOf(company.match, 0)}/stream?after=1&after=2` }), 400, 'malformed'],
  ['a page of too many', () => ({ method: 'GET', path: '/api/matches?most=100000' }), 400, 'malformed'],
  ['a page that ends nowhere', () => ({ method: 'GET', path: "/api/matches?before=1'%20or%201=1" }), 400, 'malformed'],
  ['too many seats', () => make(`"seats":[${Array.from({ length: 100 }, () => '{"kind":"open"}').join()}]`), 400, 'malformed'],
  ['a seat of no kind', () => make('"seats":[{"kind":"ghost"},{"kind":"me"}]'), 400, 'malformed'],
];

test.each(live)('refuses %s', async (_, sent, status, code) => {
  const { method = 'POST', path, body, headers = {} } = sent();
  const refused = await company.host.ask(method, path, body, headers);
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status, code });
  expect(refused.body.sentence).toMatch(/^[A-Z].+\.$/);
  expect(Object.keys(refused.body).toSorted()).toEqual(['code', 'sentence']);
  // No internals: no file, no line, no library.
  expect(refused.text).not.toMatch(/node_modules|\.ts\b|Error:|zod|fastify|sqlite/i);
});

/** The response to bytes that no client would send. */
const rawly = (text: string): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(s.address);
    const socket = connect(Number(port), hostname, () => socket.end(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    // A client that keeps sending after a refusal is disconnected.
    socket.on('error', () => {});
    socket.once('close', () => resolve(answer));
  });

describe('invalid HTTP', () => {
  test.each([
    ['nonsense', 'long time ago\r\n\r\n', 400],
    ['a header that never ends', `GET /healthz HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address that never ends', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
    ['two lengths', 'POST /api/keys HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}', 400],
  ])('%s', async (_, text, status) => {
    const answer = await rawly(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/"code":"(malformed|too-large)","sentence":"[A-Z].+\."/);
  });

  test('ten million bytes of a header', async () => {
    await rawly(`GET /healthz HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(10_000_000)}\r\n\r\n`);
  });
});

test('strange cookies and event numbers are ignored', async () => {
  expect((await s.nobody.get(pathOf(company.match, 0), { cookie: 'swordtable=%00; swordtable=x' })).body.code).toBe('no-key');
  const stream = await company.host.stream(`${pathOf(company.match, 0)}/stream`, { headers: { 'last-event-id': '1e400' } });
  expect(await stream.until(() => true)).toMatchObject({ since: [] });
  await stream.close();
});
