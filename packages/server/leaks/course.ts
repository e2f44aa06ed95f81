import { randomBelow } from '@swordtable/kernel';
import { answer, isSteady, takeBack } from './answering.ts';
import { ask, type Wish } from './ear.ts';
import type { Both, Ears, Pair } from './pair.ts';
import { probesOf } from './probes.ts';
import { sitDown, streamOf } from './sitting.ts';
import { type Casting, type Tally, type Twice, twice } from './twice.ts';

const UNDO_ONE_IN = 6;
const RESUME_ONE_IN = 12;
const RESIGN_ONE_IN = 4;
const RESIGN_BY = 30;

/** The watcher asks for some of all that it can ask for. */
const probe = async (match: Twice, most: number): Promise<void> => {
  const { pair, casting, rng, key, from } = match;
  const { match: id, watcher, seats } = casting;
  const matches = await match.matches();
  const [{ seq, asked, status }] = matches;
  const question = asked.find(({ seat }) => seat === watcher)?.seq ?? seq;
  const [{ decisions }] = match.positions(matches);
  const probes = [...probesOf({ match: id, watcher, seats, seq, over: status === 'over', question, decisions, rng })];
  for (let done = 0; done < most && probes.length > 0; done++) {
    const [wish] = probes.splice(randomBelow(rng, probes.length), 1);
    if (wish === undefined) return;
    await pair.same(`${wish.method} ${wish.path} ${JSON.stringify(wish.body ?? '')}`, { ...wish, key, from: from() });
  }
  if (watcher === undefined || !isSteady(match, matches, watcher)) return;
  const path = match.at(`/seats/${watcher}/undo`);
  await pair.same(`GET ${path}`, { method: 'GET', path, key, from: from() });
};

/** The watcher was away and comes back. */
const resume = async (match: Twice): Promise<void> => {
  const { pair, rng, key, from } = match;
  const [{ seq }] = await match.matches();
  const path = streamOf(match);
  const headers = { 'last-event-id': String(randomBelow(rng, seq + 1) - 1) };
  const again = await pair.listen(`resumed ${path}`, { path, key, from: from(), headers }, 'text/event-stream');
  await again.follow(seq);
  again.close();
};

/** One step of the match. `false` when it was the last one. */
const step = async (match: Twice, resigns: boolean): Promise<boolean> => {
  const { casting, rng, does } = match;
  const matches = await match.matches();
  if (matches[0].status !== 'running') return false;
  match.pair.clock.now += 1_000;
  match.tally.steps++;
  if (resigns) {
    await does(randomBelow(rng, casting.seats), 'resign', [{}, {}]);
    return false;
  }
  return (randomBelow(rng, UNDO_ONE_IN) === 0 && (await takeBack(match, matches))) || answer(match, matches);
};

const play = async (match: Twice, ears: readonly Ears[]): Promise<void> => {
  const { casting, rng } = match;
  const resignsAt = randomBelow(rng, RESIGN_ONE_IN) === 0 ? randomBelow(rng, RESIGN_BY) : Number.POSITIVE_INFINITY;
  for (let done = 0; done < casting.steps; done++) {
    const goesOn = await step(match, done >= resignsAt);
    const [{ seq }] = await match.matches();
    for (const ear of ears) await ear.follow(seq);
    await probe(match, casting.probes);
    if (randomBelow(rng, RESUME_ONE_IN) === 0) await resume(match);
    if (!goesOn) return;
  }
};

/** A log without the time of each line. */
const timeless = (log: string): string => log.replace(/"time":"[^"]*"/g, '"time":"…"');

/** The logs of both servers tell the same, and none of the secrets. */
const compareLogs = ({ pair, casts }: Twice, logs: Both<string>): void => {
  pair.compare('the log', [timeless(logs[0]), timeless(logs[1])]);
  const told = casts.flatMap(({ secrets }) => secrets).find((secret) => logs.some((log) => log.includes(secret)));
  pair.compare('the secrets in the log', [told ?? '', '']);
};

const FIGURES = /^swordtable_(refusals|moves|matches).*$/gm;

/** The figures that anybody may read, as far as they count and do not measure time. */
const compareFigures = async ({ pair, from }: Twice): Promise<void> => {
  const wish: Wish = { method: 'GET', path: '/metrics', from: from() };
  const [real, other] = await Promise.all([ask(pair.stages[0], wish), ask(pair.stages[1], wish)]);
  pair.compare('the figures', [(real.match(FIGURES) ?? []).join('\n'), (other.match(FIGURES) ?? []).join('\n')]);
};

/** Plays a match on both servers; throws `Leaked` at the first byte that tells the watcher which of the two worlds it is in. */
export const playTwice = async (pair: Pair, casting: Casting, tally: Tally): Promise<void> => {
  const match = twice(pair, casting, tally);
  const [real, other] = pair.stages;
  const logged = [real.log().length, other.log().length];
  const ears = await sitDown(match);
  try {
    await play(match, ears);
    await probe(match, Number.POSITIVE_INFINITY);
    await resume(match);
    await compareFigures(match);
    for (const ear of ears) ear.compare();
    compareLogs(match, [real.log().slice(logged[0]), other.log().slice(logged[1])]);
  } finally {
    for (const ear of ears) ear.close();
  }
};
