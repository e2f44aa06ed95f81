import type { YourMatch } from '@swordtable/server/api/match';

/** The last announced line of each match that waits for the user. */
export type NotifiedLines = Readonly<Record<string, number>>;

type Waiting = Pick<YourMatch, 'match' | 'seq' | 'turn' | 'game' | 'name' | 'seats' | 'yours'>;

export interface TurnNews<One> {
  /** Waiting matches that haven't been announced. */
  readonly fresh: readonly One[];
  readonly told: NotifiedLines;
  /** How many are waiting, without the one in sight. */
  readonly count: number;
}

/** What is new about whose turn it is. A match in sight needs no announcement, and counts as announced. */
export const newsIn = <One extends Waiting>(
  mine: readonly One[],
  told: NotifiedLines,
  looksAt: (match: string) => boolean,
): TurnNews<One> => {
  const waiting = mine.filter(({ turn }) => turn);
  const unseen = waiting.filter(({ match }) => !looksAt(match));
  return {
    fresh: unseen.filter(({ match, seq }) => (told[match] ?? -1) < seq),
    // Matches that no longer wait are forgotten, so that their next question is announced again.
    told: Object.fromEntries(waiting.map(({ match, seq }) => [match, seq])),
    count: unseen.length,
  };
};

/** The stored value, checked, because anything may have written it. */
export const readNotified = (value: unknown): NotifiedLines =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
    : {};

const COUNTED = /^\(\d+\) /;

/** A title preceded by the number of waiting matches. */
export const titleWith = (title: string, count: number): string => `${count > 0 ? `(${count}) ` : ''}${title.replace(COUNTED, '')}`;
