import { plural } from '@swordtable/games/grammar';
import type { Words } from '../../../../kit/words/words.ts';

const span = (seconds: number): string => {
  if (seconds < 3_600) return plural(seconds / 60, 'minute');
  return seconds < 86_400 ? plural(seconds / 3_600, 'hour') : plural(seconds / 86_400, 'day');
};

/** The terms of a match by link. */
export const en = {
  sitting: 'Who can sit down',
  invited: 'Those you invite',
  invitedText: 'Each seat has a link of its own.',
  anyone: 'Anyone',
  anyoneText: 'Your table is listed under Open tables. Stay there until someone comes, unless you play over days.',
  openTable: 'Open table',
  comers: 'Anyone who sits down',
  casual: 'Casual',
  casualText: 'Just for fun.',
  counts: 'Rated',
  countsText: 'Counts toward your rating. No undo and no hints.',
  ratedGuest: 'Only for players with a name of their own.',
  unratable: 'Needs a clock, and neither bots nor hints.',
  watching: 'Spectators',
  private: 'By link',
  privateText: 'You get a link to share with spectators.',
  public: 'Public',
  publicText: 'The match is listed under “Watch” while it runs. Spectators see only open information.',
  hints: 'Hints',
  hintsText: 'Anyone who joins agrees to this.',
  noHints: 'Off',
  withHints: 'Allowed',
  rating: 'Rating',
  rated: 'Counts for your rating: no undo, and leaving or running out of time loses',
  pace: 'Pace',
  live: 'Live',
  liveText: 'Everyone is at the table at the same time.',
  days: 'Over days',
  daysText: 'Play a move now and then. “Your matches” shows when it’s your turn.',
  clock: 'Time per move',
  noClock: 'No clock',
  clockOf: (seconds: number) => span(seconds),
  ratedClockText: 'A player who runs out of time loses.',
  clockText: 'When time runs out, a bot plays until the player returns.',
  standIn: 'Stand-in bot',
  standInText: 'It plays only while a player is out of time.',
  patience: 'If a player is away',
  patienceText: 'After this time, the others can agree to let a bot play.',
  patienceOf: (seconds: number) => `After ${span(seconds)}`,
} as const satisfies Words;
