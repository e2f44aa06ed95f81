import type { Event } from '@swordtable/games/contracts/events';
import { seatsOf } from '../../../words/seats.ts';
import { useAtTable } from '../at-table.ts';
import { Meeple, seatClass } from '../seat-mark.tsx';
import { useContractTexts } from '../texts.ts';
import { useEndsWords } from './words.ts';
import './round-result.css';

/** What the end of the round brought to everybody, before the next draft: it happens without a question, and should not go by unseen. */
export const RoundResultPanel = ({ events, onClose }: { readonly events: readonly Event[]; readonly onClose: () => void }) => {
  const words = useEndsWords();
  const texts = useContractTexts();
  const { view, seats } = useAtTable();
  return (
    <section className="panel round-result" aria-label={words.roundOver(view.round - 1)}>
      <h2 className="display">{words.roundOver(view.round - 1)}</h2>
      <div className="round-parties">
        {view.parties.map((_, seat) => {
          const told = events.filter((event) => 'seat' in event && event.seat === seat);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places.
            <section key={seat} className={seatClass(seat)}>
              <h3>
                <Meeple seat={seat} /> {seats[seat]?.name}
              </h3>
              <ul>
                {told.map((event) => (
                  <li key={JSON.stringify(event)}>{texts.sentence(event, seatsOf(seats))}</li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <button type="button" className="btn lamp" onClick={onClose}>
        {words.toDraft}
      </button>
    </section>
  );
};
