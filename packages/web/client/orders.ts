import type { Order, Result } from '@swordtable/kernel';
import type { Planned, StandingOrders } from '@swordtable/server/api/play';

export type { Alternative, Order, Wanted } from '@swordtable/kernel';
export type { Planned, Prospect, StandingOrders } from '@swordtable/server/api/play';

/** What a seat wants answered while its player is away. No one else at the table hears of it. */
export interface TableOrders {
  look(): Promise<Result<StandingOrders>>;
  /** Replaces the orders with this mark. */
  put(mark: number, orders: readonly Order[]): Promise<Result<StandingOrders>>;
  /** Withdraws all. */
  withdraw(): Promise<Result<StandingOrders>>;
  /** The player's next turn after these answers, as if it were now. Nothing is done. */
  plan(answers: readonly unknown[]): Promise<Result<Planned>>;
}
