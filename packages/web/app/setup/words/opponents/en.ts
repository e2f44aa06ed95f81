import type { Words } from '../../../../kit/words/words.ts';

const COUNTS: readonly string[] = ['Nobody', 'Alone', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** Who sits at a table: how many, who on which seat, and what is said of those who are still to come. */
export const en = {
  players: 'How many play',
  count: (seats: number): string => COUNTS[seats] ?? String(seats),
  alone: 'Alone',
  aloneText: 'You play against the game itself. It works without a connection, too.',
  bots: 'Against bots',
  friends: 'Friends, by link',
  friendsText: 'You get a link for each of them. Play live, or over days.',
  levelOfBots: 'How strong the bots are',
  where: 'Who sits where',
  whereText: 'Any seat can be somebody else’s: mix people and bots as you like.',
  seat: (seat: number): string => `Seat ${seat + 1}`,
  you: 'You',
  here: 'A person at this device',
  link: 'A person with a link',
  yourName: 'Your name',
  nameOf: (seat: number): string => `Name on seat ${seat + 1}`,
  name: 'Name, if you like',
  atTable: 'At the table',
  sits: 'sits here',
  isYours: 'your seat',
  comes: 'still to come',
  linkFor: (name: string): string => `Link for ${name}`,
  newLinkFor: (name: string): string => `New link for ${name}`,
  share: 'Give each of these links to one friend. Each works once.',
  missing: (count: number): string => (count === 1 ? 'One seat is still free.' : `${count} seats are still free.`),
} as const satisfies Words;

export type CompanyWords = typeof en;
