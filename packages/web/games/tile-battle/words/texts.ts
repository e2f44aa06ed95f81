import type { Action } from '@swordtable/games/tile-battle/action';
import type { Event } from '@swordtable/games/tile-battle/events';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import type { Prompt } from '@swordtable/kernel';
import type { Seats } from '../../../kit/words/seats.ts';

/** What stands on a terrain. */
export interface TerrainText {
  readonly name: string;
  readonly ability: string;
  readonly text: string;
}

/** What the tile games say of their tiles, questions, answers and events, in one language. */
export interface TileTexts {
  /** The hero's name; of the terrain, and of a tile that is not known, the word for it, as it stands within a sentence. */
  readonly name: (tile: Tile) => string;
  /** What a hero's ability is called, and what it does. Both are empty for what is no hero. */
  readonly ability: (tile: Tile) => string;
  readonly text: (tile: Tile) => string;
  /** By its id; an id that no terrain has is told as playing without one. */
  readonly terrain: (id: string) => TerrainText;
  /** What happened. With the terrain's id, the terrain is called by its name where it is the reason. */
  readonly sentence: (event: Event, seats: Seats, terrain?: string) => string;
  readonly action: (action: Action) => string;
  readonly prompt: (prompt: Prompt) => string;
  readonly turnsInWords: (turns: number) => string;
}
