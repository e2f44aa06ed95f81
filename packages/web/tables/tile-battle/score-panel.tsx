import type { View } from '@swordtable/games/tile-battle/view';
import { nameOf } from './board-parts.ts';
import { useTileWords } from './context.ts';
import { tallyOf } from './score.ts';
import { Sign, sideSign } from './signs.tsx';
import './score-panel.css';

interface ScorePanelProps {
  readonly view: View;
  readonly seat: number;
  readonly name: string;
  /** What stands below the name: whose turn, which level, who is away. */
  readonly note: string;
  readonly acts: boolean;
  readonly after: View | undefined;
}

const COLOURS = ['red', 'blue'] as const;

/** A player: whose turn it is, the points if the round ended now, and what they are made of. */
export const ScorePanel = ({ view, seat, name, note, acts, after }: ScorePanelProps) => {
  const words = useTileWords();
  const { total, before, lines, ends } = tallyOf(view, seat);
  const next = after === undefined ? total : tallyOf(after, seat).total;
  return (
    <header className={`who ${COLOURS[seat]}${acts ? ' act' : ''}`}>
      <span className="crest">
        <Sign name={sideSign(seat)} />
      </span>
      <div className="grow">
        <b className="nm">{name}</b>
        <span className="sub">{note}</span>
      </div>
      <div className="score">
        <b>{total}</b>
        {!view.over && (
          <ul>
            {(before !== 0 || view.round > 1) && (
              <li>
                <b>{before}</b>
                {words.earlier(view.round)}
              </li>
            )}
            <li>
              <b>{lines}</b>
              {words.linesNow}
            </li>
            {ends.map(({ by, points }) => (
              <li key={by}>
                <b>{points}</b>
                {nameOf(view, by)}
              </li>
            ))}
          </ul>
        )}
        {next !== total && (
          <span className="next" title={words.after(next)}>
            <Sign name="arrow" />
            {next}
          </span>
        )}
      </div>
    </header>
  );
};
