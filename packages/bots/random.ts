import { optionAt, randomBelow } from '@swordtable/kernel';
import type { Bot } from './bot.ts';

/** Takes any answer, all equally likely. Creates only the one it takes. */
export const random: Bot = {
  id: 'random',
  name: 'Random',
  choose: ({ decision: { options } }, rng) => optionAt(options, randomBelow(rng, options.length)),
};
