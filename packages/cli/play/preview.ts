import { type Game, randomFrom, type Seat } from '@swordtable/kernel';
import type { Table } from '../tables/table.ts';

/**
 * What an answer would do, tried in a world that the seat can't tell from the real one. Empty where chance or hidden
 * information matters, because then nobody can know.
 */
export const previewOf = (game: Game, state: unknown, seat: Seat, action: unknown, table: Table): string => {
  const world = game.determinize(state, seat, randomFrom('preview'));
  const revealed = game.revealCount(world);
  const events: unknown[] = [];
  game.advance(world, seat, action, (event) => events.push(event));
  return game.revealCount(world) === revealed ? table.gist(events) : '';
};
