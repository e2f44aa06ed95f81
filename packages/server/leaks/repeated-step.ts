import { randomBelow } from '@swordtable/kernel';
import { lastStep } from '../registry/lines.ts';
import { type LiveMatch, publishStep } from '../registry/live-match.ts';
import { type ClientRequest, inject } from './client.ts';
import { added, type Figures, figuresOf } from './figures.ts';
import type { Both, TappedStreams } from './pair.ts';
import type { PairedMatch } from './paired-match.ts';
import { probesEverywhere, type Standing, sampledProbes } from './probes.ts';
import { clockOf, listedAs, orderOutcome } from './unwritten.ts';
import { type Around, dealerOf, type World } from './worlds.ts';

/** In each world, all that depends on the match alone is compared, and this many of the other requests. */
const OTHERS = 3;
const HINT_ONE_IN = 32;
const GUESSES = 6;
const MANY = 1_000;

/** A request of the watcher's, and what the real server has answered, once it was asked. */
interface Asked {
  readonly request: ClientRequest;
  readonly where: string;
  real: string | undefined;
}

/** The last step of a match, which is repeated in one world after another. */
interface Repeated {
  readonly match: PairedMatch;
  readonly live: LiveMatch;
  readonly around: Both<Around>;
  readonly streams: readonly TappedStreams[];
  readonly always: readonly Asked[];
  readonly others: readonly Asked[];
  readonly hint: Asked | undefined;
  readonly undo: Asked | undefined;
  readonly guesses: readonly number[];
}

const showWorld = ({ live, around: [, { before }] }: Repeated, { match }: World): void => {
  // As if the watcher had seen this position of the match last.
  live.match = before;
  publishStep(live, match, lastStep(match));
};

/** The watcher asks in this world what it has asked in the real one. Every request comes from an address of its own, as limits count them. */
const ask = async ({ match: { pair, tally, moveOn } }: Repeated, asked: Asked): Promise<string> => {
  const { request, where } = asked;
  tally.requests++;
  asked.real ??= await inject(pair.servers[0], { ...request, from: moveOn() });
  pair.compare(where, [asked.real, await inject(pair.servers[1], { ...request, from: moveOn() })]);
  return asked.real;
};

/** What can be compared without asking the server: how lists show the match, whose time is up when, what an order would do. */
const compareUnwritten = ({ match, around: [real], guesses }: Repeated, { match: there }: World): void => {
  const { pair, plan, tally } = match;
  pair.compare('how lists show it', [listedAs(real.after), listedAs(there)]);
  pair.compare('the clocks, handed over', [clockOf(real.after, pair.clock.now), clockOf(there, pair.clock.now)]);
  if (real.after.terms.clock !== null && real.after.status === 'running') tally.clocksIn++;
  if (plan.watcher === undefined) return;
  const outcome = orderOutcome(real.after, plan.watcher, guesses);
  if (outcome !== undefined) tally.plannedIn++;
  pair.compare('an order of the watcher’s', [outcome ?? '', orderOutcome(there, plan.watcher, guesses) ?? '']);
};

const compareWorld = async (repeated: Repeated, world: World): Promise<void> => {
  const { match, around, streams, always, others, hint, undo } = repeated;
  const { tally, rng } = match;
  const { seq, entry } = lastStep(around[0].after);
  showWorld(repeated, world);
  for (const stream of streams) await stream.again(seq);
  compareUnwritten(repeated, world);
  for (const asked of always) await ask(repeated, asked);
  // Where others have answered since, undoing replays what didn't happen in a world dealt just now.
  if (undo !== undefined && world.canUndo) await ask(repeated, undo);
  for (let done = 0; done < OTHERS; done++) {
    const asked = others[randomBelow(rng, others.length)];
    if (asked !== undefined) await ask(repeated, asked);
  }
  if (hint !== undefined && randomBelow(rng, HINT_ONE_IN) === 0 && (await ask(repeated, hint)).includes('\n200\n')) tally.hintsIn++;
  if (repeated.live.match !== world.match) throw new Error('The check can’t continue: a request has changed a world.');
  tally.steppedIn++;
  if (entry.kind !== 'answered') return;
  if (entry.ordered === true) tally.ordersIn++;
  if (around[0].before.seats[entry.seat]?.bot !== undefined) tally.botsIn++;
};

const askedOf = ({ key }: PairedMatch, { method, path, body }: Pick<ClientRequest, 'method' | 'path' | 'body'>): Asked => ({
  where: `${method} ${path} ${JSON.stringify(body ?? '')}, dealt again`,
  request: { method, path, body, key, from: '' },
  real: undefined,
});

const repeatedOf = (match: PairedMatch, live: LiveMatch, around: Both<Around>, streams: readonly TappedStreams[]): Repeated => {
  const { plan, rng, at } = match;
  const { match: id, watcher, seats } = plan;
  const real = around[0].after;
  const { seq } = real;
  const standing: Standing = {
    ...{ match: id, watcher, seats, seq, rng, over: real.status === 'over', decisions: real.position?.decisions ?? [] },
    question: real.asked.find(({ seat }) => seat === watcher)?.seq ?? seq,
  };
  return {
    ...{ match, live, around, streams },
    always: probesEverywhere(standing).map((probe) => askedOf(match, probe)),
    others: sampledProbes(standing).map((probe) => askedOf(match, probe)),
    hint: watcher === undefined ? undefined : askedOf(match, { method: 'POST', path: at(`/seats/${watcher}/hint`), body: {} }),
    undo: watcher === undefined ? undefined : askedOf(match, { method: 'GET', path: at(`/seats/${watcher}/undo`) }),
    guesses: Array.from({ length: GUESSES }, () => randomBelow(rng, MANY)),
  };
};

/** Notes by how much more the twin's metrics have grown than the real server's, which was asked only once. */
const countExtra = async ({ pair }: PairedMatch, before: readonly Figures[]): Promise<void> => {
  const [real, twin] = await Promise.all(pair.servers.map(figuresOf));
  for (const [name, value] of added(before[1] ?? new Map(), twin ?? new Map())) pair.extra.set(name, (pair.extra.get(name) ?? 0) + value);
  for (const [name, value] of added(before[0] ?? new Map(), real ?? new Map())) pair.extra.set(name, (pair.extra.get(name) ?? 0) - value);
};

/**
 * Repeats the last step of a match in more worlds. The twin's server holds each of them for a moment: it decides the step, tells everyone who
 * listens, and answers what the watcher asks.
 */
export const repeatStep = async (match: PairedMatch, around: Both<Around>, streams: readonly TappedStreams[]): Promise<void> => {
  const { pair, plan } = match;
  const [, server] = pair.servers;
  const [, { after }] = around;
  // What happened until now is remembered before the twin's script changes for a moment.
  await server.service.registry.history(plan.match, after.seq);
  const live = server.service.registry.matches.get(plan.match);
  if (live === undefined) throw new Error('The check can’t continue: the match isn’t in memory.');
  const repeated = repeatedOf(match, live, around, streams);
  const deal = dealerOf(match, around);
  const figures = await Promise.all(pair.servers.map(figuresOf));
  for (let done = 0; done < plan.worlds; done++) {
    const world = deal();
    if (world === undefined) continue;
    try {
      await compareWorld(repeated, world);
    } finally {
      world.end();
    }
  }
  match.moveOn();
  live.match = after;
  await countExtra(match, figures);
};
