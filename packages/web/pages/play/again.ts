import { LEVELS } from '@swordtable/bots';
import type { Plain } from '@swordtable/kernel';
import type { TableState } from '../../table/table.ts';
import { writtenTable } from '../setup/choices.ts';

/** An option as an address says it. A table that this browser no longer keeps cannot be said there. */
const written = (game: string, id: string, value: Plain): string | undefined => {
  if (value === null) return undefined;
  return typeof value === 'object' ? writtenTable(game, id, value) : String(value);
};

/** The address of another match like this one, against whoever sat there at first: a bot that stands in for somebody is not meant. */
export const againAddress = ({ game, seats, options }: Pick<TableState['card'], 'game' | 'seats' | 'options'>): string => {
  const bot = seats.find(({ kind }) => kind === 'bot');
  const level = LEVELS.find(({ id }) => id === bot?.level)?.id ?? 'medium';
  const query = new URLSearchParams({ game, against: bot === undefined ? 'hot-seat' : level, seats: String(seats.length) });
  for (const [id, value] of Object.entries(options)) {
    const text = written(game, id, value);
    if (text !== undefined) query.set(id, text);
  }
  return `/play/new?${query}`;
};
