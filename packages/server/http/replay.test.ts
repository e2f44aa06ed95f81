import { createHash } from 'node:crypto';
import { branchOf, hashOf, replay } from '@swordtable/kernel';
import { carts } from '@swordtable/kernel/toys/carts';
import { beforeAll, describe, expect, test } from 'vitest';
import { programRoutes } from '../api/program-routes.ts';
import { routes } from '../api/routes.ts';
import type { TableMessage } from '../api/table.ts';
import { type Company, companyOf, playOn } from '../testing/company.ts';
import { type Client, pathOf, startService, type TestService } from '../testing/service.ts';

let s: TestService;
let played: Company;
let stranger: Client;
const options = { rounds: 2 };
const looking = (choices: readonly unknown[]): unknown => choices.find((choice) => Object.hasOwn(choice as object, 'look')) ?? choices[0];

beforeAll(async () => {
  s = await startService();
  stranger = await s.newcomer();
  played = await companyOf(s, 2, { options, listed: true });
  await playOn(played, 1_000, looking);
});

/** Answers that may be refused. */
const askSteps = (client: Client, match: string, seat?: number) => client.get(`${pathOf(match, seat)}/steps`);
const askStep = (client: Client, match: string, step: number, seat?: number) => client.get(`${pathOf(match, seat)}/steps/${step}`);
const askRecord = (client: Client, match: string) => client.get(`${pathOf(match)}/record`);

const stepsOf = async (client: Client, match: string, seat?: number, after?: number) => {
  const query = { after };
  const { steps } = await (seat === undefined
    ? client.call(routes.steps, { params: { match }, query })
    : client.call(routes.seatSteps, { params: { match, seat }, query }));
  return steps;
};
const stepOf = (client: Client, match: string, step: number, seat: number) =>
  client.call(routes.seatStep, { params: { match, seat, step } });
const recordOf = (client: Client, match: string) => client.call(routes.record, { params: { match } });
const importOf = (client: Client, body: object) => client.call(programRoutes.importRecord, { body: { ...body } });

const sha256 = (...lines: readonly string[]): string => createHash('sha256').update(lines.join('\n')).digest('hex');

describe('while the match runs', () => {
  test('no one sees another’s view, at any step, and the record is closed', async () => {
    const company = await companyOf(s, 2, { options, listed: true });
    await playOn(company, 5, looking);
    const { seq } = await company.card();
    for (const client of [company.player(1), stranger]) {
      expect((await client.get(pathOf(company.match, 0))).body.code).toBe('not-your-seat');
      expect((await askSteps(client, company.match, 0)).body.code).toBe('not-your-seat');
      expect((await askStep(client, company.match, seq, 0)).body.code).toBe('not-your-seat');
    }
    expect((await askStep(s.nobody, company.match, seq, 0)).body.code).toBe('no-key');
    expect(await askRecord(company.host, company.match)).toMatchObject({ status: 403, body: { code: 'not-open' } });
    expect((await company.card()).deal).toEqual({ commitment: expect.any(String) });
  });

  test('one’s own steps are available, and the spectators’, each as they were seen', async () => {
    const company = await companyOf(s, 2, { options, listed: true });
    await company.host.answer(company.match, 0, looking);
    const { seq } = await company.card();
    const looked = async (client: Client, seat?: number) => {
      const steps = await stepsOf(client, company.match, seat);
      expect(steps.map((step) => step.seq)).toEqual(Array.from({ length: seq + 1 }, (_, index) => index));
      return steps.at(-1)?.events;
    };
    expect(await looked(company.host, 0)).toEqual([{ looked: 0, at: expect.any(Number) }]);
    expect(await looked(company.player(1), 1)).toEqual([{ looked: 0 }]);
    expect(await looked(stranger)).toEqual([{ looked: 0 }]);
  });

  test('a stranger learns nothing of a private match', async () => {
    const company = await companyOf(s, 2);
    expect((await askSteps(stranger, company.match)).body.code).toBe('may-not-watch');
    expect((await askStep(stranger, company.match, 0)).body.code).toBe('may-not-watch');
    await playOn(company);
    expect((await askSteps(stranger, company.match)).body.code).toBe('may-not-watch');
    expect((await askRecord(stranger, company.match)).body.code).toBe('may-not-watch');
    expect((await stranger.get(pathOf(company.match, 0))).body.code).toBe('may-not-watch');
    expect((await askRecord(company.player(1), company.match)).status).toBe(200);
  });
});

