import type { ScoredBlade, Scores } from '@swordtable/games/swordcrafters/phases/scoring';
import type { Magic } from '@swordtable/games/swordcrafters/pieces/pieces';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import type { Look } from '../../screen/look.ts';
import { widthOf, wrap } from '../../screen/text.ts';
import { inOwnColor, magicText, ownersOf } from './names.ts';

/** Parts of a line, on as many lines as they take; a part is never broken. */
const flowing = (parts: readonly string[], width: number, indent: string): readonly string[] => {
  const lines: string[] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    if (line === undefined || widthOf(line) + 2 + widthOf(part) > width) lines.push(indent + part);
    else lines[lines.length - 1] = `${line}  ${part}`;
  }
  return lines;
};

/** Who has how much of what a card counts, the best first, and what that would score. */
const rankingLines = (view: View, scores: Scores, at: number, look: Look): readonly string[] => {
  const owners = ownersOf(view);
  const placed = owners
    .map((owner, index) => ({ owner, won: scores[index]?.magic[at] as ScoredBlade['magic'][number] }))
    .toSorted((a, b) => a.won.place - b.won.place)
    .map(({ owner, won }) => {
      const score = won.points > 0 ? look.paint.bold(` +${won.points}`) : '';
      return `${inOwnColor(owner, owner.short, look)} ${won.count}${score}`;
    });
  return flowing(placed, look.width, '  ');
};

const cardLines = (card: Magic, { width, paint }: Look): readonly string[] =>
  wrap(`${magicText(card)}: ${card.points.join(', ')}`, width, '  ').map((line) => paint.yellow(line));

/** The three magic cards, each with the points for its places and the current ranking. */
export const magicLines = (view: View, scores: Scores, look: Look): readonly string[] =>
  view.setting.magic.flatMap((card, at) => [...cardLines(card, look), ...rankingLines(view, scores, at, look)]);
