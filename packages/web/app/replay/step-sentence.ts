import type { Happening } from '../../client/table.ts';
import type { SeatName, Sentences } from '../../kit/table/game-table.ts';
import type { ReplayWords } from './words/en.ts';

/** A step in one sentence: the first thing it says, how it ended for the last step, or the kind of line. */
export const sentenceOf = (
  happening: Happening | undefined,
  tell: Sentences<unknown, unknown>,
  seats: readonly SeatName[],
  known: Parameters<Sentences<unknown, unknown>>[2],
  words: ReplayWords,
  isEnd: boolean,
): string => {
  if (happening === undefined) return '';
  const { kind, seat = 0 } = happening.what;
  const told = tell(happening, seats, known);
  const first = isEnd && kind === 'answered' ? told.at(-1) : told[0];
  if (first !== undefined || !Object.hasOwn(words.other, kind)) return first ?? '';
  return words.other[kind as keyof ReplayWords['other']](seats[seat]?.name ?? '');
};
