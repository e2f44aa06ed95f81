import { useEffect, useState } from 'react';
import type { Replay, Source } from '../../../client/replay/replay.ts';
import { keepAs } from './keep-as.ts';
import { useReview } from './use-review.ts';

/** The review of a replay, where there can be one, and whether it's shown. A link can ask for it. */
export const useReviewing = (replay: Replay, source: Source, own: readonly number[], id: string) => {
  const mayReview = replay.isOpen && replay.file !== undefined && replay.card.status === 'over' && replay.last > 0;
  const [keep] = useState(() => keepAs(replay, source, own, id));
  const review = useReview(mayReview ? replay.file : undefined, keep);
  const [isReviewed, setReviewed] = useState(() => mayReview && new URLSearchParams(window.location.search).has('review'));
  const { isReady, start } = review;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a review that nobody has made yet is begun.
  useEffect(() => {
    if (isReviewed && isReady && review.review === undefined) start('quick');
  }, [isReviewed, isReady]);
  return { mayReview, review, isReviewed, setReviewed };
};
