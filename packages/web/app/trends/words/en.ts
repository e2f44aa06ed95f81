const FIGURES = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signed = (value: number): string => {
  const text = FIGURES.format(Math.abs(value));
  return `${text === '0.0' ? '±' : value < 0 ? '−' : '+'}${text}`;
};

/** The texts of the trends. */
export const en = {
  heading: 'Your reviews',
  lead: 'How accurately you play, and what was luck, over all reviewed matches in this browser.',
  none: 'No match of yours is reviewed yet. Open a finished match and choose “Review.”',
  replays: 'To the replays',
  loading: 'Loading…',
  game: 'Game',
  matches: 'Matches',
  accuracy: 'Accuracy',
  skill: 'Skill',
  luck: 'Luck',
  margin: 'Margin',
  date: 'Date',
  perGame: 'On average, by game',
  each: 'Match by match',
  overTime: 'Accuracy over time',
  text: 'Skill and luck are points against the others. With three or more players, what the others do counts as luck.',
  percent: (value: number): string => `${Math.round(value)}%`,
  signed,
};

export type TrendsWords = typeof en;
