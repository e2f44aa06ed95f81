import { useCardTexts } from '../cards.ts';
import { usePlanWords } from './plan-words.ts';
import type { GearPreview } from './use-gear-previews.ts';

/** What taking a card would change for a companion, in a few words: "+2 Strength, −1 Magic". */
export const useNote = (): ((prospect: GearPreview) => string) => {
  const words = usePlanWords();
  const { terms } = useCardTexts();
  return ({ changes }) =>
    changes.length === 0
      ? words.can
      : changes.map(({ token, by }) => `${by > 0 ? '+' : '−'}${Math.abs(by)} ${terms.token[token]}`).join(', ');
};
