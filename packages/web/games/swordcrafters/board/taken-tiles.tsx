import type { View } from '@swordtable/games/swordcrafters/view/view';
import { Icon } from '../../../kit/icons/icon.tsx';
import { Gem } from './gem.tsx';
import type { Wording } from './wording.ts';

interface TakenTilesProps {
  readonly view: View;
  readonly seat: number;
  readonly wording: Pick<Wording, 'words' | 'texts'>;
}

/** What a player has taken this round while others are choosing: the tiles, and the forge. */
export const TakenTiles = ({ view, seat, wording: { words, texts } }: TakenTilesProps) => {
  const tiles = view.smiths[seat]?.taken.flat() ?? [];
  const isForge = view.forge === seat;
  if (view.phase !== 'select' || (tiles.length === 0 && !isForge)) return null;
  const said = [...(tiles.length > 0 ? [texts.tiles(tiles)] : []), ...(isForge ? [words.forge] : [])].join(', ');
  return (
    <span className="taken-tiles" role="img" aria-label={said} title={said}>
      {tiles.map((tile, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are all alike.
        <Gem key={at} tile={tile} />
      ))}
      {isForge && <Icon name="swordcrafters/forge" className="" />}
    </span>
  );
};
