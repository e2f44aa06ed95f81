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
};

export type BattleSetUpWords = typeof en;