describe('when it is over', () => {
  test('everything is open: every seat, every step, with a sentence for each event', async () => {
    const { seq } = await played.card();
    const steps = await stepsOf(stranger, played.match, 0);
    expect(steps.length).toBe(seq + 1);
    for (const { events, sentences } of steps) expect(sentences).toEqual(events.map((event) => JSON.stringify(event)));
    expect((await stepsOf(stranger, played.match, 0, seq - 1)).map((step) => step.seq)).toEqual([seq]);
    const last = await stepOf(stranger, played.match, seq, 1);
    expect(last).toMatchObject({ watcher: 1, seq, match: { status: 'over' } });
    expect(last.view).toEqual((await stranger.table(played.match, 1)).view);
    expect(await askStep(stranger, played.match, seq + 1)).toMatchObject({ status: 404, body: { code: 'unknown-step' } });
    expect((await askStep(stranger, played.match, 0, 5)).body.code).toBe('unknown-seat');
  });

  test('each step shows the table as its player saw it then', async () => {
    const company = await companyOf(s, 2, { options: { rounds: 1 } });
    const tables: TableMessage[] = [await company.host.table(company.match, 0)];
    while ((await playOn(company, 1, looking)).status === 'running') tables.push(await company.host.table(company.match, 0));
    for (const { seq, view, decision, asked } of tables)
      expect(await stepOf(company.player(1), company.match, seq, 0)).toMatchObject({ seq, view, decision, asked });
  });

  test('the record is the match: the rules alone lead to the same end, and its deal is the committed one', async () => {
    const company = await companyOf(s, 2, { options });
    const promised = (await company.card()).deal.commitment;
    const { deal } = await playOn(company);
    const file = await recordOf(company.host, company.match);
    const { headers } = await askRecord(company.host, company.match);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="carts-${company.match}.json"`);
    const moments = replay(carts, file);
    if (!moments.ok) throw new Error(moments.refusal.sentence);
    expect(hashOf(moments.value.at(-1)?.position.state)).toBe(file.hash);
    const { secret = '', luck = [], seed } = deal.opened ?? {};
    expect(deal.commitment).toBe(promised);
    expect(sha256('swordtable deal', company.match, secret)).toBe(promised);
    expect(sha256('swordtable seed', company.match, secret, JSON.stringify(luck)).slice(0, 32)).toBe(seed);
    expect(file).toMatchObject({ seed, deal: { match: company.match, commitment: promised, secret, luck } });
    expect(file.players).toEqual([0, 1].map((seat) => ({ name: `Seat ${seat}`, player: 'person' })));
  });

  test('every player’s luck is part of the deal', async () => {
    const host = await s.newcomer();
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { match } = await host.create({ game: 'carts', seats, luck: 'seven', options: { rounds: 1 } });
    const guest = await s.newcomer();
    await guest.sure(guest.take(match, 1, { luck: 'thirteen' }));
    await host.sure(host.post(`${pathOf(match, 0)}/resign`));
    const { deal } = await host.call(routes.match, { params: { match } });
    expect(deal.opened?.luck).toEqual(['seven', 'thirteen']);
  });

  test('a match that was to stay closed stays closed', async () => {
    const company = await companyOf(s, 2, { options: { rounds: 1 }, openAfter: false, listed: true });
    const card = await playOn(company);
    expect(card).toMatchObject({ status: 'over', openAfter: false });
    expect(card.deal).toEqual({ commitment: expect.any(String) });
    expect(await askRecord(company.host, company.match)).toMatchObject({ status: 403, body: { code: 'not-open' } });
    expect((await company.player(1).get(pathOf(company.match, 0))).body.code).toBe('not-your-seat');
    expect((await askSteps(stranger, company.match, 0)).body.code).toBe('not-your-seat');
    expect((await askStep(company.player(1), company.match, 3, 0)).body.code).toBe('not-your-seat');
    expect((await askSteps(company.host, company.match, 0)).status).toBe(200);
    expect((await askSteps(stranger, company.match)).status).toBe(200);
  });
});

describe('records from elsewhere', () => {
  test('are imported, checked, and open for replay', async () => {
    const file = await recordOf(stranger, played.match);
    const taken = await importOf(stranger, file);
    expect(taken.match).not.toBe(played.match);
    const card = await s.nobody.call(routes.match, { params: { match: taken.match } });
    expect(card).toMatchObject({ status: 'over', imported: true, ended: { why: 'finished' }, deal: { commitment: '' } });
    expect(card.seats.map(({ name }) => name)).toEqual(['Seat 0', 'Seat 1']);
    const again = await recordOf(s.nobody, taken.match);
    expect(again).toMatchObject({ seed: file.seed, answers: file.answers, hash: file.hash });
    // Its deal can't be proven here.
    expect(again).not.toHaveProperty('deal');
    expect((await s.nobody.table(taken.match, 0)).view).toEqual((await stranger.table(played.match, 0)).view);
  });

  test('may be branches of a match, and stay branches', async () => {
    const file = await recordOf(stranger, played.match);
    const branch = branchOf(file, { after: 2, seat: 0, seed: 'again' });
    const other = await s.newcomer();
    const taken = await importOf(other, branch);
    const again = await recordOf(s.nobody, taken.match);
    expect(again).toMatchObject({ redealt: [{ after: 2, seat: 0, seed: 'again' }], answers: branch.answers });
    const before = await stepOf(s.nobody, taken.match, 2, 0);
    expect(before.view).toEqual((await s.nobody.table(taken.match, 0)).view);
    const refused = await other.post('/api/records', { ...branch, redealt: [{ after: 3, seat: 0, seed: 'again' }] });
    expect([refused.status, refused.body.code]).toEqual([400, 'bad-record']);
  });

  test('are refused if they couldn’t have been played', async () => {
    const file = await recordOf(stranger, played.match);
    const refused = async (record: object) => {
      const { status, body } = await stranger.post('/api/records', record);
      return [status, body.code];
    };
    const [first, ...rest] = file.answers;
    expect(await refused({})).toEqual([400, 'bad-record']);
    expect(await refused({ ...file, answers: 'all' })).toEqual([400, 'bad-record']);
    expect((await refused({ ...file, hash: 'f'.repeat(file.hash?.length ?? 0) }))[1]).toBe('hash-mismatch');
    expect((await refused({ ...file, answers: [{ ...first, action: { take: 99 } }, ...rest] }))[1]).toBe('answer-refused');
    expect((await refused({ ...file, answers: [...file.answers, first] }))[1]).toBe('answer-refused');
    expect(await refused({ ...file, scene: 'red hand: jason' })).toEqual([400, 'scene-file']);
    expect((await refused({ ...file, version: '0' }))[1]).toBe('rules-gone');
    expect((await refused({ ...file, game: 'chess' }))[1]).toBe('rules-gone');
    expect((await refused({ ...file, seats: 9 }))[1]).toBe('bad-seats');
    expect(await refused({ ...file, seats: 4_294_967_296 })).toEqual([400, 'bad-record']);
    expect((await refused({ ...file, options: { rounds: 99 } }))[1]).toBe('bad-option');
    const { matches } = await stranger.call(routes.listYourMatches, {});
    expect(matches.length).toBe(1);
  });
});
