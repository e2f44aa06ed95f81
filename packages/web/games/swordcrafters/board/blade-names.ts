import { bladeTerms } from '@swordtable/games/swordcrafters/explain/points';
import type { Scores } from '@swordtable/games/swordcrafters/phases/scoring';
import { thingsIn } from '@swordtable/games/swordcrafters/text/why';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import { seatsOf } from '../../../kit/words/seats.ts';
import type { Wording } from './wording.ts';

/** What the swords are called, in the order of their scores. */
export const bladeNames = (view: Pick<View, 'setting'>, scores: Scores, { texts, seats }: Omit<Wording, 'words'>): readonly string[] => {
  const thing = thingsIn(texts, seatsOf(seats));
  return bladeTerms(view, scores).map((term) => thing(term).name);
};
