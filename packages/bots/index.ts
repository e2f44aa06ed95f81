import { games } from '@swordtable/games';
import type { Seat } from '@swordtable/kernel';

/** The seats a bot could take, by game. */
export const seatsForBots = (): Readonly<Record<string, readonly Seat[]>> => Object.fromEntries(games.map(({ id, seats }) => [id, seats]));
