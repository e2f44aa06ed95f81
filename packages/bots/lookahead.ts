import { copyRandom, fork, optionAt, type Random, type Seat } from '@swordtable/kernel';
import type { BotInput, Rules } from './bot.ts';
import { expectedPoints, marginAfter } from './margin.ts';
import { marginOf } from './outlook.ts';

/** How many imagined worlds an answer is tried in: more where others decide at the same time or chance affects the result. */
const WORLDS = 2;
const WORLDS_OPEN = 8;

export interface Lookahead {
  readonly worlds: number;
  /** The estimated margin of each answer, averaged over the worlds, by the answer's index. */
  readonly margins: Float64Array;
  /** 1 for each answer that ends a phase in which everyone works apart, if other answers don't; by index. */
  readonly ends: Uint8Array;
}

/** Tries every answer in a few imagined worlds, and in more of them if chance or another seat affects the result. */
export const lookAhead = <State, Action>(input: BotInput<State, Action>, rng: Random): Lookahead => {
  const { game, seat, decision, imagine } = input;
  const { options, prompt } = decision;
  const margins = new Float64Array(options.length);
  const isOpen = new Uint8Array(options.length);
  const ends = new Uint8Array(options.length);
  let now = 0;
  const tryIn = (each: Iterable<number>, take: (margin: number, option: number) => void): void => {
    const world = imagine(rng);
    const asked = game.decisions(world);
    // Every answer gets the same luck, so that only the answers differ.
    const luck = fork(rng);
    const expected = prompt.sealed === 'apart' ? worthNow(game, world, seat) : undefined;
    now += expected ?? 0;
    for (const i of each) {
      const state = game.clone(world);
      take(marginAfter(game, state, asked, seat, optionAt(options, i), copyRandom(luck)), i);
      const moved = game.revealCount(state) !== game.revealCount(world);
      // Where everyone works apart, what the others do makes no answer better than another.
      if ((asked.length > 1 && prompt.sealed !== 'apart') || moved) isOpen[i] = 1;
      if (expected !== undefined && moved) ends[i] = 1;
    }
  };
  const add = (margin: number, i: number): void => {
    margins[i] = (margins[i] as number) + margin;
  };
  for (let tried = 0; tried < WORLDS; tried++) tryIn(margins.keys(), add);
  // The last one at work ends the phase for all by finishing, and the evaluation differs after that. So finishing is rated by
  // what the seat has now, for the last one as for everyone else.
  if (ends.every((each) => each === 1)) ends.fill(0);
  for (const i of ends.keys())
    if (ends[i] === 1) {
      margins[i] = now;
      isOpen[i] = 0;
    }
  const open = [...isOpen.keys()].filter((i) => isOpen[i] === 1);
  const means = margins.map((margin) => margin / WORLDS);
  if (open.length === 0) return { worlds: WORLDS, margins: means, ends };
  // The best of the certain answers is tried as well: its result says how good the world is for everyone.
  const sure = bestOf(means, (i) => isOpen[i] === 0);
  for (let tried = WORLDS; tried < WORLDS_OPEN; tried++) {
    let offset = 0;
    tryIn(sure === undefined ? open : [sure, ...open], (margin, i) => {
      if (i === sure) offset = margin - (means[i] as number);
      else add(margin - offset, i);
    });
  }
  for (const i of open) means[i] = (margins[i] as number) / WORLDS_OPEN;
  return { worlds: WORLDS_OPEN, margins: means, ends };
};

/** What a position is worth to a seat as it is, if the game or what was learned can tell. */
const worthNow = <State, Action>(rules: Rules<State, Action>, world: State, seat: Seat): number | undefined => {
  if (rules.judge !== undefined) return rules.judge.worth(world, seat);
  const expected = expectedPoints(rules, world);
  return expected && marginOf(expected, seat);
};

/** The first of the best among some of them, if there are any. */
const bestOf = (margins: Float64Array, isMeant: (index: number) => boolean): number | undefined => {
  let best: number | undefined;
  for (const i of margins.keys()) if (isMeant(i) && (best === undefined || (margins[i] as number) > (margins[best] as number))) best = i;
  return best;
};
