import type { SameWords } from '../../words/words.ts';
import type { en } from './en.ts';

export const de: SameWords<typeof en> = {
  round: (round) => `Runde ${round}`,
  roundTitle: (round) => `Runde ${round} ist vorbei`,
  final: 'Ende',
  finalTitle: 'Endstand',
  points: 'Punkte',
  total: 'Summe',
  thisRound: 'Diese Runde',
  soFar: 'Bisher',
  caption: 'Punkte je Spieler',
  dismiss: 'Weiter',
  close: 'Schließen',
  open: 'Punktestand',
};
