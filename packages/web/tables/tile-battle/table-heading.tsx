import type { View } from '@swordtable/games/tile-battle/view';
import { useTableWords } from '../../layout/table-words.ts';
import type { TableState } from '../../table/table.ts';
import { useTileWords } from './context.ts';
import './table-heading.css';

/** For the bar above the table: the game, the round, and how far it has come. */
export const TableHeading = ({ state }: { readonly state: TableState }) => {
  const words = useTileWords();
  const { over } = useTableWords();
  const view = state.view as unknown as View;
  const placed = view.fresh.length;
  const all = placed + view.toPlace[0] + view.toPlace[1];
  const turn = Math.min(all, placed + 1);
  const drafting = view.pool.length > 0;
  const how = view.over ? over : `${words.round(view.round)}, ${drafting ? words.drafting : words.turnOf(turn, all)}`;
  return (
    <>
      <h1 className="display title">{state.card.name.replace(/^.*: /, '')}</h1>
      <span className="how">{how}</span>
      <span className="grow" />
      {!drafting && !view.over && (
        <span className="pips" aria-hidden="true">
          {Array.from({ length: all }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are nothing but their places.
            <i key={index} className={index < turn ? 'on' : ''} />
          ))}
        </span>
      )}
    </>
  );
};
