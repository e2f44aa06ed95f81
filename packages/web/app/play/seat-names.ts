import type { SeatCard } from '@swordtable/server/api/match';
import { useMemo } from 'react';
import type { TableState } from '../../client/table.ts';
import { useTableWords } from '../../kit/layout/table-words.ts';
import type { SeatName } from '../../kit/table/game-table.ts';
import { useWords } from '../words/use-words.ts';
import { useGameTable } from './use-game-table.ts';

interface Naming {
  readonly you: string;
  readonly bot: (level: string) => string;
  /** One of several bots of the same strength: its number is enough. */
  readonly botNo: (number: number) => string;
  /** For a seat without a name. */
  readonly unnamed: (seat: number) => string;
}

type Sitting = Pick<SeatCard, 'name' | 'player' | 'level' | 'away' | 'profile'>;

/** The level of one of our bots, unless it's a stand-in. */
const levelOf = ({ player, level, away }: Sitting): string | undefined => (player === 'bot' && away === undefined ? level : undefined);

/** The number of a bot among those of the same strength, from 1; undefined if it's the only one. */
const numberOf = (seats: readonly Sitting[], seat: number): number | undefined => {
  const level = levelOf(seats[seat] as Sitting);
  const alike = seats.flatMap((each, at) => (level !== undefined && levelOf(each) === level ? [at] : []));
  return alike.length > 1 ? alike.indexOf(seat) + 1 : undefined;
};

/** The names of all seats; `reader` is the seat addressed as "you", if any. */
export const namesOf = (seats: readonly Sitting[], reader: number | null, naming: Naming): readonly SeatName[] => {
  const levels = new Set(seats.flatMap((occupant) => levelOf(occupant) ?? []));
  const botOn = (level: string, seat: number): string => {
    const number = numberOf(seats, seat);
    if (number === undefined) return naming.bot(level);
    return levels.size === 1 ? naming.botNo(number) : `${naming.bot(level)} ${number}`;
  };
  return seats.map((occupant, seat) => {
    const known = occupant.profile === undefined ? {} : { profile: occupant.profile };
    if (seat === reader) return { name: naming.you, you: true, ...known };
    const level = levelOf(occupant);
    return { name: level === undefined ? occupant.name || naming.unnamed(seat) : botOn(level, seat), you: false, ...known };
  });
};

/**
 * The names of the seats: the reader is "you", bots go by level, and anyone without a name goes by the seat. If several share a device,
 * there's no particular reader, so everyone goes by a name.
 */
export const useSeatNames = (
  { card: { game, seats }, watcher }: Pick<TableState, 'card' | 'watcher'>,
  isShared = false,
): readonly SeatName[] => {
  const words = useTableWords();
  const { bot, botNo } = useWords().matches;
  const table = useGameTable(game);
  const isSided = table?.isSided === true;
  const seatName = table?.seatName ?? words.party;
  return useMemo(() => {
    const sides = [words.red, words.blue];
    const unnamed = (seat: number): string => (isSided ? (sides[seat] ?? '') : seatName(seat));
    return namesOf(seats, isShared ? null : watcher, { you: words.you, bot, botNo, unnamed });
  }, [seats, watcher, isShared, words, bot, botNo, isSided, seatName]);
};
