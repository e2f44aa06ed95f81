import { type Game, type Learned, type Result, refuse } from '@swordtable/kernel';
import type { Bot } from './bot.ts';
import { type Judge, judgeBy } from './judge.ts';
import { readNetwork } from './network.ts';

/** What was loaded, by the game's features: a judge, or why there is none. */
const judges = new WeakMap<Learned<never>, Result<Judge<never>>>();

const load = async (learned: Learned): Promise<Result<Judge<unknown>>> => {
  let weights: unknown;
  try {
    weights = await learned.weights();
  } catch (error) {
    return refuse('bad-weights', `The bots’ weights can’t be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
  const network = readNetwork(weights, learned);
  return network.ok ? { ok: true, value: judgeBy(learned, network.value) } : network;
};

/** Loads what was learned about a game, once, for the bots that use it. Where it can't be used, it warns once, and they search. */
export const loadLearned = async ({ learned }: Pick<Game, 'learned'>, warn: (sentence: string) => void): Promise<void> => {
  if (learned === undefined || judges.has(learned)) return;
  const judge = await load(learned);
  if (!judge.ok && !judges.has(learned)) warn(`${judge.refusal.sentence} The bots search without them.`);
  judges.set(learned, judge);
};

/** The judge of a game that was loaded; undefined if nothing was learned, or it can't be used. */
const judgeFor = <State>(learned: Learned<State> | undefined): Judge<State> | undefined => {
  const judge = learned && judges.get(learned);
  return judge?.ok === true ? judge.value : undefined;
};

/** A bot that judges positions by what was learned. Where nothing was, another bot takes its place. */
export const judged = (id: string, bot: Bot, otherwise: Bot): Bot => ({
  id,
  name: 'Learned',
  choose: (input, rng, report) => {
    const judge = judgeFor(input.game.learned);
    if (judge === undefined) return otherwise.choose(input, rng, report);
    return bot.choose({ ...input, game: { ...input.game, judge } }, rng, report);
  },
});
