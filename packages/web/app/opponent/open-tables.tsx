import './open-tables.css';
import type { Refusal } from '@swordtable/kernel';
import type { ListedMatch } from '@swordtable/server/api/match';
import type { OpenTables as Tables, WaitingPlayer } from '@swordtable/server/api/seeks';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useRefusal } from '../../kit/words/refusals.ts';
import { titleOf } from '../home/home-games.ts';
import { useMe } from '../me/me.ts';
import { ownName } from '../play/own-name.ts';
import { useWords } from '../words/use-words.ts';
import { useOpponentWords } from './opponent-words.ts';
import { beginSeek } from './own-seek.ts';
import { TableLine } from './table-line.tsx';

const MOST = 8;

/** The way to a rated table leads over a name of one's own. */
const ClaimName = () => (
  <Link className="btn" href="/me">
    {useOpponentWords().claimName}
  </Link>
);

const Player = ({ waiting, onRefused }: { readonly waiting: WaitingPlayer; readonly onRefused: (refusal: Refusal) => void }) => {
  const words = useOpponentWords();
  const all = useWords();
  const [, go] = useLocation();
  const { me } = useMe();
  const { seek, player, games, seats, pace, rated } = waiting;
  const name = waiting.name || words.guest;
  const titles = games.map(({ game }) => titleOf(all, game));
  const join = async (): Promise<void> => {
    const joined = await beginSeek({ games: games.map(({ game }) => game), seats, pace, rated, name: ownName(), join: seek });
    if (!joined.ok) onRefused(joined.refusal);
    else if (pace === 'days' && joined.value?.found !== undefined) go(`/match/${joined.value.found.match}`);
    else go('/opponent');
  };
  const about = [titles.join(', '), ...(seats > 2 ? [words.playersOf(seats)] : []), words[pace], ...(rated ? [words.rated] : [])];
  return (
    <TableLine emblem={player?.emblem} name={name} about={about.join(' · ')}>
      {rated && me === null ? (
        <ClaimName />
      ) : (
        <button type="button" className="btn" aria-label={words.joinThem(name, titles.join(', '))} onClick={() => void join()}>
          {seats > 2 ? words.joinMore : words.join}
        </button>
      )}
    </TableLine>
  );
};

/** A clock longer than this, in seconds, counts as over days. */
const LIVE = 3_600;

const Match = ({ match: { match, game, name, seats, clock, patience, rated } }: { readonly match: ListedMatch }) => {
  const words = useOpponentWords();
  const { me } = useMe();
  const title = titleOf(useWords(), game, name);
  const seated = seats.find(({ taken, kind }) => taken && kind !== 'bot');
  const host = seated?.name || words.guest;
  const free = seats.filter(({ kind, taken }) => kind === 'open' && !taken).length;
  const pace = (clock?.seconds ?? patience) > LIVE ? words.days : words.live;
  const about = [title, pace, ...(rated ? [words.rated] : []), words.free(free)];
  return (
    <TableLine emblem={seated?.profile?.emblem} name={host} about={about.join(' · ')}>
      {rated && me === null ? (
        <ClaimName />
      ) : (
        <Link className="btn" href={`/match/${match}`} aria-label={words.joinThem(host, title)}>
          {words.join}
        </Link>
      )}
    </TableLine>
  );
};

/** Everyone who waits for an opponent, and seats that anyone can take. */
export const OpenTables = ({ tables }: { readonly tables: Tables }) => {
  const inWords = useRefusal();
  const [refusal, setRefusal] = useState<Refusal>();
  return (
    <>
      <p className="tables-said" role="alert">
        {refusal === undefined ? '' : inWords(refusal)}
      </p>
      <ul className="open-tables">
        {tables.players.slice(0, MOST).map((waiting) => (
          <Player key={waiting.seek} waiting={waiting} onRefused={setRefusal} />
        ))}
        {tables.matches.slice(0, MOST).map((match) => (
          <Match key={match.match} match={match} />
        ))}
      </ul>
    </>
  );
};
