import { accept, isSmall, type MatchRecord, type Result, refuse } from '@swordtable/kernel';
import { EARLY_ENDS } from './early-end.ts';
import { GRADES } from './grade.ts';
import { matchMark, REVIEW_VERSION, type Review } from './review.ts';

type Table = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value);

/** More than any game's points. */
const POINTS_MAX = 100_000;
/** More parts than any answer or reason has. */
const PARTS_MAX = 1_000;
const REASONS_MAX = 4;

const isFigure = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= POINTS_MAX;
const isChance = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;

const areFor = (seats: number, value: unknown, fits: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === seats && value.every(fits);

const isExpectation = (value: unknown, seats: number): boolean =>
  isTable(value) && areFor(seats, value['margins'], isFigure) && (value['wins'] === undefined || areFor(seats, value['wins'], isChance));

const isReason = (value: unknown): boolean =>
  isTable(value) && typeof value['say'] === 'string' && (value['with'] === undefined || Array.isArray(value['with']));

const isBetter = (value: unknown): boolean => {
  if (!isTable(value) || !isSmall(value, PARTS_MAX) || !isTable(value['action'])) return false;
  const { because = [] } = value;
  return Array.isArray(because) && because.length <= REASONS_MAX && because.every(isReason);
};

const isStep = (value: unknown, seat: number | undefined, seats: number): boolean =>
  isTable(value) &&
  value['seat'] === seat &&
  (value['grade'] === undefined || GRADES.some((grade) => grade === value['grade'])) &&
  isExpectation(value['before'], seats) &&
  isExpectation(value['after'], seats) &&
  isFigure(value['loss']) &&
  Number(value['loss']) >= 0 &&
  (value['luck'] === undefined || areFor(seats, value['luck'], isFigure)) &&
  (value['better'] === undefined || isBetter(value['better']));

const isReview = (value: unknown, { seats, answers }: MatchRecord): value is Review => {
  if (!isTable(value)) return false;
  const { version = 1, depth, scale, answers: count, steps, end, early } = value;
  return (
    typeof version === 'number' &&
    (depth === 'quick' || depth === 'deep') &&
    isFigure(scale) &&
    Number(scale) > 0 &&
    count === answers.length &&
    Array.isArray(steps) &&
    steps.length <= answers.length &&
    steps.every((step: unknown, index) => isStep(step, answers[index]?.seat, seats)) &&
    isExpectation(end, seats) &&
    (early === undefined || EARLY_ENDS.some((each) => each === early))
  );
};

/** Reads the review of a match that anyone may have written: one that is damaged or of another match is refused. */
export const readReview = (value: unknown, record: MatchRecord): Result<Review> => {
  if (!isReview(value, record)) return refuse('bad-review', 'The review kept with this match is damaged, so it’s left out.');
  if (value.of !== matchMark(record))
    return refuse('foreign-review', 'The review kept with this match belongs to another one, so it’s left out.');
  if (value.version !== REVIEW_VERSION)
    return refuse('old-review', 'The review kept with this match is from an older version, so it’s left out.');
  return accept(value);
};
