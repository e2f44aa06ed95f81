import { COMMONS } from '@swordtable/games/contracts/actions/work';
import { cardAs } from '@swordtable/games/contracts/cards/catalog';
import { ALONE, BY_PLACE } from '@swordtable/games/contracts/phases/reward';
import type { CSSProperties } from 'react';
import { TabPanel } from '../../../../kit/layout/table-layout.tsx';
import { WhyNumber } from '../../why/why-number.tsx';
import { useBoardWords } from '../board-words.ts';
import { useCardTexts } from '../cards.ts';
import { Emblem } from '../emblem.tsx';
import { Gains } from '../gains.tsx';
import { seatClass } from '../seat-mark.tsx';
import { useTableInfo } from '../table-info.ts';
import { useTip } from '../tip.tsx';
import { Token } from '../token.tsx';
import { Camp } from './camp.tsx';
import './commons.css';

/** The steps of a track; contributing more than that fills it. */
const STEPS = 10;

/** What the parties have contributed in this round, each a line of its color; a press tells what the ranks bring. */
const Tracks = ({ common }: { readonly common: number }) => {
  const words = useBoardWords();
  const { view, seats } = useTableInfo();
  const lines = view.parties.flatMap(({ contributed }, seat) => {
    const count = contributed[common] ?? null;
    return count === null ? [] : [{ seat, count, said: words.contributedBy(seats[seat]?.name ?? '', count) }];
  });
  if (lines.length === 0) return null;
  return (
    <WhyNumber className="tracks" asked={{ ranks: common }} said={lines.map(({ said }) => said).join(', ')}>
      {lines.map(({ seat, count }) => (
        <span key={seat} className={`track ${seatClass(seat)}`}>
          <i style={{ '--share': `${Math.min(count, STEPS) * (100 / STEPS)}%` } as CSSProperties} />
          <b>{count}</b>
        </span>
      ))}
    </WhyNumber>
  );
};

const Common = ({ common }: { readonly common: number }) => {
  const words = useBoardWords();
  const { offers, look, view } = useTableInfo();
  const { name, terms } = useCardTexts();
  const id = COMMONS[common] ?? '';
  const tip = useTip(id);
  const { attributes, classes, bonus } = cardAs(id, 'common');
  const isOpen = offers.can({ work: common });
  const isUnderWay = view.asked?.ask === 'work' && view.asked.common === common;
  return (
    <li className="common">
      <button
        type="button"
        className="common-head"
        data-open={isOpen || undefined}
        data-named={isUnderWay || undefined}
        data-card={id}
        onClick={() => (isOpen ? offers.name({ work: common }) : look(id))}
        {...tip}
      >
        <Emblem card={id} />
        <span className="common-name">
          <b>{name(id)}</b>
          <small>{classes.map((each) => terms.classes[each]).join(', ')}</small>
        </span>
        <span className="common-kinds">
          {attributes.map((each) => (
            <Token key={each} token={each} />
          ))}
        </span>
      </button>
      <Tracks common={common} />
      <small className="common-bonus">
        {words.forLuck(bonus.luck)} <Gains gains={bonus.reward} />
      </small>
    </li>
  );
};

/** The three common contracts with what was contributed, and the camp below them. */
export const Commons = () => {
  const words = useBoardWords();
  const { view } = useTableInfo();
  return (
    <TabPanel tab="common" className="commons">
      <h2 className="display heading-line">{words.commons}</h2>
      <ul className="common-list">
        {COMMONS.map((id, common) => (
          <Common key={id} common={common} />
        ))}
      </ul>
      <p className="common-ranks">{words.ranks(BY_PLACE.slice(0, view.parties.length), ALONE.gold, ALONE.fame)}</p>
      <Camp />
    </TabPanel>
  );
};
