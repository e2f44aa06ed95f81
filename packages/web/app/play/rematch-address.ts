import { LEVELS } from '@swordtable/bots';
import type { Json } from '@swordtable/kernel';
import type { SeatCard } from '@swordtable/server/api/match';
import type { TableState } from '../../client/table.ts';
import { writtenPlayers, writtenTable } from '../setup/choices.ts';
import { DEFAULT_LEVEL, type Opponent, opponentKindOf } from '../setup/opponents.ts';

/** An option's value in an address. A table that this browser no longer has can't be named there. */
const written = (game: string, id: string, value: Json): string | undefined => {
  if (value === null) return undefined;
  return typeof value === 'object' ? writtenTable(game, id, value) : String(value);
};

/** The seat's original player, not a stand-in bot. */
const otherOn = ({ kind, name, level }: SeatCard): Opponent =>
  kind === 'bot' ? { kind, level: LEVELS.find(({ id }) => id === level)?.id ?? DEFAULT_LEVEL } : { kind: 'here', name };

/** The address of another match like this one: the same people and bots, with the first person on the first seat. */
export const rematchAddress = ({ game, seats, options }: Pick<TableState['card'], 'game' | 'seats' | 'options'>): string => {
  const first = Math.max(
    0,
    seats.findIndex(({ kind }) => kind !== 'bot'),
  );
  const others = seats.filter((_, seat) => seat !== first).map(otherOn);
  const players = writtenPlayers({ others, against: opponentKindOf(others, DEFAULT_LEVEL), name: seats[first]?.name ?? '' });
  const query = new URLSearchParams([['game', game], ...players, ['seats', String(seats.length)]]);
  for (const [id, value] of Object.entries(options)) {
    const text = written(game, id, value);
    if (text !== undefined) query.set(id, text);
  }
  return `/play/new?${query}`;
};
