import { botNamed } from '@swordtable/bots';
import { list } from '@swordtable/games/grammar';
import type { Game, Seat } from '@swordtable/kernel';
import { seatsNamed } from '../arguments.ts';
import { orStop, stop } from '../stop.ts';

interface SeatingOptions {
  readonly against: string;
  readonly hotSeat?: boolean;
  readonly seat: string;
}

/** Who plays which seat: people at this keyboard, and bots. */
interface Seating {
  readonly people: readonly Seat[];
  readonly bots: readonly string[];
  readonly botOn: (seat: Seat) => string;
}

/** Seats people and bots as the command line says. */
export const seating = (game: Game, seats: number, { against, hotSeat, seat: own }: SeatingOptions): Seating => {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const named = against.split(',').map((bot) => bot.trim());
  for (const bot of named) orStop(botNamed(bot, game));
  const people = hotSeat === true ? all : seatsNamed(game, seats, own);
  const others = all.filter((seat) => !people.includes(seat));
  if (named.length > 1 && named.length !== others.length)
    stop(`There are ${named.length} bots for ${others.length} other seats. Name one for all of them, or one for each.`);
  const botOn = (seat: Seat): string => named[others.indexOf(seat)] ?? named[0] ?? against;
  return { people, bots: others.map(botOn), botOn };
};

/** The players in a few words. */
export const companyText = ({ people, bots }: Seating, seats: number): string => {
  if (seats === 1) return 'alone';
  const against = `against ${list(new Set(bots))}`;
  if (bots.length === 0) return 'hot-seat';
  return people.length > 1 ? `${people.length} players at this keyboard ${against}` : against;
};
