import { beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyOf, playOn } from '../testing/company.ts';
import { type Client, pathOf, startService, type TestService } from '../testing/service.ts';

let s: TestService;
let company: Company;

beforeAll(async () => {
  s = await startService();
  company = await companyOf(s, 2, { game: 'bids', options: { cards: 3 }, listed: true });
  await playOn(company, 2);
});

const whyAt = (client: Client, seat: number | undefined, question: string) =>
  client.get(`${pathOf(company.match, seat)}/why?question=${encodeURIComponent(question)}`);

describe('explanations', () => {
  test('events are explained as data and in words, to players and to spectators', async () => {
    const { status, body } = await whyAt(company.host, 0, '{"event":3}');
    expect(status).toBe(200);
    expect(body['why']).toMatchObject({ title: { say: 'round' }, because: [{ say: 'highest', with: [expect.any(Number)] }] });
    expect(body['text']).toMatchObject({ title: 'Why did it end like this?', sums: [{ label: 'Bidder 1 bid', seat: 0 }, { seat: 1 }] });
    expect((await whyAt(s.nobody, undefined, '{"event":3}')).body).toEqual(body);
  });

  test('a hand is explained to its holder', async () => {
    const hand = { title: { say: 'hand' }, because: [{ say: 'holds' }, { say: 'holds' }] };
    expect((await whyAt(company.player(1), 1, '{"hand":true}')).body['why']).toMatchObject(hand);
    expect(await whyAt(company.player(1), 0, '{"hand":true}')).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    expect(await whyAt(s.nobody, undefined, '{"hand":true}')).toMatchObject({ status: 404, body: { code: 'no-why' } });
  });

  test('undone answers aren’t counted', async () => {
    const before = (await whyAt(company.host, 0, '{"event":5}')).status;
    await company.host.answer(company.match, 0, ([first]) => first);
    const { seq } = await company.card();
    await company.host.sure(company.host.post(`${pathOf(company.match, 0)}/undo`, { seq }));
    await playOn(company, 2);
    expect(before).toBe(404);
    expect((await whyAt(company.host, 0, '{"event":7}')).body['text']).toMatchObject({ title: 'Why did it end like this?' });
  });

  test.each([
    ['', 'malformed'],
    ['{"event":', 'malformed'],
    ['7', 'malformed'],
    ['[1]', 'malformed'],
    ['null', 'malformed'],
    [`{"a":${'['.repeat(100)}${']'.repeat(100)}}`, 'malformed'],
    [`{"a":"${'x'.repeat(600)}"}`, 'malformed'],
    ['{}', 'no-why'],
    ['{"event":1e9}', 'no-why'],
    ['{"event":"3"}', 'no-why'],
    ['{"__proto__":{"hand":true}}', 'no-why'],
  ])('%s is refused', async (question, code) => {
    expect((await whyAt(company.host, 0, question)).body.code).toBe(code);
  });

  test('before a match begins there is nothing to explain, and some games explain nothing', async () => {
    const host = await s.newcomer();
    const { match } = await host.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect((await host.get(`${pathOf(match, 0)}/why?question={}`)).body.code).toBe('not-begun');
    const other = await companyOf(s, 2);
    expect((await other.host.get(`${pathOf(other.match, 0)}/why?question={"event":0}`)).body.code).toBe('no-why');
  });
});
