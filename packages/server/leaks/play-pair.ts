import { randomBelow } from '@swordtable/kernel';
import { answer, isSteady, takeBack } from './answering.ts';
import { handOverdue, isBot, runOutOfTime } from './bots-and-clocks.ts';
import { compareFigures } from './figures.ts';
import type { Both, Pair, TappedStreams } from './pair.ts';
import { type MatchPlan, type PairedMatch, pairMatch, type Tally } from './paired-match.ts';
import { probesOf } from './probes.ts';
import { repeatStep } from './repeated-step.ts';
import { replayElsewhere } from './replayed-elsewhere.ts';
import { seatEveryone, streamOf } from './seating.ts';
import { askBack } from './takebacks.ts';
import { lastLine } from './worlds.ts';

const UNDO_ONE_IN = 6;
const ASK_ONE_IN = 8;
const TIMEOUT_ONE_IN = 10;
const HINT_ONE_IN = 4;
const RESUME_ONE_IN = 12;
const RESIGN_ONE_IN = 4;
const RESIGN_BY = 30;
const REPLAY_ONE_IN = 8;

/** The watcher makes some of the requests it can make. */
const probe = async (match: PairedMatch, most: number): Promise<void> => {
  const { pair, plan, rng, key, from } = match;
  const { match: id, watcher, seats } = plan;
  const matches = await match.matches();
  const [{ seq, asked, status }] = matches;
  const question = asked.find(({ seat }) => seat === watcher)?.seq ?? seq;
  const [{ decisions }] = match.positions(matches);
  const standing = { ...{ match: id, watcher, seats, seq, question, decisions, rng }, over: status === 'over' };
  const probes = [...probesOf(standing)];
  for (let done = 0; done < most && probes.length > 0; done++) {
    const [request] = probes.splice(randomBelow(rng, probes.length), 1);
    if (request === undefined) return;
    await pair.same(`${request.method} ${request.path} ${JSON.stringify(request.body ?? '')}`, { ...request, key, from: from() });
  }
  if (watcher === undefined || !isSteady(match, matches, watcher)) return;
  const path = match.at(`/seats/${watcher}/undo`);
  await pair.same(`GET ${path}`, { method: 'GET', path, key, from: from() });
};

/** The watcher asks for a hint, which must not know more than the watcher. */
const askHint = async (match: PairedMatch): Promise<void> => {
  const { pair, plan, tally, key, from, at } = match;
  if (plan.watcher === undefined) return;
  const path = at(`/seats/${plan.watcher}/hint`);
  const told = await pair.same(`POST ${path}`, { method: 'POST', path, key, body: {}, from: from() });
  if (told.includes('\n200\n')) tally.hinted++;
};

/** The watcher disconnects and comes back. */
const resume = async (match: PairedMatch): Promise<void> => {
  const { pair, rng, key, from } = match;
  const [{ seq }] = await match.matches();
  const path = streamOf(match);
  const headers = { 'last-event-id': String(randomBelow(rng, seq + 1) - 1) };
  const again = await pair.listen(`resumed ${path}`, { path, key, from: from(), headers }, 'text/event-stream');
  await again.follow(seq);
  again.close();
};

/** One step of the match. `false` if it was the last one. */
const step = async (match: PairedMatch, resigns: boolean): Promise<boolean> => {
  const { plan, rng, does } = match;
  const matches = await match.matches();
  if (matches[0].status !== 'running') return false;
  match.pair.clock.now += 1_000;
  match.tally.steps++;
  if (randomBelow(rng, TIMEOUT_ONE_IN) === 0) runOutOfTime(match);
  if (await handOverdue(match)) return true;
  if (resigns) {
    const people = Array.from({ length: plan.seats }, (_, seat) => seat).filter((seat) => !isBot(matches, seat));
    const seat = people[randomBelow(rng, people.length)];
    if (seat !== undefined) await does(seat, 'resign', [{}, {}]);
    return false;
  }
  if (randomBelow(rng, UNDO_ONE_IN) === 0 && (await takeBack(match, matches))) return true;
  if (randomBelow(rng, ASK_ONE_IN) === 0 && (await askBack(match, matches))) return true;
  return answer(match, matches);
};

const play = async (match: PairedMatch, streams: readonly TappedStreams[]): Promise<void> => {
  const { pair, plan, rng } = match;
  const resignsAt = randomBelow(rng, RESIGN_ONE_IN) === 0 ? randomBelow(rng, RESIGN_BY) : Number.POSITIVE_INFINITY;
  for (let done = 0; done < plan.steps; done++) {
    const before = await match.matches();
    const goesOn = await step(match, done >= resignsAt);
    await Promise.all(pair.servers.map(({ service }) => service.registry.idle()));
    const after = await match.matches();
    const [{ seq }] = after;
    for (const stream of streams) await stream.follow(seq);
    if (seq > before[0].seq && plan.worlds > 0)
      await repeatStep(match, [lastLine(before[0], after[0]), lastLine(before[1], after[1])], streams);
    await probe(match, plan.probes);
    if (plan.worlds > 0 && randomBelow(rng, REPLAY_ONE_IN) === 0) await replayElsewhere(match);
    if (randomBelow(rng, HINT_ONE_IN) === 0) await askHint(match);
    if (randomBelow(rng, RESUME_ONE_IN) === 0) await resume(match);
    if (!goesOn) return;
  }
};

/** A log without the times. */
const timeless = (log: string): string => log.replace(/"time":"[^"]*"/g, '"time":"…"');

/** The logs of both servers are the same, and contain no secrets. */
const compareLogs = ({ pair, rosters }: PairedMatch, logs: Both<string>): void => {
  pair.compare('the log', [timeless(logs[0]), timeless(logs[1])]);
  const told = rosters.flatMap(({ secrets }) => secrets).find((secret) => logs.some((log) => log.includes(secret)));
  pair.compare('the secrets in the log', [told ?? '', '']);
};

/** Plays a match on both servers; throws `Leaked` at the first byte that tells the watcher which of the two worlds it's in. */
export const playPair = async (pair: Pair, plan: MatchPlan, tally: Tally): Promise<void> => {
  const match = pairMatch(pair, plan, tally);
  const [real, other] = pair.servers;
  const logged = [real.log().length, other.log().length];
  const streams = await seatEveryone(match);
  try {
    await play(match, streams);
    await probe(match, Number.POSITIVE_INFINITY);
    await resume(match);
    await compareFigures(match);
    for (const stream of streams) stream.compare();
    compareLogs(match, [real.log().slice(logged[0]), other.log().slice(logged[1])]);
  } finally {
    for (const stream of streams) stream.close();
  }
};
