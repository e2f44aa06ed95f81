import './sentence-page.css';
import { Link } from 'wouter';
import { Icon } from '../../kit/icons/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { Page } from './page.tsx';

/** A page with only one sentence and a way back. */
export const SentencePage = ({ sentence }: { sentence: string }) => {
  const { page } = useWords();
  return (
    <Page>
      <div className="sentence">
        <Icon name="emblem/swordtable" className="sentence-emblem" />
        <h1 aria-live="polite">{sentence}</h1>
        <Link href="/" className="btn">
          {page.back}
        </Link>
      </div>
    </Page>
  );
};
