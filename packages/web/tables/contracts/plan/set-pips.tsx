import { SET_SIZE } from '@swordtable/games/contracts/party';
import type { Fellow } from '@swordtable/games/contracts/state';
import type { CardId } from '@swordtable/games/contracts/terms';
import { Icon } from '../../../icons/icon.tsx';
import { useCardTexts } from '../cards.ts';
import { usePlanWords } from './plan-words.ts';
import { setSteps } from './sums.ts';
import './set-pips.css';

/** How far a companion has come with its sets: the sign of a domain for every icon, lit where the set is whole. */
export const SetPips = ({ fellow, sets }: { readonly fellow: Fellow; readonly sets: readonly CardId[] }) => {
  const words = usePlanWords();
  const { name, terms } = useCardTexts();
  return setSteps(fellow, sets).map(({ domain, bonus, icons, isReached }) => {
    const said =
      isReached && bonus !== undefined
        ? words.setReached(terms.domain[domain], name(fellow.card), name(bonus))
        : words.setShort(terms.domain[domain], name(fellow.card), icons, SET_SIZE);
    return (
      <span key={domain} className="set-pips" data-reached={isReached || undefined} role="img" aria-label={said} title={said}>
        <Icon name={`sign/${domain}`} />
        {Math.min(icons, SET_SIZE)}/{SET_SIZE}
      </span>
    );
  });
};
