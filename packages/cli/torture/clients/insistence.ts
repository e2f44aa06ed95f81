import type { Result } from '@swordtable/kernel';
import type { Command } from '@swordtable/server/match/command';
import type { Done, Process } from '../process.ts';
import { ask, type Surroundings } from './network.ts';
import { newPatience, SOON } from './patience.ts';

/** How a client gets its way in a match: it sends each request until it's answered, always with the same id. */
export interface Insistence {
  until<Value>(name: string, work: (process: Process) => Promise<Result<Value>>): Promise<Result<Value>>;
  perform(command: Command): Promise<Result<Done>>;
}

/** Requests that are also fulfilled when someone else has done it: their line has another's id, or none. */
const SHARED: readonly Command['do'][] = ['take', 'rematch', 'watch'];
/** Stored matches must never lead to these. */
const BROKEN: readonly string[] = ['match-broken', 'match-diverged', 'rules-gone', 'internal', 'malformed'];

export const newInsistence = (surroundings: Surroundings, match: string, key: string): Insistence => {
  const { world, oracle } = surroundings;
  let numbers = 0;

  const until: Insistence['until'] = async (name, work) => {
    const patience = newPatience();
    for (;;) {
      const isStored = oracle.headOf(match) !== undefined;
      const done = await ask(surroundings, work);
      const wait = done === undefined || done.ok ? undefined : patience(done.refusal.code);
      if (done !== undefined && wait === undefined) {
        world.count(done.ok ? 'requests acknowledged' : 'requests refused');
        world.note(() => `${key}: ${name} in ${match}: ${done.ok ? 'done' : done.refusal.code}`);
        if (!done.ok && BROKEN.includes(done.refusal.code)) world.violate('broken', `${match} was refused: ${done.refusal.sentence}`);
        if (!done.ok && done.refusal.code === 'unknown-match' && isStored && !oracle.isRemoved(match))
          world.violate('lost', `${match} is stored, but a process doesn’t know it.`);
        return done;
      }
      await world.wait(wait ?? SOON);
    }
  };

  return {
    until,
    perform: async (command) => {
      const id = `${key.slice(0, 40)} ${numbers++}`;
      world.count(`request: ${command.do}`);
      const done = await until(`${command.do} (${id})`, (process) => process.perform(match, command, id, key));
      if (!done.ok) return done;
      const { seq, ticket, made } = done.value;
      if (seq !== undefined) oracle.witness(match, seq, SHARED.includes(command.do) ? undefined : ticket);
      else oracle.witnessText(match, made);
      return done;
    },
  };
};
