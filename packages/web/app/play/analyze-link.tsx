import { Link } from 'wouter';
import type { Card } from '../../client/table.ts';
import { hasAnalysis } from '../../games/index.ts';
import { usePlayWords } from './play-words.ts';

/** From a finished match to the analysis board, in games that have one. */
export const AnalyzeLink = ({ card, source }: { readonly card: Card; readonly source: 'local' | 'match' }) => {
  const words = usePlayWords();
  if (!hasAnalysis(card.game) || !card.openAfter) return null;
  return (
    <Link className="btn" href={`/analysis/${source}/${card.match}`}>
      {words.analyze}
    </Link>
  );
};
