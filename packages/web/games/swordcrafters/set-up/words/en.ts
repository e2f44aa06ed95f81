import type { CutLine } from '../cuts.ts';

/** The texts of setting up swords. German implements the same. */
export const en = {
  match: 'Match',
  phase: 'Phase',
  round: 'Round',
  first: 'First player',
  turn: 'To move',
  magic: (number: number): string => `Magic card ${number}`,
  none: 'None',
  card: 'Card of this round',
  against: 'Smiths to beat',
  cut: (number: number): string => `Cut ${number}`,
  cutLine: ({ axis, after, from, to }: CutLine): string => {
    const [line, across] = axis === 'H' ? ['row', 'column'] : ['column', 'row'];
    return `After ${line} ${after}, ${from === to ? `${across} ${from}` : `${across}s ${from}–${to}`}`;
  },
  blank: 'blank',
  grid: 'Grid',
  tiles: 'Tiles, row by row',
  guards: 'Guards',
  side: (name: string): string => `${name}, from the guard up`,
  onSword: (sword: string, field: string): string => `${sword}: ${field}`,
  taken: 'Tiles taken',
  tooMany: (tile: string): string => `The box has no more of this tile: ${tile}.`,
  tooManyTiles: 'Too many tiles are on the table for this round.',
  openSpaces: (name: string): string => `The sword of ${name} would have a gap: no side is more than one tile longer than another.`,
  takenAlready: 'Some tiles have been taken out of the grid. Choose the first phase to put them back.',
};

export type SwordSetUpWords = typeof en;
