import { deepEqual, type Game } from '@swordtable/kernel';
import type { Considered } from './thinker.ts';

/** What a bot would do, to the end of the action. */
export const hintText = ({ action, thoughts }: Considered, words: Game['words'], view: unknown): string => {
  const say = (given: unknown): string => words.action(given, view);
  const plan = thoughts.find((thought) => deepEqual(thought.action, action))?.plan ?? [];
  return [`The bot would play: ${say(action)}.`, ...plan.map((step) => `Then: ${say(step.action)}.`)].join('\n');
};
