import { cardAs } from '@swordtable/games/contracts/cards/catalog';
import { SPOTS } from '@swordtable/games/contracts/kingdom';
import { Fragment } from 'react';
import { TabPanel } from '../../../../kit/layout/table-layout.tsx';
import { useBoardWords } from '../board-words.ts';
import { useCardTexts } from '../cards.ts';
import { Emblem } from '../emblem.tsx';
import { Gains } from '../gains.tsx';
import { useTableInfo } from '../table-info.ts';
import { useTip } from '../tip.tsx';
import { QuestNote } from './quest-note.tsx';
import { SpotRing, useSpotSaid } from './spot.tsx';
import './road.css';

/** Places along the road; the houses stand off it. */
const ON_ROAD = SPOTS.flatMap(({ location, fields }, spot) =>
  cardAs(location, 'location').house === undefined ? [{ location, fields, spot }] : [],
);

const Place = ({ spot, location }: { readonly spot: number; readonly location: string }) => {
  const { offers, look } = useTableInfo();
  const { name } = useCardTexts();
  const said = useSpotSaid();
  const tip = useTip(location);
  const isOpen = offers.canNow({ visit: spot });
  return (
    <button
      type="button"
      className="place"
      data-open={isOpen || undefined}
      data-named={offers.named['visit'] === spot || undefined}
      data-spot={spot}
      data-card={location}
      onClick={() => (offers.can({ visit: spot }) ? offers.name({ visit: spot }) : look(location))}
      {...tip}
    >
      <Emblem card={location} />
      <b>{name(location)}</b>
      <Gains gains={cardAs(location, 'location').reward} />
      <SpotRing spot={spot} />
      <span className="spoken">{said(spot)}</span>
    </button>
  );
};

/** The kingdom's road: a side quest before, between and behind its places. */
export const Road = () => {
  const words = useBoardWords();
  const last = ON_ROAD.at(-1)?.fields.at(-1);
  return (
    <TabPanel tab="places" className="road">
      <h2 className="display heading-line">
        {words.locations} <span>{words.locationsNote}</span>
      </h2>
      <div className="road-line">
        {ON_ROAD.map(({ location, fields, spot }) => (
          <Fragment key={location}>
            <QuestNote field={fields[0] ?? 0} />
            <Place spot={spot} location={location} />
          </Fragment>
        ))}
        {last !== undefined && <QuestNote field={last} />}
      </div>
    </TabPanel>
  );
};
