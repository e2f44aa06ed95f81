import { BASICS } from '@swordtable/games/contracts/cards/attributes';
import { campLevel, PER_CAMP_LEVEL } from '@swordtable/games/contracts/effects/counting';
import { CAMP, CAMP_MAX } from '@swordtable/games/contracts/party/camp';
import type { CSSProperties } from 'react';
import { Icon } from '../../../../kit/icons/icon.tsx';
import { useExplaining } from '../../why/use-explaining.ts';
import { WhyNumber } from '../../why/why-number.tsx';
import { useBoardWords } from '../board-words.ts';
import { useCardTexts } from '../cards.ts';
import { Gains } from '../gains.tsx';
import { useTableInfo } from '../table-info.ts';
import { TRACK_SIGNS } from '../track-signs.ts';
import './camp.css';

/** The own camp: three tracks, each fed by one basic attribute. A press on a track begins to spend on it, or tells what it is for. */
export const Camp = () => {
  const words = useBoardWords();
  const { party, offers, mine, owner } = useTableInfo();
  const { terms } = useCardTexts();
  const explain = useExplaining();
  const { you, name } = owner;
  return (
    <section className="camp">
      <h2 className="display heading-line">
        {you ? words.camp : words.campOf(name)} <span>{words.campNote}</span>
      </h2>
      {BASICS.map((track, at) => {
        const spent = party.camp[at] ?? 0;
        const asked = { camp: track, seat: mine } as const;
        const improve = { improve: track };
        const next = CAMP[track][campLevel(spent)];
        return (
          <div key={track} className="camp-line">
            <button
              type="button"
              className="camp-track"
              data-open={offers.canNow(improve) || undefined}
              data-named={offers.named['improve'] === track || undefined}
              onClick={({ currentTarget }) => (offers.can(improve) ? offers.name(improve) : explain(asked, currentTarget))}
            >
              <Icon name={TRACK_SIGNS[track]} />
              <span>{terms.track[track]}</span>
              <i
                style={{ '--share': `${(spent / CAMP_MAX) * 100}%`, '--step': `${(PER_CAMP_LEVEL / CAMP_MAX) * 100}%` } as CSSProperties}
              />
              <span className="spoken">{words.campLevel(campLevel(spent))}</span>
              <span className="camp-next">{next === undefined ? words.campFull : <Gains gains={[next]} />}</span>
            </button>
            <WhyNumber asked={asked} said={`${terms.track[track]}: ${spent}`}>
              <b>{spent}</b>
            </WhyNumber>
          </div>
        );
      })}
    </section>
  );
};
