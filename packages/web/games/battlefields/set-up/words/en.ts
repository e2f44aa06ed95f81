/** The texts of setting up a battle. German implements the same. */
export const en = {
  match: 'Match',
  phase: 'Phase',
  phases: { muster: 'Draw', placement: 'Place', battle: 'Battle' },
  round: 'Round',
  starter: 'Start token',
  turn: 'To move',
  aresPile: 'Ares pile',
  place: (number: number, land: string): string => `Place ${number}: ${land}`,
  lands: 'Lands, the newest last',
  stack: (name: string): string => `${name}: stack, the top last`,
  lying: (name: string): string => `${name}: card in play`,
  none: 'None',
  faceUp: (name: string): string => `${name}, face up`,
  hand: 'Warriors in hand',
  actions: 'Actions in hand',
  spent: 'Actions used',
  fallen: 'Fallen',
  won: 'Lands won',
  ares: 'Ares cards',
  tooMany: (card: string, name: string): string => `The box has no more ${card} for ${name}.`,
  tooManyAres: (count: number): string => `The box has only ${count} Ares cards.`,
  landTwice: 'Each land is in the box only once.',
  twoInPlay: (card: string, place: number): string => `Two ${card} cards are in play at place ${place}, but they cancel each other.`,
};

export type BattleSetUpWords = typeof en;
