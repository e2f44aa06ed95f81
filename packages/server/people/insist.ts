import { type Result, refuse } from '@swordtable/kernel';

const TRIES = 20;

/** Tries until no one else has changed the same documents in between. `undefined` means that someone has: read again. */
export const insist = async <Value>(attempt: () => Promise<Result<Value> | undefined>): Promise<Result<Value>> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  return refuse('too-busy', 'Too many changed this at the same time. Try again.');
};
