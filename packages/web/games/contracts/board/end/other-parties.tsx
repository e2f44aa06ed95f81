import { GOLD_PER_TOKEN } from '@swordtable/games/contracts/phases/payment';
import { Amount } from '../amount.tsx';
import { Meeple, seatClass } from '../seat-mark.tsx';
import { useTableInfo } from '../table-info.ts';
import { useEndsWords } from './words.ts';

/** The others on pay day: what they have and owe is public; who goes unpaid is revealed when everyone has decided. */
export const OtherParties = () => {
  const words = useEndsWords();
  const { view, seats, mine, visitParty } = useTableInfo();
  const { asked } = view;
  const waiting = asked?.ask === 'unpaid' ? asked.waiting : [];
  return (
    <section className="pay-others">
      <h3>{words.others}</h3>
      <ul>
        {view.parties.map(({ gold, salary }, seat) => {
          if (seat === mine) return null;
          const short = GOLD_PER_TOKEN * salary - gold;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places.
            <li key={seat} className={seatClass(seat)}>
              <button type="button" onClick={() => visitParty(seat)}>
                <Meeple seat={seat} />
                <b>{seats[seat]?.name}</b>
                <Amount of="gold" count={gold} />
                <span>{short > 0 ? words.isShort(short) : words.canPay}</span>
                {short > 0 && <em>{waiting.includes(seat) ? words.decides : words.isDone}</em>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
