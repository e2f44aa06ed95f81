import { CATALOG } from '@swordtable/games/tile-battle/catalog';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { Icon } from '../../../kit/icons/icon.tsx';
import { SIDES, SideSign } from '../../../kit/layout/sides.tsx';
import { useTileWords } from '../board/context.ts';
import { heroIcon } from '../board/emblems.ts';
import { useAnalysisWords } from './words.ts';

interface PaletteHeroProps {
  readonly view: View;
  readonly tile: Tile;
  readonly name: string;
  readonly isHeld: boolean;
  readonly onTake: (tile: Tile) => void;
}

const printedOf = new Map(CATALOG.map(({ tile, numbers }) => [tile, numbers]));

/** Where a hero is, for a mark beside its name: on the board in its color, or in a hand. */
const placeOf = (view: View, tile: Tile): { readonly owner: number; readonly where: 'onBoard' | 'inHand' } | undefined => {
  const lying = view.board.find((seen) => seen.tile === tile);
  if (lying !== undefined) return { owner: lying.owner, where: 'onBoard' };
  const hand = view.hands.findIndex((tiles) => tiles.includes(tile));
  return hand < 0 ? undefined : { owner: hand, where: 'inHand' };
};

/** A hero of the list, with its numbers, or with a mark if it's in play. */
export const PaletteHero = ({ view, tile, name, isHeld, onTake }: PaletteHeroProps) => {
  const words = useAnalysisWords();
  const { sideNumber } = useTileWords();
  const place = placeOf(view, tile);
  const numbers = printedOf.get(tile) ?? [];
  const facts = [...numbers.map((number, side) => sideNumber(side, number, undefined)), ...(place ? [words[place.where]] : [])];
  return (
    <li>
      <button
        type="button"
        data-hero={tile}
        className={place === undefined ? undefined : SIDES[place.owner]}
        aria-pressed={isHeld}
        onClick={() => onTake(tile)}
      >
        <Icon name={heroIcon(tile)} className="emblem-sign" />
        <span className="called">{name}</span>
        {place === undefined ? <small aria-hidden="true">{numbers.join(' ')}</small> : <SideSign seat={place.owner} />}
        <span className="spoken">{`, ${facts.join(', ')}`}</span>
      </button>
    </li>
  );
};
