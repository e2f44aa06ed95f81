import type { SameWords } from '../../../../kit/words/words.ts';
import type { CompanyWords } from './en.ts';

const COUNTS: readonly string[] = ['Niemand', 'Allein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'];

export const de: SameWords<CompanyWords> = {
  players: 'Personen',
  count: (seats) => COUNTS[seats] ?? String(seats),
  alone: 'Allein',
  aloneText: 'Du spielst gegen das Spiel selbst, auch offline.',
  bots: 'Bots',
  friends: 'Mit Freunden, per Link',
  friendsText: 'Du bekommst für jede Person einen eigenen Link. Spielt gleich oder über Tage.',
  levelOfBots: 'Stärke der Bots',
  where: 'Plätze',
  whereText: 'Mische Menschen und Bots, wie du möchtest.',
  seat: (seat) => `Platz ${seat + 1}`,
  you: 'Du',
  here: 'Person an diesem Gerät',
  link: 'Person mit Link',
  yourName: 'Dein Name',
  nameOf: (seat) => `Name auf Platz ${seat + 1}`,
  name: 'Name (optional)',
  atTable: 'Am Tisch',
  sits: 'Bereit',
  isYours: 'Dein Platz',
  comes: 'Noch nicht da',
  linkFor: (name) => `Link für ${name}`,
  newLinkFor: (name) => `Neuer Link für ${name}`,
  share: 'Gib jeden dieser Links an eine Person weiter. Jeder gilt einmal.',
  missing: (count) => (count === 0 ? 'Alle sind da.' : count === 1 ? '1 Platz ist noch frei.' : `${count} Plätze sind noch frei.`),
};
