import { deepEqual, fits, optionAt, type Position, randomBelow, type Seat, submit, type Wanted } from '@swordtable/kernel';
import { standingOrders } from '../api/play.ts';
import type { Match } from '../match/match.ts';
import { isBot } from './bots-and-clocks.ts';
import { send } from './client.ts';
import { knowledgeOf, mirrorOf } from './knowledge.ts';
import type { Both } from './pair.ts';
import { type PairedMatch, unwrap } from './paired-match.ts';

const SIDES = [0, 1] as const;
/** Others come from a new address each time, because orders per client are limited. */
const fromOthers = ({ steps }: PairedMatch['tally']): string => `10.254.${(steps >> 8) & 255}.${steps & 255}`;

/** An upcoming answer, in both worlds. */
interface Ahead {
  readonly seat: Seat;
  readonly actions: Both<unknown>;
  readonly prompt: { readonly rule: string; readonly ask: string };
}

const asked = ({ decisions }: Position, seat: Seat) => decisions.find((decision) => decision.seat === seat);

/** Whether an order for a full answer matches this one and no other. */
const isMeant = (position: Position, seat: Seat, action: unknown): boolean =>
  deepEqual(
    [...(asked(position, seat)?.options ?? [])].find((option) => fits(option, action as Wanted)),
    action,
  );

/** What the next player could answer so that the watcher knows the same in both worlds; undefined if there is no such answer. */
const ahead = ({ pair: { game }, plan: { watcher }, rng }: PairedMatch, before: Position, after: Both<Position>): Ahead | undefined => {
  const fresh = after[0].decisions.filter(({ seat }) => asked(before, seat) === undefined);
  const decision = fresh[randomBelow(rng, fresh.length)];
  if (decision === undefined || asked(after[1], decision.seat) === undefined) return undefined;
  const { seat, prompt } = decision;
  const action = optionAt(decision.options, randomBelow(rng, decision.options.length));
  const { position, events } = unwrap(submit(game, after[0], seat, action));
  const known = knowledgeOf(game, watcher, position, events);
  const instead = seat === watcher ? action : mirrorOf(game, watcher, after[1], { seat, action, known, rng });
  if (instead === undefined || !isMeant(after[0], seat, action) || !isMeant(after[1], seat, instead)) return undefined;
  const there = submit(game, after[1], seat, instead);
  if (!there.ok || knowledgeOf(game, watcher, there.value.position, there.value.events) !== known) return undefined;
  return { seat, actions: [action, instead], prompt };
};

/** Gives a seat a standing order in one world. */
const order = async (
  { pair: { servers }, rosters, plan, tally, at }: PairedMatch,
  side: 0 | 1,
  { seat, actions, prompt }: Ahead,
): Promise<void> => {
  const { registry } = servers[side].service;
  const path = at(`/seats/${seat}/orders`);
  const request = { path, key: rosters[side].people[seat]?.key, from: fromOthers(tally) };
  const [known = ''] = (await send(servers[side], { ...request, method: 'GET' })).split('\n');
  const { mark } = standingOrders.parse(JSON.parse(known));
  // What follows it never becomes due, and differs between the worlds unless it's the watcher's own.
  const idle = { rule: `never ${seat === plan.watcher ? 'both' : side}`, ask: 'this', alternatives: [[actions[side]]] };
  const orders = [{ rule: prompt.rule, ask: prompt.ask, alternatives: [[actions[side]]] }, idle];
  const told = await send(servers[side], { ...request, method: 'PUT', body: { mark, orders } });
  if (!told.includes('\n200\n')) throw new Error(`The check can’t continue: ${path} was refused. ${told}`);
  await registry.idle();
};

/** Answers by hand in one world what a standing order has answered in the other. */
const byHand = async (
  { pair: { servers }, rosters, plan, tally, at }: PairedMatch,
  side: 0 | 1,
  { seat, actions }: Ahead,
): Promise<void> => {
  const { match } = unwrap(await servers[side].service.registry.look(plan.match));
  const body = { seq: match.asked.find((each) => each.seat === seat)?.seq, action: actions[side] };
  const request = { path: at(`/seats/${seat}/actions`), key: rosters[side].people[seat]?.key, from: fromOthers(tally) };
  const told = await send(servers[side], { ...request, method: 'POST', body });
  if (!told.includes('\n200\n')) throw new Error(`The check can’t continue: ${request.path} was refused. ${told}`);
};

/**
 * The player who must answer next has planned ahead, in both worlds, or in one of them with an answer by hand in the other. To everyone
 * else that's the same. Returns a function that completes it once the answer has been given.
 */
export const planAhead = async (
  match: PairedMatch,
  matches: Both<Match>,
  before: Position,
  after: Both<Position>,
): Promise<() => Promise<void>> => {
  const { pair, plan, tally, rng } = match;
  const next = ahead(match, before, after);
  // Bots have no orders.
  if (next === undefined || isBot(matches, next.seat)) return async () => {};
  const alone = next.seat === plan.watcher ? 0 : randomBelow(rng, 3);
  // The watcher knows its own orders, so they're the same in both worlds.
  const sides = alone === 0 ? SIDES : SIDES.filter((side) => side === alone - 1);
  for (const side of sides) await order(match, side, next);
  return async () => {
    tally.ordered++;
    for (const side of SIDES) {
      if (sides.includes(side)) await pair.servers[side].service.registry.idle();
      else await byHand(match, side, next);
    }
  };
};
