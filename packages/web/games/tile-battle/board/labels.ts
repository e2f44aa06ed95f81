import { HEROES } from '@swordtable/games/tile-battle/hero/roster';
import type { TileTexts } from '@swordtable/games/tile-battle/text/texts';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import type { TileWords } from '../words/en.ts';

/** What labels are made from: the words of the table, and the names of the heroes. */
export interface Wording {
  readonly words: TileWords;
  readonly texts: Pick<TileTexts, 'name'>;
}

/** What a hero, or the terrain of this match, is called. */
export const nameBy = (
  { view, texts }: { readonly view: View; readonly texts: Pick<TileTexts, 'name' | 'terrain'> },
  tile: Tile,
): string => (tile === TERRAIN ? texts.terrain(view.setting.terrain).name : texts.name(tile));

/** The numbers of an upright tile as they are turned: north, east, south, west of the board. */
const turned = (numbers: readonly number[], turns: number): readonly number[] =>
  numbers.map((_, side) => numbers[(side - turns + 4) & 3] ?? 0);

const printedNumbers = (view: Pick<View, 'printed'>, tile: Tile, turns = 0): readonly number[] =>
  turned(view.printed.slice(tile * 4, tile * 4 + 4), turns);

/** A tile as it is drawn and read out: whose it is, and its numbers as printed and as they are now, from north clockwise. */
export interface Face {
  readonly tile: Tile;
  readonly owner: number;
  readonly printed: readonly number[];
  readonly numbers: readonly number[];
}

export const faceInHand = (view: Pick<View, 'printed'>, tile: Tile, owner: number, turns = 0): Face => {
  const printed = printedNumbers(view, tile, turns);
  return { tile, owner, printed, numbers: printed };
};

export const faceOnBoard = (view: View, tile: Tile): Face | undefined => {
  const seen = view.board.find((each) => each.tile === tile);
  return seen && { tile, owner: seen.owner, printed: printedNumbers(view, tile, seen.turns), numbers: seen.numbers };
};

/** "Jason, red, north 5, east 3, south 2, west 6, optional": a changed number is followed by the printed one. */
const faceLabel = ({ tile, owner, printed, numbers }: Face, { words, texts }: Wording): string => {
  const sides = numbers.map((now, side) => words.sideNumber(side, now, printed[side] === now ? undefined : printed[side]));
  const kind = HEROES[tile]?.kind;
  const whose = owner < 0 ? [] : [words.color(owner)];
  return [texts.name(tile), ...whose, ...sides, ...(kind === undefined ? [] : [words.kind(kind)])].join(', ');
};

export interface Marks {
  readonly offered?: boolean;
  readonly chosen?: boolean;
  readonly protectedBy?: Tile;
  readonly heldBy?: Tile;
  readonly asleep?: boolean;
  readonly flips?: boolean;
}

const marksLabel = ({ offered, chosen, protectedBy, heldBy, asleep, flips }: Marks, { words, texts }: Wording): readonly string[] => [
  ...(asleep ? [words.asleep] : []),
  ...(protectedBy ? [words.protectedBy(texts.name(protectedBy))] : []),
  ...(heldBy ? [words.heldBy(texts.name(heldBy))] : []),
  ...(flips ? [words.wouldFlip] : []),
  ...(chosen ? [words.chosen] : offered ? [words.canBeChosen] : []),
];

/** A cell of the board in words: what lies on it, where it is, and what it can be to the question. */
export const cellLabel = (cell: string, face: Face | undefined, terrain: string | undefined, marks: Marks, wording: Wording): string => {
  const { words } = wording;
  const what = face !== undefined ? faceLabel(face, wording) : (terrain ?? words.emptyCell);
  return [what, words.on(cell), ...marksLabel(marks, wording)].join(', ');
};

export const handLabel = (face: Face, marks: Marks, wording: Wording): string =>
  [faceLabel(face, wording), ...marksLabel(marks, wording)].join(', ');
