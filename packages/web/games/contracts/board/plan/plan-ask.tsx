import { cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import type { Party } from '@swordtable/games/contracts/party/party-state';
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

/** Whether companions in hand could be hired and nobody was. */
const hiresNobody = ({ fellows, hand }: Pick<Party, 'fellows' | 'hand'>): boolean =>
  !fellows.some(({ card }) => isPaid(card)) && hand.some(isPaid);

/** What to think of before one is done. It warns and never holds anybody back. */
const useWarnings = (): readonly string[] => {
  const { party } = useTableInfo();
  const words = usePlanWords();
  const foresee = useForesight();
  const { short } = useMemo(() => dueOf(foresee(party)), [foresee, party]);
  return [
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
  const isAlone = hiresNobody(party);
  if (!offers.can({ done: true }))
    return view.phase === 'equipment' ? (
      <p className="plan-waiting">{words.doneNotYet}</p>
    ) : (
      <>
        <p className="plan-waiting">{words.reequipNotYet}</p>
        {offers.undo !== undefined && (
          <button type="button" className="btn word" onClick={offers.undo}>
            {words.cancel}
          </button>
        )}
      </>
    );
  return (
    <>
      {isAlone && (
        <p className="plan-alone" role="alert">
          {words.warnNobody}
        </p>
      )}
      {warnings.length > 0 && (
        <ul className="plan-warnings">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <button type="button" className={`btn confirm${isAlone ? '' : ' lamp'}`} onClick={() => offers.act({ done: true })}>
        {isAlone ? words.doneAlone : words.done}
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
