import { parts } from '@swordtable/games/swordcrafters/pieces/grid';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { framed, type Room } from './board-layout.ts';
import { usePromptWords } from './context.ts';
import { cutResultText } from './cut-result.ts';
import { lineOf, nearest, type Slicing, type Spot, sameCut } from './lattice.ts';
import type { Cutting } from './use-slicing.ts';
import type { Wording } from './wording.ts';
import './cut-layer.css';

interface CutLayerProps {
  readonly view: View;
  readonly cutting: Cutting;
  readonly room: Room;
  readonly wording: Wording;
}

const idOf = ({ group, axis, after, keep }: Slicing): string => `${group} ${axis} ${after} ${keep ?? ''}`;

/** The cuts over the grid: pointing anywhere shows the nearest, arrows walk from one to the next, a click or Enter selects one, and the second cuts. */
export const CutLayer = ({ view, cutting, room, wording }: CutLayerProps) => {
  const prompt = usePromptWords();
  const layer = useRef<HTMLFieldSetElement>(null);
  const { offered, shown } = cutting;
  const stop = shown ?? offered[0];
  const at = ({ clientX, clientY }: MouseEvent): Spot => {
    const box = layer.current?.getBoundingClientRect() ?? new DOMRect();
    return { left: ((clientX - box.left) / box.width) * room.width, top: ((clientY - box.top) / box.height) * room.height };
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = cutting.walk(event.key);
    if (next === undefined) return;
    event.preventDefault();
    cutting.show(next);
    layer.current?.querySelector<HTMLElement>(`[data-cut="${idOf(next)}"]`)?.focus();
  };
  const labelOf = (cut: Slicing): string => {
    const group = view.groups[cut.group];
    if (group === undefined) return '';
    const before = cut.after + (cut.axis === 'H' ? group.row : group.column);
    const named =
      cut.keep === undefined
        ? prompt.answers.cut(cut.group + 1, cut.axis, before)
        : prompt.answers.keep(cut.axis, before, cut.keep === 'first');
    return `${named}. ${cutResultText(view.grid, parts(group, cut), cut.keep, wording)}`;
  };
  return (
    <fieldset
      ref={layer}
      className="cut-layer"
      aria-label={wording.words.titles.slice}
      aria-description={wording.words.cutKeys}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => {
        const cut = event.pointerType === 'touch' ? undefined : nearest(view.groups, offered, at(event));
        if (cut !== undefined && !sameCut(cut, shown)) cutting.show(cut);
      }}
      onClick={(event) => {
        const cut = nearest(view.groups, offered, at(event));
        if (cut !== undefined) cutting.take(cut);
      }}
    >
      {offered.map((cut) => {
        const group = view.groups[cut.group];
        return (
          <button
            key={idOf(cut)}
            type="button"
            className="cut-line"
            data-cut={idOf(cut)}
            data-axis={cut.axis}
            data-shown={sameCut(cut, shown) || undefined}
            aria-label={labelOf(cut)}
            tabIndex={stop !== undefined && sameCut(cut, stop) ? 0 : -1}
            style={group === undefined ? {} : framed(lineOf(group, cut), room)}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && cutting.show(cut)}
            onClick={(event) => {
              event.stopPropagation();
              cutting.take(cut);
            }}
          >
            <svg viewBox="0 0 24 24" className="cut-blade" aria-hidden="true">
              <path d="M12 24l-3-4V9H5V6.500h4.500V3L12 0l2.500 3v3.500H19V9h-4v11z" />
            </svg>
          </button>
        );
      })}
    </fieldset>
  );
};
