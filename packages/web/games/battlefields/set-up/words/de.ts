import type { BattleSetUpWords } from './en.ts';

/** Die Texte beim Aufbauen einer Schlacht. */
export const de: BattleSetUpWords = {
  match: 'Partie',
  phase: 'Phase',
  phases: { muster: 'Ziehen', placement: 'Aufstellung', battle: 'Schlacht' },
  round: 'Runde',
  starter: 'Startmarker',
  turn: 'Am Zug',
  aresPile: 'Ares-Stapel',
  place: (number, land) => `Platz ${number}: ${land}`,
  lands: 'Länder, das neueste zuletzt',
  stack: (name) => `${name}: Stapel, oberste Karte zuletzt`,
  lying: (name) => `${name}: ausliegende Karte`,
  none: 'Keine',
  faceUp: (name) => `${name}, offen`,
  hand: 'Einheiten auf der Hand',
  actions: 'Aktionen auf der Hand',
  spent: 'Verbrauchte Aktionen',
  fallen: 'Gefallen',
  won: 'Eroberte Länder',
  ares: 'Ares-Karten',
  tooMany: (card, name) => `Von „${card}“ hat die Schachtel für ${name} nicht mehr.`,
  tooManyAres: (count) => `In der Schachtel sind nur ${count} Ares-Karten.`,
  landTwice: 'Jedes Land ist nur einmal in der Schachtel.',
  twoInPlay: (card, place) => `An Platz ${place} läge zweimal „${card}“, aber diese Karten heben einander auf.`,
};
