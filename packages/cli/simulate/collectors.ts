import { battlefields } from './battlefields/collector.ts';
import type { Collector } from './collector.ts';
import { contracts } from './contracts/collector.ts';
import { swordcrafters } from './swordcrafters/collector.ts';
import { tileBattle } from './tile-battle/collector.ts';

/** A collector is looked up by its game's id, so whatever it watches is of that game: only here are the types of one game forgotten. */
const COLLECTORS: Readonly<Record<string, Collector>> = { olympus: tileBattle, asgard: tileBattle, battlefields, swordcrafters, contracts };

/** Counts nothing: a game without a collector still has its wins, points and length. */
const nothing: Collector = { watch: () => ({ hear: () => {}, end: () => {} }), grids: () => [] };

export const collectorOf = (game: string): Collector => COLLECTORS[game] ?? nothing;
