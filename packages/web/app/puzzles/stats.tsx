import { countsOf, type Progress } from './progress.ts';
import { usePuzzleWords } from './puzzle-words.ts';
import { isProvisional } from './rating.ts';

/** A player's rating and results in a game's puzzles. */
export const Stats = ({ progress }: { readonly progress: Progress }) => {
  const words = usePuzzleWords();
  const { tried, solved } = countsOf(progress);
  const rating = Math.round(progress.skill.rating);
  return (
    <dl className="puzzle-stats">
      <div>
        <dt>{words.rating}</dt>
        <dd>{isProvisional(progress.skill) ? words.provisional(rating) : rating}</dd>
      </div>
      <div>
        <dt>{words.solved}</dt>
        <dd>{words.solvedOf(solved, tried)}</dd>
      </div>
      <div>
        <dt>{words.streak}</dt>
        <dd>{words.streakOf(progress.streak, progress.best)}</dd>
      </div>
    </dl>
  );
};
