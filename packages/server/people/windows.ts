import type { SeekValue } from './seek.ts';

/** How far apart two ratings may be at first, and how much further with every second or, over days, every ten minutes. */
const FIRST = 100;
const WIDER = 20;
const STEP = { live: 1_000, days: 600_000 } as const;
/** Better someone far stronger than no one. */
const MOST = 3_000;

/** How far from their own rating someone looks after waiting this long. */
export const windowOf = ({ pace, since }: Pick<SeekValue, 'pace' | 'since'>, now: number): number =>
  Math.min(MOST, FIRST + (WIDER * Math.max(0, now - since)) / STEP[pace]);

const ratingIn = (game: string, { games }: SeekValue): number | undefined => games.find((each) => each.game === game)?.rating;

/** How far apart the strongest and the weakest are in a game; infinitely if one of them doesn't want to play it. */
export const spreadOf = (game: string, seeks: readonly SeekValue[]): number => {
  const ratings = seeks.flatMap((seek) => ratingIn(game, seek) ?? []);
  return ratings.length < seeks.length ? Number.POSITIVE_INFINITY : Math.max(...ratings) - Math.min(...ratings);
};

/** Two suit each other in a game if they're as close as the average of their windows: no one waits long for someone who has just come. */
export const isWithin = (game: string, one: SeekValue, other: SeekValue, now: number): boolean =>
  spreadOf(game, [one, other]) <= (windowOf(one, now) + windowOf(other, now)) / 2;

/** The game in which two are closest; the first one's favorite if several are equal. */
export const closestGame = (one: SeekValue, other: SeekValue): string | undefined => {
  const games = one.games.map(({ game }) => ({ game, spread: spreadOf(game, [one, other]) })).filter(({ spread }) => spread < Infinity);
  return games.toSorted((a, b) => a.spread - b.spread)[0]?.game;
};
