/** What clients may spend: each has the same amount in a period, and what it doesn't use doesn't add up. */
export interface Budget {
  /** How many seconds a client has to wait before it can spend this much; 0 if it need not. */
  wait(client: string, amount: number): number;
  spend(client: string, amount: number): void;
}

/** Clients that have spent nothing lately are forgotten when there are this many. */
const CLIENTS_MAX = 10_000;

export const openBudget = (most: number, milliseconds: number, now: () => number): Budget => {
  /** When each client will have everything again. */
  const full = new Map<string, number>();
  const price = milliseconds / most;
  return {
    wait: (client, amount) => Math.max(0, ((full.get(client) ?? 0) - now() + amount * price - milliseconds) / 1_000),
    spend: (client, amount) => {
      if (full.size >= CLIENTS_MAX) for (const [other, time] of full) if (time <= now()) full.delete(other);
      full.set(client, Math.max(full.get(client) ?? 0, now()) + amount * price);
    },
  };
};
