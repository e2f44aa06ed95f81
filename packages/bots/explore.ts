import { type Decision, optionAt, type Prompt, type Random, randomBelow, type Seat } from '@swordtable/kernel';
import { type BotInput, forSearch } from './bot.ts';
import { candidatesIn } from './candidates.ts';
import { keyOf } from './key.ts';
import { descend, type Node, observe } from './tree.ts';

/** A node this close to the root is expanded option by option after this many visits. */
const EXPAND_DEPTH = 8;
const EXPAND_VISITS = 3;

/** The previous answer: where the same is asked again in any order, only answers from its index on are tried. */
interface PreviousAnswer {
  readonly seat: Seat;
  readonly prompt: Prompt;
  readonly index: number;
}

const firstIndex = <Action>({ seat, prompt, options }: Decision<Action>, before: PreviousAnswer | undefined): number => {
  const asksAgain =
    before !== undefined &&
    prompt.anyOrder === true &&
    before.seat === seat &&
    before.prompt.rule === prompt.rule &&
    before.prompt.ask === prompt.ask;
  return asksAgain && before.index < options.length ? before.index : 0;
};

/** Who is asked next: where everybody works apart, whoever has begun comes to an end first, so that the tree follows one plan at a time. */
const nextOf = <Action>(decisions: readonly Decision<Action>[], { seat, prompt }: Decision<Action>): Decision<Action> | undefined => {
  const next = (prompt.sealed === 'apart' ? decisions.find((decision) => decision.seat === seat) : undefined) ?? decisions[0];
  return next && forSearch(next);
};

/**
 * Plays an imagined game to its end, or to where the game evaluates it, and returns the nodes it went through. Every seat has a way of its own through the tree. As long
 * as all is open these are one and the same; after a sealed answer the others go on by what they saw of it (Cowling, Powley &
 * Whitehouse call this the search of many observers). A seat that has left the tree plays at random.
 */
export const explore = <State, Action>(
  { game, seat, decision }: BotInput<State, Action>,
  world: State,
  root: Node,
  rng: Random,
  mayGrow: boolean,
): Node[] => {
  const path = [root];
  const ways: (Node | undefined)[] = root.rewards.map(() => root);
  // A node that was never visited is where a way ends: its experience is only being made.
  const leadsOn = (node: Node): boolean => node === root || node.visits > 0;
  let decisions = game.decisions(world);
  let asked: Decision<Action> | undefined = forSearch(decisions.find((own) => own.seat === seat) ?? decision);
  let before: PreviousAnswer | undefined;
  for (let depth = 0; asked !== undefined && ways.some((node) => node !== undefined); depth++) {
    const own: Node | undefined = ways[asked.seat];
    let child: Node | undefined;
    if (own !== undefined && leadsOn(own)) {
      const looks = own.candidates === undefined && depth <= EXPAND_DEPTH && own.visits >= EXPAND_VISITS && asked.options.length > 2;
      if (looks) own.candidates = candidatesIn(game, world, decisions, asked, rng);
      child = descend(own, asked, rng, mayGrow, firstIndex(asked, before));
      if (child !== undefined) path.push(child);
    }
    const index: number = child?.index ?? randomBelow(rng, asked.options.length);
    const action = optionAt(asked.options, index);
    // The answer that the search is about binds nothing that follows: each is to be compared with all that goes with it.
    before = depth === 0 ? undefined : { seat: asked.seat, prompt: asked.prompt, index };
    const heard: unknown[] | undefined = asked.prompt.sealed !== undefined ? [] : undefined;
    const revealed = game.revealCount(world);
    decisions = game.advance(world, asked.seat, action, heard && ((event) => heard.push(event)));
    const observedBy = (watcher: Seat): readonly unknown[] => heard?.flatMap((event) => game.redact(event, watcher) ?? []) ?? [action];
    // What came to light is known from now on: whoever scouts or draws plans by what was found.
    const learns = heard !== undefined && game.revealCount(world) !== revealed;
    const ownWay = child !== undefined && learns && leadsOn(child) ? observe(child, keyOf(observedBy(asked.seat)), mayGrow) : child;
    if (ownWay !== undefined && ownWay !== child) path.push(ownWay);
    for (let other = 0; other < ways.length; other++) {
      const node = ways[other];
      if (other === asked.seat || node === undefined) continue;
      if (heard === undefined && node === own) ways[other] = child;
      else {
        const seen = observedBy(other);
        // Whoever saw nothing stays, unless the one who answered stands in the same place.
        if (seen.length === 0 && node !== own) continue;
        const observation = leadsOn(node) ? observe(node, keyOf(seen), mayGrow) : undefined;
        ways[other] = observation;
        if (observation !== undefined) path.push(observation);
      }
    }
    ways[asked.seat] = ownWay;
    asked = nextOf(decisions, asked);
  }
  while (asked !== undefined && game.evaluate?.(world) === undefined) {
    decisions = game.advance(world, asked.seat, optionAt(asked.options, randomBelow(rng, asked.options.length)));
    asked = decisions[0];
  }
  return path;
};
