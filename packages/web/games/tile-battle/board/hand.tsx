import '../../../kit/selection/cover.css';
import type { Tile as TileNumber } from '@swordtable/games/tile-battle/tile';
import type { View } from '@swordtable/games/tile-battle/view/view';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { TabPanel } from '../../../kit/layout/table-layout.tsx';
import { byTouch } from '../../../kit/selection/pointing.ts';
import type { Dragging } from '../../../kit/selection/use-drag.ts';
import type { TileWhy } from '../why/use-tile-why.ts';
import { useTileWords } from './context.ts';
import { faceInHand, handLabel } from './labels.ts';
import { useTileTexts } from './texts.ts';
import { Tile } from './tile.tsx';
import type { TileSelection } from './use-tile-selection.ts';

interface TileRowProps {
  readonly view: View;
  readonly tiles: readonly TileNumber[];
  /** Whose color the tiles have; -1 for nobody's. */
  readonly seat: number;
  readonly label: string;
  readonly selection: TileSelection;
  readonly drag?: Dragging | undefined;
  readonly onInspect: (tile: TileNumber | undefined) => void;
  readonly onPin: (tile: TileNumber) => void;
  readonly marked: readonly TileNumber[];
  readonly why: TileWhy;
  /** Adds something below each tile. */
  readonly below?: (tile: TileNumber) => React.ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** What is laid on a hand tile by an effect that lasts, in words. */
const useBound = (view: View) => {
  const words = useTileWords();
  return (tile: TileNumber): string | undefined => {
    const effect = view.lasting.find((lasting) => 'tile' in lasting && lasting.tile === tile);
    return effect && (effect.kind === 'ban' ? words.notNext : words.mustNext);
  };
};

/** Tiles beside each other, to be walked through with arrow keys: a hand, the open draft, tiles seen from the deck. */
export const TileRow = ({ view, tiles, seat, label, selection, drag, onInspect, onPin, marked, why, below }: TileRowProps) => {
  const words = useTileWords();
  const texts = useTileTexts();
  const bound = useBound(view);
  const row = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<TileNumber>();
  const chosen = selection.picks['tile'];
  const tabStop =
    tiles.find((tile) => tile === focused) ??
    tiles.find((tile) => tile === chosen) ??
    tiles.find((tile) => selection.can('tile', tile)) ??
    tiles[0];
  const anyOffered = tiles.some((tile) => selection.can('tile', tile));
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || tabStop === undefined) return;
    event.preventDefault();
    const next = tiles[Math.max(0, Math.min(tiles.length - 1, tiles.indexOf(tabStop) + step))];
    setFocused(next);
    row.current?.querySelector<HTMLElement>(`[data-hand="${next}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: Chromium leaves tiles inside a fieldset unpainted when they change their size.
    <div role="group" ref={row} className="tiles" aria-label={label} onKeyDown={onKeyDown}>
      {tiles.map((tile) => {
        const can = selection.can('tile', tile);
        const isChosen = chosen === tile;
        const face = faceInHand(view, tile, seat, isChosen && selection.isPlacement ? selection.turns : 0);
        const laid = bound(tile);
        return (
          <div key={tile} className="slot">
            <div className={`held-tile${can ? ' live' : ''}`} data-lifted={drag?.lifted?.value === tile || undefined}>
              <Tile
                face={face}
                states={[
                  isChosen && 'selected',
                  anyOffered && !can && 'dim',
                  marked.includes(tile) && 'marked',
                  !selection.isPlacement && can && 'legal',
                ]}
              />
              <button
                type="button"
                className={`cover${can ? ' live' : ''}`}
                data-hand={tile}
                data-owner={seat}
                aria-label={[
                  handLabel(face, { offered: can, chosen: isChosen }, { words, texts }),
                  ...(laid === undefined ? [] : [laid]),
                ].join(', ')}
                aria-pressed={can ? isChosen : undefined}
                aria-disabled={!can}
                tabIndex={tile === tabStop ? 0 : -1}
                onClick={(event) => {
                  onInspect(tile);
                  if (can && !drag?.justDropped()) selection.pick('tile', tile);
                  else if (!can && byTouch(event)) why.ask({ about: tile }, event.currentTarget);
                  else if (!can) onPin(tile);
                }}
                onPointerEnter={(event) => {
                  if (event.pointerType === 'touch') return;
                  onInspect(tile);
                  if (can) selection.point('tile', tile);
                }}
                onPointerLeave={() => {
                  onInspect(undefined);
                  selection.unpoint();
                }}
                onFocus={() => {
                  setFocused(tile);
                  onInspect(tile);
                  if (can) selection.point('tile', tile);
                }}
                onBlur={() => {
                  onInspect(undefined);
                  selection.unpoint();
                }}
                onPointerDown={(event: PointerEvent) => can && selection.isPlacement && drag?.start('tile', tile, event)}
              />
            </div>
            {laid !== undefined && <span className="laid">{laid}</span>}
            {below?.(tile)}
          </div>
        );
      })}
    </div>
  );
};

interface HandProps extends Omit<TileRowProps, 'label' | 'tiles' | 'below'> {
  readonly title: string;
  readonly tab: 'mine' | 'theirs';
}

/** A player's hand, open to both. Where there is no hand, how many tiles are still to be placed, and the tiles seen from the deck. */
export const Hand = ({ title, tab, ...row }: HandProps) => {
  const words = useTileWords();
  const { view, seat } = row;
  const hand = view.hands[seat] ?? [];
  const left = view.toPlace[seat] ?? 0;
  const looking = view.active === seat ? view.looking : [];
  return (
    <TabPanel tab={tab} className={`hand ${tab}`}>
      <h2>
        {title}
        <span>{left === hand.length ? words.tiles(left) : words.toPlace(left)}</span>
      </h2>
      {typeof looking !== 'number' && looking.length > 0 && <TileRow {...row} tiles={looking} label={words.looking} />}
      {typeof looking === 'number' && looking > 0 && <p className="muted">{words.lookingHidden(looking)}</p>}
      {hand.length > 0 && <TileRow {...row} tiles={hand} label={title} />}
      {hand.length === 0 && left === 0 && <p className="none">{words.noTiles}</p>}
    </TabPanel>
  );
};
