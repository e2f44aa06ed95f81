import type { Books, EarlyEnd, Grade, Phase } from '@swordtable/bots/review/index';
import { figure, list } from '@swordtable/games/grammar';

const FIGURES = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const amount = (value: number): string => FIGURES.format(Math.abs(value));
const points = (value: number): string => `${amount(value)} ${amount(value) === '1.0' ? 'point' : 'points'}`;

/** The texts of reviews. */
export const en = {
  review: 'Review',
  start: 'Review this match',
  close: 'Close the review',
  reviewing: (done: number, all: number): string => `Reviewing move ${done} of ${all}`,
  stop: 'Stop',
  goOn: 'Continue the review',
  stopped: (done: number, all: number): string => `Stopped after ${done} of ${all} moves.`,
  quick: 'Quick review',
  deep: 'Deep review',
  deeper: 'Go deeper',
  deeperText: 'Thinks longer about every move. This takes minutes, and you can stop it.',
  notKept: 'This browser has no room to keep the review. It’s kept only while this page is open.',
  tabs: { summary: 'Luck and skill', moves: 'Better moves', chart: 'Chart' },
  parts: 'Parts of the review',
  who: 'Player',
  all: 'All',
  accuracy: 'Accuracy',
  percent: (value: number): string => `${Math.round(value)}%`,
  phases: { opening: 'Opening', middle: 'Middle', ending: 'Ending' } satisfies Record<Phase, string>,
  grades: { good: 'Good', inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' } satisfies Record<Grade, string>,
  many: { good: 'Good', inaccuracy: 'Inaccuracies', mistake: 'Mistakes', blunder: 'Blunders' } satisfies Record<Grade, string>,
  signed: (value: number): string => `${amount(value) === '0.0' ? '±' : value < 0 ? '−' : '+'}${amount(value)}`,
  books: { start: 'Start', own: 'Own moves', others: 'Others', luck: 'Luck', unforeseen: 'Unforeseen', end: 'Margin' } satisfies Record<
    keyof Books,
    string
  >,
  booksAlone: 'Points',
  booksText: 'How the final margin adds up, in points.',
  unforeseenText: 'Luck is what was drawn. Unforeseen is what the review itself didn’t see coming.',
  /** Skill and luck between two; no name for the reader. */
  between: (name: string | undefined, skill: number, luck: number): string =>
    `${name ?? 'You'} played ${points(skill)} ${skill < 0 ? 'worse' : 'better'} and had ${points(luck)} ${luck < 0 ? 'less' : 'more'} luck.`,
  among: (name: string | undefined, lost: number, rest: number): string =>
    `${name ?? 'You'} gave away ${points(lost)}. Luck and the others ${rest < 0 ? 'cost' : 'brought'} ${points(rest)}.`,
  alone: (lost: number, luck: number): string => `You gave away ${points(lost)}. Luck ${luck < 0 ? 'cost' : 'brought'} ${points(luck)}.`,
  /** How a match ended before its last question. */
  early: {
    resigned: 'The match ended when a player resigned. The margin is what could be expected then.',
    abandoned: 'The match was abandoned. The margin is what could be expected then.',
  } satisfies Record<EarlyEnd, string>,
  noWrong: (name: string | undefined): string => `${name ?? 'You'} made no mistakes that the review could find.`,
  counter: (at: number, all: number): string => `${at} of ${all}`,
  previous: 'Previous better move',
  next: 'Next better move',
  move: (step: number): string => `Move ${figure(step)}`,
  played: 'Played',
  better: 'Better',
  gain: (margin: number, wins: number | undefined): string => {
    const chance = wins === undefined ? undefined : Math.round(100 * wins);
    const more = `${points(margin)} ${margin < 0 ? 'less' : 'more'}`;
    return chance === undefined || chance === 0
      ? `${more}.`
      : `${more}, ${Math.abs(chance)}% ${chance < 0 ? 'less' : 'more'} chance to win.`;
  },
  because: (reasons: readonly string[]): string => `It ${list(reasons)}.`,
  show: 'Show on the board',
  showPlayed: 'Show what was played',
  shown: (sentence: string): string => `Better: ${sentence}`,
  tryIt: 'Try it',
  tryText: 'Play on from here against a bot. What this seat didn’t know is dealt again.',
  winChance: 'Chance to win, %',
  margin: 'Expected margin',
  trends: 'Your reviews',
  share: {
    share: (accuracy: number): string => `Share your ${accuracy}%`,
    text: 'Shows your accuracy on your player page, as computed by this device.',
    shared: (accuracy: number): string => `You share ${accuracy}% on`,
    page: 'your page',
    withdraw: 'Stop sharing',
    done: 'Shared.',
    withdrawn: 'No longer shared.',
  },
};

export type ReviewWords = typeof en;
