import { kindsOf, type Tile } from '@swordtable/games/swordcrafters/pieces/pieces';
import type { SeenSmith } from '@swordtable/games/swordcrafters/view/view';
import { useRef } from 'react';
import type { Dragging } from '../../../kit/selection/use-drag.ts';
import { Gem } from './gem.tsx';
import type { SwordSelection } from './use-sword-selection.ts';
import type { Wording } from './wording.ts';
import './tray.css';

interface TrayProps {
  readonly smith: SeenSmith;
  readonly selection: SwordSelection;
  readonly drag: Dragging;
  readonly wording: Wording;
}

/** The tiles that are still to be built in, each kind a button with as many tiles as there are. */
export const Tray = ({ smith, selection, drag, wording }: TrayProps) => {
  const { words, texts } = wording;
  const wasHeld = useRef(false);
  const { picks } = selection;
  const groups = smith.left ?? [];
  const isDual = groups.length > 1;
  const isHeld = (tile: Tile, on: number): boolean => picks['tile'] === tile && (picks['on'] ?? on) === on;
  // The last kind of tile stays in hand: there is nothing else to take up.
  const isLastKind = new Set(groups.flatMap((left, on) => left.map((tile) => `${tile} ${on}`))).size < 2;
  const putBack = (): void => {
    if (!isLastKind) selection.cancel();
  };
  const takeUp = (tile: Tile, on: number): void => {
    if (isHeld(tile, on)) putBack();
    else selection.give({ tile, on });
  };
  return (
    <div className="trays" data-dual={isDual || undefined}>
      {groups.map((left, on) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each sword has a tray of its own.
        <fieldset key={on} className="tray" aria-label={isDual ? words.trayOf(texts.sword(on)) : words.tray}>
          {isDual && <p className="tray-title">{words.trayOf(texts.sword(on))}</p>}
          {left.length === 0 && <p className="none">{words.trayEmpty}</p>}
          {kindsOf(left).map((tile) => {
            const count = left.filter((each) => each === tile).length;
            const held = isHeld(tile, on);
            const name = [texts.counted(count, tile), ...(held ? [words.inHand] : [])].join(', ');
            return (
              <button
                key={tile}
                type="button"
                className="tray-tile"
                data-tile={tile}
                data-held={held || undefined}
                aria-pressed={held}
                aria-label={name}
                disabled={!selection.can('tile', tile)}
                onPointerDown={(event) => {
                  wasHeld.current = held;
                  // A dragged tile is picked up immediately, so that the sword shows where it can go.
                  if (!held) selection.give({ tile, on });
                  drag.start('tile', tile, event);
                }}
                onClick={(event) => {
                  // A click by key has no pointer before it, and so nothing is taken up yet.
                  if (event.detail === 0) takeUp(tile, on);
                  else if (wasHeld.current && !drag.justDropped()) putBack();
                }}
              >
                {Array.from({ length: count }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: tiles of one kind are all alike.
                  <span key={at} className="sword-tile lying">
                    <Gem tile={tile} />
                  </span>
                ))}
              </button>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
};
