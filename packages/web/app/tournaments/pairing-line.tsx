import type { Pairing, TournamentDetails } from '@swordtable/server/api/tournaments';
import { Link } from 'wouter';
import { useLanguage } from '../../kit/words/language.ts';
import { Entrant } from './entrant.tsx';
import { pointsText } from './entrant-names.ts';
import { type TournamentWords, useTournamentWords } from './tournament-words.ts';

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
  const language = useLanguage();
  const [one = 0, other = 0] = entrants;
  const [own = 0, others = 0] = result?.points ?? [];
  return (
    <>
      <Entrant details={details} index={one} />
      <b className="pairing-result">
        {result === undefined ? words.running : `${pointsText(own, language)} : ${pointsText(others, language)}`}
      </b>
      <Entrant details={details} index={other} />
    </>
  );
};

/** Three or more, the best first once it's over. */
const Company = ({ details, pairing: { entrants, result } }: PairingProps) => {
  const words = useTournamentWords();
  const language = useLanguage();
  const places = entrants.map((entrant, seat) => ({ entrant, points: result?.points[seat] ?? 0 }));
  return (
    <ol className="pairing-company">
      {places
        .toSorted((one, other) => other.points - one.points)
        .map(({ entrant, points }) => (
          <li key={entrant}>
            <Entrant details={details} index={entrant} />
            {result !== undefined && <b className="pairing-result">{pointsText(points, language)}</b>}
          </li>
        ))}
      {result === undefined && <li className="pairing-note">{words.running}</li>}
    </ol>
  );
};

/** Why someone has no opponent. */
const aloneText = ({ result }: Pairing, format: TournamentDetails['format'], words: TournamentWords): string => {
  if (result?.why === 'forfeit') return words.forfeit;
  return format === 'swiss' ? words.bye : words.sitsOut;
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
        <small className="pairing-note">{aloneText(pairing, details.format, words)}</small>
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
