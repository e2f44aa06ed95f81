import { accept, type Result, type Seat } from '@swordtable/kernel';
import type { Documents } from '../../storage/documents.ts';
import { insist } from '../insist.ts';
import { findAll, put, readOne, remove } from '../kind.ts';
import { type Hearing, type Said, type Saying, SILENCE, saying, settling, TALK, unsaying } from './talk.ts';

/**
 * What is said at the tables. It's kept beside the matches, not in their logs: it changes nothing about a match, spectators and replays
 * must not notice it, and it can be deleted.
 */
export interface Talks {
  read(match: string): Promise<Said>;
  say(match: string, wish: Saying): Promise<Result<Said>>;
  settle(match: string, seat: Seat, wish: Hearing): Promise<Result<Said>>;
  /** Deletes what was said from a seat, whose player leaves for good. */
  unsay(match: string, seat: Seat): Promise<Result<Said>>;
  /** Deletes what was said in matches that are gone. */
  forget(matches: readonly string[]): Promise<void>;
  /** Deletes what was said long ago. */
  sweep(): Promise<void>;
}

interface TalksParts {
  readonly documents: Documents;
  now(): number;
}

/** Swept together. */
const PORTION = 50;

export const openTalks = ({ documents, now }: TalksParts): Talks => {
  const change = (match: string, change: (before: Said) => Result<Said>): Promise<Result<Said>> =>
    insist(async () => {
      const known = await readOne(documents, TALK, match);
      const before = known?.value ?? SILENCE;
      const after = change(before);
      if (!after.ok || after.value === before) return after;
      return (await documents.change([put(TALK, match, after.value, known)])) ? after : undefined;
    });
  return {
    read: async (match) => (await readOne(documents, TALK, match))?.value ?? SILENCE,
    say: (match, wish) => change(match, (before) => saying(before, wish, now())),
    settle: (match, seat, wish) => change(match, (before) => accept(settling(before, seat, wish, now()))),
    unsay: (match, seat) => change(match, (before) => accept(before.lines.length === 0 ? before : unsaying(before, seat))),
    forget: async (matches) => {
      for (const match of matches) {
        const known = await readOne(documents, TALK, match);
        if (known !== undefined) await documents.change([remove(TALK, known)]);
      }
    },
    sweep: async () => {
      const old = await findAll(documents, TALK, { name: 'due', value: '', greatest: now(), most: PORTION });
      for (const each of old) await documents.change([remove(TALK, each)]);
    },
  };
};
