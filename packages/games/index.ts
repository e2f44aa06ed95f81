import type { Game } from '@swordtable/kernel';
import { rules as contracts1 } from './archive/contracts-1.ts';
import { battlefields } from './battlefields/rules.ts';
import { contracts } from './contracts/rules.ts';
import { swordcrafters } from './swordcrafters/rules.ts';
import { asgard, asgard1, asgard2, olympus, olympus1, olympus2 } from './tile-battle/rules.ts';

/** The games, in the order of the rulebooks. */
export const GAMES: readonly Game[] = [olympus, asgard, battlefields, swordcrafters, contracts];

/**
 * All rules that matches can be played by, newest first: the games as they are, then older versions of them for matches that began
 * with them. Where more than numbers changed, an older version is frozen in `archive`.
 */
export const RULES: readonly Game[] = [...GAMES, olympus2, asgard2, olympus1, asgard1, contracts1];

/** A game as it is, or in the version that a match began with. */
export const gameNamed = (id: string, version?: string): Game | undefined =>
  RULES.find((game) => game.id === id && (version === undefined || game.version === version));
