import { plural } from '@swordtable/games/grammar';
import type { Words } from '../../../../kit/words/words.ts';

const COUNTS: readonly string[] = ['Nobody', 'Solo', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** The texts about the players at a table: how many there are, who has which seat, and who hasn't come yet. */
export const en = {
  players: 'Players',
  count: (seats: number): string => COUNTS[seats] ?? String(seats),
  alone: 'Solo',
  aloneText: 'Play against the game itself, even offline.',
  bots: 'Bots',
  friends: 'Friends, by link',
  friendsText: 'You get a link for each of them. Play live or over days.',
  levelOfBots: 'Bot strength',
  where: 'Seats',
  whereText: 'Mix people and bots as you like.',
  seat: (seat: number): string => `Seat ${seat + 1}`,
  you: 'You',
  here: 'Person at this device',
  link: 'Person with a link',
  yourName: 'Your name',
  nameOf: (seat: number): string => `Name on seat ${seat + 1}`,
  name: 'Name (optional)',
  atTable: 'At the table',
  sits: 'Ready',
  isYours: 'Your seat',
  comes: 'Not here yet',
  linkFor: (name: string): string => `Link for ${name}`,
  newLinkFor: (name: string): string => `New link for ${name}`,
  share: 'Give each friend one of these links. Each works once.',
  missing: (count: number): string => (count === 0 ? 'Everyone is here.' : `${plural(count, 'seat')} still free.`),
} as const satisfies Words;

export type CompanyWords = typeof en;
