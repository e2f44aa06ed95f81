import type { Result } from '@swordtable/kernel';

/** What those who run a server do over HTTP, with a key that only they should know. */
export interface Operator {
  ban(who: string): Promise<Result<unknown>>;
  lift(who: string): Promise<Result<unknown>>;
  /** Begins maintenance with a note, or ends it with null. */
  maintain(note: string | null): Promise<Result<unknown>>;
  end(match: string): Promise<Result<{ readonly seq: number }>>;
}
