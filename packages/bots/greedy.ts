import { below, copyRandom, fork, optionAt, type Random } from '@swordtable/kernel';
import type { Bot, Table } from './bot.ts';
import { outlook } from './outlook.ts';

/** In how many imagined worlds an answer is tried: more where others decide at the same moment. */
const WORLDS = 2;
const WORLDS_TOGETHER = 8;

/** What every answer is worth at a glance, on average over some imagined worlds, by the answer's number. */
export const glances = <State, Action>({ game, seat, decision: { options }, imagine }: Table<State, Action>, dice: Random): Float64Array => {
  const worths = new Float64Array(options.length);
  let worlds = WORLDS;
  for (let tried = 0; tried < worlds; tried++) {
    const world = imagine(dice);
    const asked = game.decisions(world);
    if (asked.length > 1) worlds = WORLDS_TOGETHER;
    // Every answer meets the same luck, so that only the answers differ.
    const luck = fork(dice);
    for (let i = 0; i < options.length; i++) {
      worths[i] = (worths[i] as number) + outlook(game, world, asked, seat, optionAt(options, i), copyRandom(luck));
    }
  }
  return worths.map((worth) => worth / worlds);
};

/** Takes what brings the most right now, by a look one answer ahead; of equals any. */
export const greedy: Bot = {
  id: 'greedy',
  name: 'Greedy',
  choose: (table, dice, report) => {
    const { options } = table.decision;
    if (options.length === 1) return optionAt(options, 0);
    const worths = glances(table, dice);
    const most = worths.reduce((best, worth) => Math.max(best, worth), Number.NEGATIVE_INFINITY);
    const best = Array.from(worths.keys()).filter((i) => worths[i] === most);
    report?.([]);
    return optionAt(options, best[below(dice, best.length)] as number);
  },
};
