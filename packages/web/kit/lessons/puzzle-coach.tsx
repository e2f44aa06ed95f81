import { type ReactNode, useRef } from 'react';
import { CoachNote } from './coach-note.tsx';
import { useLearnWords } from './learn-words.ts';
import type { Spot } from './note.ts';
import type { Puzzle } from './puzzle.ts';

interface PuzzleCoachProps {
  readonly puzzle: Puzzle;
  readonly wrong: number;
  readonly isSolved: boolean;
  readonly onShow: () => void;
  /** Where to go after it is solved. */
  readonly next: ReactNode;
}

const QUESTION: readonly Spot[] = [['.prompt']];

/** The coach at a puzzle: what to find, a hint after a wrong try, and why the right answer is the best. */
export const PuzzleCoach = ({ puzzle, wrong, isSolved, onShow, next }: PuzzleCoachProps) => {
  const words = useLearnWords();
  const text = puzzle.usePuzzleText();
  const place = useRef<HTMLElement>(null);
  const stage = isSolved ? 'solved' : wrong > 0 ? 'hint' : 'task';
  const footer = (
    <>
      <span>{wrong === 0 ? words.puzzle : words.tries(wrong)}</span>
      {stage === 'hint' && (
        <button type="button" className="coach-skip" onClick={onShow}>
          {words.showAnswer}
        </button>
      )}
      {isSolved && next}
    </>
  );
  const at = stage === 'task' ? QUESTION : puzzle.at;
  return <CoachNote note={{ id: `puzzle-${stage}`, said: text[stage], at, isLast: isSolved || undefined, footer }} place={place} />;
};
