import type { Refusal } from '@swordtable/kernel';
import type { ReviewNews, ReviewRequest } from './reviewing.ts';

const BROKEN: Refusal = {
  code: 'worker-broken',
  sentence: 'The part of the page that reviews the match has failed. Reload the page, then try again.',
};

/** Reviews a match in a worker, and returns how to stop it. */
export const runReview = (request: ReviewRequest, hear: (news: ReviewNews) => void): (() => void) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<ReviewNews>) => hear(data);
  worker.onerror = () => hear({ refused: BROKEN });
  worker.postMessage(request);
  return () => worker.terminate();
};
