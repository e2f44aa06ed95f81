import { nextPlayerOf } from '@swordtable/games/contracts/phases/encounter';
import { Icon } from '../../../../kit/icons/icon.tsx';
import { seatClass } from '../seat-mark.tsx';
import { useTableInfo } from '../table-info.ts';
import { useDraftWords } from './draft-words.ts';
import './passing.css';

/** The packs on the table: who has them, and which way they are passed. */
export const Passing = () => {
  const { view, seats, mine } = useTableInfo();
  const words = useDraftWords();
  const round: number[] = [mine];
  while (round.length < seats.length) round.push(nextPlayerOf(view, round.at(-1) ?? mine));
  const nameOf = (seat: number): string => (seats[seat]?.you === true ? words.you : (seats[seat]?.name ?? ''));
  return (
    <ol className="passing" aria-label={words.packs}>
      {round.map((seat) => {
        const packs = view.packs[seat] ?? [];
        const said = seats[seat]?.you === true ? words.packsOfYou(packs.length) : words.packsOf(nameOf(seat), packs.length);
        return (
          <li key={seat} className={seatClass(seat)} title={said}>
            <span className="spoken">{said}</span>
            <b aria-hidden="true">{nameOf(seat)}</b>
            <span className="passing-packs" aria-hidden="true">
              {packs.map(({ from, size }) => (
                <span key={from}>
                  <Icon name="sign/cards" />
                  {size}
                </span>
              ))}
              {packs.length === 0 && <span className="none">–</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
