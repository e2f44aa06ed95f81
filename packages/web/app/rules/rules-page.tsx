import './rules-page.css';
import { useMemo } from 'react';
import { BookView } from '../../kit/rules/book-view.tsx';
import { useRulesWords } from '../../kit/rules/words.ts';
import { describedGame, titleOf } from '../home/home-games.ts';
import { LessonsLink } from '../learn/lessons-link.tsx';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';
import { useRuleBook } from './use-rule-book.ts';

/** A game's rules on a page of their own; the part after `#` names a place in them. */
export const RulesPage = ({ game }: { readonly game: string }) => {
  const words = useRulesWords();
  const all = useWords();
  const book = useRuleBook(game);
  const at = useMemo(() => (location.hash === '' ? undefined : { id: decodeURIComponent(location.hash.slice(1)) }), []);
  const heading = describedGame(game) === undefined ? words.title : words.titleOf(titleOf(all, game));
  return (
    <Page heading={heading}>
      <div className="rules-page">
        <h1 className="display">{heading}</h1>
        <LessonsLink game={game} />
        {book === undefined ? <p>{words.none}</p> : <BookView book={book} at={at} level={2} apart={false} />}
      </div>
    </Page>
  );
};
