import { next, type QuestionHandler, randomBelow, type Seat } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import { opponent, type State } from '../state.ts';
import type { Task } from '../tasks.ts';
import { startRound } from './rounds.ts';

/** The highest price: more than going second is ever worth. */
const PRICE_MAX = 8;

const PRICES: readonly Action[] = Array.from({ length: PRICE_MAX + 1 }, (_, price) => ({ price }));

/** What going second is about worth between bots (docs/balance.md): they name one of these. */
const FAIR: readonly Action[] = [{ price: 5 }, { price: 6 }];

const PRICE = { rule: 'price', ask: 'price' } as const;
const ORDER = { rule: 'order', ask: 'order' } as const;

/** Who names a price: the player who would go first. */
export const startBid = (s: State, starter: Seat | undefined): void => {
  s.active = starter ?? randomBelow(s.random, 2);
  next(s, { ask: 'price' });
};

/** One player says how many points going second is worth. */
export const price: QuestionHandler<State, Extract<Task, { ask: 'price' }>, Action, Event> = {
  decisions: (s) => [{ seat: s.active, prompt: PRICE, options: PRICES, searchOptions: () => FAIR }],
  answer: (s, _task, seat, action, tell) => {
    if (!('price' in action)) throw new Error('A price is to be named.');
    tell?.({ what: 'priced', seat, price: action.price });
    s.active = opponent(seat);
    next(s, { ask: 'order', price: action.price });
  },
};

/** The other goes second and gives that many points, or goes first and gets them: so the price is fair to both. */
export const order: QuestionHandler<State, Extract<Task, { ask: 'order' }>, Action, Event> = {
  decisions: (s, { price }) => [
    {
      seat: s.active,
      prompt: ORDER,
      options: [
        { price, goes: 'first' },
        { price, goes: 'second' },
      ],
    },
  ],
  answer: (s, { price }, seat, action, tell) => {
    if (!('goes' in action)) throw new Error('It is to be said who goes first.');
    const first = action.goes === 'first' ? seat : opponent(seat);
    s.score[first] = (s.score[first] as number) + price;
    tell?.({ what: 'ordered', seat, first, price });
    startRound(s, first, tell);
  },
};
