import type { SoloCard } from '@swordtable/games/swordcrafters/pieces/pieces';
import type { Wording } from './wording.ts';
import './solo-cuts.css';

/** The four cuts of the card that is on, the next one lit. */
export const SoloCuts = ({ card, made, wording }: { readonly card: SoloCard; readonly made: number; readonly wording: Wording }) => {
  const { words, texts } = wording;
  return (
    <div className="solo-cuts">
      <span>{texts.smith(card)}</span>
      <ol aria-label={words.soloCard(texts.smith(card))}>
        {card.cuts.map((cut, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: cuts are known by their order.
            key={at}
            aria-current={at === made ? 'step' : undefined}
            data-made={at < made || undefined}
          >
            <span className="spoken">{words.soloCut(at, texts.cut(cut))}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 3h18v18H3z" className="cut-field" />
              <path d={cut === 'H' ? 'M0 12h24' : 'M12 0v24'} className="cut-way" />
            </svg>
          </li>
        ))}
      </ol>
    </div>
  );
};
