import { accept, type Game, type Result, refuse } from '@swordtable/kernel';

/** The versions of one game, newest first. */
export type Versions = readonly [Game, ...Game[]];
export type LoadGame = (id: string) => Promise<Result<Versions>>;

/** Where the rules of each game are fetched from once somebody opens it. Old versions of a game stand behind its newest. */
const SHELVES: Readonly<Record<string, () => Promise<Versions>>> = {
  olympus: async () => [(await import('@swordtable/games/tile-battle/rules')).olympus],
  asgard: async () => [(await import('@swordtable/games/tile-battle/rules')).asgard],
  battlefields: async () => [(await import('@swordtable/games/battlefields/rules')).battlefields],
  swordcrafters: async () => [(await import('@swordtable/games/swordcrafters/rules')).swordcrafters],
  contracts: async () => [(await import('@swordtable/games/contracts/rules')).contracts],
};

export const loadGame: LoadGame = async (id) => {
  const fetchGame = Object.hasOwn(SHELVES, id) ? SHELVES[id] : undefined;
  if (fetchGame === undefined) return refuse('unknown-game', `There is no game "${id}" here.`);
  try {
    return accept(await fetchGame());
  } catch {
    return refuse('game-away', 'The rules of this game could not be fetched. Go online once and open it again.');
  }
};

/** The rules that a match goes by, found among the versions of its game. */
export const rulesAmong =
  (versions: Versions) =>
  (id: string, version?: string): Game | undefined =>
    versions.find((game) => game.id === id && (version === undefined || game.version === version));
