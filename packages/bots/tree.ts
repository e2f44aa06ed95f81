import { below, type Decision, type Listed, optionAt, type Random, type Seat } from '@swordtable/kernel';
import { keyOf } from './key.ts';

/** An action that is worth a try: by its key, by its place among the options when it was last seen, and by its promise. */
export interface Idea {
  readonly key: number;
  readonly place: number;
  /** How good it looked at a glance, as a share of one among its sisters. */
  readonly promise: number;
}

/** What the search remembers of a line of play: no states, only how it went. */
export interface Node {
  readonly key: number;
  place: number;
  readonly promise: number;
  visits: number;
  /** What it was worth to each seat, summed over the visits. */
  readonly rewards: number[];
  readonly children: Node[];
  /** Where those go on who only watched, by what they saw of the answer; nothing as long as nobody did. */
  sights: Map<number, Node> | undefined;
  /** The actions that look best from here, best first; nothing as long as nobody has looked. */
  ideas: readonly Idea[] | undefined;
}

export const leaf = ({ key, place, promise }: Idea, seats: number): Node => ({
  key,
  place,
  promise,
  visits: 0,
  rewards: new Array<number>(seats).fill(0),
  children: [],
  sights: undefined,
  ideas: undefined,
});

/** How much a promise counts against experience. */
const EXPLORATION = 1;
/** Only the most promising options are tried at first, and more as a node is better known: so many times the root of its visits. */
const WIDENING = 1;

/** Where an action stands among the options: mostly where it stood before, for the worlds imagined differ little. */
type PlaceOf = (key: number, before: number) => number;

const placesIn = <Action>(options: Listed<Action>): PlaceOf => {
  let all: Map<number, number> | undefined;
  return (key, before) => {
    if (before < options.length && keyOf(optionAt(options, before)) === key) return before;
    if (all === undefined) {
      all = new Map();
      for (let place = 0; place < options.length; place++) all.set(keyOf(optionAt(options, place)), place);
    }
    return all.get(key) ?? -1;
  };
};

/**
 * One step down the tree: the child to go on with among those that are on offer in this world, from the place `from` on. A new one,
 * which has no visits yet, where the node is known well enough for another; and the node itself stays as it is where the tree may not
 * grow.
 */
export const descend = <Action>(
  node: Node,
  { seat, options }: Decision<Action>,
  dice: Random,
  mayGrow: boolean,
  from = 0,
): Node | undefined => {
  const placeOf = placesIn(options);
  const root = Math.sqrt(node.visits + 1);
  let offered = 0;
  let best: Node | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const child of node.children) {
    const place = placeOf(child.key, child.place);
    if (place < from) continue;
    child.place = place;
    offered++;
    const worth = (child.rewards[seat] as number) / child.visits + (EXPLORATION * child.promise * root) / (1 + child.visits);
    if (worth > most) [best, most] = [child, worth];
  }
  if (offered >= Math.min(options.length - from, WIDENING * root)) return best;
  // Where two options share a key, all may be known though one seems to be missing.
  return (mayGrow ? grow(node, options, placeOf, dice, from) : undefined) ?? best;
};

/** A new child: of the options not tried yet the most promising, or any where nothing is known; none where all are tried. */
const grow = <Action>(node: Node, options: Listed<Action>, placeOf: PlaceOf, dice: Random, from: number): Node | undefined => {
  const seats = node.rewards.length;
  const isNew = (key: number): boolean => !node.children.some((child) => child.key === key);
  for (const idea of node.ideas ?? []) {
    const place = isNew(idea.key) ? placeOf(idea.key, idea.place) : -1;
    if (place >= from) return adopted(node, leaf({ ...idea, place }, seats));
  }
  const open = options.length - from;
  const first = below(dice, open);
  for (let i = 0; i < open; i++) {
    const place = from + ((first + i) % open);
    const key = keyOf(optionAt(options, place));
    if (isNew(key)) return adopted(node, leaf({ key, place, promise: 1 / options.length }, seats));
  }
  return undefined;
};

const adopted = (node: Node, child: Node): Node => {
  node.children.push(child);
  return child;
};

/** One step down the tree for somebody who watches: to the node of what was seen. A new one, where the tree may grow. */
export const watch = (node: Node, key: number, mayGrow: boolean): Node | undefined => {
  const known = node.sights?.get(key);
  if (known !== undefined || !mayGrow) return known;
  const sight = leaf({ key, place: 0, promise: 1 }, node.rewards.length);
  node.sights ??= new Map();
  node.sights.set(key, sight);
  return sight;
};

/** Adds the end of a game to every node on the way to it. */
export const learn = (path: readonly Node[], rewards: readonly number[]): void => {
  for (const node of path) {
    node.visits++;
    for (let seat: Seat = 0; seat < rewards.length; seat++) node.rewards[seat] = (node.rewards[seat] as number) + (rewards[seat] as number);
  }
};
