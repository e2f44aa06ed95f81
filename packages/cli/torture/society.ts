import type { Result } from '@swordtable/kernel';
import type { People } from '@swordtable/server/people/people';
import type { Seeks } from '@swordtable/server/people/seeks';
import type { VacationBook } from '@swordtable/server/people/vacations';
import { failureOf } from '@swordtable/server/registry/lines';
import type { Tournaments } from '@swordtable/server/tournaments/tournaments';

/** What a process does for people beside their matches. */
export interface Society {
  readonly people: People;
  readonly seeks: Seeks;
  readonly vacations: VacationBook;
  readonly tournaments: Tournaments;
}

/** A failing store is told to clients, as over HTTP. */
export const told = async <Value>(work: Promise<Result<Value>>): Promise<Result<Value>> => {
  try {
    return await work;
  } catch (error) {
    const refusal = failureOf(error);
    if (refusal === undefined) throw error;
    return { ok: false, refusal };
  }
};
