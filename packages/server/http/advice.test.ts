import { describe, expect, test } from 'vitest';
import { routes } from '../api/routes.ts';
import { pathOf, startService } from '../testing/service.ts';

const { newcomer } = await startService();

describe('looking ahead', () => {
  test('a preview shows the result of an answer, and nothing happens', async () => {
    const host = await newcomer();
    const { match } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const guest = await newcomer();
    await guest.sure(guest.take(match, 1));
    const before = await host.table(match, 0);
    const { seq = -1, options = [] } = before.decision ?? {};
    const at = `${pathOf(match, 0)}/preview`;
    const { view, events } = await host.call(routes.preview, { params: { match, seat: 0 }, body: { seq, action: options[0] } });
    expect(Object.keys(view)).toEqual(Object.keys(before.view));
    expect(Array.isArray(events)).toBe(true);
    expect((await host.table(match, 0)).seq).toBe(before.seq);
    expect((await host.post(at, { seq: seq - 1, action: options[0] })).body.code).toBe('stale');
    expect((await host.post(at, { seq, action: { no: 'option' } })).body.code).toBe('not-an-option');
    expect((await guest.post(at, { seq, action: options[0] })).body.code).toBe('not-your-seat');
    expect((await guest.post(`${pathOf(match, 1)}/preview`, { seq, action: options[0] })).body.code).toBe('not-your-decision');
  });

  test('a hint has the best answers of a bot that knows what the seat knows', async () => {
    const host = await newcomer();
    const { match } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }], hints: true });
    const guest = await newcomer();
    await guest.sure(guest.take(match, 1));
    const { decision } = await host.table(match, 0);
    const hint = await host.call(routes.hint, { params: { match, seat: 0 } });
    expect(hint.seq).toBe(decision?.seq);
    expect(decision?.options).toContainEqual(hint.thoughts[0]?.action);
    expect(hint.thoughts.length).toBeLessThanOrEqual(4);
    expect(hint.text[0]).toMatch(/^The bot would play: .+\.$/);
    expect(hint.text.slice(1).join('\n')).toMatch(/^It expects to finish .+, with a \d+% chance to win\.\n(?:It .+\.\n)?Next best: .+\.$/);
    expect((await guest.post(`${pathOf(match, 1)}/hint`)).body.code).toBe('not-your-decision');
    expect((await guest.post(`${pathOf(match, 0)}/hint`)).body.code).toBe('not-your-seat');
  });

  test('between people, hints are off unless the match was created with them; against a bot they are always on', async () => {
    const host = await newcomer();
    const { match } = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const guest = await newcomer();
    await guest.sure(guest.take(match, 1));
    expect((await host.post(`${pathOf(match, 0)}/hint`)).body.code).toBe('hints-off');
    expect((await host.table(match, 0)).match.hints).toBeUndefined();
    const agreed = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'open' }], hints: true });
    expect((await guest.call(routes.match, { params: { match: agreed.match } })).hints).toBe(true);
    const alone = await host.create({ game: 'carts', seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const { decision } = await host.table(alone.match, 0);
    if (decision !== null) expect((await host.post(`${pathOf(alone.match, 0)}/hint`)).status).toBe(200);
  });
});
