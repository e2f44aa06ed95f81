import { TILES } from '@swordtable/games/swordcrafters/pieces/pieces';
import type { SwordTexts } from '@swordtable/games/swordcrafters/text/texts';
import type { Choice } from '../../../kit/set-up/fields.ts';
import { type SceneLines, withLines } from '../../../kit/set-up/scene-lines.ts';
import type { SwordSetUpWords } from './words/en.ts';

/** What the fields are made from. */
export interface Bench {
  readonly lines: SceneLines;
  readonly words: SwordSetUpWords;
  readonly texts: Pick<SwordTexts, 'cell' | 'side' | 'sword' | 'phase' | 'magicTitle' | 'smith'>;
  readonly seats: readonly string[];
}

/** What lies nowhere is in the bag or in the deck, and what is on a bench is taken up again. */
export const isStale = (name: string): boolean => /^(bag|deck|random|bench \d|left \d|strayed \d)$/.test(name);
/** Where the grid is laid out again. */
export const isOfGrid = (name: string): boolean => isStale(name) || /^(agenda|forge|taken \d|to move)$/.test(name);

export const changed = ({ lines }: Bench, changes: Readonly<Record<string, string>>, stale = isStale): string =>
  withLines(lines, changes, stale);

export const letterOf = (tile: string): string => tile.slice(0, 1);
/** The tiles by names short enough for a grid of them. */
export const tilesIn = ({ texts, words }: Bench): readonly Choice[] =>
  TILES.map((tile) => ({ id: letterOf(tile), name: tile === 'blank' ? words.blank : texts.cell(tile) }));
