import { list, plural } from '@swordtable/games/grammar';

const figure = (points: number): string => Math.abs(points).toFixed(1);
/** "3.2 ahead", "8.7 points behind": the expected final margin. */
const lead = (points: number, unit = ''): string =>
  Number(figure(points)) === 0 ? 'level' : `${figure(points)}${unit} ${points < 0 ? 'behind' : 'ahead'}`;
const two = (count: number): string => String(count).padStart(2, '0');

/** What every table says, in any game. */
export const en = {
  you: 'You',
  red: 'Red',
  blue: 'Blue',
  seat: (seat: number): string => `Seat ${seat + 1}`,
  /** A player without a name goes by the seat's color. */
  party: (seat: number): string => ['Amber', 'Sky', 'Copper', 'Lime', 'Lilac'][seat] ?? `Seat ${seat + 1}`,
  yourTurn: 'Your turn',
  toAct: 'To act',
  waiting: 'Waiting',
  away: 'A bot is playing',
  vacation: 'On vacation',
  resigned: 'Resigned',
  rated: (rating: number): string => `Rating ${rating}`,
  over: 'Game over',
  waitFor: (name: string): string => `Waiting for ${name}`,
  notAsked: 'Your next question appears here.',
  /** What happened to a seat, apart from play. */
  seatNotices: {
    undone: (name: string, _you: boolean): string => `${name} took an answer back.`,
    rewound: (name: string, _you: boolean): string => `${name} took an answer back.`,
    requested: (name: string, _you: boolean): string => `${name} asked for a takeback.`,
    granted: (name: string, _you: boolean): string => `${name} agreed to the takeback.`,
    declined: (name: string, _you: boolean): string => `${name} declined the takeback.`,
    resigned: (name: string, _you: boolean): string => `${name} resigned.`,
    left: (name: string, _you: boolean): string => `${name} left the table. A bot is playing now.`,
    handed: (name: string, you: boolean): string => `A bot is playing for ${you ? 'you' : name}.`,
    returned: (name: string, you: boolean): string => `${name} ${you ? 'are' : 'is'} back.`,
  },
  undo: 'Undo',
  askBack: 'Ask to undo',
  hint: 'Hint',
  thinking: 'The bot is thinking…',
  adviceTitle: 'What the strong bot would do',
  adviceLead: (margin: number, isAlone: boolean): string => (isAlone ? `${figure(margin)} points` : lead(margin)),
  adviceLeadLong: (margin: number, isAlone: boolean): string =>
    isAlone ? `expects to score ${figure(margin)} points` : `expects to finish ${lead(margin, ' points')}`,
  adviceWins: (share: number): string => `wins ${Math.round(share * 100)}%`,
  /** How much worse it is than the best answer. */
  adviceLess: (margin: number): string => (Number(figure(margin)) === 0 ? 'as good' : `${figure(margin)} less`),
  adviceLessLong: (margin: number): string =>
    Number(figure(margin)) === 0 ? 'about as good as the best' : `${figure(margin)} points less than the best`,
  /** What speaks for an answer: "flips Jason", "leaves Zeus no target". */
  adviceWhy: (reasons: readonly string[]): string => `${list(reasons).replace(/^./, (first) => first.toUpperCase())}.`,
  adviceLater: 'What makes it better shows only later.',
  adviceText: 'Select a move to see it on the board. Select it again to play it.',
  adviceShow: 'Show it',
  advicePlay: 'Play it',
  /** Shown before an answer that involves chance or hidden information. */
  isFinal: 'You can’t take this back.',
  close: 'Close',
  noAdvice: 'The bot has no hint here.',
  after: (points: number): string => `${plural(points, 'point')} after this`,
  whatHappened: 'Log',
  nothingYet: 'Nothing has happened yet.',
  whyThis: 'Why?',
  whyPoints: (name: string, points: number): string => `${name}: ${plural(points, 'point')}. Why?`,
  panels: 'Parts of the table',
  clock: (days: number, hours: number, minutes: number, seconds: number): string =>
    days > 0 ? `${days}d ${hours}h` : hours > 0 ? `${hours}h ${two(minutes)}m` : `${minutes}:${two(seconds)}`,
  clockLeft: (time: string): string => `${time} left`,
};

export type TableWords = typeof en;
