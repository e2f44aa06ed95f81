import { printedTile, tileNamed } from '@swordtable/games/tile-battle/catalog';
import { faceInHand } from '../board/labels.ts';
import { useTileTexts } from '../board/texts.ts';
import { TerrainTile, Tile } from '../board/tile.tsx';
import './diagram.css';

/** What lies on a cell of a drawn board: a hero with its color and rotation, the terrain, a cell to be used, or nothing. */
type Square =
  | { readonly hero: string; readonly seat: 0 | 1; readonly turns?: number; readonly wins?: readonly number[] }
  | 'terrain'
  | 'open'
  | undefined;
/** A row of cells, or an arrow to what comes next. */
type Row = readonly (Square | 'then')[];

const red = (hero: string, turns = 0, wins: readonly number[] = []): Square => ({ hero, seat: 0, turns, wins });
const blue = (hero: string, turns = 0): Square => ({ hero, seat: 1, turns });
const EAST = 1;

/** The pictures of the rules, by name. */
export const DIAGRAMS: Readonly<Record<string, readonly Row[]>> = {
  colors: [[red('hercules'), blue('zeus')]],
  rotations: [[red('zeus'), red('zeus', 1), red('zeus', 2), red('zeus', 3)]],
  board: [
    [undefined, 'open', 'open', undefined],
    ['open', red('hera'), 'terrain', 'open'],
    [undefined, 'open', 'open', undefined],
  ],
  battle: [[red('hercules', 0, [EAST]), blue('zeus'), 'then', red('hercules'), red('zeus')]],
  equal: [[red('hera', 2), blue('zeus'), 'then', red('hera', 2), blue('zeus')]],
  scoring: [[red('hercules'), red('ares'), blue('muse'), red('zeus'), 'terrain']],
};

const facts = (hero: string, seat: number, turns: number) => {
  const tile = tileNamed(hero) ?? 1;
  // Only the numbers of this one tile are drawn.
  const printed: number[] = [];
  printedTile(tile).numbers.forEach((number, side) => {
    printed[tile * 4 + side] = number;
  });
  return faceInHand({ printed }, tile, seat, turns);
};

const Cell = ({ square }: { readonly square: Square }) => {
  const texts = useTileTexts();
  if (square === undefined) return <i className="gap" />;
  if (square === 'open') return <i className="free" />;
  if (square === 'terrain') return <TerrainTile id="mount-olympus" name={texts.terrain('mount-olympus').name} />;
  return <Tile face={facts(square.hero, square.seat, square.turns ?? 0)} {...(square.wins === undefined ? {} : { wins: square.wins })} />;
};

/** A piece of a board, drawn with the tiles of the game. */
export const Diagram = ({ name }: { readonly name: string }) => (
  <div className="diagram">
    {(DIAGRAMS[name] ?? []).map((row, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes.
      <div key={index} className="diagram-row">
        {row.map((square, at) =>
          square === 'then' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes.
            <b key={at} className="then">
              →
            </b>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes.
            <Cell key={at} square={square} />
          ),
        )}
      </div>
    ))}
  </div>
);
