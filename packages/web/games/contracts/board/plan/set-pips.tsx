import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { SET_SIZE } from '@swordtable/games/contracts/party/party';
import type { Fellow } from '@swordtable/games/contracts/party/party-state';
import { Icon } from '../../../../kit/icons/icon.tsx';
import { WhyNumber } from '../../why/why-number.tsx';
import { useCardTexts } from '../cards.ts';
import { usePlanWords } from './plan-words.ts';
import { setSteps } from './sums.ts';
import './set-pips.css';

interface SetPipsProps {
  readonly fellow: Fellow;
  readonly sets: readonly CardId[];
  /** Whose companion it is, where one can ask "Why?". */
  readonly seat?: number;
}

/** How far a companion has come with its sets: the sign of a domain for every icon, lit where the set is whole. */
export const SetPips = ({ fellow, sets, seat }: SetPipsProps) => {
  const words = usePlanWords();
  const { name, terms } = useCardTexts();
  return setSteps(fellow, sets).map(({ domain, bonus, icons, isReached }) => {
    const said =
      isReached && bonus !== undefined
        ? words.setReached(terms.domain[domain], name(fellow.card), name(bonus))
        : words.setShort(terms.domain[domain], name(fellow.card), icons, SET_SIZE);
    const pips = (
      <span key={domain} className="set-pips" data-reached={isReached || undefined} role="img" aria-label={said} title={said}>
        <Icon name={`sign/${domain}`} />
        {Math.min(icons, SET_SIZE)}/{SET_SIZE}
      </span>
    );
    if (seat === undefined) return pips;
    return (
      <WhyNumber key={domain} asked={{ set: domain, of: fellow.card, seat }} said={said}>
        {pips}
      </WhyNumber>
    );
  });
};
