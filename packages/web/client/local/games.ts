import { accept, type Game, type Result, refuse } from '@swordtable/kernel';

/** The versions of one game, newest first. */
export type Versions = readonly [Game, ...Game[]];
/** Loads a game's current version, and the version that a match began with if that is an older one. */
export type LoadGame = (id: string, version?: string) => Promise<Result<Versions>>;

type Rules = Readonly<Record<string, () => Promise<Game>>>;

/** One line per game: where its rules are loaded from when it's opened. */
const GAMES: Rules = {
  olympus: async () => (await import('@swordtable/games/tile-battle/rules')).olympus,
  asgard: async () => (await import('@swordtable/games/tile-battle/rules')).asgard,
  battlefields: async () => (await import('@swordtable/games/battlefields/rules')).battlefields,
  swordcrafters: async () => (await import('@swordtable/games/swordcrafters/rules')).swordcrafters,
  contracts: async () => (await import('@swordtable/games/contracts/rules')).contracts,
};

/** Older versions, loaded only for matches that began with them. */
const OLDER: Rules = {
  'olympus 3': async () => (await import('@swordtable/games/tile-battle/rules')).olympus3,
  'asgard 3': async () => (await import('@swordtable/games/tile-battle/rules')).asgard3,
  'olympus 2': async () => (await import('@swordtable/games/tile-battle/rules')).olympus2,
  'asgard 2': async () => (await import('@swordtable/games/tile-battle/rules')).asgard2,
  'olympus 1': async () => (await import('@swordtable/games/tile-battle/rules')).olympus1,
  'asgard 1': async () => (await import('@swordtable/games/tile-battle/rules')).asgard1,
  'contracts 4': async () => (await import('@swordtable/games/archive/contracts-4')).rules(),
  'contracts 3': async () => (await import('@swordtable/games/archive/contracts-3')).rules(),
  'contracts 2': async () => (await import('@swordtable/games/archive/contracts-2')).rules(),
  'contracts 1': async () => (await import('@swordtable/games/archive/contracts-1')).rules(),
};

/** Worked examples: anyone with the address can play them; the lobby shows them only on request. */
const EXAMPLES: Rules = {
  'high-water': async () => (await import('@swordtable/high-water/rules')).highWater,
};

const ALL: Rules = { ...GAMES, ...EXAMPLES };

/** The games in the lobby, in order. */
export const listedGames = (withExamples: boolean): readonly string[] => Object.keys(withExamples ? ALL : GAMES);

export const loadGame: LoadGame = async (id, version) => {
  const fetchGame = Object.hasOwn(ALL, id) ? ALL[id] : undefined;
  if (fetchGame === undefined) return refuse('unknown-game', `There is no game "${id}" here.`);
  const older = `${id} ${version}`;
  const fetchOlder = Object.hasOwn(OLDER, older) ? OLDER[older] : undefined;
  try {
    const newest = await fetchGame();
    return accept(fetchOlder === undefined ? [newest] : [newest, await fetchOlder()]);
  } catch {
    return refuse('game-away', 'The rules of this game couldn’t be loaded. Go online once and open it again.');
  }
};

/** A match's rules, among the versions of its game. */
export const rulesAmong =
  (versions: Versions) =>
  (id: string, version?: string): Game | undefined =>
    versions.find((game) => game.id === id && (version === undefined || game.version === version));
