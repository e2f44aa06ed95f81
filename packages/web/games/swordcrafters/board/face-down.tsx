import type { TableState } from '../typed.ts';

import { useTableTexts } from './context.ts';
import { Gem } from './gem.tsx';
import { useSwordTexts } from './texts.ts';
import '../../../kit/layout/face-down.css';

/** What the bag and the solo deck hold, in the order in which it comes, where all lies open; benches lie open on the table then. */
export const FaceDown = ({ state }: { readonly state: TableState }) => {
  const words = useTableTexts();
  const texts = useSwordTexts();
  const { open, setting } = state.view;
  if (open === undefined) return null;
  const cards = open.deck.flatMap((number) => setting.solo[number] ?? []);
  return (
    <details className="face-down panel">
      <summary>
        <b>{words.faceDown}</b>
        <span>{words.bagOrder(open.bag.length)}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by the keyboard. */}
      <ol tabIndex={0} aria-label={words.bagOrder(open.bag.length)}>
        {open.bag.map((tile, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles of the bag are known by their places.
          <li key={at} className="secret">
            <Gem tile={tile} size={16} />
            {texts.cell(tile)}
          </li>
        ))}
      </ol>
      {cards.length > 0 && (
        <>
          <p>{words.deckOrder(cards.length)}</p>
          <ol aria-label={words.deckOrder(cards.length)}>
            {cards.map((card) => (
              <li key={card.name}>
                {texts.smith(card)}: {card.cuts.map(texts.cut).join(', ')}
              </li>
            ))}
          </ol>
        </>
      )}
    </details>
  );
};
