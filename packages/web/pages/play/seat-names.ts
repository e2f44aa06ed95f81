import { useMemo } from 'react';
import { useTableWords } from '../../layout/table-words.ts';
import type { TableState } from '../../table/table.ts';
import { useWords } from '../../words/language.ts';
import type { SeatName } from './boards.ts';

/**
 * How the seats are called: the reader "you", bots by their level, and whoever gave no name by the seat. Where several share one
 * device nobody in particular reads, so everybody goes by a name.
 */
export const useSeatNames = ({ card: { seats }, watcher }: Pick<TableState, 'card' | 'watcher'>, isShared = false): readonly SeatName[] => {
  const words = useTableWords();
  const { bot } = useWords().matches;
  return useMemo(() => {
    const colours = [words.red, words.blue];
    return seats.map(({ name, player, level, away }, seat) => {
      if (seat === watcher && !isShared) return { name: words.you, you: true };
      const given = player === 'bot' && away === undefined && level !== undefined ? bot(level) : name;
      return { name: given || (seats.length === 2 ? (colours[seat] ?? '') : words.seat(seat)), you: false };
    });
  }, [seats, watcher, isShared, words, bot]);
};
