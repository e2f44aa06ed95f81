import { Link } from 'wouter';
import { useLearnWords } from '../../kit/lessons/learn-words.ts';
import { homeGames, titleOf } from '../home/home-games.ts';
import { useWords } from '../words/use-words.ts';

const against = (game: string, level: string): string => `/play/new?${new URLSearchParams({ game, against: level })}`;

interface NextStepsProps {
  readonly game: string;
  readonly after: 'lessons' | 'puzzle';
}

/** Where to go after the guided game: to its puzzle; and after that: to another game, or another course. */
export const NextSteps = ({ game, after }: NextStepsProps) => {
  const words = useLearnWords();
  const all = useWords();
  const other = homeGames().find((id) => id !== game);
  return (
    <>
      {after === 'lessons' && (
        <Link className="btn lamp" href={`/learn/${game}/puzzle`}>
          {words.toPuzzle}
        </Link>
      )}
      <Link className={after === 'puzzle' ? 'btn lamp' : 'btn'} href={against(game, 'easy')}>
        {words.playEasy}
      </Link>
      <Link className="btn" href={against(game, 'medium')}>
        {words.playMedium}
      </Link>
      <Link className="btn" href={`/rules/${game}`}>
        {words.readRules}
      </Link>
      {after === 'puzzle' && other !== undefined && (
        <Link className="btn" href={`/learn/${other}`}>
          {words.title(titleOf(all, other))}
        </Link>
      )}
    </>
  );
};
