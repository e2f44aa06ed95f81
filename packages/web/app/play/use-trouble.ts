import type { TableState } from '../../client/table.ts';
import type { InFlight } from '../../kit/selection/in-flight.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { usePlayWords } from './play-words.ts';

/** What keeps a player from going on, if anything; otherwise the first of the notes. */
export const useTrouble = (
  { trouble, connection, decision }: TableState,
  { isSlow, refused }: InFlight,
  note: string | undefined,
  noted: string | undefined,
): string | undefined => {
  const words = usePlayWords();
  const inWords = useRefusal();
  if (trouble !== undefined) return inWords(trouble);
  if (isSlow) return words.onItsWay;
  if (connection === 'lost') return words.lost;
  // The answered question is gone, so it can't say why the answer was refused.
  const late = refused === undefined || refused.of === decision ? undefined : inWords(refused.why);
  return note ?? late ?? noted;
};
