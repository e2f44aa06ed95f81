import type { MatchOptions } from '@swordtable/kernel';

/** How games of one kind are set up for training: all that bots will be asked to play, the default most often. */
export interface TrainingSetup {
  readonly game: string;
  readonly seats: number;
  readonly options: MatchOptions;
  readonly weight: number;
}

const tiles = (game: string): readonly TrainingSetup[] => [
  { game, seats: 2, options: {}, weight: 4 },
  { game, seats: 2, options: { terrain: 'random' }, weight: 3 },
  { game, seats: 2, options: { terrain: 'random', mixed: true }, weight: 1 },
  { game, seats: 2, options: { terrain: 'random', centred: true }, weight: 1 },
];

const crafting = (seats: number, weight: number): readonly TrainingSetup[] => [
  { game: 'swordcrafters', seats, options: {}, weight },
  { game: 'swordcrafters', seats, options: { lightweight: true }, weight: weight / 4 },
];

/** The models, each with what it's trained on. */
export const MODELS: Readonly<Record<string, readonly TrainingSetup[]>> = {
  'tile-battle': [...tiles('olympus'), ...tiles('asgard'), { game: 'olympus', seats: 2, options: { house: true }, weight: 0.5 }],
  battlefields: [{ game: 'battlefields', seats: 2, options: {}, weight: 1 }],
  swordcrafters: [...crafting(2, 4), ...crafting(3, 2), ...crafting(4, 1), ...crafting(5, 1)],
};
