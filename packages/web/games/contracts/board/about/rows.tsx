import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { useCardTexts } from '../cards.ts';
import { useAboutWords } from './words.ts';
import './rows.css';

/** What a card does: of a companion at every level. */
export const Rows = ({ card }: { readonly card: CardId }) => {
  const words = useAboutWords();
  const { rows } = useCardTexts();
  const all = rows(card);
  const [first = []] = all;
  if (all.length < 2) return first.map((line) => <p key={line}>{line}</p>);
  return (
    <dl className="about-rows">
      {all.map((lines, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a level is nothing but its number.
        <div key={at}>
          <dt>{words.fromLevel(at + 1, at === all.length - 1)}</dt>
          <dd>{lines.join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
};
