import { below, copyRandom, fork, optionAt, type Random } from '@swordtable/kernel';
import { type Bot, narrowed, type Table } from './bot.ts';
import { outlook } from './outlook.ts';

/** In how many imagined worlds an answer is tried: more where others decide at the same moment or chance has a say. */
const WORLDS = 2;
const WORLDS_OPEN = 8;

interface Glances {
  readonly worlds: number;
  /** What each answer is worth at a glance, on average over the worlds, by the answer's number. */
  readonly margins: Float64Array;
}

export const glancesOf = <State, Action>({ game, seat, decision: { options }, imagine }: Table<State, Action>, dice: Random): Glances => {
  const margins = new Float64Array(options.length);
  let worlds = WORLDS;
  for (let tried = 0; tried < worlds; tried++) {
    const world = imagine(dice);
    const asked = game.decisions(world);
    if (asked.length > 1) worlds = WORLDS_OPEN;
    // Every answer meets the same luck, so that only the answers differ.
    const luck = fork(dice);
    for (let i = 0; i < options.length; i++) {
      const state = game.clone(world);
      margins[i] = (margins[i] as number) + outlook(game, state, asked, seat, optionAt(options, i), copyRandom(luck));
      if (game.horizon(state) !== game.horizon(world)) worlds = WORLDS_OPEN;
    }
  }
  return { worlds, margins: margins.map((margin) => margin / worlds) };
};

/** Takes what brings the most right now, by a look one answer ahead; of equals any. */
export const greedy: Bot = {
  id: 'greedy',
  name: 'Greedy',
  choose: (asked, dice, report) => {
    const table = { ...asked, decision: narrowed(asked.decision) };
    const { options } = table.decision;
    if (options.length === 1 && report === undefined) return optionAt(options, 0);
    const { worlds, margins } = glancesOf(table, dice);
    const most = margins.reduce((best, margin) => Math.max(best, margin), Number.NEGATIVE_INFINITY);
    const best = Array.from(margins.keys()).filter((i) => margins[i] === most);
    const chosen = best[below(dice, best.length)] as number;
    report?.(
      Array.from(margins, (margin, i) => ({ action: optionAt(options, i), visits: worlds, margin, chosen: i === chosen }))
        .sort((a, b) => b.margin - a.margin || Number(b.chosen) - Number(a.chosen))
        .map(({ action, visits, margin }) => ({ action, visits, margin })),
    );
    return optionAt(options, chosen);
  },
};
