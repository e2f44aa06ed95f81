import * as z from 'zod/mini';
import { emblem } from './emblem.ts';
import { matchOptions, standing } from './kernel.ts';
import type { Shape } from './shape.ts';

export const status = z.enum(['waiting', 'running', 'over']);
export type Status = Shape<typeof status>;

export const handedWhy = z.enum(['asked', 'agreed', 'clock', 'left']).check(z.describe('Why a bot plays a person’s seat.'));
export type HandedWhy = Shape<typeof handedWhy>;

const clockTerms = z.object({
  seconds: z.number().check(z.describe('For each answer.')),
  level: z.string().check(z.describe('The bot that takes over when they are used up.')),
});
export type ClockTerms = Shape<typeof clockTerms>;

const tournamentTerms = z.object({ id: z.string(), round: z.number() });
export type TournamentTerms = Shape<typeof tournamentTerms>;

const endWhy = z.enum(['finished', 'resigned', 'abandoned', 'cancelled']);
export type EndWhy = Shape<typeof endWhy>;

/** The player in a seat, as they were when they sat down. */
const seatProfile = z.object({
  id: z.string().check(z.describe('As in the address of their page.')),
  emblem,
  rating: z.exactOptional(z.number()).check(z.describe('In a rated match: their rating when they sat down.')),
});
export type SeatProfile = Shape<typeof seatProfile>;

/** What a rated match did to the ratings. */
export const ratingChanges = z.object({
  uncounted: z
    .exactOptional(z.enum(['abandoned', 'same-opponent', 'same-network']))
    .check(z.describe('Why they didn’t change: see docs/ratings.md.')),
  seats: z
    .array(z.nullable(z.object({ before: z.number(), after: z.number() })))
    .check(z.describe('One for each seat; null for bots, whose ratings never change.')),
});
export type RatingChanges = Shape<typeof ratingChanges>;

const vacation = z.object({ from: z.number(), until: z.number() }).check(z.describe('In milliseconds. The seat’s clock stands still.'));
export type Vacation = Shape<typeof vacation>;

/** A seat as everyone may see it. */
const seatCard = z.object({
  kind: z.enum(['person', 'open', 'bot']),
  name: z.string(),
  taken: z.boolean(),
  player: z.enum(['person', 'program', 'bot']).check(z.describe('Who answers for it: a person, a person’s program, or one of our bots.')),
  level: z.exactOptional(z.string()).check(z.describe('The strength of the bot.')),
  profile: z.exactOptional(seatProfile).check(z.describe('The player, unless it’s a guest or a bot.')),
  away: z.exactOptional(handedWhy),
  vacation: z.exactOptional(vacation),
  resigned: z.exactOptional(z.literal(true)),
  agreed: z.exactOptional(z.array(z.number())).check(z.describe('The seats that have agreed to let a bot take over here.')),
});
export type SeatCard = Shape<typeof seatCard>;

/** The commitment to the deal, and its proof once the match is over and open. */
const deal = z.object({
  commitment: z.string().check(z.describe('What the server committed to before anyone sat down.')),
  opened: z.exactOptional(z.object({ secret: z.string(), luck: z.array(z.string()), seed: z.string() })),
});
export type Deal = Shape<typeof deal>;

export const ended = z.object({ why: endWhy, standing: z.exactOptional(standing) });

/** What everyone may know about a match without seeing its table. */
export const card = z.object({
  match: z.string(),
  seq: z.number().check(z.describe('The number of the last step.')),
  game: z.string(),
  name: z.string().check(z.describe('Of the game.')),
  version: z.string().check(z.describe('Of the rules, which the match keeps.')),
  options: matchOptions,
  status,
  listed: z.boolean(),
  openAfter: z.boolean(),
  hints: z.exactOptional(z.literal(true)).check(z.describe('Hints are allowed even though people play each other.')),
  rated: z.exactOptional(z.literal(true)).check(z.describe('It counts for the players’ ratings.')),
  clock: z.nullable(clockTerms),
  patience: z.number(),
  created: z.number().check(z.describe('Milliseconds since 1970.')),
  seats: z.array(seatCard),
  asked: z.array(z.number()).check(z.describe('The seats that must answer now.')),
  deal,
  ended: z.exactOptional(ended),
  ratings: z.exactOptional(ratingChanges).check(z.describe('Shortly after the end of a rated match.')),
  after: z.exactOptional(z.string()).check(z.describe('The match this is the rematch of.')),
  tournament: z.exactOptional(tournamentTerms).check(z.describe('Where the match counts.')),
  rematch: z.exactOptional(z.string()).check(z.describe('The match that is the rematch of this one.')),
  takeback: z
    .exactOptional(z.object({ seat: z.number(), granted: z.array(z.number()).check(z.describe('The seats that have agreed.')) }))
    .check(z.describe('The takeback that a seat asks for. It lapses with the next answer.')),
  imported: z.exactOptional(z.literal(true)).check(z.describe('Played elsewhere, and taken in as a record.')),
});
export type Card = Shape<typeof card>;

/** A match in a list. Leaves out large options, and the seats that must answer, because every move changes those. */
export const listedMatch = z.extend(z.omit(card, { asked: true }), {
  updated: z.number().check(z.describe('When something last happened.')),
});
export type ListedMatch = Shape<typeof listedMatch>;

export const yourMatch = z.extend(listedMatch, {
  yours: z.array(z.number()).check(z.describe('Your seats.')),
  turn: z.boolean().check(z.describe('Whether one of them must answer.')),
});
export type YourMatch = Shape<typeof yourMatch>;

const next = z.nullable(z.string()).check(z.describe('Send this as `before` to get the next page; null on the last one.'));
export const matchPage = z.object({ matches: z.array(listedMatch), next });
export type MatchPage = Shape<typeof matchPage>;
export const yourMatchPage = z.object({ matches: z.array(yourMatch), next });

export const matchDetails = z.extend(card, {
  yours: z.array(z.number()).check(z.describe('Your seats.')),
  kept: z.array(z.number()).check(z.describe('Free seats that are reserved for you. Take one with your key.')),
  host: z.boolean().check(z.describe('Whether you’re the host, who can invite others and cancel the match.')),
  mayWatch: z.boolean(),
});
export type MatchDetails = Shape<typeof matchDetails>;

export const watchLink = z.object({ secret: z.string(), link: z.string() });
export const invite = z.extend(watchLink, { seat: z.number() });

export const created = z.object({
  match: z.string(),
  card,
  invites: z.array(invite).check(z.describe('One link for each seat kept for a person. Each works once.')),
  watch: z.nullable(watchLink),
  again: z.boolean().check(z.describe('Whether the match had been created before. The links are sent only the first time.')),
  recover: z.exactOptional(z.string()).check(z.describe('How to get new links, if they aren’t sent again.')),
});
export type Created = Shape<typeof created>;

export const matchId = z.object({ match: z.string() });
