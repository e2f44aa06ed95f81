import type { Pairing, TournamentDetails } from '@swordtable/server/api/tournaments';
import { Link } from 'wouter';
import { Entrant } from './entrant.tsx';
import { pointsText } from './entrant-names.ts';
import { useTournamentWords } from './tournament-words.ts';

interface PairingProps {
  readonly details: TournamentDetails;
  readonly pairing: Pairing;
}

/** Where a pairing's match can be seen. */
const Look = ({ details: { you, watch, listed }, pairing: { match, result } }: PairingProps) => {
  const words = useTournamentWords();
  if (match === undefined || match === you.match || result?.why === 'forfeit') return null;
  const table = result !== undefined && listed ? `/replay/match/${match}` : `/match/${match}${listed ? '' : `#watch=${watch}`}`;
  return (
    <Link className="inline-link" href={table}>
      {result === undefined ? words.watch : words.replay}
    </Link>
  );
};

const Duel = ({ details, pairing: { entrants, result } }: PairingProps) => {
  const words = useTournamentWords();
  const [one = 0, other = 0] = entrants;
  return (
    <>
      <Entrant details={details} index={one} />
      <b className="pairing-result">
        {result === undefined ? words.running : `${pointsText(result.points[0] ?? 0)} : ${pointsText(result.points[1] ?? 0)}`}
      </b>
      <Entrant details={details} index={other} />
    </>
  );
};

/** Three or more, the best first once it's over. */
const Company = ({ details, pairing: { entrants, result } }: PairingProps) => {
  const words = useTournamentWords();
  const places = entrants.map((entrant, seat) => ({ entrant, points: result?.points[seat] ?? 0 }));
  return (
    <ol className="pairing-company">
      {places
        .toSorted((one, other) => other.points - one.points)
        .map(({ entrant, points }) => (
          <li key={entrant}>
            <Entrant details={details} index={entrant} />
            {result !== undefined && <b className="pairing-result">{pointsText(points)}</b>}
          </li>
        ))}
      {result === undefined && <li className="pairing-note">{words.running}</li>}
    </ol>
  );
};

/** One table of a round. */
export const PairingLine = ({ details, pairing }: PairingProps) => {
  const words = useTournamentWords();
  const { entrants, result } = pairing;
  const [one = 0] = entrants;
  if (entrants.length === 1)
    return (
      <li className="pairing">
        <Entrant details={details} index={one} />
        <small className="pairing-note">{details.format === 'swiss' ? words.bye : words.sitsOut}</small>
      </li>
    );
  const isOwn = details.you.entrant !== null && entrants.includes(details.you.entrant);
  return (
    <li className={isOwn ? 'pairing pairing-own' : 'pairing'}>
      {entrants.length === 2 ? <Duel details={details} pairing={pairing} /> : <Company details={details} pairing={pairing} />}
      <small className="pairing-note">
        {result?.why === 'forfeit' && words.forfeit}
        <Look details={details} pairing={pairing} />
      </small>
    </li>
  );
};
