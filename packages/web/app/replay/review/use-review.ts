import { type Depth, isWhole, type Review, readReview } from '@swordtable/bots/review/index';
import type { MatchFile } from '@swordtable/server/api/play';
import { useEffect, useRef, useState } from 'react';
import type { ReviewNews } from '../../../client/review/reviewing.ts';
import { runReview } from '../../../client/review/run.ts';
import { keepReview, keptReview } from '../../../client/review/store.ts';
import { useRefusal } from '../../../kit/words/refusals.ts';
import type { KeepAs } from './keep-as.ts';
import { useReviewWords } from './review-words.ts';

/** What is shown of a running review is renewed this often, in milliseconds: steps may come faster than the board can be drawn. */
const RENEW = 200;

export interface ReviewState {
  /** As far as it has come. */
  readonly review: Review | undefined;
  readonly isRunning: boolean;
  /** Whether it's known if there is one. */
  readonly isReady: boolean;
  /** What went wrong, in a sentence. */
  readonly note: string | undefined;
  start(depth: Depth): void;
  stop(): void;
}

/** The review of a match: the kept one, the one in its file, or a new one, which a worker makes. */
export const useReview = (file: (MatchFile & { readonly review?: unknown }) | undefined, keep: KeepAs): ReviewState => {
  const words = useReviewWords();
  const inWords = useRefusal();
  const [review, setReview] = useState<Review>();
  const [isRunning, setRunning] = useState(false);
  const [isReady, setReady] = useState(false);
  const [note, setNote] = useState<string>();
  const running = useRef<{ readonly end: () => void; review: Review | undefined }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match is looked up once, in any language.
  useEffect(() => {
    if (file === undefined) return;
    let here = true;
    const find = async (): Promise<void> => {
      const stored = await keptReview(keep.match);
      const found = stored ?? file.review;
      if (!here) return;
      setReady(true);
      if (found === undefined) return;
      const read = readReview(found, file);
      if (read.ok) setReview(read.value);
      else setNote(inWords(read.refusal));
    };
    void find();
    return () => {
      here = false;
      running.current?.end();
      running.current = undefined;
    };
  }, [file, keep.match]);

  const finish = async (done: Review | undefined): Promise<void> => {
    running.current?.end();
    running.current = undefined;
    setRunning(false);
    setReview(done);
    if (done !== undefined && isWhole(done)) setNote(undefined);
    if (done !== undefined && !(await keepReview({ match: keep.match, review: done, digest: keep.digest(done) }))) setNote(words.notKept);
  };

  const start = (depth: Depth): void => {
    if (file === undefined || running.current !== undefined) return;
    const before = review?.depth === depth && !isWhole(review) ? review.steps : [];
    let renewed = 0;
    const hear = (news: ReviewNews): void => {
      const now = running.current;
      if (now === undefined) return;
      if ('refused' in news) {
        setNote(inWords(news.refused));
        return void finish(review);
      }
      if ('whole' in news) return void finish(now.review);
      now.review = 'begun' in news ? news.begun : now.review && { ...now.review, steps: [...now.review.steps, news.step] };
      if (Date.now() - renewed < RENEW) return;
      renewed = Date.now();
      setReview(now.review);
    };
    setRunning(true);
    const { review: _, ...record } = file;
    running.current = { end: runReview({ record, depth, done: before }, hear), review: undefined };
  };

  return { review, isRunning, isReady, note, start, stop: () => void finish(running.current?.review ?? review) };
};
