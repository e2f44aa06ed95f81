import { type Decision, type LazyOptions, optionAt, type Random, randomBelow, type Seat } from '@swordtable/kernel';
import { keyOf } from './key.ts';

/** An action worth trying: its key, its index among the options when it was last seen, and its prior. */
export interface Candidate {
  readonly key: number;
  readonly index: number;
  /** How good the lookahead found it, as a share of 1 among its siblings. */
  readonly prior: number;
}

/** What the search stores of a line of play: no states, only results. */
export interface Node {
  readonly key: number;
  index: number;
  readonly prior: number;
  visits: number;
  /** What it was worth to each seat, summed over the visits. */
  readonly rewards: number[];
  readonly children: Node[];
  /** The nodes of seats that only observed the answer, by what they saw of it. */
  observations: Map<number, Node> | undefined;
  /** The actions that look best from here, best first; undefined until the node is expanded. */
  candidates: readonly Candidate[] | undefined;
}

export const leaf = ({ key, index, prior }: Candidate, seats: number): Node => ({
  key,
  index,
  prior,
  visits: 0,
  rewards: new Array<number>(seats).fill(0),
  children: [],
  observations: undefined,
  candidates: undefined,
});

/** How much the prior counts against experience. */
const EXPLORATION = 1;
/** Only the most promising options are tried at first, and more with each visit: this factor times the root of the visits. */
const WIDENING = 1;

/** The index of an action among the options: mostly the same as before, because imagined worlds differ little. */
type IndexOf = (key: number, before: number) => number;

const indicesIn = <Action>(options: LazyOptions<Action>): IndexOf => {
  let all: Map<number, number> | undefined;
  return (key, before) => {
    if (before < options.length && keyOf(optionAt(options, before)) === key) return before;
    if (all === undefined) {
      all = new Map();
      for (let index = 0; index < options.length; index++) all.set(keyOf(optionAt(options, index)), index);
    }
    return all.get(key) ?? -1;
  };
};

/**
 * One step down the tree: the next child among the options in this world, from the index `from` on. A new child, without visits, if the
 * node is known well enough for another; the node itself if the tree may not grow.
 */
export const descend = <Action>(
  node: Node,
  { seat, options }: Decision<Action>,
  rng: Random,
  mayGrow: boolean,
  from = 0,
): Node | undefined => {
  const indexOf = indicesIn(options);
  const root = Math.sqrt(node.visits + 1);
  let offered = 0;
  let best: Node | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const child of node.children) {
    const index = indexOf(child.key, child.index);
    if (index < from) continue;
    child.index = index;
    offered++;
    const worth = (child.rewards[seat] as number) / child.visits + (EXPLORATION * child.prior * root) / (1 + child.visits);
    if (worth > most) [best, most] = [child, worth];
  }
  if (offered >= Math.min(options.length - from, WIDENING * root)) return best;
  // If two options share a key, all may be known though one seems to be missing.
  return (mayGrow ? grow(node, options, indexOf, rng, from) : undefined) ?? best;
};

/** A new child: the most promising untried option, or any if nothing is known; undefined if all were tried. */
const grow = <Action>(node: Node, options: LazyOptions<Action>, indexOf: IndexOf, rng: Random, from: number): Node | undefined => {
  const seats = node.rewards.length;
  const isNew = (key: number): boolean => !node.children.some((child) => child.key === key);
  for (const candidate of node.candidates ?? []) {
    const index = isNew(candidate.key) ? indexOf(candidate.key, candidate.index) : -1;
    if (index >= from) return adopted(node, leaf({ ...candidate, index }, seats));
  }
  const open = options.length - from;
  const first = randomBelow(rng, open);
  for (let i = 0; i < open; i++) {
    const index = from + ((first + i) % open);
    const key = keyOf(optionAt(options, index));
    if (isNew(key)) return adopted(node, leaf({ key, index, prior: 1 / options.length }, seats));
  }
  return undefined;
};

const adopted = (node: Node, child: Node): Node => {
  node.children.push(child);
  return child;
};

/** One step down the tree for a seat that only watched: to the node for what it saw. A new one if the tree may grow. */
export const observe = (node: Node, key: number, mayGrow: boolean): Node | undefined => {
  const known = node.observations?.get(key);
  if (known !== undefined || !mayGrow) return known;
  const sight = leaf({ key, index: 0, prior: 1 }, node.rewards.length);
  node.observations ??= new Map();
  node.observations.set(key, sight);
  return sight;
};

/** Adds a game's result to every node on its path. */
export const learn = (path: readonly Node[], rewards: readonly number[]): void => {
  for (const node of path) {
    node.visits++;
    for (let seat: Seat = 0; seat < rewards.length; seat++) node.rewards[seat] = (node.rewards[seat] as number) + (rewards[seat] as number);
  }
};
