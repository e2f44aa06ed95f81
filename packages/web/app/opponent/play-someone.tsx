import './play-someone.css';
import { Link } from 'wouter';
import { OpenTables } from './open-tables.tsx';
import { useOpponentWords } from './opponent-words.ts';
import { useOpenTables } from './use-open-tables.ts';

/** On the home page: the way to an opponent, and the open tables if there are any. */
export const PlaySomeone = () => {
  const words = useOpponentWords();
  const tables = useOpenTables();
  const isEmpty = tables === undefined || tables.players.length + tables.matches.length === 0;
  return (
    <>
      <h2 className="display" id="open-tables">
        {words.tables}
      </h2>
      <p>{tables === undefined ? words.lead : isEmpty ? words.noTables : words.tablesText}</p>
      {!isEmpty && <OpenTables tables={tables} />}
      <Link className="btn lamp" href="/opponent">
        {words.find}
      </Link>
    </>
  );
};
