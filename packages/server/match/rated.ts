import type { MatchOptions, Refusal } from '@swordtable/kernel';
import type { ClockTerms } from '../api/match.ts';
import type { Command, Of } from './command.ts';
import type { Terms } from './entry.ts';
import { isStrict, type Match } from './match.ts';

/** The terms of a rated match: everyone can check its deal and replay it, everyone's time is limited, and no one gets help. */
export const ratedTerms = ({ hints: _, ...terms }: Terms & { readonly clock: ClockTerms }): Terms => ({
  ...terms,
  listed: true,
  openAfter: true,
  rated: true,
});

/** Whether a game is played with numbers of the players' own, which no one else's rating can be compared with. */
export const hasOwnNumbers = (options: MatchOptions): boolean =>
  Object.values(options).some((value) => value !== null && typeof value === 'object');

export const NO_UNDO: Refusal = { code: 'rated-undo', sentence: 'There’s no undo in rated matches and tournaments.' };
const NO_BOT: Refusal = {
  code: 'rated-bot',
  sentence: 'No bot plays for anyone in rated matches and tournaments. Players who run out of time lose.',
};
const NO_LINK: Refusal = {
  code: 'rated-link',
  sentence: 'Seats in rated matches and tournaments have no links. To continue on another device, add it to your player.',
};
const GUEST: Refusal = { code: 'not-a-player', sentence: 'Rated matches are for players. Choose a name first.' };
const TWICE: Refusal = { code: 'both-seats', sentence: 'You already have a seat in this rated match.' };

const takeRefusal = ({ seats }: Match, { seat, key, player: { profile } }: Of<'take'>): Refusal | undefined => {
  if (profile === undefined) return GUEST;
  const isTwice = seats.some((other, index) => index !== seat && (other.keys.includes(key) || other.profile?.id === profile.id));
  return isTwice ? TWICE : undefined;
};

/** Why a command isn't allowed in a rated match, or in a tournament. */
export const ratedRefusal = (match: Match, command: Command): Refusal | undefined => {
  if (!isStrict(match)) return undefined;
  switch (command.do) {
    case 'take':
      // In a tournament, seats are reserved for their players anyway.
      return match.terms.rated === true ? takeRefusal(match, command) : undefined;
    case 'undo':
    case 'request':
      return NO_UNDO;
    case 'hand':
      return NO_BOT;
    case 'invite':
      return NO_LINK;
    default:
      return undefined;
  }
};
