import type { Result } from '@swordtable/kernel';
import type { Process } from '../process.ts';
import { ask, type Surroundings } from './network.ts';

/** Nothing was decided: the store has failed, or others were faster. */
const isPassing = (code: string): boolean => code.startsWith('storage') || code === 'too-busy';

/** Asks until there's an answer. What was refused may have been done before, when the answer was lost. */
export const until = async <Value>(
  surroundings: Pick<Surroundings, 'world' | 'pick'>,
  what: string,
  work: (process: Process) => Promise<Result<Value>>,
): Promise<Result<Value>> => {
  const { world } = surroundings;
  for (;;) {
    world.count(`request: ${what}`);
    const done = await ask(surroundings, work);
    world.note(() => `${what}: ${done === undefined ? 'no answer' : done.ok ? 'done' : done.refusal.code}`);
    if (done !== undefined && (done.ok || !isPassing(done.refusal.code))) return done;
    await world.wait(200);
  }
};
