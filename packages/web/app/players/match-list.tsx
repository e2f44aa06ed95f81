import type { RatedMatch } from '@swordtable/server/api/players';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../kit/words/language.ts';
import { titleOf } from '../home/home-games.ts';
import { ColumnHeads } from '../shell/column-heads.tsx';
import { useWords } from '../words/use-words.ts';
import { PlayerName } from './player-name.tsx';
import { usePlayersWords } from './players-words.ts';
import { RatingChange } from './rating-change.tsx';

/** A player's place in words: won, tied, lost, or the place among more than two. */
const useResult = ({ seats, seat }: RatedMatch): string => {
  const words = usePlayersWords();
  const place = seats[seat]?.place ?? 0;
  const tied = seats.filter((other) => other.place === place).length > 1;
  if (seats.length > 2) return words.place(place + 1, seats.length);
  return tied ? words.tie : place === 0 ? words.first : words.last;
};

const Row = ({ match }: { readonly match: RatedMatch }) => {
  const words = usePlayersWords();
  const site = useWords();
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const result = useResult(match);
  const others = match.seats.filter((_, seat) => seat !== match.seat);
  return (
    <tr>
      <th scope="row">
        <Link href={`/replay/match/${match.match}`} aria-label={words.replay(titleOf(site, match.game))}>
          {titleOf(site, match.game)}
        </Link>
      </th>
      <td className="text">
        {others.map((other, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name.
          <Fragment key={index}>
            {index > 0 && ', '}
            <PlayerName {...other} />
          </Fragment>
        ))}
      </td>
      <td className="text">{result}</td>
      <td>
        <RatingChange match={match} />
      </td>
      <td>{day.format(match.at)}</td>
    </tr>
  );
};

/** Rated matches, last first, each with its replay. */
export const MatchList = ({ matches }: { readonly matches: readonly RatedMatch[] }) => {
  const words = usePlayersWords();
  return (
    <table className="panel">
      <ColumnHeads columns={[words.game, words.against, words.result, words.rating, words.date]} texts={[words.against, words.result]} />
      <tbody>
        {matches.map((match) => (
          <Row key={match.match} match={match} />
        ))}
      </tbody>
    </table>
  );
};
