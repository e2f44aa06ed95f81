import type { Result } from '@swordtable/kernel';
import type { Process } from '../process.ts';
import { ask, type Surroundings } from './network.ts';
import { newPatience, SOON } from './patience.ts';

/** Asks until there's an answer. What was refused may have been done before, when the answer was lost. */
export const until = async <Value>(
  surroundings: Pick<Surroundings, 'world' | 'pick'>,
  what: string,
  work: (process: Process) => Promise<Result<Value>>,
): Promise<Result<Value>> => {
  const { world } = surroundings;
  const patience = newPatience();
  for (;;) {
    world.count(`request: ${what}`);
    const done = await ask(surroundings, work);
    world.note(() => `${what}: ${done === undefined ? 'no answer' : done.ok ? 'done' : done.refusal.code}`);
    const wait = done === undefined || done.ok ? undefined : patience(done.refusal.code);
    if (done !== undefined && wait === undefined) return done;
    await world.wait(wait ?? SOON);
  }
};
