import { perform, type ThinkJob } from '@swordtable/bots';
import { answerOn } from './calls.ts';
import { type LoadGame, rulesAmong } from './games.ts';

/** Thinks for bots whose match is at the other end of a port. */
export const serveBots = (port: MessagePort, loadGame: LoadGame): void => {
  answerOn(port, async (job: ThinkJob) => {
    const versions = await loadGame(job.record.game);
    return versions.ok ? perform(rulesAmong(versions.value), job, () => undefined) : versions;
  });
};
