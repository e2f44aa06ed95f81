/** What clients may spend: each has so much a minute, and unused parts of it don't add up. */
export interface Budget {
  /** How many seconds a client has to wait before spending more; 0 if it need not. */
  wait(client: string): number;
  spend(client: string, amount: number): void;
}

const MINUTE = 60_000;
/** Clients that have spent nothing lately are forgotten when there are this many. */
const CLIENTS_MAX = 10_000;

export const openBudget = (perMinute: number, now: () => number = Date.now): Budget => {
  /** When each client will have everything again. */
  const full = new Map<string, number>();
  const price = MINUTE / perMinute;
  return {
    wait: (client) => Math.max(0, ((full.get(client) ?? 0) - now() - MINUTE) / 1_000),
    spend: (client, amount) => {
      if (full.size >= CLIENTS_MAX) for (const [other, time] of full) if (time <= now()) full.delete(other);
      full.set(client, Math.max(full.get(client) ?? 0, now()) + amount * price);
    },
  };
};
