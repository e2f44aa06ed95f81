import { Link } from 'wouter';
import { useLearnWords } from '../../kit/lessons/learn-words.ts';
import { homeGames, titleOf } from '../home/home-games.ts';
import { useWords } from '../words/use-words.ts';

const against = (game: string, level: string): string => `/play/new?${new URLSearchParams({ game, against: level })}`;

/** Where to go after the guided game. */
export const NextSteps = ({ game }: { readonly game: string }) => {
  const words = useLearnWords();
  const all = useWords();
  const other = homeGames().find((id) => id !== game);
  return (
    <>
      <Link className="btn lamp" href={against(game, 'easy')}>
        {words.playEasy}
      </Link>
      <Link className="btn" href={against(game, 'medium')}>
        {words.playMedium}
      </Link>
      <Link className="btn" href={`/rules/${game}`}>
        {words.readRules}
      </Link>
      {other !== undefined && (
        <Link className="btn" href={against(other, 'easy')}>
          {words.tryOther(titleOf(all, other))}
        </Link>
      )}
    </>
  );
};
