import { costAt, luckFor } from '@swordtable/games/contracts/actions/visit';
import { cardAs, cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { SPOTS } from '@swordtable/games/contracts/kingdom';
import { TabPanel } from '../../../../kit/layout/table-layout.tsx';
import { Amount } from '../amount.tsx';
import { useBoardWords } from '../board-words.ts';
import { useCardTexts } from '../cards.ts';
import { Emblem } from '../emblem.tsx';
import { useTableInfo } from '../table-info.ts';
import { useTip } from '../tip.tsx';
import { Tokens } from '../token.tsx';
import { QuestNote } from './quest-note.tsx';
import { SpotRing, useSpotSaid } from './spot.tsx';
import './house.css';

/** What one can recruit or buy, with what it costs this party. */
const Sale = ({ card: id }: { readonly card: CardId }) => {
  const words = useBoardWords();
  const { offers, look, view, party } = useTableInfo();
  const { name, lines, terms } = useCardTexts();
  const tip = useTip(id);
  const card = cardAs(id, 'legendary', 'rare');
  const printed = card.is === 'legendary' ? card.fee : card.price;
  const cost = costAt(view, party, id);
  const facets = card.is === 'legendary' ? { recruit: id } : { buy: id };
  const isOpen = offers.can(facets);
  const kind =
    card.is === 'legendary'
      ? card.classes.map((each) => terms.class[each]).join(', ')
      : 'slot' in card
        ? terms.slot[card.slot]
        : terms.sort.item;
  const given = card.is === 'legendary' ? card.base : 'slot' in card ? (card.gives ?? {}) : {};
  return (
    <button
      type="button"
      className="sale"
      data-open={isOpen || undefined}
      data-card={id}
      onClick={() => (isOpen ? offers.name(facets) : look(id))}
      {...tip}
    >
      <Emblem card={id} />
      <b className="sale-name">
        {name(id)} <small>{kind}</small>
      </b>
      <span className="sale-price" data-less={cost < printed || undefined}>
        {cost < printed && <s title={words.printed(printed)}>{printed}</s>}
        <Amount of="gold" count={cost} />
      </span>
      <span className="sale-text">
        <span className="sale-gives">
          <Tokens tokens={given} />
          {card.is === 'legendary' && (
            <>
              <Amount of="salary" count={card.salary} />
              {card.fame > 0 && <Amount of="fame" count={card.fame} />}
            </>
          )}
        </span>{' '}
        {lines(id).join(' ')}
      </span>
    </button>
  );
};

const HouseSpot = ({
  spot,
  field,
  place,
  number,
}: {
  readonly spot: number;
  readonly field: number;
  readonly place: string;
  readonly number: number;
}) => {
  const words = useBoardWords();
  const { offers } = useTableInfo();
  const said = useSpotSaid();
  const isOpen = offers.canNow({ visit: spot });
  return (
    <div className="house-spot">
      <button
        type="button"
        className="house-ring"
        data-open={isOpen || undefined}
        data-named={offers.named['visit'] === spot || undefined}
        data-spot={spot}
        aria-label={`${words.spot(place, number)}. ${said(spot)}`}
        aria-disabled={!offers.can({ visit: spot })}
        onClick={() => offers.can({ visit: spot }) && offers.name({ visit: spot })}
      >
        <SpotRing spot={spot} />
      </button>
      <QuestNote field={field} />
    </div>
  );
};

/** The Tavern or the Smith: what is for sale, and two spots with a side quest each. */
export const House = ({ house }: { readonly house: 'tavern' | 'smith' }) => {
  const words = useBoardWords();
  const { view, party, offers } = useTableInfo();
  const { name } = useCardTexts();
  const isAsked = offers.decision !== null && view.asked?.ask === 'house' && view.asked.house === house;
  const spots = SPOTS.flatMap(({ location, fields }, spot) => {
    const card = cardOf(location);
    return card.is === 'location' && card.house === house ? [{ location, field: fields[0] ?? 0, spot }] : [];
  });
  const location = spots[0]?.location ?? '';
  return (
    <TabPanel tab="shops" className={`house ${house}`} data-asked={isAsked || undefined}>
      <h2 className="house-head">
        <Emblem card={location} />
        <b className="display">{name(location)}</b>
        <span>{words.luckToVisit(luckFor(view, party, location))}</span>
      </h2>
      <div className="sales">
        {view[house].map((card) => (
          <Sale key={card} card={card} />
        ))}
      </div>
      <div className="house-spots">
        {spots.map(({ field, spot }, at) => (
          <HouseSpot key={spot} spot={spot} field={field} place={name(location)} number={at + 1} />
        ))}
      </div>
    </TabPanel>
  );
};
