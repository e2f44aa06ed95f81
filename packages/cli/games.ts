import { GAMES as OURS, gameNamed as ourGame } from '@swordtable/games';
import { highWater } from '@swordtable/high-water/rules';
import type { Game } from '@swordtable/kernel';

/** Worked examples: playable by name in the terminal, but listed and served only with SWORDTABLE_EXAMPLES=1. */
const EXAMPLES: readonly Game[] = [highWater];
const OFFERED = process.env['SWORDTABLE_EXAMPLES'] === '1' ? EXAMPLES : [];

/** The games that are listed. */
export const GAMES: readonly Game[] = [...OURS, ...OFFERED];

const among = (games: readonly Game[], id: string, version?: string): Game | undefined =>
  games.find((game) => game.id === id && (version === undefined || game.version === version));

/** The server's rules in any version. */
export const rulesOf = (id: string, version: string): Game | undefined => ourGame(id, version) ?? among(OFFERED, id, version);

/** A game in its current version, or in the version a match began with. */
export const gameNamed = (id: string, version?: string): Game | undefined => ourGame(id, version) ?? among(EXAMPLES, id, version);
