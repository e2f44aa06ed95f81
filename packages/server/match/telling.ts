import { alike, type Decision, type Prompt, type Standing, type Watcher } from '@swordtable/kernel';
import { type Card, cardOf, isOpen } from './card.ts';
import type { Entry } from './entry.ts';
import type { Asked, Match, Step } from './match.ts';

/**
 * Everything that a watcher is told about a match is made here, and from three things only: the public card, the game's own
 * view and decision for this watcher, and the events as the game lets this watcher see them. An answer itself is never told;
 * what may be known of it, the events say.
 */
export interface Question {
  /** The number to answer to. */
  readonly seq: number;
  readonly prompt: Prompt;
  readonly sentence: string;
  readonly options: readonly unknown[];
}

/** What happened, without anything that somebody should not know. */
export interface Happening {
  readonly seq: number;
  readonly at: number;
  readonly what: What;
  readonly events: readonly unknown[];
}

export interface What {
  readonly kind: Entry['kind'];
  readonly seat?: number;
  readonly absent?: number;
  readonly level?: string;
  readonly why?: string;
  readonly match?: string;
  /** Answered by a standing order. Told to its owner only, and not any more when everybody may look from the owner's seat. */
  readonly ordered?: true;
}

interface Standpoint {
  /** Who is asked, and since when. The number of a question is for the one who is asked: it would tell when the question changed. */
  readonly asked: readonly Omit<Asked, 'seq'>[];
  /** What this watcher is asked; null when nothing. Left out of a step that leaves the question as it stood: it is asked once. */
  readonly decision?: Question | null;
}

/** The first message of every stream, and what a single look gives: the whole table. */
export interface TableMessage extends Standpoint {
  readonly type: 'table';
  readonly seq: number;
  readonly watcher: number | null;
  readonly match: Card;
  readonly view: unknown;
  /** What happened since the number that the client had seen last. */
  readonly since: readonly Happening[];
}

/** One more line: what happened, and what it changed of the view, facet by facet. */
export interface StepMessage extends Happening, Standpoint {
  readonly type: 'step';
  readonly changes: Readonly<Record<string, unknown>>;
  readonly gone?: readonly string[];
  /** The card, when the line changed it. */
  readonly match?: Card;
  readonly standing?: Standing;
}

export type View = Readonly<Record<string, unknown>>;

/** The table as a watcher may see it; nothing before the match begins. */
export const viewFor = ({ game, position }: Match, watcher: Watcher): View =>
  // Every view is an object with named facets; the games' own types are not known here.
  (position === undefined ? {} : game.view(position.state, watcher)) as View;

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
    case 'rematched':
      return { kind: 'rematched', match: entry.match };
    default:
      return 'seat' in entry ? { kind: entry.kind, seat: entry.seat } : { kind: entry.kind };
  }
};

const happened = (match: Match, { seq, at, entry, events }: Step, watcher: Watcher): Happening => ({
  seq,
  at,
  what: whatOf(match, entry, watcher),
  events: events.flatMap((event) => match.game.seen(event, watcher) ?? []),
});

/** What of these steps a watcher may know. */
export const happenings = (match: Match, steps: readonly Step[], watcher: Watcher): readonly Happening[] =>
  steps.map((step) => happened(match, step, watcher));

export const questionOf = (match: Match, decision: Decision<unknown>, seq: number): Question => ({
  seq,
  prompt: decision.prompt,
  sentence: match.game.words.prompt(decision.prompt),
  options: [...decision.options],
});

/** Who is asked, and, for the one who is, what, unless it was asked before. */
const standpoint = (match: Match, watcher: Watcher, since: number): Standpoint => {
  const all = match.asked.map(({ seat, since: moment }) => ({ seat, since: moment }));
  const asked = match.asked.find(({ seat }) => seat === watcher);
  if (asked !== undefined && asked.seq < since) return { asked: all };
  const decision = asked && match.position?.decisions.find(({ seat }) => seat === watcher);
  return { asked: all, decision: asked && decision ? questionOf(match, decision, asked.seq) : null };
};

export const tableMessage = (match: Match, watcher: Watcher, since: readonly Step[]): TableMessage => ({
  type: 'table',
  seq: match.seq,
  watcher: watcher ?? null,
  match: cardOf(match),
  view: viewFor(match, watcher),
  ...standpoint(match, watcher, 0),
  since: happenings(match, since, watcher),
});

/** The facets of a view that are new or other than before. What both share is not looked into. */
const changesBetween = (before: View, after: View): Pick<StepMessage, 'changes' | 'gone'> => {
  const changes: Record<string, unknown> = {};
  for (const name in after) if (!alike(before[name], after[name])) changes[name] = after[name];
  const gone = Object.keys(before).filter((name) => !(name in after));
  return gone.length === 0 ? { changes } : { changes, gone };
};

const CARD_STAYS: readonly Entry['kind'][] = ['answered', 'undone', 'linked', 'watching', 'invited', 'joined', 'revoked'];

/** The step into `match`, for a watcher who saw `before`. */
export const stepMessage = (match: Match, step: Step, watcher: Watcher, before: View, after: View): StepMessage => {
  const cardChanged = match.status === 'over' || !CARD_STAYS.includes(step.entry.kind);
  return {
    type: 'step',
    ...happened(match, step, watcher),
    ...changesBetween(before, after),
    ...standpoint(match, watcher, step.seq),
    ...(cardChanged ? { match: cardOf(match) } : {}),
    ...(match.ended?.standing === undefined ? {} : { standing: match.ended.standing }),
  };
};
