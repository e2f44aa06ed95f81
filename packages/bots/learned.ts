import { accept, copyRandom, type Game, type Learned, type Random, type Result, refuse } from '@swordtable/kernel';
import type { Bot, BotInput, Rules } from './bot.ts';
import { type Judge, judgeBy } from './judge.ts';
import { readNetwork } from './network.ts';

/** What was loaded, by the game's features: a judge, or why there is none. */
const judges = new WeakMap<Learned<never>, Result<Judge<never>>>();

const warned = new WeakSet<Learned<never>>();

const load = async (learned: Learned): Promise<Result<Judge<unknown>>> => {
  let [weights, beliefs]: readonly unknown[] = [];
  try {
    [weights, beliefs] = await Promise.all([learned.weights(), learned.beliefs?.()]);
  } catch (error) {
    return refuse('no-weights', `The bots’ weights can’t be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
  const network = readNetwork(weights, learned);
  if (!network.ok) return network;
  if (beliefs === undefined) return accept(judgeBy(learned, network.value));
  const believed = readNetwork(beliefs, learned);
  return believed.ok ? accept(judgeBy(learned, network.value, believed.value)) : believed;
};

/** Loads what was learned about a game, once, for the bots that use it. Where it can't be used, it warns once, and they search. */
export const loadLearned = async ({ learned }: Pick<Game, 'learned'>, warn: (sentence: string) => void): Promise<void> => {
  if (learned === undefined || judges.has(learned)) return;
  const judge = await load(learned);
  // A page may be offline just now, so what couldn't be fetched is tried again.
  if (judge.ok || judge.refusal.code === 'bad-weights') judges.set(learned, judge);
  if (judge.ok || warned.has(learned)) return;
  warned.add(learned);
  warn(`${judge.refusal.sentence} The bots search without them.`);
};

/** The judge of a game that was loaded; undefined if nothing was learned, or it can't be used. */
const judgeFor = <State>(learned: Learned<State> | undefined): Judge<State> | undefined => {
  const judge = learned && judges.get(learned);
  return judge?.ok === true ? judge.value : undefined;
};

/** Whether what was learned applies to a match: it was learned from matches like it. */
const suits = <State, Action>({ game: { learned }, imagine }: BotInput<State, Action>, rng: Random): boolean =>
  learned?.suits === undefined || learned.suits(imagine(copyRandom(rng)));

/** What a bot decides from, with what was learned about the game; undefined where nothing was. */
export const withJudge = <State, Action>(input: BotInput<State, Action>, rng: Random): BotInput<State, Action> | undefined => {
  const judge = judgeFor(input.game.learned);
  return judge === undefined || !suits(input, rng) ? undefined : { ...input, game: { ...input.game, judge } };
};

/** The rules with what was learned about the game, where it applies to a position whose secrets may be used. */
export const withLearned = <State, Action>(rules: Rules<State, Action>, state: State): Rules<State, Action> => {
  const judge = judgeFor(rules.learned);
  return judge === undefined || rules.learned?.suits?.(state) === false ? rules : { ...rules, judge };
};

/** A bot that judges positions by what was learned. Where nothing was, another bot takes its place. */
export const judged = (id: string, bot: Bot, otherwise: Bot): Bot => ({
  id,
  name: bot.name,
  isLearned: true,
  choose: (input, rng, report) => {
    const informed = withJudge(input, rng);
    return informed === undefined ? otherwise.choose(input, rng, report) : bot.choose(informed, rng, report);
  },
});
