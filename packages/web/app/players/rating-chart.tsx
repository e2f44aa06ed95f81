import type { RatedMatch } from '@swordtable/server/api/players';
import { type Frame, LineChart } from '../shell/line-chart.tsx';

const [WIDTH, HEIGHT] = [640, 180];
const FRAME: Frame = { left: 62, right: WIDTH - 12, top: 12, bottom: HEIGHT - 12 };
const STEP = 100;

interface Point {
  readonly match: string;
  readonly rating: number;
  readonly deviation: number;
}

/** The rating after each match, first to last. */
const pointsOf = (matches: readonly RatedMatch[]): readonly Point[] =>
  matches.toReversed().flatMap(({ match, seat, ratings, deviation }) => {
    const change = ratings.seats[seat];
    return change == null ? [] : [{ match, rating: change.after, deviation }];
  });

/** A rating match after match, with how certain it was. The list of matches has the same figures. */
export const RatingChart = ({ matches, title }: { readonly matches: readonly RatedMatch[]; readonly title: string }) => {
  const points = pointsOf(matches);
  if (points.length < 2) return null;
  const low = Math.floor(Math.min(...points.map(({ rating, deviation }) => rating - deviation)) / STEP) * STEP;
  const high = Math.ceil(Math.max(...points.map(({ rating, deviation }) => rating + deviation)) / STEP) * STEP;
  const xAt = (at: number): number => FRAME.left + ((FRAME.right - FRAME.left) * at) / (points.length - 1);
  const yAt = (rating: number): number => FRAME.bottom - ((FRAME.bottom - FRAME.top) * (rating - low)) / (high - low);
  const every = Math.max(STEP, Math.ceil((high - low) / STEP / 4) * STEP);
  const levels = Array.from({ length: Math.floor((high - low) / every) + 1 }, (_, index) => low + index * every);
  const upper = points.map(({ rating, deviation }, at) => `${xAt(at)},${yAt(rating + deviation)}`);
  const lower = points.map(({ rating, deviation }, at) => `${xAt(at)},${yAt(rating - deviation)}`);
  return (
    <LineChart title={title} width={WIDTH} height={HEIGHT} frame={FRAME} levels={levels} yAt={yAt}>
      <polygon className="range" points={[...upper, ...lower.toReversed()].join(' ')} />
      <polyline className="line" points={points.map(({ rating }, at) => `${xAt(at)},${yAt(rating)}`).join(' ')} />
      {points.map(({ match, rating }, at) => (
        <circle key={match} cx={xAt(at)} cy={yAt(rating)} r={3} />
      ))}
    </LineChart>
  );
};
