import type { Event } from '@swordtable/games/tile-battle/events';
import { type RulingStep, rulingOf } from '@swordtable/games/tile-battle/explain/ruling';
import { useMemo } from 'react';
import { TabPanel } from '../../../kit/layout/table-layout.tsx';
import { renderWhy, sideClass } from '../../../kit/why/why.ts';
import { WhyText } from '../../../kit/why/why-text.tsx';
import { tilesOf } from '../board/log-entries.ts';
import { useTileTexts } from '../board/texts.ts';
import type { TileWhy } from '../why/use-tile-why.ts';
import type { Moment } from './moment.ts';
import { useAnalysisWords } from './words.ts';
import './ruling.css';

interface RulingProps {
  readonly moment: Moment;
  readonly why: TileWhy;
  readonly openRule: (id: string) => void;
  /** The tiles that a step is about, while it is pointed at. */
  readonly onMark: (tiles: readonly number[]) => void;
}

/** How a step is drawn: the placement begins one, a battle has its numbers, and what flips is its result. */
const kindOf = ({ what }: Event): 'placement' | 'battle' | 'flip' | 'other' => {
  if (what === 'placed') return 'placement';
  if (what === 'compared') return 'battle';
  return what === 'flipped' ? 'flip' : 'other';
};

/** What a placement does, step by step, with the rule or the ability behind each. */
export const Ruling = ({ moment, why, openRule, onMark }: RulingProps) => {
  const words = useAnalysisWords();
  const texts = useTileTexts();
  const { view, events, question } = moment;
  const steps = useMemo(() => rulingOf(view, events), [view, events]);
  const ground = { terrain: view.setting.terrain, origin: why.origin };
  const drawn = ({ event, why: behind }: RulingStep, index: number) => (
    <li
      key={index}
      className={kindOf(event)}
      data-to={event.what === 'flipped' ? sideClass(event.to) : undefined}
      onPointerEnter={() => onMark(tilesOf({ event }))}
      onPointerLeave={() => onMark([])}
    >
      <b>{texts.sentence(event, why.seats, ground)}</b>
      {behind !== undefined && <WhyText why={renderWhy(behind, why.say, sideClass)} openRule={openRule} />}
    </li>
  );
  return (
    <TabPanel tab="ruling" className="ruling" aria-label={words.ruling}>
      <h2>{words.ruling}</h2>
      {steps.length === 0 ? <p className="muted">{words.noRuling}</p> : <ol>{steps.map(drawn)}</ol>}
      {steps.length > 0 && question !== null && question.prompt.rule !== 'placement' && <p className="muted">{words.notDone}</p>}
    </TabPanel>
  );
};
