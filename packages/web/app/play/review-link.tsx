import { Link } from 'wouter';
import type { TableState } from '../../client/table.ts';
import { usePlayWords } from './play-words.ts';

/** From a match that is over to its review, if anyone has answered and everything is open. */
export const ReviewLink = ({ state: { card, steps }, replay }: { readonly state: TableState; readonly replay: string }) => {
  const words = usePlayWords();
  if (card.ended === undefined || !card.openAfter || !steps.some(({ what }) => what.kind === 'answered')) return null;
  return (
    <Link className="btn" href={`${replay}?review`}>
      {words.review}
    </Link>
  );
};
