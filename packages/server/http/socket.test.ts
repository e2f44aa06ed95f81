import { GAMES } from '@swordtable/games';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Message, Question } from '../api/table.ts';
import { type Company, companyOf } from '../testing/company.ts';
import { type OpenSocket, openSocket } from '../testing/open-socket.ts';
import { type Client, pathOf, startService, type TestService } from '../testing/service.ts';

let s: TestService;
const open: OpenSocket[] = [];
beforeAll(async () => {
  s = await startService();
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.raw.terminate();
});

const socketOf = async (client: Pick<Client, 'base' | 'key'>, headers = {}): Promise<OpenSocket> => {
  const socket = await openSocket(client, headers);
  open.push(socket);
  return socket;
};

const isStep =
  (match: string, seat: number | undefined, seq: number) =>
  (reply: OpenSocket['replies'][number]): boolean =>
    reply.type === 'told' && reply.match === match && reply.seat === (seat ?? null) && reply.message.seq >= seq;

const lastQuestion = (messages: readonly Message[]): Question | null =>
  messages.reduce<Question | null>((known, { decision }) => (decision === undefined ? known : decision), null);

/** Both players of a new match at their sockets, each watching their seat. */
const seated = async (company: Company): Promise<readonly OpenSocket[]> => {
  const sockets = await Promise.all(company.players.map((player) => socketOf(player)));
  for (const [seat, socket] of sockets.entries()) {
    socket.send({ do: 'watch', match: company.match, seat });
    await socket.until(isStep(company.match, seat, 0));
  }
  return sockets;
};

