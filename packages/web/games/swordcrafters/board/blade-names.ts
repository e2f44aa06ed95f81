import type { Reckoning } from '@swordtable/games/swordcrafters/phases/scoring';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import { nameOf, type Wording } from './wording.ts';

/** How the swords of a reckoning are called, in its order: by their players, with a number where a player has two, or by the smith of a card. */
export const bladeNames = ({ setting }: Pick<View, 'setting'>, reckoning: Reckoning, wording: Wording): readonly string[] => {
  const printed = reckoning.findIndex(({ owner }) => owner < 0);
  return reckoning.map(({ owner }, at) => {
    const card = owner < 0 ? setting.opponents[at - printed] : undefined;
    if (card !== undefined) return wording.texts.smith(card);
    const name = nameOf(wording, owner);
    const on = reckoning.slice(0, at).filter((before) => before.owner === owner).length;
    return setting.dual ? `${name} ${wording.words.swordNo(on)}` : name;
  });
};
