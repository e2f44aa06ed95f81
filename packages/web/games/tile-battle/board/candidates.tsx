import { tileReason } from '@swordtable/games/tile-battle/explain/targets';
import { areBeside } from '@swordtable/games/tile-battle/field/cells';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import { useEffect, useState } from 'react';
import type { AnsweringTable, Preview } from '../typed.ts';
import type { TileWhy } from '../why/use-tile-why.ts';
import { useTileWords } from './context.ts';
import { nameBy } from './labels.ts';
import { outlookOf } from './preview.ts';
import { Sign, type SignName } from './signs.tsx';

/** The most answers that are tried before anyone points at them, and the most lines that are shown. */
const MOST_PREVIEWS = 6;
const MOST_LINES = 9;

interface CandidatesProps {
  readonly why: TileWhy;
  /** The number of the question: what was found out about one is no use for the next. */
  readonly seq: number;
  readonly table: Pick<AnsweringTable, 'preview'> | undefined;
}

/** What each answer would lead to, tried out one after the other. */
const usePreviews = ({ why, seq, table }: CandidatesProps): ReadonlyMap<Tile, Preview> => {
  const [known, setKnown] = useState<{ readonly seq: number; readonly previews: ReadonlyMap<Tile, Preview> }>();
  const tiles = why.asked?.tiles ?? [];
  const wanted = tiles.length <= MOST_PREVIEWS ? tiles.join(' ') : '';
  useEffect(() => {
    let isWanted = table !== undefined && wanted !== '';
    const ask = async (): Promise<void> => {
      const previews = new Map<Tile, Preview>();
      for (const tile of wanted.split(' ').map(Number)) {
        const previewed = isWanted ? await table?.preview({ tile }) : undefined;
        if (!isWanted) return;
        if (previewed?.ok) previews.set(tile, previewed.value);
      }
      setKnown({ seq, previews });
    };
    if (isWanted) void ask();
    return () => {
      isWanted = false;
    };
  }, [table, seq, wanted]);
  return known?.seq === seq ? known.previews : NOTHING;
};

const NOTHING: ReadonlyMap<Tile, Preview> = new Map();

const SIGNS: Readonly<Record<'can' | 'held' | 'not', SignName>> = { can: 'check', held: 'held', not: 'cross' };

/** While an ability asks for a tile: what each would do, and why the others beside it cannot be chosen. */
export const Candidates = (props: CandidatesProps) => {
  const { why } = props;
  const words = useTileWords();
  const previews = usePreviews(props);
  const { asked, view, say } = why;
  if (asked === undefined || asked.prompt.ask !== 'tile' || view.placed <= TERRAIN) return null;
  const here = view.board.find(({ tile }) => tile === view.placed)?.cell;
  const beside = [{ tile: TERRAIN, cell: view.terrainCell }, ...view.board]
    .filter(({ tile, cell }) => cell >= 0 && here !== undefined && areBeside(cell, here) && tile !== view.placed)
    .map(({ tile }) => tile);
  const lying = asked.tiles.filter((tile) => view.board.some((seen) => seen.tile === tile) || tile === TERRAIN);
  const shown = [...new Set([...lying, ...beside])].slice(0, MOST_LINES);
  const result = (tile: Tile): string => {
    const preview = previews.get(tile);
    const outlook = preview && outlookOf(view, preview);
    // Before the ability is used up, or the battle is over, a count would say too little.
    const isDone = preview?.events.some(({ what }) => what === 'used' || what === 'flipped');
    const isOver = outlook !== undefined && outlook.view.placed !== view.placed;
    return outlook !== undefined && isDone === true && (isOver || outlook.flips.length > 0)
      ? words.flips(outlook.flips.length)
      : say({ say: 'shortCan' });
  };
  return (
    <ul className="who-can candidates">
      {shown.map((tile) => {
        const can = asked.tiles.includes(tile);
        const { short } = tileReason(why, asked, tile);
        const sign = can ? 'can' : short.say === 'shortHeldBy' ? 'held' : 'not';
        return (
          <li key={tile} className={sign}>
            <Sign name={SIGNS[sign]} />
            <b>{nameBy(why, tile)}</b>
            <span>{can ? result(tile) : say(short)}</span>
          </li>
        );
      })}
    </ul>
  );
};
