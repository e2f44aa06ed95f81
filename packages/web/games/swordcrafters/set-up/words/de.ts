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
  card: 'Karte dieser Runde',
  against: 'Gegnerische Schmiede',
  cut: (number) => `Schnitt ${number}`,
  cutLine: ({ axis, after, from, to }) => {
    const [line, across] = axis === 'H' ? ['Zeile', 'Spalte'] : ['Spalte', 'Zeile'];
    return `Nach ${line} ${after}, ${across} ${from === to ? from : `${from}–${to}`}`;
  },
  blank: 'Leer',
  grid: 'Raster',
  tiles: 'Plättchen, Zeile für Zeile',
  guards: 'Parierstangen',
  side: (name) => `${name}, von der Parierstange an`,
  onSword: (sword, field) => `${sword}: ${field}`,
  taken: 'Genommene Plättchen',
  tooMany: (tile) => `Von diesem Plättchen hat die Schachtel nicht mehr: ${tile}.`,
  tooManyTiles: 'Für diese Runde liegen zu viele Plättchen auf dem Tisch.',
  openSpaces: (name) => `Das Schwert von ${name} hätte eine Lücke: Keine Seite ist um mehr als ein Plättchen länger als eine andere.`,
  takenAlready: 'Aus dem Raster wurden schon Plättchen genommen. Mit der ersten Phase kommen sie zurück.',
};
