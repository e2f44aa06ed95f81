import { wilson } from '@swordtable/bots';
import type { Game, Standing } from '@swordtable/kernel';
import type { Grid } from '../screen/grid.ts';
import { type Count, type Tally, winShare } from './collector.ts';

/** What every game has: who won, by how many points, and how long it took. */
export const countGame = (count: Count, standing: Standing, answers: number): void => {
  count('games');
  count('answers', answers);
  count('answers²', answers ** 2);
  for (const [seat, points] of standing.points.entries()) {
    count(`sat ${seat}`);
    count(`wins ${seat}`, winShare(standing, seat));
    count(`points ${seat}`, points);
    count(`points² ${seat}`, points ** 2);
  }
  if ((standing.ranking[0] ?? []).length > 1) count('shared');
};

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** A share in percent with its 95% interval. */
export const rateText = (score: number, games: number): readonly [string, string] => {
  const { share, low, high } = wilson(score, games);
  return games === 0 ? ['–', ''] : [percent(share), `${percent(low)} to ${percent(high)}`];
};

export const meanOf = (sum: number, count: number): number => (count === 0 ? 0 : sum / count);
const spreadOf = (squares: number, sum: number, count: number): number =>
  Math.sqrt(Math.max(0, meanOf(squares, count) - meanOf(sum, count) ** 2));

export const resultGrids = (game: Game, bots: readonly string[], tally: Tally): readonly Grid[] => {
  const at = (name: string): number => tally[name] ?? 0;
  const games = at('games');
  const seats: Grid = {
    title: 'By seat',
    columns: ['seat', 'bot', 'wins', '95% interval', 'points', 'sd'],
    rows: bots.map((bot, seat) => [
      game.words.seat(seat),
      bot,
      ...rateText(at(`wins ${seat}`), at(`sat ${seat}`)),
      meanOf(at(`points ${seat}`), at(`sat ${seat}`)),
      spreadOf(at(`points² ${seat}`), at(`points ${seat}`), at(`sat ${seat}`)),
    ]),
    notes: at('shared') > 0 ? [`${at('shared')} wins were shared; each counts for all of them in equal parts.`] : [],
  };
  const length: Grid = {
    title: 'Length',
    columns: ['', 'mean', 'sd'],
    rows: [['answers a game', meanOf(at('answers'), games), spreadOf(at('answers²'), at('answers'), games)]],
  };
  return [seats, length];
};
