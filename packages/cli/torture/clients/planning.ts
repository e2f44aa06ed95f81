import type { Chance } from '../../faults/chance.ts';
import type { Table } from '../oracle/told.ts';
import type { Insistence } from './insistence.ts';
import type { Surroundings } from './network.ts';
import type { Seated } from './wishes.ts';

export type Question = Table['decision'];

/** Gives standing orders to answer the last question again, in one of several ways; and may withdraw them soon. */
export type PlanAhead = (table: () => Table | undefined, last: Question) => Promise<void>;

/** How long a player who has given orders stays away, at most: this many times this many milliseconds. */
const [WAITS, WAIT] = [20, 200];

export const newPlanning = (
  { world, oracle }: Surroundings,
  { until }: Insistence,
  { match, seat, key }: Seated & { readonly match: string },
  chance: Chance,
): PlanAhead => {
  const withdraw = async (): Promise<void> => {
    world.count('request: withdraw orders');
    const done = await until('withdraw orders', (process) => process.order(match, seat, key, undefined));
    if (done.ok) oracle.witnessOrders(match, seat, done.value.mark);
  };

  const orderFor = ({ prompt, options }: NonNullable<Question>): unknown => {
    const alternatives = Array.from({ length: 1 + chance.below(5) }, () => [options[chance.below(options.length)]]);
    return { rule: prompt.rule, ask: prompt.ask, alternatives };
  };

  return async (table, last) => {
    const now = await until('read orders', (process) => process.ordersOf(match, seat, key));
    if (!now.ok || last === null) return;
    const orders = Array.from({ length: 1 + chance.below(2) }, () => orderFor(last));
    world.count('request: order');
    const done = await until('order', (process) => process.order(match, seat, key, { mark: now.value.mark, orders }));
    if (!done.ok) return;
    oracle.witnessOrders(match, seat, done.value.mark);
    // Away until it's their turn, and sometimes back before the order is carried out.
    for (let waits = 0; waits < WAITS && table()?.decision === null; waits++) await world.wait(WAIT);
    await world.wait(chance.below(500));
    if (chance.hits(700)) await withdraw();
  };
};
