import type { Game } from '@swordtable/kernel';
import { asgard, olympus } from './tile-battle/rules.ts';

/** The games, in the order of the rulebooks. */
export const GAMES: readonly Game[] = [olympus, asgard];

export const gameNamed = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
