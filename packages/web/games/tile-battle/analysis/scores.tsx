import { tallyOf } from '@swordtable/games/tile-battle/explain/score';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { SIDES, SideSign } from '../../../kit/layout/sides.tsx';
import { useTableWords } from '../../../kit/layout/table-words.ts';
import { useTileWords } from '../board/context.ts';
import { nameBy } from '../board/labels.ts';
import { Sign } from '../board/signs.tsx';
import type { TileWhy } from '../why/use-tile-why.ts';
import { asScored, type Moment } from './moment.ts';
import { useAnalysisWords } from './words.ts';
import './scores.css';

interface ScoreProps {
  readonly view: View;
  readonly seat: number;
  readonly note: string;
  /** The points after the answer that is being previewed. */
  readonly next: number;
  readonly why: TileWhy;
}

/** A player's points if the round were scored now, and what they are made of. */
const Score = ({ view, seat, note, next, why }: ScoreProps) => {
  const { color } = useAnalysisWords();
  const words = useTileWords();
  const table = useTableWords();
  const { total, before, lines, ends } = tallyOf(view, seat);
  const parts = [
    ...(before !== 0 || view.round > 1 ? [`${words.earlier(view.round)}: ${before}`] : []),
    `${words.linesNow}: ${lines}`,
    ...ends.map(({ by, points }) => `${nameBy(why, by)}: ${points}`),
  ];
  return (
    <div className={`standing ${SIDES[seat]}`}>
      <SideSign seat={seat} />
      <b>{color(seat)}</b>
      <span className="standing-note">{note}</span>
      <button type="button" onClick={() => why.part('total', seat)} title={table.whyThis} aria-label={table.whyPoints(color(seat), total)}>
        {total}
      </button>
      {next !== total && (
        <span className="next">
          <Sign name="arrow" />
          {next}
        </span>
      )}
      <small>{parts.join(' · ')}</small>
    </div>
  );
};

const SEATS = [0, 1] as const;

interface ScoresProps {
  readonly moment: Moment;
  /** The view after the answer that is being previewed. */
  readonly after: View | undefined;
  readonly why: TileWhy;
}

/** Who is ahead. */
export const Scores = ({ moment, after, why }: ScoresProps) => {
  const words = useAnalysisWords();
  const view = asScored(moment.view);
  const [red, blue] = [tallyOf(view, 0).total, tallyOf(view, 1).total];
  const noteOf = (seat: number): string => {
    const lead = seat === 0 ? red - blue : blue - red;
    const place = lead > 0 ? [words.ahead(lead)] : lead === 0 ? [words.level] : [];
    return [...place, ...(moment.seat === seat ? [words.moves] : [])].join(' · ');
  };
  return (
    <section className="panel standings" aria-label={words.points}>
      {SEATS.map((seat) => (
        <Score
          key={seat}
          view={view}
          seat={seat}
          note={noteOf(seat)}
          next={tallyOf(after === undefined ? view : asScored(after), seat).total}
          why={why}
        />
      ))}
    </section>
  );
};
