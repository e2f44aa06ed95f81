const FIGURES = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signed = (value: number): string => {
  const text = FIGURES.format(Math.abs(value));
  return `${text === '0.0' ? '±' : value < 0 ? '−' : '+'}${text}`;
};

/** The texts of the trends. */
export const en = {
  heading: 'Your reviews',
  lead: 'How accurately you play and how lucky you are, across all reviewed matches in this browser.',
  none: 'None of your matches has been reviewed yet. Open a finished match and choose “Review.”',
  replays: 'Go to replays',
  loading: 'Loading…',
  game: 'Game',
  matches: 'Matches',
  accuracy: 'Accuracy',
  skill: 'Skill',
  luck: 'Luck',
  margin: 'Margin',
  date: 'Date',
  perGame: 'Averages by game',
  each: 'Match by match',
  overTime: 'Accuracy over time',
  text: 'Skill and luck are points compared with the others. With three or more players, what the others do counts as luck. What a review didn’t foresee is neither.',
  percent: (value: number): string => `${Math.round(value)}%`,
  signed,
};

export type TrendsWords = typeof en;
