import type { Tile } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { hasKeyboard } from '../../../kit/keyboard.ts';
import { SIDES, SideSign } from '../../../kit/layout/sides.tsx';
import { TabPanel } from '../../../kit/layout/table-layout.tsx';
import { useTileTexts } from '../board/texts.ts';
import { findHeroes } from './hero-search.ts';
import { PaletteHero } from './palette-hero.tsx';
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

/** All heroes of both editions, found by a few letters; those used last come first. */
export const Palette = ({ view, recent, held, owner, isWanted, search, onOwner, onTake }: PaletteProps) => {
  const words = useAnalysisWords();
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
        {heroes.map(({ tile, name: called }) => (
          <PaletteHero key={tile} view={view} tile={tile} name={called} isHeld={held === tile} onTake={take} />
        ))}
      </ul>
    </TabPanel>
  );
};
