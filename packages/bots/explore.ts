import { type Decision, optionAt, type Prompt, type Random, randomBelow, type Seat, type Standing } from '@swordtable/kernel';
import { type BotInput, forSearch, type Rules } from './bot.ts';
import { candidatesIn } from './candidates.ts';
import { keyOf } from './key.ts';
import { expectedOutlook, type Outlook, outlookOf } from './outlook.ts';
import { descend, type Node, observe } from './tree.ts';

/** A node this close to the root is expanded option by option after this many visits. */
const EXPAND_DEPTH = 8;
const EXPAND_VISITS = 3;

/** The previous answer: if the same question comes again in any order, only answers from its index on are tried. */
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

/** Who decides next: where everyone works apart, a seat that has begun finishes first, so that the tree follows one plan at a time. */
const nextOf = <Action>(decisions: readonly Decision<Action>[], { seat, prompt }: Decision<Action>): Decision<Action> | undefined => {
  const next = (prompt.sealed === 'apart' ? decisions.find((decision) => decision.seat === seat) : undefined) ?? decisions[0];
  return next && forSearch(next);
};

/** What a seat sees of what happened. */
const seenBy = <State, Action>(game: Rules<State, Action>, events: readonly unknown[], watcher: Seat): readonly unknown[] => {
  const seen: unknown[] = [];
  for (const event of events) {
    const known = game.redact(event, watcher);
    if (known !== undefined) seen.push(known);
  }
  return seen;
};

/** An imagined game: the nodes it went through, and how it ended or was evaluated. */
interface Explored {
  readonly path: readonly Node[];
  readonly outlook: Outlook;
}

/**
 * Plays an imagined game to its end, or to where the game evaluates it. Every seat has its own path
 * through the tree. As long as everything is open, the paths are the same; after a sealed answer, the others continue by what they saw of
 * it (Cowling, Powley & Whitehouse call this multiple-observer search). A seat that has left the tree plays at random.
 */
export const explore = <State, Action>(
  { game, seat, decision }: BotInput<State, Action>,
  world: State,
  root: Node,
  rng: Random,
  mayGrow: boolean,
): Explored => {
  const path = [root];
  const ways: (Node | undefined)[] = root.rewards.map(() => root);
  // A path ends at a node that was never visited: it has no experience yet.
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
      // What was learned about a position says more than the position after a random answer.
      else if (game.judge !== undefined && own !== root && own.candidates === undefined && asked.options.length > 2) break;
      child = descend(own, asked, rng, mayGrow, firstIndex(asked, before));
      if (child !== undefined) path.push(child);
    }
    const index: number = child?.index ?? randomBelow(rng, asked.options.length);
    const action = optionAt(asked.options, index);
    // The answer being searched restricts nothing after it: each is compared with everything that can follow.
    before = depth === 0 ? undefined : { seat: asked.seat, prompt: asked.prompt, index };
    const heard: unknown[] | undefined = asked.prompt.sealed !== undefined ? [] : undefined;
    const revealed = game.revealCount(world);
    decisions = game.advance(world, asked.seat, action, heard && ((event) => heard.push(event)));
    const observedBy = (watcher: Seat): readonly unknown[] => (heard === undefined ? [action] : seenBy(game, heard, watcher));
    // What was revealed is known from now on: a player who scouts or draws plans with the result.
    const learns = heard !== undefined && game.revealCount(world) !== revealed;
    const ownWay = child !== undefined && learns && leadsOn(child) ? observe(child, keyOf(observedBy(asked.seat)), mayGrow) : child;
    if (ownWay !== undefined && ownWay !== child) path.push(ownWay);
    for (let other = 0; other < ways.length; other++) {
      const node = ways[other];
      if (other === asked.seat || node === undefined) continue;
      if (heard === undefined && node === own) ways[other] = child;
      else {
        const seen = observedBy(other);
        // A seat that saw nothing stays, unless the one that answered is at the same node.
        if (seen.length === 0 && node !== own) continue;
        const observation = leadsOn(node) ? observe(node, keyOf(seen), mayGrow) : undefined;
        ways[other] = observation;
        if (observation !== undefined) path.push(observation);
      }
    }
    ways[asked.seat] = ownWay;
    asked = nextOf(decisions, asked);
  }
  return { path, outlook: playOut(game, world, asked, root.rewards.length, rng) };
};

/** Plays on at random. */
const playOut = <State, Action>(
  game: Rules<State, Action>,
  world: State,
  first: Decision<Action> | undefined,
  seats: number,
  rng: Random,
): Outlook => {
  for (let asked = first; ; ) {
    if (game.judge !== undefined && asked !== undefined) return game.judge.outlook(world, seats);
    const expected = game.evaluate?.(world);
    if (expected !== undefined) return estimated(game, world, expected);
    if (asked === undefined) return outlookOf(game.standing(world));
    [asked] = game.advance(world, asked.seat, optionAt(asked.options, randomBelow(rng, asked.options.length)));
  }
};

/** Among more than two, an estimate also says how likely each is to beat each other, if the game can tell how sure it is. */
const estimated = <State, Action>(game: Rules<State, Action>, world: State, expected: Standing): Outlook => {
  const deviation = expected.points.length > 2 ? game.deviation?.(world) : undefined;
  return deviation === undefined ? outlookOf(expected) : expectedOutlook(expected, deviation);
};
