import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { awaits, carryOut, fits, foreseen, imagineQuestion, type Order, wantedFrom } from './orders.ts';
import { open, type Position } from './play.ts';
import { randomFrom } from './random.ts';
import { readOrder } from './read-order.ts';
import { bids } from './toys/bids.ts';
import { type Action, carts, type State } from './toys/carts.ts';

const opened = (seed = 'orders'): Position<State, Action> => {
  const match = open(carts, 2, { rounds: 2 }, seed);
  if (!match.ok) throw new Error(match.refusal.sentence);
  return match.value.position;
};

const orderOf = (...alternatives: Order['alternatives']): Order => ({ rule: 'turn', ask: 'good', alternatives });
const goodAt = ({ state }: Position<State, Action>, stall: number): number => state.market[stall] ?? 0;
const ABSENT = { take: 99 };

describe('a wanted answer', () => {
  test('matches an option that has all its facets, whatever else it has', () => {
    expect(fits({ visit: 3, by: 'thug', pay: { a: 1 } }, { visit: 3, by: 'thug' })).toBe(true);
    expect(fits({ visit: 3, by: 'thug' }, { visit: 3, by: 'mage' })).toBe(false);
    expect(fits({ visit: 3 }, { visit: 3, by: 'thug' })).toBe(false);
    expect(fits(7, {})).toBe(false);
  });

  test('leaves the payment open if the first one was chosen, and only then', () => {
    const [first, second] = [
      { bonus: true, pay: { a: 1 } },
      { bonus: true, pay: { b: 1 } },
    ];
    const decision = { seat: 0, prompt: { rule: 'pay', ask: 'how' }, options: [first, second, { pay: { c: 1 } }] };
    expect(wantedFrom(decision, first)).toEqual({ bonus: true });
    expect(wantedFrom(decision, second)).toEqual(second);
    expect(wantedFrom(decision, { pay: { c: 1 } })).toEqual({ pay: { c: 1 } });
  });
});

describe('an order', () => {
  test('waits for the question it names', () => {
    const [decision] = opened().decisions;
    if (decision === undefined) throw new Error('Nobody is asked.');
    expect(awaits(orderOf(), decision)).toBe(true);
    expect(awaits({ ...orderOf(), ask: 'cart' }, decision)).toBe(false);
  });

  test('follows the first alternative that works to its end, without changing the position', () => {
    const position = opened();
    const before = JSON.stringify(position);
    const take = { take: goodAt(position, 1) };
    const order = orderOf([ABSENT, { cart: 0 }], [take, { cart: 9 }], [take, { cart: 2 }], [{ reroll: true }]);
    expect(carryOut(carts, position, 0, order)).toEqual({ alternative: 2, answers: [take, { cart: 2 }], whole: true });
    expect(JSON.stringify(position)).toBe(before);
  });

  test('is not carried out if no alternative works, or another seat must answer', () => {
    const position = opened();
    expect(carryOut(carts, position, 0, orderOf([ABSENT], [{ take: goodAt(position, 0) }, { cart: 9 }]))).toBeUndefined();
    expect(carryOut(carts, position, 1, orderOf([{ reroll: true }]))).toBeUndefined();
  });

  test('does not choose by what chance brings: after a die roll, answers are given as far as possible', () => {
    const position = opened();
    const order = orderOf([{ reroll: true }, ABSENT], [{ take: goodAt(position, 0) }, { cart: 0 }]);
    expect(foreseen(carts, position, 0, order.alternatives[0] ?? [])).toEqual({ answers: [{ reroll: true }], end: 'open' });
    expect(carryOut(carts, position, 0, order)).toEqual({ alternative: 0, answers: [{ reroll: true }], whole: false });
    const goesOn = orderOf([{ reroll: true }, { take: goodAt(position, 0) }, { cart: 1 }]);
    expect(carryOut(carts, position, 0, goesOn)).toMatchObject({
      answers: [{ reroll: true }, { take: goodAt(position, 0) }, { cart: 1 }],
      whole: true,
    });
  });

  test('ends when its seat has no more questions', () => {
    const position = opened();
    const turn = [{ take: goodAt(position, 0) }, { cart: 0 }];
    expect(foreseen(carts, position, 0, turn).end).toBe('whole');
    // The next turn begins with a die, and it's the other's.
    expect(carryOut(carts, position, 0, orderOf([...turn, { reroll: true }]))).toMatchObject({ answers: turn, whole: false });
  });
});

describe('an imagined turn', () => {
  test('asks the seat, and knows nothing that the seat doesn’t know', () => {
    const { state } = opened();
    const before = JSON.stringify(state);
    const [one, other] = ['a', 'b'].map((seed) => imagineQuestion(carts, state, 1, randomFrom(seed)));
    expect(one?.decisions).toMatchObject([{ seat: 1, prompt: { rule: 'turn', ask: 'good' } }]);
    expect(one?.state.deck).not.toEqual(other?.state.deck);
    expect(one?.state.deck).not.toEqual(state.deck);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('isn’t available in a game that doesn’t support it', () => {
    const match = open(bids, 2, {}, 'orders');
    if (!match.ok) throw new Error(match.refusal.sentence);
    expect(imagineQuestion(bids, match.value.position.state, 0, randomFrom('a'))).toBeUndefined();
  });
});

describe('an order that somebody wrote', () => {
  const codeOf = (given: unknown, game: Pick<Game, 'couldAnswer'> = carts): string => {
    const read = readOrder(game, given);
    return read.ok ? 'read' : read.refusal.code;
  };
  const nested = (): unknown => {
    let value: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) value = [value];
    return value;
  };

  test('is read without unknown properties', () => {
    expect(readOrder(carts, { ...orderOf([{ look: true }]), secret: 1 })).toEqual({ ok: true, value: orderOf([{ look: true }]) });
  });

  test.each([
    ['nothing', undefined],
    ['no order', 7],
    ['no question', { alternatives: [[{ take: 1 }]] }],
    ['a question without end', { ...orderOf([{ take: 1 }]), rule: 'x'.repeat(41) }],
    ['no alternative', orderOf()],
    ['an alternative without answers', orderOf([])],
    ['an answer without facets', orderOf([{}])],
    ['an answer that is none', { ...orderOf(), alternatives: [[7]] }],
    ['too many alternatives', orderOf(...Array.from({ length: 7 }, () => [{ take: 1 }]))],
    ['too many answers', orderOf(Array.from({ length: 21 }, () => ({ take: 1 })))],
    ['too much text', orderOf([{ take: 'x'.repeat(4_000) }])],
    ['too deep', { ...orderOf(), alternatives: nested() }],
    ['what is not plain', orderOf([{ take: Number.NaN }])],
    ['a facet that no answer has', orderOf([{ take: 1, eat: true }])],
  ])('is refused: %s', (_, given) => expect(codeOf(given)).toBe('order-malformed'));

  test('a game without its own check accepts any facet', () => expect(codeOf(orderOf([{ eat: true }]), {})).toBe('read'));
});
