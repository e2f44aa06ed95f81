import type { YourMatch } from '@swordtable/server/api/match';

/** The line up to which each match that waits for somebody here was told, by match. */
export type NotifiedLines = Readonly<Record<string, number>>;

type Waiting = Pick<YourMatch, 'match' | 'seq' | 'turn' | 'game' | 'name' | 'seats' | 'yours'>;

export interface TurnNews<One> {
  /** Matches that wait and were not told yet. */
  readonly fresh: readonly One[];
  readonly told: NotifiedLines;
  /** How many wait that are not looked at just now. */
  readonly count: number;
}

/** What is new about whose turn it is. A match that is looked at needs no telling, and counts as told. */
export const newsIn = <One extends Waiting>(
  mine: readonly One[],
  told: NotifiedLines,
  looksAt: (match: string) => boolean,
): TurnNews<One> => {
  const waiting = mine.filter(({ turn }) => turn);
  const unseen = waiting.filter(({ match }) => !looksAt(match));
  return {
    fresh: unseen.filter(({ match, seq }) => (told[match] ?? -1) < seq),
    // Matches that wait no longer are forgotten: with the next question they are news again.
    told: Object.fromEntries(waiting.map(({ match, seq }) => [match, seq])),
    count: unseen.length,
  };
};

/** What was told before, read from where anybody may have written. */
export const readNotified = (value: unknown): NotifiedLines =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
    : {};

const COUNTED = /^\(\d+\) /;

/** A title with the number of matches that wait in front. */
export const titleWith = (title: string, count: number): string => `${count > 0 ? `(${count}) ` : ''}${title.replace(COUNTED, '')}`;
