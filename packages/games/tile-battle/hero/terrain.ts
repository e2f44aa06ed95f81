import type { Hero } from './hero.ts';

/** A terrain: a text like a hero's, and the few ways in which it changes the flow of a match. */
export interface Terrain extends Hero {
  readonly name: string;
  /** Placements must use a cell beside it while one is legal. */
  readonly drawsPlacements?: true;
  /** In each draft phase, each player's first pick goes to the other's hand. */
  readonly givesFirstPick?: true;
  /** How many heroes the players take off the board after the first round. */
  readonly removesBetweenRounds?: number;
  /** One round without a draft: each turn the active player looks at two tiles of the deck and plays one. */
  readonly playsFromDeck?: true;
  /** What is flipped by comparing compares in turn. */
  readonly chains?: true;
}

/** No terrain at all: its text does nothing. */
export const NO_TERRAIN: Terrain = {
  id: 'none',
  name: 'No terrain',
  ability: '',
  kind: 'continuous',
  text: 'The board starts empty.',
  rulings: ['T-25'],
};
