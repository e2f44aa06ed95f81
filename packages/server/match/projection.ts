import { type Decision, deepEqual, listOf, type Watcher } from '@swordtable/kernel';
import type { Frame, Happening, Question, StepMessage, TableMessage, View, What } from '../api/table.ts';
import { cardOf, isOpen } from './card.ts';
import type { Entry } from './entry.ts';
import type { Match, Step } from './match.ts';

// Everything a watcher is told about a match is built here, from three things only: the public card, the game's own
// view and decision for this watcher, and the events as the game redacts them for this watcher. An answer itself is never sent;
// the events say what may be known of it.

/** Every view is an object with named facets; the games' own types aren't known here. */
export const facetsOf = (view: unknown): View => view as View;

/** The table as a watcher may see it; undefined before the match begins. */
export const viewFor = ({ game, position }: Match, watcher: Watcher): View =>
  position === undefined ? {} : facetsOf(game.view(position.state, watcher));

const whatOf = (match: Match, entry: Entry, watcher: Watcher): What => {
  switch (entry.kind) {
    case 'answered': {
      const own = entry.ordered === true && entry.seat === watcher && !isOpen(match);
      return { kind: 'answered', seat: entry.seat, ...(own ? { ordered: true } : {}) };
    }
    case 'agreed':
      return { kind: 'agreed', seat: entry.seat, absent: entry.absent, level: entry.level };
    case 'handed':
      return { kind: 'handed', seat: entry.seat, level: entry.level, why: entry.why };
    case 'resigned':
      return { kind: 'resigned', seat: entry.seat, ...(entry.why === undefined ? {} : { why: entry.why }) };
    case 'rematched':
      return { kind: 'rematched', match: entry.match };
    default:
      return 'seat' in entry ? { kind: entry.kind, seat: entry.seat } : { kind: entry.kind };
  }
};

const redacted = ({ game }: Match, events: readonly unknown[], watcher: Watcher): readonly unknown[] => {
  const known: unknown[] = [];
  for (const event of events) {
    const part = game.redact(event, watcher);
    if (part !== undefined) known.push(part);
  }
  return known;
};

const happened = (match: Match, { seq, at, entry, events }: Step, watcher: Watcher): Happening => ({
  seq,
  at,
  what: whatOf(match, entry, watcher),
  events: redacted(match, events, watcher),
});

/** These steps, as a watcher may know them. */
export const happenings = (match: Match, steps: readonly Step[], watcher: Watcher): readonly Happening[] =>
  steps.map((step) => happened(match, step, watcher));

export const questionOf = (match: Match, decision: Decision<unknown>, seq: number): Question => ({
  seq,
  prompt: decision.prompt,
  sentence: match.game.words.prompt(decision.prompt),
  options: listOf(decision.options),
});

/**
 * Who must answer, and since when. A question's number is only for the seat that must answer: it would reveal when the question changed.
 */
const askedIn = ({ asked }: Match): TableMessage['asked'] => {
  const all: TableMessage['asked'][number][] = [];
  for (const { seat, since } of asked) all.push({ seat, since });
  return all;
};

/** A watcher's question; null if there is none. */
const questionFor = (match: Match, watcher: Watcher): Question | null => {
  const asked = match.asked.find(({ seat }) => seat === watcher);
  const decision = asked && match.position?.decisions.find(({ seat }) => seat === watcher);
  return asked && decision ? questionOf(match, decision, asked.seq) : null;
};

export const tableMessage = (match: Match, watcher: Watcher, since: readonly Step[]): TableMessage => ({
  type: 'table',
  seq: match.seq,
  watcher: watcher ?? null,
  match: cardOf(match),
  view: viewFor(match, watcher),
  asked: askedIn(match),
  decision: questionFor(match, watcher),
  since: happenings(match, since, watcher),
});

/** The facets of a view that are new or changed. Compared by identity. */
export const changesBetween = (before: View, after: View): Pick<StepMessage, 'changes' | 'gone'> => {
  const changes: Record<string, unknown> = {};
  const names = Object.keys(before);
  let kept = 0;
  for (const name in after) {
    const then = before[name];
    const now = after[name];
    if (then !== undefined) kept += 1;
    if (!deepEqual(then, now)) changes[name] = now;
  }
  // Asking for each name takes a while, and hardly ever is one gone.
  const gone = kept === names.length ? [] : names.filter((name) => !(name in after));
  return gone.length === 0 ? { changes } : { changes, gone };
};

const CARD_STAYS: readonly Entry['kind'][] = ['answered', 'undone', 'linked', 'watching', 'invited', 'joined', 'revoked', 'moved'];

/** The step into `match`, for a watcher who saw `before`. */
export const stepMessage = (match: Match, step: Step, watcher: Watcher, before: View, after: View): StepMessage => {
  const cardChanged = match.status === 'over' || !CARD_STAYS.includes(step.entry.kind);
  // A question is sent once: a step that leaves it unchanged doesn't repeat it.
  const askedBefore = match.asked.some(({ seat, seq }) => seat === watcher && seq < step.seq);
  return {
    type: 'step',
    ...happened(match, step, watcher),
    ...changesBetween(before, after),
    asked: askedIn(match),
    ...(askedBefore ? {} : { decision: questionFor(match, watcher) }),
    ...(cardChanged ? { match: cardOf(match) } : {}),
    ...(match.ended?.standing === undefined ? {} : { standing: match.ended.standing }),
  };
};

/** The same step, for a page that plays its events one at a time. */
export const withFrames = (message: StepMessage, frames: readonly Frame[]): StepMessage =>
  frames.length === 0 ? message : { ...message, frames: [...frames] };
