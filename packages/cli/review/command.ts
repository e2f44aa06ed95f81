import { setImmediate } from 'node:timers/promises';
import { loadLearned } from '@swordtable/bots';
import { type Depth, isWhole, type Review, type Reviewable, readReview, reviewOf } from '@swordtable/bots/review/index';
import { type Refusal, type Result, replay, type Seat } from '@swordtable/kernel';
import { readText } from '../files.ts';
import { readTotals, writeTotals } from '../long-run/totals-file.ts';
import { lookOf } from '../screen/look.ts';
import { progressOn } from '../screen/progress.ts';
import { FAILED, stop } from '../stop.ts';
import { matchIn, type ReviewedMatch } from './match.ts';
import { reviewJson, reviewLines } from './report.ts';

export interface ReviewOptions {
  readonly deep?: boolean;
  readonly json?: boolean;
  readonly seat?: Seat;
  readonly resume?: string;
}

/** A program gets the code as well. */
const refused = ({ code, sentence }: Refusal, json: boolean): never => {
  if (json) console.log(JSON.stringify({ refused: { code, sentence } }));
  return stop(sentence, FAILED);
};

/** The review in the match's own file, if it has a sound one. */
const keptIn = ({ record, kept }: ReviewedMatch, depth: Depth): Review | undefined => {
  if (kept === undefined) return undefined;
  const read = readReview(kept, record);
  if (read.ok) return read.value.depth === depth ? read.value : undefined;
  process.stderr.write(`${read.refusal.sentence}\n`);
  return undefined;
};

/** What a run before this one saved. */
const savedIn = (path: string, { record }: ReviewedMatch, depth: Depth): Review | undefined => {
  const saved = readTotals<{ readonly review?: unknown }>(path, 'review');
  if (saved === undefined) return undefined;
  const read = readReview(saved.review, record);
  if (!read.ok) return stop(`"${path}" doesn’t hold a review of this match.`);
  return read.value.depth === depth ? read.value : stop(`"${path}" holds a ${read.value.depth} review.`);
};

/** Saved no more often than this, in milliseconds. */
const SAVE_EVERY = 1_000;

/** Reviews what is left, until it's done or interrupted. */
const finish = async ({ step }: Reviewable, begun: Review, resume: string | undefined): Promise<Review> => {
  const progress = progressOn(process.stderr, 'Reviewing', begun.answers);
  progress.step(begun.steps.length);
  let wanted = true;
  const interrupt = (): void => {
    wanted = false;
  };
  process.once('SIGINT', interrupt);
  let review = begun;
  const save = (): void => {
    if (resume !== undefined) writeTotals(resume, 'review', { review });
  };
  let saved = performance.now();
  while (wanted && !isWhole(review)) {
    review = { ...review, steps: [...review.steps, step(review.steps.length)] };
    progress.step(1);
    if (performance.now() - saved > SAVE_EVERY) {
      save();
      saved = performance.now();
    }
    await setImmediate();
  }
  save();
  process.off('SIGINT', interrupt);
  progress.clear();
  return review;
};

const orRefused = <Value>(result: Result<Value>, json: boolean): Value => (result.ok ? result.value : refused(result.refusal, json));

/** The exit code of a command that Ctrl-C ended. */
const INTERRUPTED = 130;

/** Reviews a match that is over: every answer, from what its seat knew. */
export const review = async (path: string, { deep, json = false, seat, resume }: ReviewOptions): Promise<void> => {
  const match = orRefused(matchIn(readText(path)), json);
  const { game, record } = match;
  if (seat !== undefined && seat >= record.seats) stop(`There is no seat ${seat}; the match has seats 0 to ${record.seats - 1}.`);
  const depth: Depth = deep === true ? 'deep' : 'quick';
  await loadLearned(game, (sentence) => process.stderr.write(`${sentence}\n`));
  const reviewable = orRefused(reviewOf(game, record, depth), json);
  const kept = keptIn(match, depth);
  const before = (resume === undefined ? undefined : savedIn(resume, match, depth)) ?? kept;
  const done = await finish(reviewable, before ?? reviewable.begun, resume);
  const steps = orRefused(replay(game, record), json);
  const seats = seat === undefined ? Array.from({ length: record.seats }, (_, each) => each) : [seat];
  const reviewed = { game, record, review: done, positions: steps.map(({ position }) => position), seats };
  if (json) console.log(JSON.stringify(reviewJson(reviewed), null, 2));
  else console.log(reviewLines(reviewed, lookOf(process.stdout)).join('\n'));
  if (!isWhole(done)) process.exitCode = INTERRUPTED;
};
