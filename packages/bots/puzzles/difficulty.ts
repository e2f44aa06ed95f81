/** How a bot of known strength did at a puzzle. */
export interface Attempt {
  /** Its rating on the scale of players' ratings, by definition. */
  readonly rating: number;
  readonly isFound: boolean;
}

const LOWEST = 600;
const HIGHEST = 2_400;
/** On this scale, ten times the chances are 400 points. */
const SCALE = 400;

const chance = (rating: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - rating) / SCALE));

/** A bot looks at every option, and a person doesn't: twice as many are harder by this much. */
const DOUBLED = 30;
const USUAL_OPTIONS = 8;

/** The rating at which these bots would be expected to find the answer as often as they did; a draw against an average one is added. */
export const difficultyOf = (attempts: readonly Attempt[], options: number): number => {
  const all = [...attempts.map(({ rating, isFound }) => ({ rating, score: isFound ? 1 : 0 })), { rating: 1_500, score: 0.5 }];
  let [low, high] = [LOWEST, HIGHEST];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const surplus = all.reduce((sum, { rating, score }) => sum + score - chance(rating, middle), 0);
    if (surplus > 0) high = middle;
    else low = middle;
  }
  return Math.round(low + DOUBLED * Math.log2(options / USUAL_OPTIONS));
};
