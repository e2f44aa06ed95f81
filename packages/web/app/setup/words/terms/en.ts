import type { Words } from '../../../../kit/words/words.ts';

const span = (seconds: number): string => {
  const [count, unit] =
    seconds < 3_600 ? [seconds / 60, 'minute'] : seconds < 86_400 ? [seconds / 3_600, 'hour'] : [seconds / 86_400, 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

/** What is agreed for a match by link. */
export const en = {
  watching: 'Who may watch',
  private: 'Only who has the link',
  privateText: 'You get a link for spectators, to give to whom you like.',
  public: 'Everybody',
  publicText: 'It stands on the page “Watch” while it runs. Hands stay hidden.',
  pace: 'Pace',
  live: 'Live',
  liveText: 'Everybody is at the table at the same time.',
  days: 'Over days',
  daysText: 'A move now and then. Your matches show when it is your turn.',
  clock: 'Time for each move',
  noClock: 'No clock',
  clockOf: (seconds: number) => span(seconds),
  clockText:
    'When it is up, a bot makes the move and plays on until the player is back. Without a clock everybody takes the time they need.',
  standIn: 'Which bot plays on',
  standInText: 'Only while somebody’s time is up. The player can take the seat back.',
  patience: 'If somebody stays away',
  patienceText: 'After this time the others may agree to let a bot play on. Nothing happens by itself.',
  patienceOf: (seconds: number) => `After ${span(seconds)}`,
} as const satisfies Words;
