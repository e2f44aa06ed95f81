import type { Action } from '@swordtable/games/contracts/action';
import type { View } from '@swordtable/games/contracts/view/view';
import type { Wanted } from '../../../client/orders.ts';
import { actionLabel } from './action-label.ts';
import { useCardTexts } from './cards.ts';
import { usePromptWords } from './prompt-words.ts';

/** Answers that are paid for: an order may leave open how. */
const isPaid = (wanted: Wanted): boolean => 'quest' in wanted || 'improve' in wanted || ('bonus' in wanted && !('contribute' in wanted));

/** What a wanted answer of a standing order is called. */
export const useWantedLabel = () => {
  const speech = { words: usePromptWords(), cards: useCardTexts() };
  return (wanted: Wanted, view: View, seat: number): string => {
    // An order wants facets of answers, and what it leaves open is not spoken of.
    const facets: object = isPaid(wanted) ? { pay: {}, ...wanted } : wanted;
    return actionLabel(view, seat, facets as Action, speech);
  };
};
