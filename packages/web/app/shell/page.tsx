import './page.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../kit/icons/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { OfflineBadge } from './app-notices.tsx';
import { Menu } from './menu.tsx';

/** What all pages except tables share: the bar on top and the content below. */
export const Page = ({ children, heading }: { children: ReactNode; heading?: string }) => {
  const { page } = useWords();
  return (
    <>
      {heading !== undefined && <title>{`${heading} · ${page.title}`}</title>}
      <a className="btn skip" href="#content">
        {page.skip}
      </a>
      <header className="bar page-bar">
        <Link href="/" className="brand" aria-label={page.home}>
          <Icon name="emblem/swordtable" className="" />
          SWORDTABLE
        </Link>
        <span className="grow" />
        <OfflineBadge />
        <nav className="wide" aria-label={page.main}>
          <Link href="/puzzles" className="btn quiet">
            {page.puzzles}
          </Link>
          <Link href="/tournaments" className="btn quiet">
            {page.tournaments}
          </Link>
          <Link href="/gallery" className="btn quiet">
            {page.gallery}
          </Link>
          <Link href="/watch" className="btn quiet">
            {page.watch}
          </Link>
          <Link href="/replays" className="btn quiet">
            {page.replays}
          </Link>
          <Link href="/analysis" className="btn quiet">
            {page.analysis}
          </Link>
        </nav>
        <Link href="/me" className="btn quiet square" aria-label={page.me} title={page.me}>
          <Icon name="person" />
        </Link>
        <Menu />
      </header>
      <main id="content" className="wrap" tabIndex={-1}>
        {children}
      </main>
    </>
  );
};
