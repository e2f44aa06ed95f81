import type { Result } from '@swordtable/kernel';
import type { MatchFile } from '@swordtable/server/api/play';
import type { Card, Happening, TableState } from '../table.ts';

/** With whose eyes a match is looked at once more: those of a seat, of a spectator, or with everything laid open. */
export type Perspective = number | 'spectator' | 'open';

/** Where a match comes from: a file, this browser, or the service. */
export type Source = 'file' | 'local' | 'match';

/** A match to be looked through, wherever it comes from. */
export interface Replay {
  /** The match as it stands at its end. */
  readonly card: Card;
  /** The number of the last step; the first is 0. */
  readonly last: number;
  /** With whose eyes one may look; the first are those one begins with. */
  readonly eyes: readonly Perspective[];
  /** With whose eyes one may look at a step: fewer than all before the match branched off another one. */
  eyesAt(step: number): readonly Perspective[];
  /** The whole match, where it is at hand; whether it may be handed out is another question. */
  readonly file?: MatchFile;
  /** The reader's own seats in a match that lies open, where that is known. */
  readonly own?: readonly number[];
  /** Whether everything about the match lies open. */
  readonly isOpen: boolean;
  /** What happened at each step; nothing while it has yet to be fetched. */
  happened(eyes: Perspective): readonly Happening[];
  /** The table after a step; nothing while it has yet to be fetched. */
  stateAt(step: number, eyes: Perspective): TableState | undefined;
  /** The same, however long it takes. */
  look(step: number, eyes: Perspective): Promise<Result<TableState>>;
  /** The points after a step by the rules themselves, where all lies open: in a running match only a view may tell. */
  pointsAt(step: number): readonly number[] | undefined;
}

/** Eyes as they are written in an address. */
export const perspectiveFrom = (text: string | null, allowed: readonly Perspective[]): Perspective | undefined =>
  allowed.find((eyes) => String(eyes) === text);

/** A step as it is written in an address. */
export const stepFrom = (text: string | null, last: number): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Math.min(Number(text), last) : undefined;
