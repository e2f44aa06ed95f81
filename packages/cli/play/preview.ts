import { type Game, randomFrom, type Seat } from '@swordtable/kernel';
import type { Table } from '../tables/table.ts';

/**
 * What an answer would bring, tried out in a world that the seat cannot tell from the real one; nothing where chance or hidden
 * things come into it, because then nobody can know.
 */
export const previewOf = (game: Game, state: unknown, seat: Seat, action: unknown, table: Table): string => {
  const world = game.determinize(state, seat, randomFrom('preview'));
  const revealed = game.revealCount(world);
  const events: unknown[] = [];
  game.advance(world, seat, action, (event) => events.push(event));
  return game.revealCount(world) === revealed ? table.gist(events) : '';
};
