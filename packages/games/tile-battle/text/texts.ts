import type { Prompt } from '@swordtable/kernel';
import type { Seats } from '../../seat-names.ts';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import type { Origin } from '../field/coordinates.ts';
import type { Tile } from '../tile.ts';

/** What is printed on a terrain. */
export interface TerrainText {
  readonly name: string;
  readonly ability: string;
  readonly text: string;
}

/** The match that sentences speak of: what its terrain is called, and its cells. */
export interface Ground {
  /** The terrain's id. */
  readonly terrain: string;
  readonly origin: Origin;
}

/** What happened, in one language. Without a ground, the terrain has no name, and cells are named around the first tile. */
export type EventSentence = (event: Event, seats: Seats, ground?: Ground) => string;

/** What the tile games say of their tiles, questions, answers, and events, in one language. */
export interface TileTexts {
  /** The hero's name; for the terrain and for a hidden tile, the word for it within a sentence. */
  readonly name: (tile: Tile) => string;
  /** What a hero's ability is called, and what it does. Both are empty for anything that isn't a hero. */
  readonly ability: (tile: Tile) => string;
  readonly text: (tile: Tile) => string;
  /** By its id; an unknown id reads as playing without a terrain. */
  readonly terrain: (id: string) => TerrainText;
  readonly sentence: EventSentence;
  readonly action: (action: Action, origin?: Origin) => string;
  readonly prompt: (prompt: Prompt) => string;
  readonly turnsInWords: (turns: number) => string;
}
