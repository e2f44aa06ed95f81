import type { SetUpWords } from './en.ts';

/** Die Texte beim Aufbauen einer Stellung. */
export const de: SetUpWords = {
  setUp: 'Aufbauen',
  text: 'Jede Änderung gilt sofort. Karten, die nirgends liegen, sind in ihren Stapeln.',
  players: 'Spieler (neu austeilen)',
  add: 'Dazu',
  addTo: (field) => `${field}: dazulegen`,
  piece: (field, at) => `${field}, ${at}`,
  remove: 'Entfernen',
};
