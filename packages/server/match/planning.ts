import {
  type Alternative,
  accept,
  type Decision,
  foreseen,
  imagineQuestion,
  ORDERS_MAX,
  type Order,
  type Position,
  type Random,
  type Result,
  readOrder,
  refuse,
  type Seat,
  submit,
  type Wanted,
  wantedFrom,
} from '@swordtable/kernel';
import type { Planned, Prospect, StandingOrders } from '../api/play.ts';
import type { KeyHash } from './entry.ts';
import type { Match } from './match.ts';
import { isAwaited, type Orders } from './orders.ts';
import { facetsOf, questionOf } from './projection.ts';
import { seatFor } from './seating.ts';

const PROSPECTS = { whole: 'possible', open: 'open', missing: 'impossible' } as const;

/** Checks orders against an imagined turn. Uses only what the seat knows. */
export const checked = ({ game, position }: Match, seat: Seat, mark: number, { queue, last }: Orders, rng: Random): StandingOrders => {
  const turn = position === undefined ? undefined : imagineQuestion(game, position.state, seat, rng);
  const prospect = (alternative: Alternative): Prospect =>
    turn === undefined ? 'unknown' : PROSPECTS[foreseen(game, turn, seat, alternative).end];
  const orders = queue.map((order) => ({ ...order, now: order.alternatives.map(prospect) }));
  return { mark, orders, turn: turn !== undefined, ...(last === undefined ? {} : { last }) };
};

/** Refuses unless the seat may have standing orders: its player plays it in a running match. */
export const mayPlan = (match: Match, seat: Seat, key: KeyHash): Result<void> => {
  const seatState = seatFor(match, seat, key);
  if (!seatState.ok) return seatState;
  if (match.status === 'over') return refuse('game-over', 'The match is over.');
  if (match.status === 'waiting') return refuse('not-begun', 'The match hasn’t begun: not all seats are taken yet.');
  if (match.resigned.includes(seat)) return refuse('resigned', 'You have resigned. A bot plays your seat to the end.');
  return seatState.value.bot === undefined ? accept(undefined) : refuse('seat-handed', 'A bot is playing this seat. Take it back first.');
};

/** Reads new standing orders. */
export const readOrders = (match: Match, seat: Seat, given: readonly unknown[]): Result<readonly Order[]> => {
  if (given.length > ORDERS_MAX)
    return refuse('orders-too-many', `A seat can have at most ${ORDERS_MAX} standing orders, one for each turn.`);
  const queue: Order[] = [];
  for (const each of given) {
    const order = readOrder(match.game, each);
    if (!order.ok) return order;
    queue.push(order.value);
  }
  return isAwaited(match, seat, { queue, since: match.seq })
    ? refuse('order-your-turn', 'It’s already your turn to answer this question.')
    : accept(queue);
};

/** Gives answers in an imagined turn, with everything unknown dealt again for the seat. Nothing is done. */
export const planned = (match: Match, seat: Seat, answers: readonly unknown[], rng: Random): Result<Planned> => {
  const { game } = match;
  const begun = match.position === undefined ? undefined : imagineQuestion(game, match.position.state, seat, rng);
  if (begun === undefined) return refuse('no-plan', 'Your next turn can’t be planned now.');
  let turn: Position = begun;
  const known = game.revealCount(turn.state);
  const asked = (): Decision<unknown> | undefined => turn.decisions.find((decision) => decision.seat === seat);
  const { rule = '', ask = '' } = asked()?.prompt ?? {};
  const wanted: Wanted[] = [];
  for (const answer of answers) {
    const decision = asked();
    const played = submit(game, turn, seat, answer);
    if (!played.ok) return played;
    // Options are objects with named facets; the games' own types aren't known here.
    if (decision !== undefined) wanted.push(wantedFrom(decision, played.value.action as Wanted));
    turn = played.value.position;
  }
  const certain = game.revealCount(turn.state) === known;
  const decision = certain ? asked() : undefined;
  return accept({
    view: facetsOf(game.view(turn.state, seat)),
    decision: decision === undefined ? null : questionOf(match, decision, match.seq),
    ...{ wanted, rule, ask, certain },
  });
};
