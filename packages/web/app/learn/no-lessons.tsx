import '../shell/sentence-page.css';
import './no-lessons.css';
import { Link } from 'wouter';
import { Icon } from '../../kit/icons/icon.tsx';
import { useLearnWords } from '../../kit/lessons/learn-words.ts';
import { emblemOf, type GameId } from '../home/home-games.ts';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';

/** For a game without lessons: suggests a game against the easy bot. */
export const NoLessons = ({ game }: { readonly game: GameId }) => {
  const words = useLearnWords();
  const { title } = useWords().games[game];
  return (
    <Page heading={words.title(title)}>
      <div className="sentence no-lessons">
        <Icon name={emblemOf(game)} className="sentence-emblem" />
        <h1>{words.none(title)}</h1>
        <p>{words.noneText}</p>
        <div className="row">
          <Link className="btn lamp" href={`/play/new?${new URLSearchParams({ game, against: 'easy' })}`}>
            {words.playEasy}
          </Link>
          <Link className="btn" href={`/rules/${game}`}>
            {words.readRules}
          </Link>
        </div>
      </div>
    </Page>
  );
};
