import { accept } from '@swordtable/kernel';
import type { Documents } from '../../storage/documents.ts';
import { insist } from '../insist.ts';
import { findAll, put, readOne, remove } from '../kind.ts';
import { HIDDEN, type MatchResult, RATED, RESULT } from './kinds.ts';

const AT_ONCE = 100;

/** The same result without a player: others keep theirs. */
const without = (result: MatchResult, player: string): MatchResult => ({
  ...result,
  seats: result.seats.map((seat) => (seat.player === player ? { ...seat, player: null, name: '', pieces: {} } : seat)),
});

/** Deletes a player's ratings, and takes them out of all results. */
export const forgetRatings = async (documents: Documents, player: string): Promise<void> => {
  for (let isDone = false; !isDone; ) {
    const forgotten = await insist(async () => {
      const results = await findAll(documents, RESULT, { name: 'player', value: player, most: AT_ONCE });
      const ratings = await findAll(documents, RATED, { name: 'player', value: player, most: AT_ONCE });
      const hidden = await readOne(documents, HIDDEN, player);
      const changes = [
        ...results.map((kept) => put(RESULT, kept.id, without(kept.value, player), kept)),
        ...ratings.map((kept) => remove(RATED, kept)),
        ...(hidden === undefined ? [] : [remove(HIDDEN, hidden)]),
      ];
      if (changes.length === 0) return accept(true);
      return (await documents.change(changes)) ? accept(results.length < AT_ONCE && ratings.length < AT_ONCE) : undefined;
    });
    if (!forgotten.ok) throw new Error(forgotten.refusal.sentence);
    isDone = forgotten.value;
  }
};