describe('a socket', () => {
  test.each(['carts', 'bids'])('plays %s to its end, and everyone is told exactly what a stream tells', async (game) => {
    const company = await companyOf(s, 2, { game, options: game === 'carts' ? { rounds: 2 } : { cards: 3 } });
    const { match } = company;
    const streams = await Promise.all([
      ...company.players.map((player, seat) => player.stream(`${pathOf(match, seat)}/stream`)),
      company.host.stream(`${pathOf(match)}/stream`),
    ]);
    const sockets = await seated(company);
    sockets[0]?.send({ do: 'watch', match });
    await sockets[0]?.until(isStep(match, undefined, 0));
    for (let moves = 0; ; moves++) {
      const card = await company.card();
      if (card.status === 'over') break;
      const [seat = 0] = card.asked;
      const question = lastQuestion(sockets[seat]?.messagesOf(match, seat) ?? []);
      const done = await sockets[seat]?.act({
        ...{ match, seat, seq: question?.seq ?? -1, id: `move ${moves}` },
        action: question?.options[moves % question.options.length],
      });
      expect(done).toMatchObject({ type: 'done', seq: card.seq + 1, again: false });
      await Promise.all(sockets.map((socket, other) => socket.until(isStep(match, other, card.seq + 1))));
    }
    const told = [...sockets.map((socket, seat) => socket.messagesOf(match, seat)), sockets[0]?.messagesOf(match) ?? []];
    const { seq } = await company.card();
    await Promise.all(streams.map((stream) => stream.until((message) => message.seq === seq)));
    expect(told.map((messages) => JSON.stringify(messages))).toEqual(streams.map(({ messages }) => JSON.stringify(messages)));
    for (const stream of streams) await stream.close();
  });

  test('serves all matches of a client, and stops telling of one that is left', async () => {
    const host = await s.newcomer();
    const matches = [];
    for (let each = 0; each < 3; each++) matches.push((await host.create({ game: 'carts' })).match);
    const socket = await socketOf(host);
    for (const match of matches) socket.send({ do: 'watch', match, seat: 0 });
    for (const match of matches) await socket.until(isStep(match, 0, 0));
    const [left = '', ...kept] = matches;
    socket.send({ do: 'unwatch', match: left, seat: 0 });
    for (const match of matches) {
      const question = lastQuestion(socket.messagesOf(match, 0));
      const move = { match, seat: 0, seq: question?.seq ?? -1, action: question?.options[0], id: match };
      expect(await socket.act(move)).toMatchObject({ type: 'done', again: false });
      // Sent again, as by a client that lost the acknowledgment, it's done once.
      const again = await socketOf(host);
      expect(await again.act(move)).toMatchObject({ type: 'done', again: true });
    }
    for (const match of kept) await socket.until(isStep(match, 0, 1));
    expect(socket.messagesOf(left, 0)).toHaveLength(1);
  });

  test('that was lost is resumed where it was', async () => {
    const company = await companyOf(s, 2);
    const { match } = company;
    const [first] = await seated(company);
    const seen = first?.messagesOf(match, 0).at(-1)?.seq ?? -1;
    first?.raw.terminate();
    const { seq } = await company.host.answer(match, 0);
    const socket = await socketOf(company.host);
    socket.send({ do: 'watch', match, seat: 0, after: seen });
    await socket.until(isStep(match, 0, seq));
    const [table] = socket.messagesOf(match, 0);
    expect(table).toMatchObject({ type: 'table', seq, since: [{ seq: seen + 1 }] });
  });

  test('sends the view event by event only to those who want it', async () => {
    const company = await companyOf(s, 2, { game: 'carts' });
    const { match, host } = company;
    const [plain, framed] = [await socketOf(host), await socketOf(host)];
    plain.send({ do: 'watch', match, seat: 0 });
    framed.send({ do: 'watch', match, seat: 0, frames: true });
    await Promise.all([plain, framed].map((socket) => socket.until(isStep(match, 0, 0))));
    let seq = -1;
    for (let moves = 0; moves < 2; moves++) ({ seq } = await host.answer(match, 0));
    await Promise.all([plain, framed].map((socket) => socket.until(isStep(match, 0, seq))));
    const framesOf = (socket: OpenSocket) => socket.messagesOf(match, 0).map((message) => 'frames' in message);
    expect(framesOf(plain)).not.toContain(true);
    expect(framesOf(framed)).toContain(true);
  });

  test('sends choices in place of options only to those who want short messages', async () => {
    const company = await companyOf(await startService({ games: GAMES }), 2, { game: 'olympus' });
    const { match, host } = company;
    const [plain, compact] = [await socketOf(host), await socketOf(host)];
    const sockets = [plain, compact];
    plain.send({ do: 'watch', match, seat: 0 });
    compact.send({ do: 'watch', match, seat: 0, compact: true });
    const hasChoices = (socket: OpenSocket): boolean => JSON.stringify(socket.replies).includes('"choices":{"tile":');
    for (let seq = (await company.card()).seq; ; ) {
      await Promise.all(sockets.map((socket) => socket.until(isStep(match, 0, seq))));
      if (hasChoices(compact)) break;
      const [seat = 0] = (await company.card()).asked;
      ({ seq } = await company.player(seat).answer(match, seat));
    }
    expect(hasChoices(plain)).toBe(false);
    expect(compact.messagesOf(match, 0)).toEqual(plain.messagesOf(match, 0));
    // An answer that combines them is accepted, and one that doesn't is refused.
    const question = lastQuestion(compact.messagesOf(match, 0));
    const move = { match, seat: 0, seq: question?.seq ?? -1 };
    expect(await compact.act({ ...move, action: { ...(question?.options[0] as object), cell: -1 }, id: 'no' })).toMatchObject({
      code: 'not-an-option',
    });
    expect(await compact.act({ ...move, action: question?.options.at(-1), id: 'yes' })).toMatchObject({ type: 'done' });
  });

  test('ends with a seat that no longer belongs to its key', async () => {
    const company = await companyOf(s, 2);
    const { match } = company;
    const [, guest] = await seated(company);
    await company.player(1).post(`${pathOf(match, 1)}/leave`);
    expect(await guest?.until(({ type }) => type === 'ended')).toMatchObject({ match, seat: 1 });
  });
});

