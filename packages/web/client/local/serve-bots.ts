import { prepareJob, runJob, type Thinking } from '@swordtable/bots';
import type { Result } from '@swordtable/kernel';
import { expose } from 'comlink';
import { type LoadGame, rulesAmong } from './games.ts';
import type { BotHost } from './serve.ts';

/** Runs bots for a match at the other end of a port. */
export const serveBots = (port: MessagePort, loadGame: LoadGame): void => {
  const host: BotHost = {
    think: async (job) => {
      const versions = await loadGame(job.record.game, job.record.version);
      if (!versions.ok) return versions;
      const rules = rulesAmong(versions.value);
      await prepareJob(rules, job, console.warn);
      // A thinking job results in a thought.
      return runJob(rules, job, () => undefined) as Result<Thinking>;
    },
  };
  expose(host, port);
};
