import type { TableState } from '../../client/table.ts';
import type { TableWords } from './words/en.ts';

/** The note below a player's name: whose turn it is, or who is away. */
export const noteOf = (
  { card, asked, watcher }: Pick<TableState, 'card' | 'asked' | 'watcher'>,
  seat: number,
  words: TableWords,
): string => {
  const { resigned, away, vacation } = card.seats[seat] ?? {};
  if (resigned) return words.resigned;
  if (card.status === 'over') return '';
  if (away !== undefined) return words.away;
  if (seat !== watcher && (vacation?.until ?? 0) > Date.now()) return words.vacation;
  if (asked.some((entry) => entry.seat === seat)) return seat === watcher ? words.yourTurn : words.toAct;
  return words.waiting;
};
