import { bladeTerms } from '@swordtable/games/swordcrafters/explain/points';
import type { Reckoning } from '@swordtable/games/swordcrafters/phases/scoring';
import { thingsIn } from '@swordtable/games/swordcrafters/text/why';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import { seatsOf } from '../../../kit/words/seats.ts';
import type { Wording } from './wording.ts';

/** What the swords of a reckoning are called, in its order. */
export const bladeNames = (
  view: Pick<View, 'setting'>,
  reckoning: Reckoning,
  { texts, seats }: Omit<Wording, 'words'>,
): readonly string[] => {
  const thing = thingsIn(texts, seatsOf(seats));
  return bladeTerms(view, reckoning).map((term) => thing(term).name);
};