describe('bad input over a socket', () => {
  let company: Company;
  let socket: OpenSocket;
  let question: Question | null;
  const refusal = (): Promise<OpenSocket['replies'][number]> => socket.until(({ type }) => type === 'refused');

  beforeAll(async () => {
    company = await companyOf(s, 2);
  });
  const begin = async (): Promise<void> => {
    socket = await socketOf(company.host);
    question = (await company.host.table(company.match, 0)).decision;
  };
  // Whatever was sent: the server is alive, and the match is unchanged.
  afterEach(async () => {
    expect((await s.nobody.get('/healthz')).body).toEqual({ alive: true });
    expect((await company.host.table(company.match, 0)).decision).toEqual(question);
    expect(s.log).toEqual([]);
  });

  const move = (rest: object): string =>
    JSON.stringify({ do: 'act', match: company.match, seat: 0, seq: question?.seq, action: question?.options[0], id: 'x', ...rest });

  test.each<[what: string, text: () => string | Uint8Array, code: string]>([
    ['no JSON', () => '{', 'malformed'],
    ['bytes', () => new Uint8Array([1, 2, 3]), 'malformed'],
    ['nothing', () => '', 'malformed'],
    ['no object', () => '[]', 'malformed'],
    ['an unknown wish', () => '{"do":"dance"}', 'malformed'],
    ['a move without an id', () => move({ id: undefined }), 'malformed'],
    ['a move with a long id', () => move({ id: 'x'.repeat(65) }), 'malformed'],
    ['deep nesting', () => move({ action: JSON.parse('[['.repeat(30) + ']]'.repeat(30)) }), 'malformed'],
    ['no option', () => move({ action: { take: 99 } }), 'not-an-option'],
    ['a number of another question', () => move({ seq: 999 }), 'stale'],
    ['another’s seat', () => move({ seat: 1 }), 'not-your-seat'],
    ['a seat that isn’t there', () => move({ seat: 7 }), 'unknown-seat'],
    ['a match that isn’t there', () => move({ match: 'none' }), 'unknown-match'],
    ['watching another’s seat', () => JSON.stringify({ do: 'watch', match: company.match, seat: 1 }), 'not-your-seat'],
    ['watching nothing', () => JSON.stringify({ do: 'watch', match: 'none' }), 'unknown-match'],
  ])('%s is refused', async (_, text, code) => {
    await begin();
    socket.send(text());
    expect(await refusal()).toMatchObject({ type: 'refused', code, sentence: expect.stringMatching(/\.$/) });
  });

  test('without a key nothing is played, and only what is public is watched', async () => {
    await begin();
    const stranger = await socketOf(s.nobody);
    stranger.send(move({}));
    expect(await stranger.until(({ type }) => type === 'refused')).toMatchObject({ id: 'x', code: 'no-key' });
    stranger.send({ do: 'watch', match: company.match });
    expect(await stranger.until((reply) => reply.type === 'refused' && 'match' in reply)).toMatchObject({ code: 'may-not-watch' });
  });

  test('a message that is too long ends the connection', async () => {
    await begin();
    socket.send(JSON.stringify({ do: 'act', action: 'x'.repeat(70_000) }));
    expect((await socket.closed)[0]).toBe(1009);
  });

  test('who keeps sending nonsense is told to wait, and then disconnected', async () => {
    await begin();
    for (let times = 0; times < 160; times++) socket.send('{');
    expect(await socket.closed).toEqual([1008, 'too-many-requests']);
    expect(socket.replies).toContainEqual(expect.objectContaining({ code: 'too-many-requests', retryAfter: expect.any(Number) }));
  });

  test('another site, a bad key, and a plain request get no socket', async () => {
    await begin();
    await expect(socketOf(company.host, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    await expect(socketOf(company.host, { origin: 'nowhere' })).rejects.toThrow('403');
    await expect(socketOf({ ...s.nobody, key: 'no key' })).rejects.toThrow('401');
    expect(await s.nobody.get('/api/socket')).toMatchObject({ status: 426, body: { code: 'no-socket' } });
    const own = await socketOf(company.host, { origin: s.address });
    own.close();
    expect((await own.closed)[0]).toBe(1005);
  });

  test('a client can watch a limited number of tables', async () => {
    question = (await company.host.table(company.match, 0)).decision;
    const narrow = await startService({ env: { STREAMS_PER_CLIENT: '3' } });
    const host = await narrow.newcomer();
    const matches = [];
    for (let each = 0; each < 3; each++) matches.push((await host.create({ game: 'carts' })).match);
    const client = await socketOf(host);
    for (const match of matches) client.send({ do: 'watch', match, seat: 0 });
    expect(await client.until(({ type }) => type === 'refused')).toMatchObject({ match: matches[2], seat: 0, code: 'too-many-streams' });
    client.send({ do: 'unwatch', match: matches[0] ?? '', seat: 0 });
    client.send({ do: 'watch', match: matches[2] ?? '', seat: 0 });
    await client.until(isStep(matches[2] ?? '', 0, 0));
  });
});

test('a server that stops acknowledges what has arrived, and says goodbye', async () => {
  const service = await startService();
  const company = await companyOf(service, 2);
  const socket = await socketOf(company.host);
  const { decision } = await company.host.table(company.match, 0);
  const done = socket.act({ match: company.match, seat: 0, seq: decision?.seq ?? -1, action: decision?.options[0], id: 'last' });
  // Once this is refused, the move before it has arrived.
  socket.send('no JSON');
  await socket.until(({ type }) => type === 'refused');
  await service.stop();
  expect(await done).toMatchObject({ type: 'done', again: false });
  expect((await socket.closed)[0]).toBe(1001);
});
