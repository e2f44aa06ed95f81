import type { Prompt } from '@swordtable/kernel';
import type { Seats } from '../../seat-names.ts';
import type { Action } from '../action.ts';
import type { Event } from '../events.ts';
import type { Tile } from '../tile.ts';

/** What is printed on a terrain. */
export interface TerrainText {
  readonly name: string;
  readonly ability: string;
  readonly text: string;
}

/** What happened, in one language. With the terrain's id, the terrain is called by its name where it is the reason. */
export type EventSentence = (event: Event, seats: Seats, terrain?: string) => string;

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
  readonly action: (action: Action) => string;
  readonly prompt: (prompt: Prompt) => string;
  readonly turnsInWords: (turns: number) => string;
}
