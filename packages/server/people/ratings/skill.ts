import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';

/** What is known about a player's strength in a game: a guess, and how uncertain it is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** A skill as people see it. */
export interface Rating {
  readonly rating: number;
  /** The rating is within twice this of the truth in 19 of 20 cases. */
  readonly deviation: number;
  /** Still too uncertain for a leaderboard. */
  readonly provisional: boolean;
}

const MEAN = 25;
/** Points for each unit of `mu`, so that a lead of 100 points wins 64% of the games, as in chess. */
const SCALE = 30;
const AVERAGE = 1_500;
/** More points of uncertainty than this are provisional: ten to fifteen matches. */
const SETTLED = 150;

export const NEWCOMER: Skill = { mu: MEAN, sigma: MEAN / 3 };

/** The skill of someone who is this many points better than average, give or take. */
export const skillFrom = (rating: number, deviation: number): Skill => ({
  mu: MEAN + (rating - AVERAGE) / SCALE,
  sigma: deviation / SCALE,
});

export const ratingFrom = ({ mu, sigma }: Skill): Rating => {
  const deviation = Math.round(sigma * SCALE);
  return { rating: Math.round(AVERAGE + (mu - MEAN) * SCALE), deviation, provisional: deviation > SETTLED };
};

const DAY = 24 * 3_600_000;
/** The uncertainty that a day without a match adds: after a year, a settled rating is almost provisional again. */
const RUST_PER_DAY = 0.03;

/** A skill after time without a match. */
export const rusted = ({ mu, sigma }: Skill, milliseconds: number): Skill => ({
  mu,
  sigma: Math.min(NEWCOMER.sigma, Math.sqrt(sigma ** 2 + (RUST_PER_DAY * Math.max(0, milliseconds)) / DAY)),
});

/** The skills after a match, by place: 0 is first, and equal places are a tie. Each player is compared with every other. */
export const afterMatch = (skills: readonly Skill[], places: readonly number[]): readonly Skill[] =>
  rate(
    skills.map(({ mu, sigma }) => [{ mu, sigma }]),
    // In this library, ranks begin with 1: 0 would mean none.
    { rank: places.map((place) => place + 1), model: bradleyTerryFull },
  ).map(([skill], seat) => skill ?? skills[seat] ?? NEWCOMER);

/** A part of the way from one skill to another. */
export const partly = (before: Skill, after: Skill, share: number): Skill => ({
  mu: before.mu + (after.mu - before.mu) * share,
  sigma: before.sigma + (after.sigma - before.sigma) * share,
});
