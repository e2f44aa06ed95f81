/** The texts of setting up swords. German implements the same. */
export const en = {
  match: 'Match',
  phase: 'Phase',
  round: 'Round',
  first: 'First player',
  turn: 'To move',
  magic: (number: number): string => `Magic card ${number}`,
  none: 'None',
  grid: 'Grid',
  tiles: 'Tiles, row by row',
  guards: 'Guards',
  side: (name: string): string => `${name}, from the guard up`,
  onSword: (sword: string, field: string): string => `${sword}: ${field}`,
  taken: 'Tiles taken',
};

export type SwordSetUpWords = typeof en;
