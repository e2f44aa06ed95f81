import { HIDDEN } from '@swordtable/games/tile-battle/view/view';
import type { TableState } from '../typed.ts';

import { useTileWords } from './context.ts';
import { Sign, sideSign } from './signs.tsx';
import { useTileTexts } from './texts.ts';
import '../../../kit/layout/face-down.css';

/** The deck in its order and what was chosen in secret, where all lies open. */
export const FaceDown = ({ state }: { readonly state: TableState }) => {
  const words = useTileWords();
  const texts = useTileTexts();
  const { open } = state.view;
  if (open === undefined) return null;
  const given = open.given.flatMap((tile, seat) => (tile === HIDDEN ? [] : [{ tile, seat }]));
  return (
    <details className="face-down panel">
      <summary>
        <b>{words.faceDown}</b>
        <span>{open.deck.length === 0 ? words.deckEmpty : words.deckOrder(open.deck.length)}</span>
      </summary>
      {given.length > 0 && (
        <p>
          {words.chosenSecretly}:{' '}
          {given.map(({ tile, seat }) => (
            <span key={seat} className="secret">
              <Sign name={sideSign(seat)} /> {texts.name(tile)}
            </span>
          ))}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by the keyboard. */}
      <ol tabIndex={0} aria-label={words.deckOrder(open.deck.length)}>
        {open.deck.map((tile) => (
          <li key={tile}>{texts.name(tile)}</li>
        ))}
      </ol>
    </details>
  );
};
