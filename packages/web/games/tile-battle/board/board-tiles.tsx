import { holderOf, isAsleep, protectorOf } from '@swordtable/games/tile-battle/explain/board';
import { beside, type Cell } from '@swordtable/games/tile-battle/field/cells';
import type { Board } from '@swordtable/games/tile-battle/state';
import { TERRAIN, type Tile as TileNumber } from '@swordtable/games/tile-battle/tile';
import { atCell, type BoardProps, placementOf } from './board-parts.ts';
import { useTileWords } from './context.ts';
import { type Frame, slipSide } from './frame.ts';
import { faceInHand, faceOnBoard } from './labels.ts';
import type { Outlook } from './preview.ts';
import { useTileTexts } from './texts.ts';
import { TerrainTile, Tile } from './tile.tsx';

/** The tiles over the cells. Each is the same element wherever it lies, so it glides when it is moved, swapped or the board re-centers. */
export const BoardTiles = ({
  view,
  selection,
  seat,
  marked,
  picked,
  pinned,
  flipped,
  lastPlaced,
  frame,
  rules,
}: BoardProps & { readonly frame: Frame; readonly rules: Board }) => {
  const { terrain } = view.setting;
  const texts = useTileTexts();
  const chooses = !selection.isPlacement && view.board.some(({ tile }) => selection.can('tile', tile));
  const candidate = selection.candidate;
  const placement = placementOf(candidate);
  // A rotation is previewed by the tiles themselves.
  const rotates = candidate !== undefined && 'turns' in candidate && placement === undefined;
  const pointed = candidate !== undefined && 'tile' in candidate && placement === undefined ? candidate.tile : undefined;
  const ghost =
    placement &&
    ((selection.outlook && faceOnBoard(selection.outlook.view, placement.tile)) ?? faceInHand(view, placement.tile, seat, placement.turns));
  return (
    <>
      {view.terrainCell >= 0 && (
        <div className="lying" style={atCell(frame, view.terrainCell)}>
          <TerrainTile id={terrain} name={texts.terrain(terrain).name} states={[chooses && !selection.can('tile', TERRAIN) && 'dim']} />
        </div>
      )}
      {view.board.map(({ tile, cell }) => {
        const face =
          faceOnBoard(selection.outlook !== undefined && rotates ? selection.outlook.view : view, tile) ?? faceOnBoard(view, tile);
        if (face === undefined) return null;
        const legal = chooses && selection.can('tile', tile);
        const [protector, holder, asleep] = [protectorOf(rules, tile), holderOf(rules, tile), isAsleep(view, tile)];
        const acts = view.placed === tile;
        const raised = marked.includes(tile) || pinned === tile;
        return (
          <div
            key={tile}
            className="lying"
            style={atCell(frame, cell)}
            data-raised={legal || acts || raised || picked.includes(tile) || undefined}
          >
            <Tile
              face={face}
              order={Math.max(0, flipped.indexOf(tile))}
              corner={asleep ? 'asleep' : protector !== TERRAIN ? 'shield' : holder !== TERRAIN ? 'held' : undefined}
              peel={selection.outlook?.flips.includes(tile) ?? false}
              states={[
                legal && 'legal',
                pointed === tile && 'hover',
                chooses && !legal && !acts && !picked.includes(tile) && 'dim',
                (acts || picked.includes(tile)) && 'selected',
                !acts && lastPlaced === tile && 'fresh',
                protector !== TERRAIN && 'protected',
                asleep && 'asleep',
                raised && 'marked',
              ]}
            />
          </div>
        );
      })}
      {placement !== undefined && ghost !== undefined && (
        <div key={`ghost-${placement.cell}`} className="lying ghost" style={atCell(frame, placement.cell)} data-raised>
          <Tile
            face={ghost}
            states={['preview']}
            wins={selection.outlook === undefined ? [] : winningSides(selection.outlook, placement.tile)}
          />
        </div>
      )}
      <Result frame={frame} view={view} selection={selection} />
    </>
  );
};

/** The sides on which a tile would win against its neighbors; what it wins farther away is told in words. */
const winningSides = ({ view, won }: Outlook, tile: TileNumber): readonly number[] => {
  const cellOf = (each: TileNumber): Cell | undefined => view.board.find((seen) => seen.tile === each)?.cell;
  const cell = cellOf(tile);
  const losers = won.flatMap(({ attacker, defender }) => (attacker === tile ? [cellOf(defender)] : []));
  return cell === undefined ? [] : [0, 1, 2, 3].filter((side) => losers.includes(beside(cell, side)));
};

/** A slip beside the pointed-at place: how many would turn, and which numbers win. */
const Result = ({ frame, view, selection }: { readonly frame: Frame } & Pick<BoardProps, 'view' | 'selection'>) => {
  const words = useTileWords();
  const texts = useTileTexts();
  const { candidate, outlook } = selection;
  if (candidate === undefined || outlook === undefined) return null;
  const cell =
    'cell' in candidate ? candidate.cell : 'tile' in candidate ? view.board.find(({ tile }) => tile === candidate.tile)?.cell : undefined;
  if (cell === undefined) return null;
  const taken = new Set([...outlook.view.board.map((seen) => seen.cell), outlook.view.terrainCell]);
  const saved = outlook.instead.flatMap(({ tiles }) => tiles);
  return (
    <div className="lying result-at" style={atCell(frame, cell)} data-side={slipSide(frame, cell, taken)}>
      <div className="result">
        <b>{words.flips(outlook.flips.length)}</b>
        {outlook.won
          .filter(({ defender }) => !saved.includes(defender))
          .slice(0, 4)
          .map(({ attacker, defender, attack, defence }) => (
            <span key={`${attacker}-${defender}`}>{words.beats(texts.name(defender), attack.value, defence.value)}</span>
          ))}
        {outlook.instead.map(({ by, tiles }) => (
          <span key={`${by}-${tiles.join()}`}>{words.turnsFor(texts.name(by), tiles.map(texts.name).join(', '))}</span>
        ))}
      </div>
    </div>
  );
};
