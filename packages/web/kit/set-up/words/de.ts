import type { SetUpWords } from './en.ts';

/** Die Texte beim Aufbauen einer Stellung. */
export const de: SetUpWords = {
  setUp: 'Aufbauen',
  text: 'Jede Änderung gilt sofort. Was nirgends liegt, ist in seinem Stapel oder Beutel.',
  players: 'Spieler (neu austeilen)',
  add: 'Dazu',
  addTo: (field) => `${field}: dazulegen`,
  piece: (field, at) => `${field}, ${at}`,
  remove: 'Entfernen',
};
