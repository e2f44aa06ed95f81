import type { Game } from '@swordtable/kernel';
import { battlefields } from './battlefields/rules.ts';
import { contracts } from './contracts/rules.ts';
import { swordcrafters } from './swordcrafters/rules.ts';
import { asgard, olympus } from './tile-battle/rules.ts';

/** The games, in the order of the rulebooks. */
export const GAMES: readonly Game[] = [olympus, asgard, battlefields, swordcrafters, contracts];

/**
 * All rules that matches can be played by, newest first: the games as they are, then older versions of them, kept for matches
 * that began with them. Whoever changes rules so that a stored match would go on differently adds the old ones here.
 */
export const RULES: readonly Game[] = [...GAMES];

/** A game as it is, or in the version that a match began with. */
export const gameNamed = (id: string, version?: string): Game | undefined =>
  RULES.find((game) => game.id === id && (version === undefined || game.version === version));
