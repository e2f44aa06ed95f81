import { runJob, type Thinking } from '@swordtable/bots';
import type { Result } from '@swordtable/kernel';
import { expose } from 'comlink';
import { type LoadGame, rulesAmong } from './games.ts';
import type { BotHost } from './serve.ts';

/** Thinks for bots whose match is at the other end of a port. */
export const serveBots = (port: MessagePort, loadGame: LoadGame): void => {
  const host: BotHost = {
    think: async (job) => {
      const versions = await loadGame(job.record.game, job.record.version);
      if (!versions.ok) return versions;
      // A job that is to be thought about ends in a thought.
      return runJob(rulesAmong(versions.value), job, () => undefined) as Result<Thinking>;
    },
  };
  expose(host, port);
};
