import type { Event } from '@swordtable/games/contracts/events';
import { useEffect } from 'react';
import { useRecapPlace } from '../../../../kit/recap/recap-context.ts';
import { useTableInfo } from '../table-info.ts';
import { RoundParty } from './round-party.tsx';
import { useEndsWords } from './words.ts';
import './round-result.css';

/** What the end of the round brought to everybody, before the next draft: it happens without a question, and should not go by unseen. */
export const RoundResultPanel = ({ events, onClose }: { readonly events: readonly Event[]; readonly onClose: () => void }) => {
  const words = useEndsWords();
  const { view } = useTableInfo();
  const holdRecap = useRecapPlace()?.hold;
  useEffect(() => {
    holdRecap?.(true);
    return () => holdRecap?.(false);
  }, [holdRecap]);
  return (
    <section className="panel round-result" aria-label={words.roundOver(view.round - 1)}>
      <header>
        <h2 className="display">{words.roundOver(view.round - 1)}</h2>
        <button type="button" className="btn lamp" onClick={onClose}>
          {words.toDraft}
        </button>
      </header>
      <div className="round-parties">
        {view.parties.map((_, seat) => (
          <RoundParty
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places.
            key={seat}
            seat={seat}
            events={events.filter((event) => 'seat' in event && event.seat === seat)}
          />
        ))}
      </div>
    </section>
  );
};
