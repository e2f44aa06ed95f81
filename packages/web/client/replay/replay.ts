import type { Result } from '@swordtable/kernel';
import type { MatchFile } from '@swordtable/server/api/play';
import type { Card, Happening, TableState } from '../table.ts';

/** The point of view of a replay: a seat's, a spectator's, or with everything open. */
export type Perspective = number | 'spectator' | 'open';

/** Where a match comes from: a file, this browser, or the server. */
export type Source = 'file' | 'local' | 'match';

/** A match to replay, wherever it comes from. */
export interface Replay {
  /** The match at its end. */
  readonly card: Card;
  /** The number of the last step; the first is 0. */
  readonly last: number;
  /** The allowed points of view; it starts with the first. */
  readonly eyes: readonly Perspective[];
  /** The allowed points of view at a step: fewer before the match branched off another one. */
  eyesAt(step: number): readonly Perspective[];
  /** The whole match, if available; whether it may be given away is another question. */
  readonly file?: MatchFile;
  /** The reader's own seats in an open match, if known. */
  readonly own?: readonly number[];
  /** Whether everything about the match is open. */
  readonly isOpen: boolean;
  /** What happened at each step; undefined while it's being fetched. */
  happened(eyes: Perspective): readonly Happening[];
  /** The table after a step; undefined while it's being fetched. */
  stateAt(step: number, eyes: Perspective): TableState | undefined;
  /** The same, asynchronously. */
  look(step: number, eyes: Perspective): Promise<Result<TableState>>;
  /** The points after a step according to the rules, if everything is open: in a running match only a view may tell. */
  pointsAt(step: number): readonly number[] | undefined;
}

/** A point of view as written in an address. */
export const perspectiveFrom = (text: string | null, allowed: readonly Perspective[]): Perspective | undefined =>
  allowed.find((eyes) => String(eyes) === text);

/** A step as written in an address. */
export const stepFrom = (text: string | null, last: number): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Math.min(Number(text), last) : undefined;
