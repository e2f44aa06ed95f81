import { Link } from 'wouter';
import { useWords } from '../words/use-words.ts';
import { hasCourse } from './courses.ts';

/** To a game's lessons, from a page about the game; nothing if it has none. */
export const LessonsLink = ({ game }: { readonly game: string }) => {
  const words = useWords();
  if (!hasCourse(game)) return null;
  return (
    <Link className="inline-link" href={`/learn/${game}`}>
      {words.setup.learn}
    </Link>
  );
};
