import { open, type Position, randomBelow, seedOf } from '@swordtable/kernel';
import { matchIdFrom } from '../keys.ts';
import { faceOf } from '../match/card.ts';
import { seedFrom } from '../match/deal.ts';
import type { Line } from '../match/entry.ts';
import { follow } from '../match/fold.ts';
import type { Match } from '../match/match.ts';
import { appendOf, lastStep } from '../registry/lines.ts';
import type { Append } from '../storage/storage.ts';
import { inject, listen } from './client.ts';
import { imagined } from './knowledge.ts';
import { type PairedMatch, unwrap } from './paired-match.ts';
import { type Answered, answeredIn, answerIn, countWorld } from './worlds.ts';

/** Every state of a match, after each of its lines. */
const statesOf = (lines: readonly Line[], { id, game }: Match): readonly Match[] => {
  const states: Match[] = [];
  for (const line of lines) states.push(unwrap(follow(id, states.at(-1), line, () => game)));
  return states;
};

/** A match's log in another world. */
interface Elsewhere {
  readonly match: Match;
  readonly lines: readonly Append[];
  /** Ends the twin's script for it. */
  end(): void;
}

/** Deals a match again, line by line. */
interface Dealing {
  readonly match: PairedMatch;
  readonly name: string;
  readonly secret: string;
  readonly ends: (() => void)[];
}

/** Another answer leads from here into another world; undefined if all lead into some already. */
const answeredElsewhere = (
  { match, ends }: Dealing,
  before: Match,
  entry: Answered,
  at: number,
  real: Match & { readonly position: Position },
): Match | undefined => {
  const { pair, plan, rng } = match;
  const { game, twin } = pair;
  const action = answerIn(match, before, entry);
  const state = before.position?.state;
  if (!twin.isScripted(state, entry.seat, action)) {
    ends.push(twin.leadsForNow(state, entry.seat, action, imagined(game, plan.watcher, real.position, lastStep(real).events, rng)));
    // The watcher has answered the same again, after undoing it.
  } else if (entry.seat !== plan.watcher) return undefined;
  return answeredIn(match, before, entry, action, at);
};

/**
 * The match after one more line; undefined if that can't be dealt again. After an answer was undone beneath others, the rules decide what
 * those led to, which may be something else in a world dealt again since.
 */
const lineElsewhere = (dealing: Dealing, before: Match | undefined, line: Line, real: Match): Match | undefined => {
  const { match, name, secret } = dealing;
  const { entry, at } = line;
  const { position } = real;
  if (before !== undefined && entry.kind === 'answered' && position !== undefined)
    return answeredElsewhere(dealing, before, entry, at, { ...real, position });
  if (entry.kind === 'undone' && before?.answers.at(-1)?.seat !== entry.seat) return undefined;
  const told: Line = entry.kind === 'created' ? { ...line, entry: { ...entry, terms: { ...entry.terms, secret } } } : line;
  const followed = follow(name, before, told, () => match.pair.twin.game);
  return followed.ok ? followed.value : undefined;
};

/**
 * Deals the whole match again, with another name and secret: after each line, everything the watcher didn't know then is different, and so
 * are the others' answers.
 */
const dealtElsewhere = (match: PairedMatch, lines: readonly Line[], real: readonly Match[], name: string): Elsewhere | undefined => {
  const { pair, plan, rng, rosters } = match;
  const { game, twin } = pair;
  const lucks = rosters[1].people.map(({ luck }) => luck);
  const secret = seedOf(rng);
  const opened = unwrap(open(game, plan.seats, plan.options, rosters[0].seed));
  const begins = imagined(game, plan.watcher, opened.position, opened.events, rng);
  const dealing: Dealing = { match, name, secret, ends: [twin.begins(seedFrom(name, secret, lucks), begins)] };
  const end = (): void => {
    for (const each of dealing.ends) each();
  };
  const appends: Append[] = [];
  let now: Match | undefined;
  for (const [index, line] of lines.entries()) {
    const next = lineElsewhere(dealing, now, line, real[index] as Match);
    if (next === undefined) {
      end();
      return undefined;
    }
    const { events: _, ...told } = lastStep(next);
    appends.push(now === undefined ? { ...told, match: name, face: faceOf(next) } : appendOf(now, told, next));
    now = next;
  }
  return now === undefined ? undefined : { match: now, lines: appends, end };
};

