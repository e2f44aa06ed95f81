import { below, type Decision, optionAt, type Prompt, type Random, type Seat } from '@swordtable/kernel';
import { narrowed, type Table } from './bot.ts';
import { ideasIn } from './ideas.ts';
import { keyOf } from './key.ts';
import { descend, type Node, watch } from './tree.ts';

/** A node this close to the root is looked at option by option once it has been visited so often. */
const LOOKED_AT_DEPTH = 8;
const LOOKED_AT_VISITS = 3;

/** The answer before: where the same is asked again in any order, only answers that stand no further ahead are tried. */
interface Before {
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly place: number;
}

const firstTried = <Action>({ seat, prompt, options }: Decision<Action>, before: Before | undefined): number => {
  const asksAgain =
    before !== undefined &&
    prompt.anyOrder === true &&
    before.seat === seat &&
    before.prompt.rule === prompt.rule &&
    before.prompt.ask === prompt.ask;
  return asksAgain && before.place < options.length ? before.place : 0;
};

/** Who is asked next: where everybody works apart, whoever has begun comes to an end first, so that the tree follows one plan at a time. */
const nextOf = <Action>(decisions: readonly Decision<Action>[], { seat, prompt }: Decision<Action>): Decision<Action> | undefined => {
  const next = (prompt.sealed === 'apart' ? decisions.find((decision) => decision.seat === seat) : undefined) ?? decisions[0];
  return next && narrowed(next);
};

/**
 * Plays an imagined game to its end, or to where its prospects are known, and returns the nodes it went through. Every seat has a way of its own through the tree. As long
 * as all is open these are one and the same; after a sealed answer the others go on by what they saw of it (Cowling, Powley &
 * Whitehouse call this the search of many observers). Whoever has left the tree plays by the dice.
 */
export const explore = <State, Action>(
  { game, seat, decision }: Table<State, Action>,
  world: State,
  root: Node,
  dice: Random,
  mayGrow: boolean,
): Node[] => {
  const path = [root];
  const ways: (Node | undefined)[] = root.rewards.map(() => root);
  // A node that was never visited is where a way ends: its experience is only being made.
  const leadsOn = (node: Node): boolean => node === root || node.visits > 0;
  let decisions = game.decisions(world);
  let asked: Decision<Action> | undefined = narrowed(decisions.find((own) => own.seat === seat) ?? decision);
  let before: Before | undefined;
  for (let depth = 0; asked !== undefined && ways.some((node) => node !== undefined); depth++) {
    const own: Node | undefined = ways[asked.seat];
    let child: Node | undefined;
    if (own !== undefined && leadsOn(own)) {
      const looks = own.ideas === undefined && depth <= LOOKED_AT_DEPTH && own.visits >= LOOKED_AT_VISITS && asked.options.length > 2;
      if (looks) own.ideas = ideasIn(game, world, decisions, asked, dice);
      child = descend(own, asked, dice, mayGrow, firstTried(asked, before));
      if (child !== undefined) path.push(child);
    }
    const place: number = child?.place ?? below(dice, asked.options.length);
    const action = optionAt(asked.options, place);
    // The answer that the search is about binds nothing that follows: each is to be compared with all that goes with it.
    before = depth === 0 ? undefined : { seat: asked.seat, prompt: asked.prompt, place };
    const heard: unknown[] | undefined = asked.prompt.sealed !== undefined ? [] : undefined;
    const horizon = game.horizon(world);
    decisions = game.advance(world, asked.seat, action, heard && ((event) => heard.push(event)));
    const sightOf = (watcher: Seat): readonly unknown[] => heard?.flatMap((event) => game.seen(event, watcher) ?? []) ?? [action];
    // What came to light is known from now on: whoever scouts or draws plans by what was found.
    const learns = heard !== undefined && game.horizon(world) !== horizon;
    const ownWay = child !== undefined && learns && leadsOn(child) ? watch(child, keyOf(sightOf(asked.seat)), mayGrow) : child;
    if (ownWay !== undefined && ownWay !== child) path.push(ownWay);
    for (let other = 0; other < ways.length; other++) {
      const node = ways[other];
      if (other === asked.seat || node === undefined) continue;
      if (heard === undefined && node === own) ways[other] = child;
      else {
        const seen = sightOf(other);
        // Whoever saw nothing stays, unless the one who answered stands in the same place.
        if (seen.length === 0 && node !== own) continue;
        const sight = leadsOn(node) ? watch(node, keyOf(seen), mayGrow) : undefined;
        ways[other] = sight;
        if (sight !== undefined) path.push(sight);
      }
    }
    ways[asked.seat] = ownWay;
    asked = nextOf(decisions, asked);
  }
  while (asked !== undefined && game.prospects?.(world) === undefined) {
    decisions = game.advance(world, asked.seat, optionAt(asked.options, below(dice, asked.options.length)));
    asked = decisions[0];
  }
  return path;
};
