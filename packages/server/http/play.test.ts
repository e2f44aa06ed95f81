import { bids } from '@swordtable/kernel/toys/bids';
import { boxes } from '@swordtable/kernel/toys/boxes';
import { carts } from '@swordtable/kernel/toys/carts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyOf, playOn } from '../testing/company.ts';
import { type Client, pathOf, startService, type TestService } from '../testing/service.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService({ games: [carts, bids, boxes] });
});

const undo = async (client: Client, { match }: Company, seat: number, id?: string) => {
  const { seq } = await client.table(match, seat);
  return client.post(`${pathOf(match, seat)}/undo`, { seq, ...(id === undefined ? {} : { id }) });
};

const undoable = (client: Client, { match }: Company, seat: number) => client.sure(client.get(`${pathOf(match, seat)}/undo`));

/** Picks the option that has a key, such as `reroll`. */
const named =
  (name: string) =>
  (options: readonly unknown[]): unknown =>
    options.find((option) => Object.hasOwn(option as object, name));

describe('answering', () => {
  test('an answer sent again with its id is answered again and done once', async () => {
    const company = await companyOf(s, 2);
    const { host, match } = company;
    const { decision, seq } = await host.table(match, 0);
    const [question = -1, action] = [decision?.seq, decision?.options[0]];
    const replies = await Promise.all([1, 2, 3].map(() => host.act(match, 0, question, action, 'first move')));
    expect(replies.map(({ body }) => body['seq'])).toEqual([seq + 1, seq + 1, seq + 1]);
    expect(replies.map(({ body }) => body['again']).toSorted()).toEqual([false, true, true]);
    expect((await host.act(match, 0, question, { anything: 'else' }, 'first move')).body.code).toBe('id-reused');
    expect((await host.table(match, 0)).seq).toBe(seq + 1);
    // Without an id, or with another one, it's another answer.
    expect((await host.act(match, 0, question, action)).body.code).toBe('stale');
    expect((await host.act(match, 0, question, action, 'second move')).body.code).toBe('stale');
  });

  test('a refused answer changes nothing', async () => {
    const company = await companyOf(s, 2);
    const { host, match } = company;
    const before = await host.table(match, 0);
    const [question = -1, option] = [before.decision?.seq, before.decision?.options[0]];
    const stranger = await s.newcomer();
    const refused = async (client: Client, seat: number, seq: number, action: unknown) => {
      const { status, body } = await client.act(match, seat, seq, action);
      expect(body.sentence).toMatch(/^[A-Z].+\.$/);
      return [status, body.code];
    };
    expect(await refused(host, 0, question + 1, option)).toEqual([409, 'stale']);
    expect(await refused(host, 0, 0, option)).toEqual([409, 'stale']);
    expect(await refused(host, 1, question, option)).toEqual([403, 'not-your-seat']);
    expect(await refused(company.player(1), 0, question, option)).toEqual([403, 'not-your-seat']);
    expect(await refused(company.player(1), 1, question, option)).toEqual([409, 'not-your-decision']);
    expect(await refused(stranger, 0, question, option)).toEqual([403, 'not-your-seat']);
    expect(await refused(s.nobody, 0, question, option)).toEqual([401, 'no-key']);
    expect(await refused(host, 0, question, { take: 99 })).toEqual([409, 'not-an-option']);
    expect(await refused(host, 0, question, 'take it')).toEqual([400, 'malformed']);
    expect(await refused(host, 0, question, [option])).toEqual([400, 'malformed']);
    expect(await refused(host, 0, question, { take: 'x'.repeat(2_000) })).toEqual([400, 'malformed']);
    expect(await refused(host, 0, question, undefined)).toEqual([400, 'malformed']);
    expect(await host.table(match, 0)).toEqual(before);
  });

  test('not before the match begins and not after it has ended', async () => {
    const host = await s.newcomer();
    const { match } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect((await host.act(match, 0, 0, { take: 1 })).body.code).toBe('not-begun');
    const company = await companyOf(s, 2, { options: { rounds: 1 } });
    expect(await playOn(company)).toMatchObject({ status: 'over', ended: { why: 'finished' } });
    expect((await company.host.act(company.match, 0, 3, { take: 1 })).body.code).toBe('game-over');
  });

  test('simultaneous sealed answers: none makes another stale, and no one sees them', async () => {
    const company = await companyOf(s, 3, { game: 'bids', options: { cards: 2 } });
    const tables = await Promise.all(company.players.map((player, seat) => player.table(company.match, seat)));
    const replies = await Promise.all(
      company.players.map((player, seat) =>
        player.act(company.match, seat, tables[seat]?.decision?.seq ?? -1, tables[seat]?.decision?.options[0]),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, second] = [company.player(0), company.player(1)];
    const { decision } = await first.table(company.match, 0);
    const watching = await second.stream(`${pathOf(company.match, 1)}/stream`);
    const eyes = await first.stream(`${pathOf(company.match)}/stream`);
    await first.sure(first.act(company.match, 0, decision?.seq ?? -1, decision?.options[0]));
    const [told, shown] = await Promise.all([watching, eyes].map((stream) => stream.until(({ type }) => type === 'step')));
    expect(told).toMatchObject({
      what: { kind: 'answered', seat: 0 },
      events: [{ sealed: 0 }],
      changes: { hasSealed: [true, false, false] },
    });
    // An unchanged question isn't sent again.
    expect(told).not.toHaveProperty('decision');
    expect(shown).toMatchObject({ changes: { hasSealed: [true, false, false] }, decision: null });
    for (const message of [told, shown]) expect(message?.type === 'step' && Object.keys(message.changes)).toEqual(['hasSealed']);
    await Promise.all([watching.close(), eyes.close()]);
  });

  test('a player with two seats on one key may number the answers of each', async () => {
    const me = await s.newcomer();
    const { match } = await me.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'me' }] });
    await me.sure(me.take(match, 1));
    const [one, other] = [await me.table(match, 0), await me.table(match, 1)];
    expect(one.decision?.seq).toBe(other.decision?.seq);
    const id = `answer to ${one.decision?.seq}`;
    for (const [seat, { decision }] of [one, other].entries())
      expect((await me.act(match, seat, decision?.seq ?? -1, decision?.options[0], id)).body).toMatchObject({ again: false });
  });
});

