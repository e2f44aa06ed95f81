import type { Face, Magic } from '@swordtable/games/swordcrafters/pieces/pieces';
import { Fragment } from 'react';
import { Icon } from '../../../kit/icons/icon.tsx';
import { Gem } from '../board/gem.tsx';
import { useSwordTexts } from '../board/texts.ts';
import './magic-card.css';

/** The sign between the gems of a card: they are added, combined, or compared. */
const BETWEEN: Readonly<Record<Magic['method'], string>> = { most: '', least: '', pairs: '+', triads: '+', difference: '−' };

/** A face of a magic card as wide as `--w` says: its gems, its method, and what the places bring. What it shows is said in words beside it. */
export const MagicFace = ({ magic, face }: { readonly magic: Magic; readonly face: Face }) => {
  const texts = useSwordTexts();
  return (
    <div className="magic-face" data-face={face} aria-hidden="true">
      <Icon name="swordcrafters/magic" className="ground" />
      <b className="level">{texts.face(face)}</b>
      <div className="gems" data-count={magic.gems.length}>
        {magic.gems.map((gem, at) => (
          <Fragment key={gem}>
            {at > 0 && BETWEEN[magic.method] !== '' && <em>{BETWEEN[magic.method]}</em>}
            <Gem tile={gem} />
          </Fragment>
        ))}
      </div>
      <b className="method" data-method={magic.method}>
        {texts.method(magic.method)}
      </b>
      <ol className="places">
        {magic.points.map((points, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is nothing but its number.
          <li key={place}>{points}</li>
        ))}
      </ol>
    </div>
  );
};
