import type { Result } from '@swordtable/kernel';
import type { Seek, SeekState } from '@swordtable/server/api/seeks';

type Found = NonNullable<Seek['found']>;

/** What following a seek needs from the page and the server. */
export interface Following {
  /** Whether the page still wants to know. */
  isOpen(): boolean;
  /** Waits for news after this state. */
  ask(known: SeekState | 'none'): Promise<Result<{ readonly seek: Seek | null }>>;
  sit(found: Found): Promise<Result<unknown>>;
  pause(times: number): Promise<void>;
  /** Null when there's no seek any more. */
  show(seek: Seek | null): void;
  /** Whether the server can be reached. */
  away(isAway: boolean): void;
}

/** Follows a seek until the match begins or no one looks any more, and takes the seat when an opponent is found. Returns the match. */
export const followSeek = async ({ isOpen, ask, sit, pause, show, away }: Following): Promise<string | undefined> => {
  let known: SeekState | 'none' = 'none';
  let failures = 0;
  while (isOpen()) {
    const told = await ask(known);
    if (!isOpen()) return undefined;
    away(!told.ok);
    if (!told.ok) {
      await pause(failures++);
      continue;
    }
    failures = 0;
    const { seek } = told.value;
    show(seek);
    if (seek === null) return undefined;
    if (seek.state === 'playing') return seek.found?.match;
    // If the seat can't be taken now, the news comes again.
    const isSeated = seek.found === undefined || seek.state === known || (await sit(seek.found)).ok;
    if (isSeated) known = seek.state;
    else await pause(1);
  }
  return undefined;
};
