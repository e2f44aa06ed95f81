import { Fragment } from 'react';
import type { SearchTarget } from './book.ts';
import { useRulesWords } from './words.ts';

/** The excerpt with its matches marked. */
const Marked = ({ excerpt, hits }: Pick<SearchTarget, 'excerpt' | 'hits'>) => {
  const ends = [0, ...hits.map(([, to]) => to)];
  return (
    <>
      {hits.map(([from, to], index) => (
        <Fragment key={from}>
          {excerpt.slice(ends[index], from)}
          <mark>{excerpt.slice(from, to)}</mark>
        </Fragment>
      ))}
      {excerpt.slice(ends.at(-1))}
    </>
  );
};

/** Nobody reads more results than this. */
const MOST = 30;

/** The search results, best first, as links. */
export const Places = ({ places, onGo }: { readonly places: readonly SearchTarget[]; readonly onGo: (id: string) => void }) => {
  const words = useRulesWords();
  return (
    <>
      <p className="rules-count" role="status">
        {words.found(places.length)}
      </p>
      <ol className="rules-places" aria-label={words.results}>
        {places.slice(0, MOST).map((place) => (
          <li key={place.id}>
            <button type="button" onClick={() => onGo(place.id)}>
              <b>{place.heading}</b>
              <span>
                <Marked {...place} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
};