describe('taking back', () => {
  test('the last answer, while it revealed nothing', async () => {
    const company = await companyOf(s, 2);
    const { host } = company;
    const before = await host.table(company.match, 0);
    expect(await undoable(host, company, 0)).toMatchObject({ allowed: false, code: 'undo-nothing' });
    await host.answer(company.match, 0, named('take'));
    expect(await undoable(host, company, 0)).toEqual({ allowed: true });
    const done = await undo(host, company, 0, 'oops');
    expect(done).toMatchObject({ status: 200, body: { seq: before.seq + 2, again: false } });
    expect((await host.post(`${pathOf(company.match, 0)}/undo`, { seq: 0, id: 'oops' })).body).toEqual({
      seq: before.seq + 2,
      again: true,
    });
    const after = await host.table(company.match, 0);
    expect(after.view).toEqual(before.view);
    expect(after.decision?.options).toEqual(before.decision?.options);
    expect(after.decision?.seq).toBe(before.seq + 2);
    // It's a new question: an answer to the old one is too late.
    expect((await host.act(company.match, 0, before.decision?.seq ?? -1, before.decision?.options[0])).body.code).toBe('stale');
  });

  test('never past chance or a reveal', async () => {
    const rolled = await companyOf(s, 2);
    await rolled.host.answer(rolled.match, 0, named('reroll'));
    expect(await undoable(rolled.host, rolled, 0)).toMatchObject({ allowed: false, code: 'undo-revealed' });
    expect((await undo(rolled.host, rolled, 0)).body.code).toBe('undo-revealed');
    const looked = await companyOf(s, 2);
    await looked.host.answer(looked.match, 0, named('look'));
    expect((await undo(looked.host, looked, 0)).body.code).toBe('undo-revealed');
  });

  test('never so that the turn changes', async () => {
    const company = await companyOf(s, 2);
    await company.host.answer(company.match, 0, named('take'));
    await company.host.answer(company.match, 0);
    expect(await undo(company.host, company, 0)).toMatchObject({ status: 409, body: { code: 'undo-turn' } });
    expect(await undoable(company.host, company, 0)).toMatchObject({ allowed: false, code: 'undo-turn' });
    expect((await undo(company.player(1), company, 1)).body.code).toBe('undo-nothing');
  });

  test('never so that another has to answer again', async () => {
    const company = await companyOf(s, 2, { game: 'boxes' });
    await playOn(company, 2);
    expect((await undo(company.host, company, 0)).body.code).toBe('undo-redo');
  });

  test('a sealed answer, while others think; never what was shown since', async () => {
    const company = await companyOf(s, 2, { game: 'bids' });
    const [ada, bob] = [company.player(0), company.player(1)];
    await ada.answer(company.match, 0);
    expect(await undoable(ada, company, 0)).toEqual({ allowed: true });
    await bob.answer(company.match, 1);
    expect((await undo(bob, company, 1)).body.code).toBe('undo-turn');
    await bob.answer(company.match, 1);
    // Ada isn't told whether someone else has sealed a card by now.
    expect((await undo(ada, company, 0)).body.code).toBe('undo-revealed');
  });

  test('not of unseen lines, nor by others, nor when it is over or handed to a bot', async () => {
    const company = await companyOf(s, 2, { options: { rounds: 1 } });
    const { host, match } = company;
    await host.answer(match, 0, named('take'));
    const { seq } = await host.table(match, 0);
    const undoAt = `${pathOf(match, 0)}/undo`;
    expect((await host.post(undoAt, { seq: seq - 1 })).body.code).toBe('stale');
    expect((await company.player(1).post(undoAt, { seq })).body.code).toBe('not-your-seat');
    expect((await company.player(1).get(undoAt)).body.code).toBe('not-your-seat');
    expect((await s.nobody.post(undoAt, { seq })).body.code).toBe('no-key');
    await playOn(company);
    expect((await undo(host, company, 0)).body.code).toBe('game-over');
    expect(await undoable(host, company, 0)).toMatchObject({ allowed: false, code: 'undo-over' });
    const handed = await companyOf(s, 2);
    await handed.player(1).sure(handed.player(1).post(`${pathOf(handed.match, 1)}/hand`));
    expect((await undo(handed.player(1), handed, 1)).body.code).toBe('seat-handed');
  });
});
