import { type Decision, deepEqual, listOf, type Watcher } from '@swordtable/kernel';
import type { CompactQuestion, Frame, Happening, Question, StepMessage, TableMessage, View, What } from '../api/table.ts';
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

/** What a line is, as a watcher may know it. */
export const whatOf = (match: Match, entry: Entry, watcher: Watcher): What => {
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

/** Events as a watcher may know them. */
export const redacted = ({ game }: Match, events: readonly unknown[], watcher: Watcher): readonly unknown[] => {
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

/** How a question is told to someone who must answer it. */
type AskedAs<Asked> = (match: Match, decision: Decision<unknown>, seq: number) => Asked;

/** A question with the choices that its answers combine, where it has such answers, in place of all of them. */
const compactQuestionOf: AskedAs<Question | CompactQuestion> = (match, decision, seq) => {
  const { choices } = decision.options;
  if (choices === undefined) return questionOf(match, decision, seq);
  const { prompt } = decision;
  return { seq, prompt, sentence: match.game.words.prompt(prompt), choices };
};

/** A watcher's question; null if there is none. */
const questionFor = <Asked>(match: Match, watcher: Watcher, askedAs: AskedAs<Asked>): Asked | null => {
  const asked = match.asked.find(({ seat }) => seat === watcher);
  const decision = asked && match.position?.decisions.find(({ seat }) => seat === watcher);
  return asked && decision ? askedAs(match, decision, asked.seq) : null;
};

/** A message with its question in some form. */
type With<Asked, Message extends TableMessage | StepMessage> = Omit<Message, 'decision'> &
  (Message extends TableMessage ? { readonly decision: Asked | null } : { readonly decision?: Asked | null });

const tableWith =
  <Asked>(askedAs: AskedAs<Asked>) =>
  (match: Match, watcher: Watcher, since: readonly Step[]): With<Asked, TableMessage> => ({
    type: 'table',
    seq: match.seq,
    watcher: watcher ?? null,
    match: cardOf(match),
    view: viewFor(match, watcher),
    asked: askedIn(match),
    decision: questionFor(match, watcher, askedAs),
    since: happenings(match, since, watcher),
  });

/** The table, for a watcher who missed these steps. */
export const tableMessage: (...told: Parameters<ReturnType<typeof tableWith>>) => TableMessage = tableWith(questionOf);
/** The same in short: see `api/compact.ts`. */
export const compactTableMessage = tableWith(compactQuestionOf);

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

const restWith =
  <Asked>(askedAs: AskedAs<Asked>) =>
  (
    match: Match,
    step: Step,
    watcher: Watcher,
  ): Omit<With<Asked, StepMessage>, 'type' | 'changes' | 'gone' | 'frames' | keyof Happening> => {
    const cardChanged = match.status === 'over' || !CARD_STAYS.includes(step.entry.kind);
    // A question is sent once: a step that leaves it unchanged doesn't repeat it.
    const askedBefore = match.asked.some(({ seat, seq }) => seat === watcher && seq < step.seq);
    return {
      asked: askedIn(match),
      ...(askedBefore ? {} : { decision: questionFor(match, watcher, askedAs) }),
      ...(cardChanged ? { match: cardOf(match) } : {}),
      ...(match.ended?.standing === undefined ? {} : { standing: match.ended.standing }),
    };
  };

/** What a watcher is told of a step, apart from what happened and what it changed. */
export const restOf = restWith(questionOf);
/** The same in short. */
export const compactRestOf = restWith(compactQuestionOf);

/** The step into `match`, for a watcher who saw `before`. */
export const stepMessage = (match: Match, step: Step, watcher: Watcher, before: View, after: View): StepMessage => ({
  type: 'step',
  ...happened(match, step, watcher),
  ...changesBetween(before, after),
  ...restOf(match, step, watcher),
});

/** The same step, for a page that plays its events one at a time. */
export const withFrames = (message: StepMessage, frames: readonly Frame[]): StepMessage =>
  frames.length === 0 ? message : { ...message, frames: [...frames] };
