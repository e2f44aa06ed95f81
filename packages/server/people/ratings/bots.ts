import { type Skill, skillFrom } from './skill.ts';

/** How often the stronger of two neighboring levels won, in how many games: from the ladder in docs/bots.md. */
interface Measured {
  readonly share: number;
  readonly games: number;
}

/** Medium against Easy, Hard against Medium, and Expert against Hard. */
const LADDER: Readonly<Record<string, readonly [Measured, Measured, Measured]>> = {
  olympus: [
    { share: 0.95, games: 80 },
    { share: 0.8, games: 50 },
    { share: 1, games: 8 },
  ],
  asgard: [
    { share: 0.918, games: 110 },
    { share: 0.891, games: 46 },
    { share: 0.825, games: 160 },
  ],
  battlefields: [
    { share: 0.863, games: 410 },
    { share: 0.83, games: 100 },
    { share: 0.833, games: 42 },
  ],
  swordcrafters: [
    { share: 0.8, games: 140 },
    { share: 0.835, games: 194 },
    { share: 0.811, games: 74 },
  ],
  contracts: [
    { share: 0.895, games: 114 },
    { share: 0.871, games: 116 },
    { share: 1, games: 8 },
  ],
};

/** The medium bot has the average rating: new players can expect to play about as well. */
const MEDIUM = 1_500;
/** Points for each step of the logarithm of the odds, when both skills are certain. */
const PER_LOGIT = 30 * Math.SQRT2 * (25 / 6);

interface Step {
  readonly points: number;
  readonly variance: number;
}

const NONE: Step = { points: 0, variance: 0 };

/** The points between two levels. One win and one loss are added, because even a bot that won all its games could lose one. */
const stepOf = (measured: Measured): Step => {
  const wins = measured.share * measured.games + 1;
  const losses = (1 - measured.share) * measured.games + 1;
  return { points: PER_LOGIT * Math.log(wins / losses), variance: PER_LOGIT ** 2 * (1 / wins + 1 / losses) };
};

const skillAt = (points: number, ...steps: readonly Step[]): Skill =>
  skillFrom(MEDIUM + points, Math.sqrt(steps.reduce((sum, { variance }) => sum + variance, 0)));

/** A bot's skill, which never changes. Unknown games have only average bots. */
export const botSkill = (game: string, level: string): Skill => {
  const [medium, hard, expert] = (LADDER[game] ?? []).map(stepOf);
  const [easyStep, hardStep, expertStep] = [medium ?? NONE, hard ?? NONE, expert ?? NONE];
  if (level === 'easy') return skillAt(-easyStep.points, easyStep);
  if (level === 'hard') return skillAt(hardStep.points, hardStep);
  if (level === 'expert') return skillAt(hardStep.points + expertStep.points, hardStep, expertStep);
  return skillAt(0);
};
