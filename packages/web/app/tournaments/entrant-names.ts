import type { EntrantCard } from '@swordtable/server/api/tournaments';
import type { Dictionary } from '../words/dictionary.ts';
import type { TournamentWords } from './tournament-words.ts';

/** What an entrant is called: bots by their strength, numbered where several have the same. */
export const entrantName = (entrants: readonly EntrantCard[], index: number, words: TournamentWords, { matches }: Dictionary): string => {
  const { name, level } = entrants[index] ?? { name: '' };
  if (level === undefined) return name === '' ? words.gone : name;
  const same = entrants.flatMap((other, at) => (other.level === level ? [at] : []));
  return same.length > 1 ? `${matches.bot(level)} ${same.indexOf(index) + 1}` : matches.bot(level);
};

/** Points as people write them: halves as ½. */
export const pointsText = (points: number): string => {
  const whole = Math.floor(points);
  if (points === whole) return String(points);
  if (points - whole !== 0.5) return points.toFixed(2).replace(/0$/, '');
  return whole === 0 ? '½' : `${whole}½`;
};
