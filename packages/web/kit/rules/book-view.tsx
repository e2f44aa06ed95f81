import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Blocks } from './blocks.tsx';
import type { RuleBook } from './book.ts';
import { Places } from './places.tsx';
import { useRulesWords } from './words.ts';
import './book-view.css';

/** Where the rulebook is open. Each jump is a new value, so that jumping to the same place twice works. */
export interface OpenAt {
  readonly id: string;
}

interface BookViewProps {
  readonly book: RuleBook;
  readonly at: OpenAt | undefined;
  /** The heading level of sections; what's inside them uses the next. */
  readonly level: 2 | 3;
  /** Whether a piece's page opens in a new tab. */
  readonly apart: boolean;
}

const QUERY_MAX = 100;

/** Scrolls to a place in the rulebook whenever it's named, and highlights it. */
const usePlace = (at: OpenAt | undefined, isSearching: boolean) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at === undefined || isSearching) return;
    const place = root.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(at.id)}"]`);
    if (place === null || place === undefined) return;
    place.scrollIntoView({ block: 'start' });
    place.focus({ preventScroll: true });
  }, [at, isSearching]);
  return root;
};

/** The rules of a game: a field to search them, sections, rulings, and the text of every piece. */
export const BookView = ({ book, at: wished, level, apart }: BookViewProps) => {
  const words = useRulesWords();
  const [query, setQuery] = useState('');
  const [gone, setGone] = useState<{ readonly from: OpenAt | undefined; readonly to: OpenAt }>();
  const sought = useDeferredValue(query.trim());
  const found = useMemo(() => book.search(sought), [book, sought]);
  const places = query.trim() === '' ? undefined : found;
  const at = gone !== undefined && gone.from === wished ? gone.to : wished;
  const root = usePlace(at, places !== undefined);
  const [Head, Part] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  const go = (id: string): void => {
    setQuery('');
    setGone({ from: wished, to: { id } });
  };
  const here = (id: string) => ({ 'data-rule': id, 'data-here': at?.id === id || undefined, tabIndex: -1 });
  // A jump shows its place instead of the search results.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on a new jump.
  useEffect(() => setQuery(''), [wished]);
  return (
    <div className="rule-book" ref={root}>
      <search>
        <label>
          <span className="spoken">{words.search}</span>
          <input
            type="search"
            className="field-line"
            value={query}
            maxLength={QUERY_MAX}
            placeholder={words.search}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
      </search>
      {places !== undefined ? (
        <Places places={places} onGo={go} />
      ) : (
        <>
          <nav className="rules-contents" aria-label={words.contents}>
            {book.sections.map(({ id, heading }) => (
              <button key={id} type="button" onClick={() => go(id)}>
                {heading}
              </button>
            ))}
            <button type="button" onClick={() => go('rulings')}>
              {words.rulings}
            </button>
            <button type="button" onClick={() => go('pieces')}>
              {words.pieces}
            </button>
          </nav>
          {book.sections.map(({ id, heading, blocks, rulings }) => (
            <section key={id} {...here(id)}>
              <Head>{heading}</Head>
              <Blocks blocks={blocks} markOf={book.markOf} pictureOf={book.pictureOf} />
              {rulings.length > 0 && (
                <p className="rules-more">
                  {words.seeAlso}
                  {rulings.map((ruling) => (
                    <button key={ruling} type="button" onClick={() => go(ruling)}>
                      {ruling}
                    </button>
                  ))}
                </p>
              )}
            </section>
          ))}
          <section {...here('rulings')}>
            <Head>{words.rulings}</Head>
            <p>{words.rulingsText}</p>
            {book.rulings.map(({ id, title, text }) => (
              <div key={id} className="ruling" {...here(id)}>
                <Part>
                  <span>{id}</span> {title}
                </Part>
                <p>{text}</p>
              </div>
            ))}
          </section>
          <section {...here('pieces')}>
            <Head>{words.pieces}</Head>
            {book.pieces.map(({ id, name, title, text }) => (
              <div key={id} className="ruling" {...here(id)}>
                <Part>
                  <a href={`/gallery/${id}`} {...(apart ? { target: '_blank', rel: 'noreferrer' } : {})}>
                    {name}
                    {apart && <span className="spoken">, {words.page}</span>}
                  </a>{' '}
                  <small>{title}</small>
                </Part>
                <p>{text}</p>
              </div>
            ))}
          </section>
        </>
      )}
    </div>
  );
};
