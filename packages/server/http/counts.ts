import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

interface Count {
  readonly since: number;
  requests: number;
}

/** Of this many clients, requests are counted at the same time. Those whose minute began first are forgotten first. */
const CLIENTS_MAX = 10_000;

/** Where the rate limiter counts requests: in spans that begin with a client's first one, by the server's clock. */
export const countsBy = (now: () => number): FastifyRateLimitStoreCtor =>
  class Counts implements FastifyRateLimitStore {
    readonly #counts = new Map<string, Count>();

    incr(client: string, told: Parameters<FastifyRateLimitStore['incr']>[1], span: number): void {
      const [at, known] = [now(), this.#counts.get(client)];
      const count = known === undefined || known.since + span <= at ? this.#begin(client, at) : known;
      count.requests += 1;
      told(null, { current: count.requests, ttl: count.since + span - at });
    }

    child(): Counts {
      return new Counts();
    }

    #begin(client: string, since: number): Count {
      const count = { since, requests: 0 };
      this.#counts.delete(client);
      this.#counts.set(client, count);
      for (const [first] of this.#counts) {
        if (this.#counts.size <= CLIENTS_MAX) break;
        this.#counts.delete(first);
      }
      return count;
    }
  };
