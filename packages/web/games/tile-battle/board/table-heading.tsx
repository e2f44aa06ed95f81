import { useTableWords } from '../../../kit/layout/table-words.ts';
import type { TableState } from '../typed.ts';
import { useTileWords } from './context.ts';
import { turnIn } from './turns.ts';
import '../../../kit/layout/heading.css';
import './table-heading.css';

/** For the bar above the table: the game, the round, and how far it has come. */
export const TableHeading = ({ state }: { readonly state: TableState }) => {
  const words = useTileWords();
  const { over } = useTableWords();
  const { view } = state;
  const { turn, all } = turnIn(view);
  const isOver = view.over || state.card.status === 'over';
  const drafting = view.pool.length > 0;
  const isBid = view.round === 0;
  const now = isBid ? words.bidding : `${words.round(view.round)}, ${drafting ? words.drafting : words.turnOf(turn, all)}`;
  const how = isOver ? over : now;
  return (
    <>
      <h1 className="display title">{state.card.name.replace(/^.*: /, '')}</h1>
      <span className="how">{how}</span>
      <span className="grow" />
      {!drafting && !isOver && !isBid && (
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
