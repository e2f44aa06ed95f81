import { useReviewWords } from './review-words.ts';
import type { ReviewState } from './use-review.ts';

/** How far a running review has come, and how to stop it. */
export const Progress = ({ review: { review, stop }, all }: { readonly review: ReviewState; readonly all: number }) => {
  const words = useReviewWords();
  const done = review?.steps.length ?? 0;
  return (
    <div className="progress">
      <label>
        <span>{words.reviewing(Math.min(done + 1, all), all)}</span>
        <progress max={all} value={done} />
      </label>
      <button type="button" className="btn" onClick={stop}>
        {words.stop}
      </button>
    </div>
  );
};
