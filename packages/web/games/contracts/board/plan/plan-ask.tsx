import { cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { useMemo } from 'react';
import { useHeldCard } from '../held-card.ts';
import { useTableInfo } from '../table-info.ts';
import { GiveList } from './give-list.tsx';
import { usePlanWords } from './plan-words.ts';
import { dueOf } from './sums.ts';
import { useForesight } from './use-bench.ts';
import './plan-ask.css';

/** Whether a card is a companion who works for pay. */
const isPaid = (card: CardId): boolean => 'salary' in cardOf(card);

/** What to think of before one is done. It warns and never holds anybody back. */
const useWarnings = (): readonly string[] => {
  const { party } = useTableInfo();
  const words = usePlanWords();
  const foresee = useForesight();
  const { short } = useMemo(() => dueOf(foresee(party)), [foresee, party]);
  const isAlone = !party.fellows.some(({ card }) => isPaid(card)) && party.hand.some(isPaid);
  return [
    ...(isAlone ? [words.warnNobody] : []),
    ...(short > 0 ? [words.warnShort(short)] : []),
    ...(party.hand.length > 0 ? [words.warnHand(party.hand.length)] : []),
    ...(party.spare.length > 0 ? [words.warnSpare(party.spare.length)] : []),
  ];
};

/** The answer that ends the planning, with what one might have forgotten. */
const End = () => {
  const { view, party, offers } = useTableInfo();
  const words = usePlanWords();
  const warnings = useWarnings();
  const isSecret = view.phase === 'equipment';
  if (!offers.can({ done: true }))
    return <p className="plan-waiting">{isSecret && party.leaders.length > 0 ? words.doneNotYet : words.reequipNotYet}</p>;
  return (
    <>
      {warnings.length > 0 && (
        <ul className="plan-warnings">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <button type="button" className="btn lamp confirm" onClick={() => offers.act({ done: true })}>
        {words.done}
      </button>
    </>
  );
};

/** What can be answered in words while a party is put together: who gets the card that is taken up, else that one is done. */
export const PlanAsk = () => {
  const { offers } = useTableInfo();
  const { card } = useHeldCard();
  if (offers.decision === null) return null;
  return card === undefined ? <End /> : <GiveList card={card} />;
};
