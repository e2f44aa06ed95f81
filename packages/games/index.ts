import type { Game } from '@swordtable/kernel';
import { rules as contracts1 } from './archive/contracts-1.ts';
import { rules as contracts2 } from './archive/contracts-2.ts';
import { rules as contracts3 } from './archive/contracts-3.ts';
import { rules as contracts4 } from './archive/contracts-4.ts';
import { battlefields } from './battlefields/rules.ts';
import { contracts } from './contracts/rules.ts';
import { swordcrafters } from './swordcrafters/rules.ts';
import { asgard, asgard1, asgard2, asgard3, olympus, olympus1, olympus2, olympus3 } from './tile-battle/rules.ts';

/** The games, in the order of the rulebooks. */
export const GAMES: readonly Game[] = [olympus, asgard, battlefields, swordcrafters, contracts];

/**
 * Older versions of their rules, for matches that began with them. Those of the tile games are today's rules with other numbers; those of
 * Contracts are frozen in `archive`, and set up when the first such match is opened.
 */
const OLDER: Readonly<Record<string, () => Game>> = {
  'olympus 3': () => olympus3,
  'asgard 3': () => asgard3,
  'olympus 2': () => olympus2,
  'asgard 2': () => asgard2,
  'olympus 1': () => olympus1,
  'asgard 1': () => asgard1,
  'contracts 4': contracts4,
  'contracts 3': contracts3,
  'contracts 2': contracts2,
  'contracts 1': contracts1,
};

/** All versions that matches can be played by: ids of games with versions of their rules. */
export const VERSIONS: readonly (readonly [string, string])[] = [
  ...GAMES.map(({ id, version }) => [id, version] as const),
  ...Object.keys(OLDER).map((name) => name.split(' ') as [string, string]),
];

/** A game as it is, or in the version that a match began with. */
export const gameNamed = (id: string, version?: string): Game | undefined => {
  const newest = GAMES.find((game) => game.id === id);
  return version === undefined || newest?.version === version ? newest : OLDER[`${id} ${version}`]?.();
};
