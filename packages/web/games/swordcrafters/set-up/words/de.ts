import type { SwordSetUpWords } from './en.ts';

/** Die Texte beim Aufbauen von Schwertern. */
export const de: SwordSetUpWords = {
  match: 'Partie',
  phase: 'Phase',
  round: 'Runde',
  first: 'Startspieler',
  turn: 'Am Zug',
  magic: (number) => `Magiekarte ${number}`,
  none: 'Keine',
  grid: 'Raster',
  tiles: 'Plättchen, Reihe für Reihe',
  guards: 'Parierstangen',
  side: (name) => `${name}, von der Parierstange an`,
  onSword: (sword, field) => `${sword}: ${field}`,
  taken: 'Genommene Plättchen',
};
