import { describe, expect, test } from 'vitest';
import { defaultSeats } from './game.ts';
import { canonicalJson } from './json.ts';
import { open, submit } from './play.ts';
import { bids } from './toys/bids.ts';
import { carts } from './toys/carts.ts';
import { answered, opened } from './toys/playing.ts';

describe('opening a match', () => {
  test.each([
    [{ min: 2, max: 2 }, 2],
    [{ min: 1, max: 5 }, 2],
    [{ min: 3, max: 6 }, 3],
    [{ min: 1, max: 1 }, 1],
  ])('a game for %j has %d seats by default', (seats, count) => {
    expect(defaultSeats({ seats })).toBe(count);
  });

  test('an option that doesn’t apply to the number of seats is refused', () => {
    const specs = carts.options.map((spec) => (spec.id === 'fragile' ? { ...spec, seats: { min: 3, max: 4 } } : spec));
    const game = { ...carts, options: specs };
    expect(open(game, 3, { fragile: true }, 'seed').ok).toBe(true);
    expect(open(game, 2, { fragile: false }, 'seed').ok).toBe(true);
    expect(open(game, 2, { fragile: true }, 'seed')).toMatchObject({ ok: false, refusal: { code: 'bad-option' } });
  });

  test('gives the first position, the complete options, and the events', () => {
    const result = open(carts, 2, { rounds: 2 }, 'seed');
    if (!result.ok) throw new Error(result.refusal.sentence);
    const { options, position, events } = result.value;
    expect(options).toEqual({ rounds: 2, fragile: false });
    expect(position.decisions.map(({ seat }) => seat)).toEqual([0]);
    expect(events.filter((event) => 'turnedUp' in event).length).toBe(3);
  });

  test('is the same for the same seed and different for another', () => {
    expect(canonicalJson(opened(carts, 2, 'one').state)).toBe(canonicalJson(opened(carts, 2, 'one').state));
    expect(canonicalJson(opened(carts, 2, 'one').state)).not.toBe(canonicalJson(opened(carts, 2, 'two').state));
  });

  test.each([
    [1, {}, 'bad-seats', 'Carts is for 2 to 4 players, not for 1.'],
    [5, {}, 'bad-seats', 'Carts is for 2 to 4 players, not for 5.'],
    [2.5, {}, 'bad-seats', 'Carts is for 2 to 4 players, not for 2.5.'],
    [Number.NaN, {}, 'bad-seats', 'Carts is for 2 to 4 players, not for NaN.'],
    [2, { rounds: 99 }, 'bad-option', 'The option "rounds" takes a whole number from 1 to 6.'],
    [2, { horses: 2 }, 'unknown-option', 'There is no option "horses". The options are: rounds, fragile.'],
    [4, { rounds: 6 }, 'too-few-goods', 'There are not enough goods for 4 carters.'],
  ])('with %s seats and %j is refused as %s', (seats, options, code, sentence) => {
    expect(open(carts, seats, options, 'seed')).toEqual({ ok: false, refusal: { code, sentence } });
  });

  test('names a fixed number of seats', () => {
    expect(open({ ...carts, seats: { min: 2, max: 2 } }, 3, {}, 'seed')).toMatchObject({
      refusal: { sentence: 'Carts is for exactly 2 players, not for 3.' },
    });
  });
});

describe('submitting an answer', () => {
  const position = opened(carts, 2);
  const [take] = position.decisions[0]?.options ?? [];

  test('plays an option and leaves the position as it was', () => {
    const before = canonicalJson(position.state);
    const reply = submit(carts, position, 0, take);
    expect(reply).toMatchObject({ ok: true, value: { action: take, events: [] } });
    expect(canonicalJson(position.state)).toBe(before);
    expect(submit(carts, position, 0, take)).toEqual(reply);
  });

  test('matches an answer by value, not by key order or identity', () => {
    const pair = {
      ...carts,
      decisions: () => [{ seat: 0, prompt: { rule: '', ask: '' }, options: [{ take: 1, cart: 2 }] }],
      advance: () => [],
    };
    expect(submit(pair, { state: position.state, decisions: pair.decisions() }, 0, { cart: 2, take: 1 }).ok).toBe(true);
  });

  test.each<[string, number, unknown, string]>([
    ['of another seat', 1, take, 'not-your-decision'],
    ['of nobody', -1, take, 'not-your-decision'],
    ['that is not an object', 0, 'take 3', 'malformed'],
    ['that is a list', 0, [take], 'malformed'],
    ['that is nothing', 0, null, 'malformed'],
    ['that is missing', 0, undefined, 'malformed'],
    ['that is vast', 0, { take: 'x'.repeat(100_000) }, 'malformed'],
    ['with too many parts', 0, Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [i, i])), 'malformed'],
    ['nested without end', 0, { take: JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) }, 'malformed'],
    ['that was never offered', 0, { take: 1e9 }, 'not-an-option'],
    ['with something added', 0, { ...take, cheat: true }, 'not-an-option'],
    ['that is empty', 0, {}, 'not-an-option'],
  ])('%s is refused', (_, seat, action, code) => {
    expect(submit(carts, position, seat, action)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('says who must answer and what the question was', () => {
    expect(submit(carts, position, 1, take)).toMatchObject({ refusal: { sentence: expect.stringContaining('waiting for Carter 1') } });
    expect(submit(carts, position, 0, {})).toMatchObject({ refusal: { sentence: expect.stringContaining('Take a good.') } });
  });

  test('is refused when the game is over', () => {
    let last = opened(bids, 1, 'over', { cards: 2 });
    while (last.decisions.length > 0) last = answered(bids, last, [{ seat: 0, action: last.decisions[0]?.options.at(0) }]);
    expect(submit(bids, last, 0, { bid: 1 })).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
  });

  test('of one seat doesn’t make the others answer again', () => {
    const three = opened(bids, 3);
    const action = three.decisions[1]?.options.at(0);
    expect(answered(bids, three, [{ seat: 1, action }]).decisions.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(submit(bids, answered(bids, three, [{ seat: 1, action }]), 1, action)).toMatchObject({ refusal: { code: 'not-your-decision' } });
  });
});
