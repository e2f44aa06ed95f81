import { below, optionAt, type Random } from '@swordtable/kernel';
import { type Bot, narrowed, type Report, type Table } from './bot.ts';
import { explore } from './explore.ts';
import { glancesOf } from './glances.ts';
import { ideasFrom } from './ideas.ts';
import { marginOf } from './outlook.ts';
import { noSpread, rewardsOf, winsOf } from './reward.ts';
import { leaf, learn, type Node } from './tree.ts';

/** How long a search goes on: so many imagined games, or so much time. Only the first gives the same answer every time. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** The tree grows no further than this, so that memory is bounded; the search goes on below its leaves. */
const NODES_MAX = 100_000;

/** What became of the answers at the root, for those who want to hear of it. */
interface Account {
  margin: number;
  wins: number;
}

/** Where others guess at an answer, answers that were tried at least this share as often as the best are as good, and one of them is drawn. */
const AS_GOOD = 0.5;

/**
 * Information set Monte Carlo tree search (Cowling, Powley & Whitehouse 2012): in each iteration everything unknown is dealt anew and
 * an imagined game is played to its end, or to where its prospects are known: along the tree as far as it reaches and by the dice from
 * there. The tree keeps how games went by actions only, never states. Those who decide at the same moment answer one after the other,
 * which is the same, as none of them sees what the others answered; and nobody's way through the tree depends on an answer that stays
 * hidden from that seat. A glance at each option, as the greedy bot has it, says which to try first.
 */
export const search = (budget: Budget): Bot => {
  const id = 'iterations' in budget ? `search:${budget.iterations}` : `search:${budget.milliseconds}ms`;
  return {
    id,
    name: 'Search',
    choose: (asked, dice, report) => {
      const table = { ...asked, decision: narrowed(asked.decision) };
      const { options } = table.decision;
      // Where others guess it thinks as long with one answer as with many, so that the wait tells nothing.
      if (options.length === 1 && report === undefined && table.decision.prompt.sealed !== 'bluff') return optionAt(options, 0);
      return optionAt(options, think(table, budget, dice, report));
    },
  };
};

const think = <State, Action>(table: Table<State, Action>, budget: Budget, dice: Random, report: Report<Action> | undefined): number => {
  const { seat, decision } = table;
  const { margins, ends } = glancesOf(table, dice);
  const seats = table.game.standing(table.imagine(dice)).points.length;
  const root = leaf({ key: 0, place: 0, promise: 1 }, seats);
  root.ideas = ideasFrom(decision, margins, dice);
  // Whether to be done with what all do apart is decided at a glance: behind it the tree compares what cannot be compared.
  const [best] = root.ideas;
  const isDone = best !== undefined && ends[best.place] === 1;
  const accounts = new Map<Node, Account>();
  const spread = noSpread();
  const goesOn = allowance(budget);
  let nodes = 1;
  for (let iteration = 0; goesOn(iteration); iteration++) {
    const world = table.imagine(dice);
    const path = explore(table, world, root, dice, nodes < NODES_MAX);
    for (const { visits } of path) if (visits === 0) nodes++;
    const standing = table.game.prospects?.(world) ?? table.game.standing(world);
    learn(path, rewardsOf(standing, spread));
    const account = accounts.get(path[1] as Node) ?? { margin: 0, wins: 0 };
    account.margin += marginOf(standing.points, seat);
    account.wins += winsOf(standing)[seat] as number;
    accounts.set(path[1] as Node, account);
  }
  const sorted = root.children.toSorted((a, b) => b.visits - a.visits || (b.rewards[seat] as number) - (a.rewards[seat] as number));
  const goingOn = sorted.filter(({ place }) => ends[place] === 0);
  const known = isDone || goingOn.length === 0 ? sorted : goingOn;
  report?.(
    known.map((child) => {
      const { margin, wins } = accounts.get(child) as Account;
      return {
        action: optionAt(decision.options, child.place),
        visits: child.visits,
        margin: margin / child.visits,
        // Where games are not played to their end nobody has won them.
        ...(table.game.prospects === undefined ? { wins: wins / child.visits } : {}),
      };
    }),
  );
  return (decision.prompt.sealed === 'bluff' ? drawn(known, dice) : (known[0] as Node)).place;
};

/**
 * Whoever hides something must not be read, so among answers that are about as good as the best one is drawn, by how often each was
 * tried; an answer that is clearly the best is always given.
 */
const drawn = (known: readonly Node[], dice: Random): Node => {
  const best = known[0] as Node;
  const good = known.filter(({ visits }) => visits >= AS_GOOD * best.visits);
  let left = below(
    dice,
    good.reduce((sum, { visits }) => sum + visits, 0),
  );
  for (const node of good) {
    left -= node.visits;
    if (left < 0) return node;
  }
  return best;
};

/** There is always one iteration, because without any there is no answer. */
const allowance = (budget: Budget): ((iteration: number) => boolean) => {
  if ('iterations' in budget) return (iteration) => iteration < Math.max(1, budget.iterations);
  const end = Date.now() + budget.milliseconds;
  return (iteration) => iteration === 0 || Date.now() < end;
};
