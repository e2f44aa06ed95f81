import type { SameWords } from '../../../../kit/words/words.ts';
import type { CompanyWords } from './en.ts';

const COUNTS: readonly string[] = ['Niemand', 'Allein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'];

export const de: SameWords<CompanyWords> = {
  players: 'Wie viele spielen',
  count: (seats) => COUNTS[seats] ?? String(seats),
  alone: 'Allein',
  aloneText: 'Du spielst gegen das Spiel selbst, auch ohne Verbindung.',
  bots: 'Gegen Bots',
  friends: 'Mit Freunden, per Link',
  friendsText: 'Du bekommst für alle einen eigenen Link. Spielt gleich oder über Tage.',
  levelOfBots: 'Wie stark die Bots sind',
  where: 'Wer sitzt wo',
  whereText: 'Jeder Platz lässt sich ändern: Menschen und Bots, gemischt wie du magst.',
  seat: (seat) => `Platz ${seat + 1}`,
  you: 'Du',
  here: 'Jemand an diesem Gerät',
  link: 'Jemand mit einem Link',
  yourName: 'Dein Name',
  nameOf: (seat) => `Name auf Platz ${seat + 1}`,
  name: 'Name, wenn du magst',
  atTable: 'Am Tisch',
  sits: 'sitzt schon',
  isYours: 'dein Platz',
  comes: 'kommt noch',
  linkFor: (name) => `Link für ${name}`,
  newLinkFor: (name) => `Neuer Link für ${name}`,
  share: 'Gib jeden dieser Links an eine Person weiter. Jeder gilt einmal.',
  missing: (count) => (count === 1 ? 'Ein Platz ist noch frei.' : `${count} Plätze sind noch frei.`),
};
