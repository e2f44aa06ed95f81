import { CATALOG } from '@swordtable/games/tile-battle/catalog';
import type { Tile } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../kit/icons/icon.tsx';
import { hasKeyboard } from '../../../kit/keyboard.ts';
import { SIDES, SideSign } from '../../../kit/layout/sides.tsx';
import { TabPanel } from '../../../kit/layout/table-layout.tsx';
import { useTileWords } from '../board/context.ts';
import { heroIcon } from '../board/emblems.ts';
import { useTileTexts } from '../board/texts.ts';
import { findHeroes } from './hero-search.ts';
import { useAnalysisWords } from './words.ts';
import './palette.css';

interface PaletteProps {
  readonly view: View;
  readonly recent: readonly Tile[];
  /** The hero that is taken up. */
  readonly held: Tile | undefined;
  /** The color of the next hero; left out where the rules decide it. */
  readonly owner: number | undefined;
  /** Whether a cell or a hand waits for a hero: then the list comes into sight. */
  readonly isWanted: boolean;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onOwner: (seat: number) => void;
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

/** All heroes of both editions, found by a few letters; those used last come first. */
export const Palette = ({ view, recent, held, owner, isWanted, search, onOwner, onTake }: PaletteProps) => {
  const words = useAnalysisWords();
  const { sideNumber } = useTileWords();
  const { name } = useTileTexts();
  const [letters, setLetters] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const heroes = useMemo(() => findHeroes(letters, name, view.setting.flow, recent), [letters, name, view.setting.flow, recent]);
  useEffect(() => {
    if (!isWanted) return;
    // With a keyboard, letters find the hero right away; on a phone, the keyboard would cover the list.
    if (hasKeyboard()) search.current?.focus();
    else search.current?.scrollIntoView({ block: 'center' });
  }, [isWanted, search]);
  const take = (tile: Tile): void => {
    onTake(tile);
    setLetters('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const [first] = heroes;
    if (event.key === 'Enter' && first !== undefined && letters !== '') take(first.tile);
    else if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <TabPanel tab="heroes" className="palette" aria-label={words.heroes}>
      {owner !== undefined && (
        <fieldset className="colors" aria-label={words.nextColor}>
          {SIDES.map((side, seat) => (
            <button key={side} type="button" className={side} aria-pressed={owner === seat} onClick={() => onOwner(seat)}>
              <SideSign seat={seat} />
              {words.color(seat)}
            </button>
          ))}
        </fieldset>
      )}
      <input
        ref={search}
        type="search"
        className="field-line"
        value={letters}
        placeholder={hasKeyboard() ? words.searchKeys : words.search}
        aria-label={words.search}
        onChange={(event) => setLetters(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {heroes.length === 0 && <p className="muted">{words.noHero}</p>}
      <ul ref={list}>
        {heroes.map(({ tile, name: called }) => {
          const place = placeOf(view, tile);
          const numbers = printedOf.get(tile) ?? [];
          const facts = [...numbers.map((number, side) => sideNumber(side, number, undefined)), ...(place ? [words[place.where]] : [])];
          return (
            <li key={tile}>
              <button
                type="button"
                data-hero={tile}
                className={place === undefined ? undefined : SIDES[place.owner]}
                aria-pressed={held === tile}
                onClick={() => take(tile)}
              >
                <Icon name={heroIcon(tile)} className="emblem-sign" />
                <span className="called">{called}</span>
                {place === undefined ? <small aria-hidden="true">{numbers.join(' ')}</small> : <SideSign seat={place.owner} />}
                <span className="spoken">{`, ${facts.join(', ')}`}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </TabPanel>
  );
};
