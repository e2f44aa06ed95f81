import './puzzle-bar.css';
import { creditFor, type Verdict } from '@swordtable/bots';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { PuzzleCard } from '../../client/puzzles/host.ts';
import { type PuzzleWords, themesOf, usePuzzleWords } from './puzzle-words.ts';
import type { Outcome, Solving } from './use-puzzle.ts';

const gradeOf = ({ loss, isRight, thoughts }: Verdict, words: PuzzleWords): string => {
  if (loss === 0 && thoughts.length > 0) return words.right;
  if (isRight) return words.asGood;
  return creditFor(loss) > 0 ? words.close(words.points(loss)) : words.wrong(words.points(loss));
};

const ratingText = ({ before, after }: Outcome, words: PuzzleWords): string => {
  if (before === after) return words.unrated;
  const [from, to] = [Math.round(before.skill.rating), Math.round(after.skill.rating)];
  return words.ratingNow(to, to < from ? words.lost(to - from) : words.gained(to - from));
};

interface PuzzleBarProps {
  readonly game: string;
  readonly card: PuzzleCard;
  readonly solving: Solving;
  /** The address of the next puzzle. */
  readonly next: string | undefined;
  /** What makes the best answer the best. */
  readonly children: ReactNode;
}

/** Above the board: what to find, and after an answer how good it was, and why. */
export const PuzzleBar = ({ game, card, solving, next, children }: PuzzleBarProps) => {
  const words = usePuzzleWords();
  const { outcome, isChecking, isPlayed, show, retry } = solving;
  const themes = themesOf(words, game);
  const following = useRef<HTMLAnchorElement>(null);
  const isOver = outcome !== undefined;
  // The answered question is gone, and the keyboard continues here.
  useEffect(() => {
    if (isOver) following.current?.focus({ preventScroll: true });
  }, [isOver]);
  return (
    <section className="puzzle-bar" aria-label={words.title(card.rating)} data-right={outcome?.verdict.isRight}>
      <div className="puzzle-said" role="status">
        <b>{isChecking ? words.checking : outcome === undefined ? words.find : gradeOf(outcome.verdict, words)}</b>
        <span>
          {outcome === undefined
            ? words.title(card.rating)
            : [ratingText(outcome, words), ...card.themes.map((theme) => themes[theme] ?? theme)].join(' · ')}
        </span>
        {children}
      </div>
      <div className="row">
        {isOver && (
          <button type="button" className="btn" onClick={() => show(!isPlayed)}>
            {isPlayed ? words.compare : words.playAnswer}
          </button>
        )}
        {isOver && (
          <button type="button" className="btn" onClick={retry}>
            {words.retry}
          </button>
        )}
        {isOver && next !== undefined && (
          <Link className="btn lamp" href={next} ref={following}>
            {words.next}
          </Link>
        )}
        {!isOver && (
          <Link className="btn quiet" href={`/puzzles/${game}`}>
            {words.all}
          </Link>
        )}
      </div>
    </section>
  );
};
