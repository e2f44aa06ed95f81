import { accept, copyRandom, type Game, type Learned, type Random, type Result, refuse, type Seat } from '@swordtable/kernel';
import { addedBy, evaluateBy, foreseeBy } from './added.ts';
import type { Bot, BotInput, Rules } from './bot.ts';
import { type Judge, judgeBy } from './judge.ts';
import { type Network, POINTS_ONLY, readNetwork } from './network.ts';

/** What was loaded, by the game's features: a judge, or why there is none. */
const judges = new WeakMap<Learned<never>, Result<Judge<never>>>();

/** The same for what is added to estimates: what was learned from how games ended, and of answers. */
const additions = new WeakMap<Learned<never>, Result<Network>>();

const warned = new WeakSet<Learned<never>>();

/** Fetches weights; a refusal if they can't be fetched. */
const fetched = async ({ weights, beliefs }: Learned): Promise<Result<readonly unknown[]>> => {
  try {
    return accept(await Promise.all([weights(), beliefs?.()]));
  } catch (error) {
    return refuse('no-weights', `The bots’ weights can’t be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const loadJudge = async (learned: Learned): Promise<Result<Judge<unknown>>> => {
  const files = await fetched(learned);
  if (!files.ok) return files;
  const [weights, beliefs] = files.value;
  const network = readNetwork(weights, learned);
  if (!network.ok) return network;
  if (beliefs === undefined) return accept(judgeBy(learned, network.value));
  const believed = readNetwork(beliefs, learned);
  return believed.ok ? accept(judgeBy(learned, network.value, believed.value)) : believed;
};

const loadAddition = async (learned: Learned): Promise<Result<Network>> => {
  const files = await fetched(learned);
  return files.ok ? readNetwork(files.value[0], learned, POINTS_ONLY) : files;
};

/** Loads something learned, once. Where it can't be used, it warns once. */
const loadOnce = async <Loaded>(
  learned: Learned | undefined,
  memory: WeakMap<Learned<never>, Result<Loaded>>,
  load: (learned: Learned) => Promise<Result<Loaded>>,
  warn: (sentence: string) => void,
): Promise<void> => {
  if (learned === undefined || memory.has(learned)) return;
  const found = await load(learned);
  // A page may be offline just now, so what couldn't be fetched is tried again.
  if (found.ok || found.refusal.code === 'bad-weights') memory.set(learned, found);
  if (found.ok || warned.has(learned)) return;
  warned.add(learned);
  warn(`${found.refusal.sentence} The bots search without them.`);
};

/** Loads what was learned about a game, once, for the bots that use it. Where it can't be used, it warns once, and they search. */
export const loadLearned = async (
  { learned, hindsight, foresight }: Pick<Game, 'learned' | 'hindsight' | 'foresight'>,
  warn: (sentence: string) => void,
): Promise<void> => {
  await loadOnce(learned, judges, loadJudge, warn);
  await loadOnce(hindsight, additions, loadAddition, warn);
  await loadOnce(foresight, additions, loadAddition, warn);
};

/** What was loaded; undefined if nothing was learned, or it can't be used. */
const loadedOf = <Loaded>(learned: Learned<never> | undefined, memory: WeakMap<Learned<never>, Result<Loaded>>): Loaded | undefined => {
  const found = learned && memory.get(learned);
  return found?.ok === true ? found.value : undefined;
};

const judgeFor = <State>(learned: Learned<State> | undefined): Judge<State> | undefined => loadedOf(learned, judges);

/** Whether what was learned applies to a match: it was learned from matches like it. */
const suits = <State, Action>({ game: { learned }, imagine }: BotInput<State, Action>, rng: Random): boolean =>
  learned?.suits === undefined || learned.suits(imagine(copyRandom(rng)));

/** What a bot decides from, with what was learned about the game; undefined where nothing was. */
export const withJudge = <State, Action>(input: BotInput<State, Action>, rng: Random): BotInput<State, Action> | undefined => {
  const judge = judgeFor(input.game.learned);
  return judge === undefined || !suits(input, rng) ? undefined : { ...input, game: { ...input.game, judge } };
};

/** The rules with estimates as games showed them to be, if anything was learned about that. */
const withHindsight = <State, Action>(rules: Rules<State, Action>): Rules<State, Action> => {
  const { hindsight, evaluate } = rules;
  const network = loadedOf(hindsight, additions);
  if (hindsight === undefined || network === undefined || evaluate === undefined) return rules;
  return { ...rules, evaluate: evaluateBy(hindsight, network, evaluate) };
};

/** The points that hindsight adds to estimates for a seat; undefined if nothing was learned about that. */
export const addedFor = <State, Action>({ hindsight }: Rules<State, Action>, seat: Seat): ((state: State) => number) | undefined => {
  const network = loadedOf(hindsight, additions);
  if (hindsight === undefined || network === undefined) return undefined;
  const added = addedBy(hindsight, network);
  return (state) => added(state, seat);
};

/** The rules with what was learned of answers, if anything was. */
const withForesight = <State, Action>(rules: Rules<State, Action>): Rules<State, Action> => {
  const { foresight, evaluate } = rules;
  const network = loadedOf(foresight, additions);
  if (foresight === undefined || network === undefined || evaluate === undefined) return rules;
  return { ...rules, foresee: foreseeBy(foresight, network, evaluate) };
};

/** The rules with what was learned about the game, where it applies to a position whose secrets may be used. */
export const withLearned = <State, Action>(rules: Rules<State, Action>, state: State): Rules<State, Action> => {
  const judge = judgeFor(rules.learned);
  return judge === undefined || rules.learned?.suits?.(state) === false ? withHindsight(rules) : { ...rules, judge };
};

/** A bot that judges positions by what was learned. Where nothing was, another bot takes its place, with what was learned of estimates and answers. */
export const judged = (id: string, bot: Bot, otherwise: Bot): Bot => ({
  id,
  name: bot.name,
  isLearned: true,
  choose: (input, rng, report) => {
    const informed = withJudge(input, rng);
    return informed === undefined
      ? otherwise.choose({ ...input, game: withForesight(withHindsight(input.game)) }, rng, report)
      : bot.choose(informed, rng, report);
  },
});
