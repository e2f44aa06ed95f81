import './page.css';
import '../maintenance/banner.css';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../kit/icons/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { OfflineBadge } from './app-notices.tsx';
import { Menu } from './menu.tsx';

const MaintenanceBanner = lazy(async () => ({ default: (await import('../maintenance/banner.tsx')).MaintenanceBanner }));

/** The pages in the bar, each at the address with its name. */
const PAGES = ['puzzles', 'tournaments', 'gallery', 'watch', 'replays', 'analysis'] as const;

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
          {PAGES.map((to) => (
            <Link key={to} href={`/${to}`} className="btn quiet">
              {page[to]}
            </Link>
          ))}
        </nav>
        <Link href="/me" className="btn quiet square" aria-label={page.me} title={page.me}>
          <Icon name="person" />
        </Link>
        <Menu />
      </header>
      <Suspense>
        <MaintenanceBanner />
      </Suspense>
      <main id="content" className="wrap" tabIndex={-1}>
        {children}
      </main>
    </>
  );
};
