import type { Limits } from '../wired/limits.ts';
import type { World } from '../world.ts';

/** What a server counts for each client: requests; matches that are created; moves that are refused; orders; and imports. */
export type Counted = 'request' | 'match' | 'move' | 'order' | 'import';

export type Answered = 'done' | 'refused' | 'limited';

/** Whether one process refuses those who want too much, and no one else. */
export interface LimitCheck {
  /** A client sends a request that counts as these; returns what to call with the answer. */
  sent(client: string, counted: readonly Counted[]): (answer: Answered) => void;
}

const [MINUTE, HOUR] = [60_000, 3_600_000];
/** How long a request and its answer may be under way. */
const LATE = 15_000;

interface Times {
  readonly sent: number[];
  readonly taken: number[];
}

const countSince = (times: readonly number[], since: number): number => times.length - (times.findLastIndex((at) => at < since) + 1);

export const newLimitCheck = (world: World, { requestsPerMinute, matchesPerHour }: Limits): LimitCheck => {
  const most: Readonly<Record<Counted, number>> = { request: requestsPerMinute, match: matchesPerHour, move: 120, order: 120, import: 20 };
  const spanOf = (what: Counted): number => (what === 'match' ? HOUR : MINUTE);
  const all = new Map<string, Times>();
  const timesOf = (client: string, what: Counted): Times => {
    const key = `${what} ${client}`;
    const times = all.get(key) ?? { sent: [], taken: [] };
    all.set(key, times);
    return times;
  };

  const mayBeRefused = (client: string, what: Counted): boolean =>
    countSince(timesOf(client, what).sent, world.now() - spanOf(what) - LATE) > most[what];
  /** In half a span, requests are counted in two spans at most. */
  const isTooMuch = (client: string, what: Counted): boolean =>
    countSince(timesOf(client, what).taken, world.now() - spanOf(what) / 2) > 2 * most[what];

  return {
    sent: (client, counted) => {
      const at = world.now();
      for (const what of counted) timesOf(client, what).sent.push(at);
      return (answer) => {
        world.count(answer === 'limited' ? 'requests over a limit' : 'requests within limits');
        if (answer === 'limited' && !counted.some((what) => mayBeRefused(client, what)))
          world.violate('limit', `${client} was told that this is too much, but has hardly sent anything: ${counted.join(', ')}.`);
        for (const what of counted) {
          const { sent, taken } = timesOf(client, what);
          // Moves count only if they're refused.
          if (what === 'move' && answer === 'done') sent.splice(sent.lastIndexOf(at), 1);
          else if (what !== 'move' && answer !== 'limited') taken.push(world.now());
          if (isTooMuch(client, what)) world.violate('limit', `${client} could send far more than allowed: ${what}.`);
        }
      };
    },
  };
};