/** What a replay is asked for: everything, and a few of its steps. */
const STEPS = 4;

const pathsOf = ({ plan: { watcher }, rng }: PairedMatch, seq: number): readonly string[] => {
  const seatState = watcher === undefined ? '' : `/seats/${watcher}`;
  const some = (): number => randomBelow(rng, seq + 1);
  return [
    ...[
      '',
      '/record',
      `${seatState}/steps`,
      `${seatState}/steps?after=${some()}`,
      `${seatState}${watcher === undefined ? '/table' : ''}?after=-1`,
    ],
    ...Array.from({ length: STEPS }, () => `${seatState}/steps/${some()}`),
    `${seatState}/why?question=${encodeURIComponent(JSON.stringify({ event: some() }))}`,
  ];
};

/**
 * Puts the match into the twin's store a second time, dealt again from its first line on, and reads it there: the server folds what is
 * stored, replays it, and resumes a stream. All that the watcher gets must be what the real match gives.
 */
export const replayElsewhere = async (match: PairedMatch): Promise<void> => {
  const { pair, plan, tally, rng, key, from } = match;
  const [first, second] = pair.servers;
  const [{ service: here }, { service: there }] = pair.servers;
  const read = async ({ storage }: typeof here) => storage.read(plan.match, -1);
  const [realLines, twinLines] = [await read(here), await read(there)];
  const [real, twin] = await match.matches();
  const name = matchIdFrom(Uint8Array.from({ length: plan.match.length }, () => randomBelow(rng, 256)));
  const other = dealtElsewhere(match, twinLines, statesOf(realLines, real), name);
  const position = other?.match.position;
  if (other === undefined || position === undefined || real.position === undefined) return;
  try {
    if (!countWorld(tally, { game: pair.game }, real.position.state, pair.twin.worldOf(position.state))) return;
    await there.storage.append(other.lines);
    const alike = (text: string): string => text.replaceAll(name, plan.match).replaceAll(other.match.commitment, twin.commitment);
    for (const path of pathsOf(match, real.seq)) {
      const address = from();
      const request = (id: string) => ({ method: 'GET' as const, path: `/api/matches/${id}${path}`, key, from: address });
      const texts = [await inject(first, request(plan.match)), await inject(second, request(name))] as const;
      pair.compare(`a replay: GET ${path}`, [texts[0], alike(texts[1])]);
    }
    await resumeElsewhere(match, real, name, alike);
    tally.replaysIn++;
  } finally {
    there.registry.forget(name);
    await there.storage.remove(name, other.match.seq);
    other.end();
  }
};

/** Resumes a stream of both. Nobody watches where a bot is asked: it would begin to think. */
const resumeElsewhere = async (
  { pair, plan, rng, key, from }: PairedMatch,
  real: Match,
  name: string,
  alike: (text: string) => string,
): Promise<void> => {
  if (real.seats.some(({ bot }) => bot !== undefined)) return;
  const seatState = plan.watcher === undefined ? '' : `/seats/${plan.watcher}`;
  const headers = { 'last-event-id': String(randomBelow(rng, real.seq + 1) - 1) };
  const address = from();
  const told = async (side: 0 | 1, id: string): Promise<string> => {
    const request = { path: `/api/matches/${id}${seatState}/stream`, key, from: address, headers };
    const stream = await listen(pair.servers[side], request, 'text/event-stream');
    await stream.until(real.seq);
    stream.close();
    return stream.take().join('');
  };
  pair.compare('a replay: a resumed stream', [await told(0, plan.match), alike(await told(1, name))]);
};
