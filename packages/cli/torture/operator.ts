import type { Result } from '@swordtable/kernel';

/** What `without` calls those who run the server. */
export const OPERATORS = 'operators';

/** What those who run a server do over HTTP, with a key that only they should know. */
export interface Operator {
  ban(who: string): Promise<Result<unknown>>;
  lift(who: string): Promise<Result<unknown>>;
  /** Begins maintenance with a note, or ends it with null. */
  maintain(note: string | null): Promise<Result<unknown>>;
  end(match: string): Promise<Result<{ readonly seq: number }>>;
  silence(who: string): Promise<Result<unknown>>;
  rename(player: string, name: string): Promise<Result<unknown>>;
  /** The reports that are open, by their ids. */
  openReports(): Promise<Result<readonly string[]>>;
  close(report: string, note: string): Promise<Result<unknown>>;
}
