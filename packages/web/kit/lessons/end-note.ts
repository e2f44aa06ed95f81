import type { TableState } from '../../client/table.ts';
import type { Said } from './note.ts';

/** What a course says at the end, by how the game ended. */
interface EndWords {
  readonly end: string;
  readonly endEarly: string;
  readonly endWon: (mine: number, theirs: number) => string;
  readonly endLost: (mine: number, theirs: number) => string;
}

/** How a guided game of two ended, in points. */
export const endNote = ({ card: { ended }, watcher }: Pick<TableState, 'card' | 'watcher'>, words: EndWords): Said => {
  const standing = ended?.why === 'resigned' ? undefined : ended?.standing;
  if (standing === undefined) return { title: words.end, text: words.endEarly };
  const mine = watcher ?? 0;
  const hasWon = standing.ranking[0]?.includes(mine) === true;
  return { title: words.end, text: (hasWon ? words.endWon : words.endLost)(standing.points[mine] ?? 0, standing.points[1 - mine] ?? 0) };
};
