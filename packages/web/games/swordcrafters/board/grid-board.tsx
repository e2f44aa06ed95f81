import { COLUMNS, type Group, parts } from '@swordtable/games/swordcrafters/pieces/grid';
import { FORGE } from '@swordtable/games/swordcrafters/pieces/pieces';
import type { Sword } from '@swordtable/games/swordcrafters/pieces/sword';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import { type CSSProperties, useMemo } from 'react';
import { Icon } from '../../../kit/icons/icon.tsx';
import type { Happening } from '../typed.ts';
import { placed } from './board-layout.ts';
import { CutLayer } from './cut-layer.tsx';
import { Gem } from './gem.tsx';
import { GroupLayer } from './group-layer.tsx';
import { frameOf, gridRoom, isIn, spotOf, TILE } from './lattice.ts';
import { SmithMark, smithClass } from './smiths.tsx';
import { takersIn } from './takers.ts';
import type { Cutting } from './use-slicing.ts';
import type { SwordSelection } from './use-sword-selection.ts';
import { NO_ONE, type Wording } from './wording.ts';
import { worthOf } from './worth.ts';
import './grid-board.css';
import './group-chip.css';

interface GridBoardProps {
  readonly view: View;
  /** What happened, to know who took what. */
  readonly steps: readonly Happening[];
  /** What groups are compared with: the swords of who looks on; who only watches has none. */
  readonly swords: readonly Sword[];
  readonly selection: SwordSelection;
  readonly cutting: Cutting;
  readonly wording: Wording;
}

/** A group as it is drawn: one that lies there, or a part that the cut under the pointer would make. */
export interface DrawnGroup {
  readonly group: Group;
  /** Its place in the list of groups; parts of one group share it. */
  readonly index: number;
  readonly part?: 'first' | 'second';
  readonly look: 'plain' | 'first' | 'second' | 'off';
}

/** The groups as they would lie after the cut that is shown; what is not cut lies in the shade then. */
const drawnGroups = (groups: readonly Group[], { shown }: Cutting): readonly DrawnGroup[] =>
  groups.flatMap((group, index): readonly DrawnGroup[] => {
    if (shown === undefined) return [{ group, index, look: 'plain' }];
    if (shown.group !== index) return [{ group, index, look: 'off' }];
    const [first, second] = parts(group, shown);
    const lookOf = (part: 'first' | 'second') => (shown.keep === undefined ? part : shown.keep === part ? 'first' : 'off');
    return [
      { group: first, index, part: 'first', look: lookOf('first') },
      { group: second, index, part: 'second', look: lookOf('second') },
    ];
  });

/** The grid: tiles and the forge, groups apart, to be cut or taken. */
export const GridBoard = ({ view, steps, swords, selection, cutting, wording }: GridBoardProps) => {
  const { words, texts } = wording;
  const rows = view.grid.length / COLUMNS;
  const room = gridRoom(rows);
  const takers = useMemo(() => takersIn(steps), [steps]);
  const drawn = drawnGroups(view.groups, cutting);
  const pointed =
    selection.candidate !== undefined && 'group' in selection.candidate && !('axis' in selection.candidate)
      ? selection.candidate.group
      : undefined;
  const lookAt = ({ index, look }: DrawnGroup): string => (pointed === undefined ? look : pointed === index ? 'first' : 'off');
  return (
    <div className="grid-space" style={{ '--wide': room.width, '--high': room.height } as CSSProperties}>
      <div className="grid-board">
        <ul className="grid-cells" aria-label={words.grid}>
          {view.grid.map((cell, at) => {
            const [row, column] = [Math.floor(at / COLUMNS), at % COLUMNS];
            const inside = drawn.find(({ group }) => isIn(group, row, column));
            const whole: Group = { row, column, rows: 1, columns: 1 };
            const taker = inside === undefined ? takers.find(({ group }) => isIn(group, row, column))?.seat : undefined;
            const spot = spotOf(inside?.group ?? whole, row, column);
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are nothing but their places.
                key={at}
                className={taker === undefined ? 'sword-tile' : `sword-tile ${smithClass(taker)}`}
                data-look={inside !== undefined ? lookAt(inside) : taker === undefined ? 'gone' : 'taken'}
                style={{ ...placed(spot, room), width: `${(TILE / room.width) * 100}%`, height: `${(TILE / room.height) * 100}%` }}
              >
                {taker !== undefined && (
                  <>
                    <span className="spoken">{words.cellAt(row, column, words.takenBy(wording.seats[taker] ?? NO_ONE))}</span>
                    <SmithMark seat={taker} />
                  </>
                )}
                {inside !== undefined && (
                  <>
                    <span className="spoken">{words.cellAt(row, column, texts.cell(cell))}</span>
                    {cell === FORGE ? (
                      <span className="forge" aria-hidden="true">
                        <Icon name="swordcrafters/forge" className="" />
                        {words.forge}
                      </span>
                    ) : (
                      <Gem tile={cell} />
                    )}
                  </>
                )}
              </li>
            );
          })}
        </ul>
        {drawn.map((each) => {
          const { tiles, forge, fits } = worthOf(view.grid, each.group, swords);
          const frame = frameOf(each.group);
          return (
            <p
              key={`${each.index} ${each.part ?? ''}`}
              className="group-chip"
              data-look={lookAt(each)}
              data-above={(each.part === 'first' && cutting.shown?.axis === 'H') || undefined}
              data-thin={each.group.columns === 1 || undefined}
              style={placed({ left: frame.left + frame.width / 2, top: frame.top + frame.height }, room)}
              aria-hidden="true"
            >
              {drawn.length > 1 && each.part === undefined && <b className="group-no">{each.index + 1}</b>}
              <span className="count-long">{tiles.length === 0 ? words.forgeAlone : texts.tileCount(tiles.length)}</span>
              <span className="count-short">{tiles.length}</span>
              {fits !== undefined && fits > 0 && <span className="fits">{words.fits(fits)}</span>}
              {forge && tiles.length > 0 && <Icon name="swordcrafters/forge" className="with-forge" />}
            </p>
          );
        })}
        {cutting.offered.length > 0 && <CutLayer view={view} cutting={cutting} room={room} wording={wording} />}
        {view.phase === 'select' && <GroupLayer view={view} swords={swords} selection={selection} room={room} wording={wording} />}
      </div>
    </div>
  );
};
