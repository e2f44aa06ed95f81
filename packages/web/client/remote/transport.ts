import type { Result } from '@swordtable/kernel';
import { addressOf } from '@swordtable/server/api/call';
import { routes } from '@swordtable/server/api/routes';
import type { OpenEvents } from './events.ts';
import type { Reach } from './http.ts';

/** A table that is followed: from a seat, or as a spectator. */
export interface Place {
  readonly match: string;
  /** Null for a spectator. */
  readonly seat: number | null;
}

export interface Move extends Place {
  readonly seat: number;
  readonly seq: number;
  readonly action: unknown;
  readonly id: string;
}

/** Hears what is told of a table after a line, until it's lost, which is reported once. */
export interface Follower {
  readonly place: Place;
  readonly after: number;
  onMessage(message: unknown): void;
  onLost(): void;
}

/** How a table's messages arrive, and how moves are sent. */
export interface Transport {
  /** Returns a function that stops it. */
  follow(follower: Follower): () => void;
  /** Sends a move; undefined if it has to be sent as a request. */
  act(move: Move): Promise<Result<{ readonly seq: number }> | undefined>;
}

/** A stream for each table, and a request for each move. */
export const overStreams = (reach: Reach, openEvents: OpenEvents): Transport => ({
  follow: ({ place: { match, seat }, after, onMessage, onLost }) => {
    const call = {
      params: { match, ...(seat === null ? {} : { seat }) },
      query: { after, frames: 'true' as const, talk: 'true' as const },
    };
    const url = reach.base + addressOf(seat === null ? routes.stream : routes.seatStream, call);
    return openEvents(url, (text) => onMessage(JSON.parse(text)), onLost);
  },
  act: async () => undefined,
});
