import rate from 'glicko2-lite';

/** A player's skill, by Glicko-2: the rating, how uncertain it is, and how much it varies. */
export interface Skill {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** A new player. */
export const BEGINNER: Skill = { rating: 1_200, deviation: 350, volatility: 0.06 };

/** Puzzles don't learn, so how uncertain their ratings are stays the same. */
const PUZZLE_DEVIATION = 80;
/** A player who has been rated often still improves. */
const DEVIATION_MIN = 60;
/** Above this, a rating is a guess. */
const PROVISIONAL = 110;

/** The skill after an answer to a puzzle, by its credit from 0 to 1. */
export const skillAfter = ({ rating, deviation, volatility }: Skill, puzzle: number, credit: number): Skill => {
  const next = rate(rating, deviation, volatility, [[puzzle, PUZZLE_DEVIATION, credit]]);
  return { rating: next.rating, deviation: Math.max(DEVIATION_MIN, next.rd), volatility: next.vol };
};

export const isProvisional = ({ deviation }: Skill): boolean => deviation > PROVISIONAL;
