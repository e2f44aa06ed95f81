import { GAMES } from '@swordtable/games';
import type { Game } from '@swordtable/kernel';
import { bids } from '@swordtable/kernel/toys/bids';
import { boxes } from '@swordtable/kernel/toys/boxes';
import { carts } from '@swordtable/kernel/toys/carts';
import type { RulesOf } from '@swordtable/server/match/match';
import type { Simulated } from './clients/host.ts';

const simulated = (
  game: Pick<Game, 'id' | 'version'>,
  seats: readonly number[],
  options: Simulated['options'] = () => ({}),
): Simulated => ({
  game: game.id,
  version: game.version,
  ...{ seats, options },
});

/** Small games: hidden hands and sealed answers, a deck and dice, nothing hidden at all. */
const TOYS: readonly Simulated[] = [
  simulated(bids, [2, 3, 4], (chance) => ({ cards: 2 + chance.below(4) })),
  simulated(carts, [2, 3, 4], (chance) => ({ rounds: 1 + chance.below(3) })),
  simulated(boxes, [2, 3]),
];

const RULES: readonly Game[] = [bids, carts, boxes, ...GAMES];

/** A real game, for a match in this many: it takes much longer than a toy. */
const REAL_ONE_IN = 60;
const REAL = GAMES.flatMap((game) => (game.id === 'olympus' ? [simulated(game, [2])] : []));

export const gameFor = (chance: { below(limit: number): number }): Simulated => {
  const games = chance.below(REAL_ONE_IN) === 0 ? REAL : TOYS;
  return games[chance.below(games.length)] as Simulated;
};

/** The games, with a planted bug in their rules if there is one. */
export const gamesWith = (plant: ((game: Game) => Game) | undefined): readonly Game[] => (plant === undefined ? RULES : RULES.map(plant));

export const rulesIn =
  (games: readonly Game[]): RulesOf =>
  (id, version) =>
    games.find((game) => game.id === id && game.version === version);
