import type { ScoredBlade, Scores } from '@swordtable/games/swordcrafters/phases/scoring';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import type { Look } from '../../screen/look.ts';
import { cut, padEnd, padStart } from '../../screen/text.ts';
import { inOwnColor, ownersOf } from './names.ts';

const COLUMNS = ['longest', 'sides', 'magic', 'points'] as const;
const WIDTHS = [8, 8, 8, 8] as const;
const NAME_MAX = 14;
const sum = (points: readonly number[]): number => points.reduce((total, each) => total + each, 0);

const partsOf = ({ longest, quality, magic, points }: ScoredBlade): readonly number[] => [
  longest,
  sum(quality),
  sum(magic.map((each) => each.points)),
  points,
];

const rowOf = (texts: readonly string[]): string => texts.map((text, at) => padStart(text, WIDTHS[at] ?? 0)).join('');

/** What every sword scores at the end, and for what. */
export const scoreLines = (view: View, scores: Scores, look: Look): readonly string[] => {
  const owners = ownersOf(view);
  const width = Math.min(NAME_MAX, look.width - sum(WIDTHS));
  return [
    look.paint.dim(' '.repeat(width) + rowOf(COLUMNS)),
    ...owners.map((owner, at) => {
      const parts = partsOf(scores[at] as ScoredBlade).map(String);
      return inOwnColor(owner, padEnd(cut(owner.name, width), width), look) + rowOf(parts);
    }),
  ];
};
