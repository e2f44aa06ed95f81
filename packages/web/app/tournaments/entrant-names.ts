import type { EntrantCard } from '@swordtable/server/api/tournaments';
import type { Language } from '../../kit/words/language.ts';
import type { Dictionary } from '../words/dictionary.ts';
import type { TournamentWords } from './tournament-words.ts';

/** What an entrant is called: bots by their strength, numbered where several have the same. */
export const entrantName = (entrants: readonly EntrantCard[], index: number, words: TournamentWords, { matches }: Dictionary): string => {
  const { name, level } = entrants[index] ?? { name: '' };
  if (level === undefined) return name === '' ? words.gone : name;
  const same = entrants.flatMap((other, at) => (other.level === level ? [at] : []));
  return same.length > 1 ? `${matches.bot(level)} ${same.indexOf(index) + 1}` : matches.bot(level);
};

const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];

/** Points as people write them: halves as ½, and other fractions as their language has them. */
export const pointsText = (points: number, language: Language): string => {
  const whole = Math.floor(points + 1e-4);
  const rest = points - whole;
  if (Math.abs(rest) < 1e-4) return String(whole);
  const [, fraction] = FRACTIONS.find(([value]) => Math.abs(value - rest) < 1e-4) ?? [];
  if (fraction === undefined) return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(points);
  return whole === 0 ? fraction : `${whole}${fraction}`;
};
