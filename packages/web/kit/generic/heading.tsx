import type { TableState } from '../../client/table.ts';
import { useTableWords } from '../layout/table-words.ts';
import '../layout/heading.css';

/** For the bar above the table: the name of the game, and whether it is over. */
export const GenericHeading = ({ state }: { readonly state: TableState }) => {
  const { over } = useTableWords();
  return (
    <>
      <h1 className="display title">{state.card.name}</h1>
      <span className="how">{state.card.status === 'over' ? over : ''}</span>
      <span className="grow" />
    </>
  );
};
