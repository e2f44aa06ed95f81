import './rules-page.css';
import { useMemo } from 'react';
import { BookView } from '../../rules/book-view.tsx';
import { useRuleBook } from './use-rule-book.ts';
import { useRulesWords } from '../../rules/words.ts';
import { useWords } from '../../words/use-words.ts';
import { onShelf, titleOf } from '../first/shelf.ts';
import { Page } from '../shell/page.tsx';

/** The rules of a game by themselves: a place in them can be named behind `#`. */
export const RulesPage = ({ game }: { readonly game: string }) => {
  const words = useRulesWords();
  const all = useWords();
  const book = useRuleBook(game);
  const at = useMemo(() => (location.hash === '' ? undefined : { id: decodeURIComponent(location.hash.slice(1)) }), []);
  const heading = onShelf(game) === undefined ? words.title : words.titleOf(titleOf(all, game));
  return (
    <Page heading={heading}>
      <div className="rules-page">
        <h1 className="display">{heading}</h1>
        {book === undefined ? <p>{words.none}</p> : <BookView book={book} at={at} level={2} apart={false} />}
      </div>
    </Page>
  );
};
