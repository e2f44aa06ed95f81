import { canonicalJson, hashText } from '@swordtable/kernel';
import type { Happening, Question, StepMessage, TableMessage } from '@swordtable/server/api/table';
import type { Violation } from './tally.ts';

/** A move that the server said it has stored. */
export interface Acknowledged {
  readonly seat: number;
  readonly seq: number;
  readonly id: string;
  readonly action: unknown;
}

/** What one client of a match was told, and what it made of it. */
export interface Journal {
  readonly match: string;
  /** Its seat; null for a spectator. */
  readonly watcher: number | null;
  /** The last number it was told. */
  seq: number;
  view: Record<string, unknown>;
  decision: Question | null;
  card: unknown;
  isOver: boolean;
  /** Digests of what was told under each number. */
  readonly told: Map<number, string>;
  readonly acknowledged: Acknowledged[];
}

export const newJournal = (match: string, watcher: number | null): Journal => ({
  match,
  watcher,
  seq: -1,
  view: {},
  decision: null,
  card: undefined,
  isOver: false,
  told: new Map(),
  acknowledged: [],
});

export const whoOf = ({ match, watcher }: Pick<Journal, 'match' | 'watcher'>): string =>
  `${watcher === null ? 'the spectator' : `seat ${watcher}`} of match ${match}`;

export const digestOf = ({ seq, at, what, events }: Happening): string => hashText(canonicalJson({ seq, at, what, events }));

const violation = (what: string, journal: Journal, sentence: string, ...shown: readonly unknown[]): Violation => ({
  what,
  sentence: `${sentence} (${whoOf(journal)})`,
  lines: shown.map((value) => JSON.stringify(value)),
});

/** What is told under a number never changes. */
const note = (journal: Journal, happening: Happening): readonly Violation[] => {
  const { seq } = happening;
  const digest = digestOf(happening);
  const before = journal.told.get(seq);
  journal.told.set(seq, digest);
  if (before === undefined || before === digest) return [];
  return [violation('different', journal, `Number ${seq} was told twice, with different content.`, happening)];
};

/** The first message of a stream that was asked for everything after the last number told. */
export const hearTable = (journal: Journal, message: TableMessage): readonly Violation[] => {
  const { seq, since, view, match, decision } = message;
  const last = journal.seq;
  const found: Violation[] = [];
  const numbers = since.map((happening) => happening.seq);
  if (seq < last) found.push(violation('lost', journal, `Number ${last} had been sent, but the match is now at ${seq}.`, numbers));
  else if (numbers.length !== seq - last || numbers.some((number, index) => number !== last + 1 + index)) {
    found.push(violation('gap', journal, `After ${last} the numbers up to ${seq} were missed, but others were told again.`, numbers));
  }
  if (seq === last && canonicalJson(view) !== canonicalJson(journal.view)) {
    found.push(violation('different', journal, `The table of number ${seq} is not the one that was put together.`, view, journal.view));
  }
  for (const happening of since) found.push(...note(journal, happening));
  journal.seq = seq;
  journal.view = { ...view };
  journal.card = match;
  journal.isOver = match.status === 'over';
  journal.decision = decision;
  return found;
};

/** One more step of the same stream. */
export const hearStep = (journal: Journal, message: StepMessage): readonly Violation[] => {
  const { seq, changes, gone = [], match, decision } = message;
  const found: Violation[] = [];
  if (seq !== journal.seq + 1) {
    const what = seq <= journal.seq ? 'doubled' : 'gap';
    found.push(violation(what, journal, `After number ${journal.seq} the stream told number ${seq}.`, { ...message, changes: '…' }));
  }
  found.push(...note(journal, message));
  journal.seq = seq;
  Object.assign(journal.view, changes);
  for (const facet of gone) delete journal.view[facet];
  if (match !== undefined) {
    journal.card = match;
    journal.isOver = match.status === 'over';
  }
  if (decision !== undefined) journal.decision = decision;
  return found;
};
