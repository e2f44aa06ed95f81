import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { useHeldCard } from '../held-card.ts';
import { useTableInfo } from '../table-info.ts';
import { TakeableCard } from './hand-card.tsx';
import { usePlanWords } from './plan-words.ts';
import { isForParty, stepsOnto } from './steps.ts';
import { useBench } from './use-bench.ts';
import './spare.css';

/** What waits in the party for somebody who can use it. What is let go here waits too. */
export const Spare = ({ spare }: { readonly spare: readonly CardId[] }) => {
  const { offers } = useTableInfo();
  const words = usePlanWords();
  const taken = useHeldCard();
  const steps = stepsOnto(useBench(), taken.card ?? '', 'party');
  const isOpen = taken.card !== undefined && steps.length > 0;
  return (
    <section className="spare" aria-label={words.spare} data-drop="" data-open={isOpen || undefined}>
      <h3>{words.spare}</h3>
      {isOpen && offers.decision !== null && (
        <button type="button" className="spare-drop" data-target="" onClick={() => taken.perform(steps)}>
          {isForParty(taken.card) ? words.dropToJoin : words.dropHere}
        </button>
      )}
      {spare.length === 0 && !isOpen && <p className="muted">{words.spareEmpty}</p>}
      <ul className="plan-cards">
        {spare.map((card) => (
          <li key={card} className="hand-card">
            <TakeableCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
};
