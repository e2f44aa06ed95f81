import './piece-page.css';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import type { Piece } from '../../kit/gallery/pieces.ts';
import { writeQuery } from '../../kit/gallery/query.ts';
import { useGalleryWords } from '../../kit/gallery/words.ts';
import { drawnBy } from '../../kit/icons/authors.ts';
import { Icon, type IconName } from '../../kit/icons/icon.tsx';
import { titleOf } from '../home/home-games.ts';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';
import { useGalleryQuery } from './use-gallery-query.ts';

/** Who drew the emblem, as its license requires. */
const Emblem = ({ icon }: { icon: IconName }) => {
  const words = useGalleryWords();
  return (
    <p className="piece-credit">
      <b>{words.emblem}</b>{' '}
      {drawnBy(icon).map(({ icon: glyph, author }, index) => (
        <span key={glyph}>
          {index > 0 && ', '}
          <a href={`https://game-icons.net/1x1/${author}/${glyph}.html`} rel="noreferrer">
            {words.drawnBy(glyph, author)}
          </a>
        </span>
      ))}
      . {words.license}
    </p>
  );
};

const Nowhere = ({ id }: { id: string }) => {
  const words = useGalleryWords();
  return (
    <Page heading={words.heading}>
      <div className="sentence">
        <h1>{words.nowhere(id.slice(0, 40))}</h1>
        <Link href="/gallery" className="btn">
          {words.back}
        </Link>
      </div>
    </Page>
  );
};

/** Links to the pieces before and after this one, in the gallery's current order. */
const Turn = ({ list, at, query }: { list: readonly Piece[]; at: number; query: string }) => {
  const words = useGalleryWords();
  const [, go] = useLocation();
  const before = list[at - 1];
  const after = list[at + 1];
  useEffect(() => {
    const turn = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
      const to = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : undefined;
      if (to !== undefined) go(`/gallery/${to.id}${query}`);
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, [before, after, query, go]);
  return (
    <nav className="piece-turn" aria-label={words.turnPages}>
      {before !== undefined && (
        <Link href={`/gallery/${before.id}${query}`} className="btn piece-before" aria-keyshortcuts="ArrowLeft">
          <Icon name="arrow" />
          <span className="spoken">{words.previous}: </span>
          {before.name}
        </Link>
      )}
      <span className="piece-place">{words.place(at + 1, list.length)}</span>
      {after !== undefined && (
        <Link href={`/gallery/${after.id}${query}`} className="btn piece-after" aria-keyshortcuts="ArrowRight">
          <span className="spoken">{words.next}: </span>
          {after.name}
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
};

/** One piece, large, with everything about it. */
export const PiecePage = ({ id }: { id: string }) => {
  const words = useGalleryWords();
  const dictionary = useWords();
  const { sections, all, shown, query: wish } = useGalleryQuery();
  useEffect(() => {
    if (id !== '') scrollTo(0, 0);
  }, [id]);
  const section = sections.find(({ pieces }) => pieces.some((piece) => piece.id === id));
  const piece = all.find((one) => one.id === id);
  if (section === undefined || piece === undefined) return <Nowhere id={id} />;
  // If this piece doesn't match the query, the links go through all pieces.
  const fits = shown.includes(piece);
  const list = fits ? shown : all;
  const query = fits ? writeQuery(wish) : '';
  return (
    <Page heading={piece.name}>
      <article className="piece" data-game={piece.game}>
        <div className="piece-top">
          <Link href={`/gallery${query}`} className="btn quiet piece-back">
            <Icon name="arrow" />
            {words.back}
          </Link>
          <Turn list={list} at={list.indexOf(piece)} query={query} />
        </div>
        <div className="piece-niche">
          <piece.Draw />
        </div>
        <div className="piece-words">
          <p className="eyebrow piece-game">{titleOf(dictionary, piece.game)}</p>
          <h1 className="display" aria-live="polite">
            {piece.name}
          </h1>
          <section.About piece={piece} />
          {piece.icon !== undefined && <Emblem icon={piece.icon} />}
        </div>
      </article>
    </Page>
  );
};
