import type { Event } from '@swordtable/games/contracts/events';
import type { ReactNode } from 'react';
import { Icon } from '../../../../kit/icons/icon.tsx';
import { seatsOf } from '../../../../kit/words/seats.ts';
import { Amount, type Resource } from '../amount.tsx';
import { useCardTexts } from '../cards.ts';
import { Emblem } from '../emblem.tsx';
import { Meeple, seatClass } from '../seat-mark.tsx';
import { useTableInfo } from '../table-info.ts';
import { useContractTexts } from '../texts.ts';
import { useEndsWords } from './words.ts';

type EventOf<What extends Event['what']> = Extract<Event, { readonly what: What }>;

const toldOf = <What extends Event['what']>(events: readonly Event[], what: What): readonly EventOf<What>[] =>
  events.filter((event): event is EventOf<What> => event.what === what);

const Change = ({ of, count }: { readonly of: Resource; readonly count: number }) =>
  count === 0 ? null : (
    <span className="round-change">
      {count < 0 ? '−' : '+'}
      <Amount of={of} count={Math.abs(count)} />
    </span>
  );

interface RowProps {
  readonly sign: ReactNode;
  readonly gold?: number;
  readonly fame?: number;
  readonly children: ReactNode;
}

/** A thing that happened, and what it brought or took. */
const Row = ({ sign, gold = 0, fame = 0, children }: RowProps) => (
  <li>
    {sign}
    <span>{children}</span>
    <Change of="gold" count={gold} />
    <Change of="fame" count={fame} />
  </li>
);

/** What the end of the round brought to one party: its ranks, its pay day, its new levels, and what it has now. */
export const RoundParty = ({ seat, events }: { readonly seat: number; readonly events: readonly Event[] }) => {
  const words = useEndsWords();
  const texts = useContractTexts();
  const { view, seats } = useTableInfo();
  const { name, phrases, terms } = useCardTexts();
  const party = view.parties[seat];
  const levels = toldOf(events, 'levelled');
  if (party === undefined) return null;
  return (
    <section className={`round-party ${seatClass(seat)}`}>
      <header>
        <Meeple seat={seat} />
        <h3>{seats[seat]?.name}</h3>
        <Amount of="fame" count={party.fame} />
        <Amount of="gold" count={party.gold} />
        <Amount of="luck" count={party.luck} />
      </header>
      <ul>
        {toldOf(events, 'ranked').map(({ common, place, gold, fame }) => (
          <Row key={common} sign={<Emblem card={common} />} gold={gold} fame={fame}>
            <b>{name(common)}</b>: {fame > 0 ? words.alone : words.placeSaid(place)}
          </Row>
        ))}
        {toldOf(events, 'gained').map((event) => (
          <Row key={event.card} sign={<Icon name="sign/cards" />}>
            {texts.sentence(event, seatsOf(seats))}
          </Row>
        ))}
        {toldOf(events, 'paid').map(({ gold, fame, companions }) => (
          <Row key="paid" sign={<Icon name="sign/salary" />} gold={-gold} fame={fame}>
            <b>{words.payDay}</b>: {companions.length === 0 ? words.nobodyPaid : phrases.list(companions.map(name))}
          </Row>
        ))}
        {toldOf(events, 'left').map(({ companion, lost }) => (
          <Row key={companion} sign={<Emblem card={companion} />}>
            <b className="red-t">{words.leftUnpaid(name(companion))}</b> {lost.length > 0 && words.takes(phrases.list(lost.map(name)))}
          </Row>
        ))}
      </ul>
      {levels.length > 0 && (
        <>
          <h4>{words.newLevels}</h4>
          <ul className="round-levels">
            {levels.map(({ companion, level }) => (
              <li key={companion}>
                <Emblem card={companion} />
                {name(companion)}
                <span className="spoken">{terms.level(level)}</span>
                <b aria-hidden="true">{level}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
