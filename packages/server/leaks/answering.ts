import { optionAt, type Position, type Random, randomBelow, type Seat, submit, type Watcher } from '@swordtable/kernel';
import { takeBack as takenBack } from '../match/gameplay.ts';
import type { Match } from '../match/match.ts';
import { botAnswers, isBot } from './bots-and-clocks.ts';
import { imagined, knowledgeOf, mirrorOf, momentsOf } from './knowledge.ts';
import type { Both } from './pair.ts';
import { type PairedMatch, unwrap } from './paired-match.ts';
import { planAhead } from './standing-orders.ts';
import { countWorld } from './worlds.ts';

const anyOf = ({ decisions }: Position, seat: Seat, rng: Random): unknown => {
  const options = decisions.find((each) => each.seat === seat)?.options;
  return options === undefined ? undefined : optionAt(options, randomBelow(rng, options.length));
};

/** The watcher gives the same answer in both worlds; of others' answers it knows only what shows. */
const insteadOf = (
  { pair: { game }, plan: { watcher }, rng }: PairedMatch,
  world: Position,
  seat: Seat,
  action: unknown,
  known: string,
): unknown => {
  if (seat !== watcher) return mirrorOf(game, watcher, world, { seat, action, known, rng });
  const there = submit(game, world, seat, action);
  return there.ok && knowledgeOf(game, watcher, there.value.position, there.value.events) === known ? action : undefined;
};

interface Move {
  readonly seq: number;
  readonly action: unknown;
  readonly id: string;
}

/** One in this many answers is followed by one planned ahead. */
const PLANNED_ONE_IN = 3;

const SOCKET_ONE_IN = 3;

/** A move over HTTP or, now and then, over the watcher's socket. */
const act = async (match: PairedMatch, seat: Seat, bodies: Both<Move>): Promise<void> => {
  const { plan, tally, rng, socket, does } = match;
  if (seat !== plan.watcher || socket === undefined || randomBelow(rng, SOCKET_ONE_IN) > 0) return does(seat, 'actions', bodies);
  await socket.act({ do: 'act', match: plan.match, seat, ...bodies[0] });
  tally.overSockets++;
};

/** A player answers, in both worlds. `false` if the worlds can't continue side by side. */
export const answer = async (match: PairedMatch, matches: Both<Match>): Promise<boolean> => {
  const { pair, plan, tally, rng, positions, does } = match;
  const { game, twin } = pair;
  const { watcher } = plan;
  const [real, world] = positions(matches);
  const decision = real.decisions[randomBelow(rng, real.decisions.length)];
  if (decision === undefined) throw new Error('No one must answer.');
  const { seat } = decision;
  const action = optionAt(decision.options, randomBelow(rng, decision.options.length));
  const { position, events } = unwrap(submit(game, real, seat, action));
  const alike = insteadOf(match, world, seat, action, knowledgeOf(game, watcher, position, events));
  const instead = alike ?? (seat === watcher ? action : anyOf(world, seat, rng));
  if (alike === undefined) {
    const others = ({ decisions }: Position) => decisions.map((each) => each.seat).filter((each) => each !== seat && each !== watcher);
    // A player with a question both before and after would get another one in a world that was dealt again in between.
    if (others(position).some((each) => others(real).includes(each))) return false;
    const turn = imagined(game, watcher, position, events, rng, momentsOf(game, real, seat, action));
    twin.leads(matches[1].position?.state, seat, instead, turn);
    match.anewAt = matches[1].answers.length + 1;
    tally.redealt++;
    countWorld(tally, { game }, position.state, turn.state);
  } else if (JSON.stringify(instead) !== JSON.stringify(action)) tally.unlike++;
  const body = (side: 0 | 1, given: unknown): Move => ({
    seq: matches[side].asked.find((each) => each.seat === seat)?.seq ?? -1,
    action: given,
    id: `${seat === watcher ? 'both' : side} ${tally.steps}`,
  });
  const there = alike === undefined || randomBelow(rng, PLANNED_ONE_IN) > 0 ? undefined : submit(game, world, seat, instead);
  const seeThrough = there?.ok === true ? await planAhead(match, matches, real, [position, there.value.position]) : undefined;
  await (isBot(matches, seat)
    ? botAnswers(match, matches, seat, [action, instead])
    : act(match, seat, [body(0, action), body(1, instead)]));
  await seeThrough?.();
  // Sent again with the same id, it's answered again.
  if (seat === watcher && !isBot(matches, seat) && randomBelow(rng, 4) === 0)
    await does(seat, 'actions', [body(0, action), body(1, instead)]);
  return true;
};

/** Whether the twin has been the same world since a seat's last answer; only then can undo's replies be compared. */
export const isSteady = ({ anewAt }: PairedMatch, matches: Both<Match>, seat: Watcher): boolean =>
  matches.every(({ answers }) => {
    const last = answers.findLastIndex((each) => each.seat === seat);
    return last < 0 || last >= anewAt;
  });

/** A player undoes an answer, in both worlds. The watcher may try in vain; of others only successes show. */
export const takeBack = async (match: PairedMatch, matches: Both<Match>): Promise<boolean> => {
  const { plan, tally, rng, does } = match;
  const seat = randomBelow(rng, plan.seats);
  if (isBot(matches, seat) || !isSteady(match, matches, seat)) return false;
  const allowed = matches.map((each) => takenBack(each, { seq: each.seq + 1, at: each.at, entry: { kind: 'undone', seat } }, seat).ok);
  if (seat !== plan.watcher && allowed.includes(false)) return false;
  await does(seat, 'undo', [{ seq: matches[0].seq }, { seq: matches[1].seq }]);
  // Alone with bots, more can be undone than that.
  const isDone = (await match.matches())[0].seq > matches[0].seq;
  if (isDone) tally.undone++;
  return isDone;
};
