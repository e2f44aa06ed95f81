import { SeatBadge } from '../../../kit/emblem/seat-badge.tsx';
import { Icon } from '../../../kit/icons/icon.tsx';
import { Amount } from './amount.tsx';
import { useBoardWords } from './board-words.ts';
import { freeIn } from './known-party.ts';
import { Meeple, seatClass } from './seat-mark.tsx';
import { useTableInfo } from './table-info.ts';
import './opponents.css';

interface OpponentProps {
  readonly seat: number;
  /** What it did last, in a sentence. */
  readonly last: string | undefined;
  readonly isAsked: boolean;
}

const Opponent = ({ seat, last, isAsked }: OpponentProps) => {
  const words = useBoardWords();
  const { view, seats, visitParty } = useTableInfo();
  const party = view.parties[seat];
  if (party === undefined) return null;
  const name = seats[seat]?.name ?? '';
  return (
    <button
      type="button"
      className={`opponent ${seatClass(seat)}`}
      data-asked={isAsked || undefined}
      title={words.openParty(name)}
      onClick={() => visitParty(seat)}
    >
      <Meeple seat={seat} />
      <b>
        {name}
        <SeatBadge profile={seats[seat]?.profile} />
      </b>
      {view.first === seat && (
        <span className="opponent-start" title={words.starts}>
          <Icon name="sign/start" />
        </span>
      )}
      <Amount of="fame" count={party.fame} />
      <Amount of="gold" count={party.gold} />
      <Amount of="luck" count={party.luck} />
      <span className="opponent-free">
        {view.phase === 'contract' ? (party.passed ? words.passed : words.free(freeIn(party.fellows))) : ''}
      </span>
      <span className="opponent-last">{last}</span>
    </button>
  );
};

/** The other parties in one line each; a press opens the party. */
export const Opponents = ({
  lastOf,
  asked,
}: {
  readonly lastOf: (seat: number) => string | undefined;
  readonly asked: readonly number[];
}) => {
  const words = useBoardWords();
  const { view, mine } = useTableInfo();
  return (
    <section className="opponents" aria-label={words.opponents}>
      {view.parties.map((_, seat) =>
        seat === mine ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places.
          <Opponent key={seat} seat={seat} last={lastOf(seat)} isAsked={asked.includes(seat)} />
        ),
      )}
    </section>
  );
};
