import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../kit/icons/icon.tsx';
import { Menu } from '../shell/menu.tsx';
import { useWords } from '../words/use-words.ts';

/** The bar above a replay: the way home, what is replayed, and the menu. */
export const ReplayBar = ({ heading, children }: { readonly heading: ReactNode; readonly children: ReactNode }) => {
  const { page } = useWords();
  return (
    <header className="bar">
      <Link href="/" className="brand" aria-label={page.home}>
        <Icon name="emblem/swordtable" className="" />
        <span className="brand-name">SWORDTABLE</span>
      </Link>
      {heading}
      {children}
      <Menu />
    </header>
  );
};
