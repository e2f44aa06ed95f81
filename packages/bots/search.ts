import { copyRandom, optionAt, type Random, randomBelow } from '@swordtable/kernel';
import { type Bot, type BotInput, forSearch, type Report } from './bot.ts';
import { candidatesFrom } from './candidates.ts';
import { explore } from './explore.ts';
import { lookAhead } from './lookahead.ts';
import { PLANS_MAX, planAfter } from './plan.ts';
import { estimateRewards, noSpread, rewardsOf } from './reward.ts';
import { solvedAnswer } from './solved-answer.ts';
import { leaf, learn, type Node } from './tree.ts';
import { varied } from './varied.ts';
import { worthsOf } from './worths.ts';

/** The budget of a search: a number of imagined games, a time limit, or both. Only the first gives the same answer every time. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

const nameOf = ({ iterations, milliseconds }: Budget): string =>
  `search:${[...(iterations === undefined ? [] : [iterations]), ...(milliseconds === undefined ? [] : [`${milliseconds}ms`])].join()}`;

/** The tree grows no further than this, so that memory is bounded; the search continues below its leaves. */
const NODES_MAX = 100_000;

/** The results of an answer at the root, for the report. */
interface RootStats {
  margin: number;
  wins: number;
}

/**
 * Where others guess at an answer, answers that were tried at least this share as often as the best count as equally good, and one of them
 * is drawn.
 */
const NEAR_BEST = 0.5;

/**
 * Information set Monte Carlo tree search (Cowling, Powley & Whitehouse 2012): in each iteration, everything unknown is dealt again and an
 * imagined game is played to its end, or to where the game or what was learned judges it: along the tree as far as it reaches, and at random from there. The
 * tree stores results by actions only, never states. Seats that decide at the same time answer one after another, which is equivalent, as
 * none of them sees the others' answers; and no seat's path through the tree depends on an answer that is hidden from it. The greedy bot's
 * lookahead says which options to try first.
 */
export const search = (budget: Budget): Bot =>
  varied({
    id: nameOf(budget),
    name: 'Search',
    choose: (asked, rng, report) => {
      const input = { ...asked, decision: forSearch(asked.decision) };
      const { options } = input.decision;
      // Where others guess, it thinks as long about one option as about many, so that the wait reveals nothing.
      if (options.length === 1 && report === undefined && input.decision.prompt.sealed !== 'bluff') return optionAt(options, 0);
      return optionAt(options, runSearch(input, budget, rng, report));
    },
  });

const runSearch = <State, Action>(
  input: BotInput<State, Action>,
  budget: Budget,
  rng: Random,
  report: Report<Action> | undefined,
): number => {
  const { seat, decision } = input;
  const solved = input.game.judge && solvedAnswer(input, budget.iterations, rng, report);
  if (solved !== undefined) return solved;
  const { margins, ends } = lookAhead(input, rng);
  const seats = input.game.standing(input.imagine(rng)).points.length;
  const root = leaf({ key: 0, index: 0, prior: 1 }, seats);
  root.candidates = candidatesFrom(decision, margins, rng);
  // Whether to finish a phase that all play apart is decided by the lookahead alone: after it, the tree would compare unlike things.
  const [best] = root.candidates;
  const isDone = best !== undefined && ends[best.index] === 1;
  const stats = new Map<Node, RootStats>();
  const { judge, evaluate } = input.game;
  // Alone, one plays to beat the game and not for points.
  const areEstimates = judge !== undefined || (evaluate !== undefined && seats > 1);
  const spread = noSpread();
  const spreads = root.rewards.map(noSpread);
  const goesOn = allowance(budget);
  let nodes = 1;
  for (let iteration = 0; goesOn(iteration); iteration++) {
    const world = input.imagine(rng);
    const { path, outlook } = explore(input, world, root, rng, nodes < NODES_MAX);
    for (const { visits } of path) if (visits === 0) nodes++;
    learn(path, areEstimates ? estimateRewards(worthsOf(outlook, input.game), spreads) : rewardsOf(outlook, spread));
    const rootStats = stats.get(path[1] as Node) ?? { margin: 0, wins: 0 };
    rootStats.margin += outlook.margins[seat] as number;
    rootStats.wins += outlook.wins[seat] as number;
    stats.set(path[1] as Node, rootStats);
  }
  const sorted = root.children.toSorted((a, b) => b.visits - a.visits || (b.rewards[seat] as number) - (a.rewards[seat] as number));
  const continuing = sorted.filter(({ index }) => ends[index] === 0);
  const known = isDone || continuing.length === 0 ? sorted : continuing;
  // The answer is the same whether or not anyone wants to know the plans.
  const planRng = copyRandom(rng);
  report?.(
    known.map((child, rank) => {
      const { margin, wins } = stats.get(child) as RootStats;
      const action = optionAt(decision.options, child.index);
      const plan = rank < PLANS_MAX ? planAfter(input, action, child, planRng) : [];
      return {
        action,
        visits: child.visits,
        margin: margin / child.visits,
        ...(plan.length === 0 ? {} : { plan }),
        // Games that aren't played to their end have no winner.
        ...(judge !== undefined || evaluate === undefined ? { wins: wins / child.visits } : {}),
      };
    }),
  );
  return (decision.prompt.sealed === 'bluff' ? drawByVisits(known, rng) : (known[0] as Node)).index;
};

/**
 * A player who hides something must not be predictable, so an answer is drawn among those about as good as the best, weighted by how often
 * each was tried; an answer that is clearly the best is always given.
 */
const drawByVisits = (known: readonly Node[], rng: Random): Node => {
  const best = known[0] as Node;
  const good = known.filter(({ visits }) => visits >= NEAR_BEST * best.visits);
  let left = randomBelow(
    rng,
    good.reduce((sum, { visits }) => sum + visits, 0),
  );
  for (const node of good) {
    left -= node.visits;
    if (left < 0) return node;
  }
  return best;
};

/** There's always one iteration, because without any there is no answer. */
const allowance = ({ iterations = Number.POSITIVE_INFINITY, milliseconds }: Budget): ((iteration: number) => boolean) => {
  if (milliseconds === undefined) return (iteration) => iteration === 0 || iteration < iterations;
  const end = Date.now() + milliseconds;
  return (iteration) => iteration === 0 || (iteration < iterations && Date.now() < end);
};
