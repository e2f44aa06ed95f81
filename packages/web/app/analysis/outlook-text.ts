import type { Analyzed } from '../../client/analysis/analyze.ts';
import type { AnalysisPageWords } from './words/en.ts';

/** Less than this is no lead. */
const LEAST = 0.5;

/** Who is ahead, and how surely, in sentences. */
export const outlookText = (
  outlook: Analyzed['outlook'],
  names: readonly string[],
  words: Pick<AnalysisPageWords, 'over' | 'even' | 'ahead' | 'alone' | 'points' | 'chance'>,
): string => {
  if (outlook === undefined) return words.over;
  const { margins, wins } = outlook;
  const [only = 0] = margins;
  if (margins.length === 1) return words.alone(words.points(only));
  const most = Math.max(...margins);
  const first = margins.indexOf(most);
  const name = names[first] ?? '';
  if (most < LEAST) return words.even;
  const chance = wins?.[first];
  const lead = words.ahead(name, words.points(most));
  return chance === undefined ? lead : `${lead} ${words.chance(name, chance)}`;
};
