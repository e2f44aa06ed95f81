import './gallery-page.css';
import { memo, useDeferredValue } from 'react';
import { Link } from 'wouter';
import type { Order, Piece } from '../../kit/gallery/pieces.ts';
import { writeQuery } from '../../kit/gallery/query.ts';
import { useGalleryWords } from '../../kit/gallery/words.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import { Page } from '../shell/page.tsx';
import { Filters } from './filters.tsx';
import { useGalleryQuery } from './use-gallery-query.ts';

/** A piece on the wall under its lamp, with a plate below. All of it links to the piece's page. */
const Hung = memo(({ piece, query, measure }: { piece: Piece; query: string; measure: string | undefined }) => (
  <li className="hung" data-game={piece.game}>
    <div className="hung-light">
      <piece.Draw />
    </div>
    <div className="hung-plate">
      <h2 className="display">
        <Link href={`/gallery/${piece.id}${query}`}>{piece.name}</Link>
      </h2>
      <p className="hung-title">
        {piece.Mark !== undefined && <piece.Mark />}
        {piece.title}
        {measure !== undefined && <span>{measure}</span>}
      </p>
      {piece.spoken !== '' && <p className="spoken">{piece.spoken}</p>}
      <p className="hung-text">{piece.text}</p>
    </div>
  </li>
));

/** A piece's measure that the gallery is sorted by, in words. */
const measured = ({ measures }: Piece, order: Order | undefined): string | undefined => {
  const measure = order === undefined ? undefined : measures[order.id];
  return measure === undefined ? undefined : order?.told(measure);
};

const Wall = memo(({ shown, query, order }: { shown: readonly Piece[]; query: string; order: Order | undefined }) => (
  <ul className="wall" aria-label={useGalleryWords().walls}>
    {shown.map((piece) => (
      <Hung key={piece.id} piece={piece} query={query} measure={measured(piece, order)} />
    ))}
  </ul>
));

/** All pieces of all games, with search and filters. */
export const GalleryPage = () => {
  const words = useGalleryWords();
  const sifted = useGalleryQuery();
  const { sections, orders, query: wish, shown, change } = sifted;
  // The field responds immediately; the wall follows when typing pauses.
  const hung = useDeferredValue(shown);
  const query = useDeferredValue(writeQuery(wish));
  return (
    <Page heading={words.heading}>
      <div className="gallery">
        <div className="page-head gallery-head">
          <div>
            <h1 className="display">{words.heading}</h1>
            <p>{words.lead}</p>
          </div>
          <div className="gallery-doors">
            {sections.flatMap(({ doors }) =>
              doors.map(({ href, text }) => (
                <Link key={href} href={href} className="btn">
                  {text}
                  <Icon name="arrow" />
                </Link>
              )),
            )}
          </div>
        </div>
        <Filters {...sifted} />
        {hung.length === 0 ? (
          <div className="gallery-none">
            <p>{words.none}</p>
            <button type="button" className="btn" onClick={() => change({ q: '', sort: wish.sort, facets: {} })}>
              {words.reset}
            </button>
          </div>
        ) : (
          <Wall shown={hung} query={query} order={orders.find(({ id }) => id === wish.sort)} />
        )}
        <footer className="gallery-foot">
          <p>{words.credits}</p>
          <Link href="/credits" className="btn quiet">
            {words.creditsLink}
          </Link>
        </footer>
      </div>
    </Page>
  );
};
