import './round.css';
import type { Pairing, TournamentDetails } from '@swordtable/server/api/tournaments';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../kit/icons/icon.tsx';
import { Entrant } from './entrant.tsx';
import { pointsText } from './entrant-names.ts';
import { tournaments } from './service.ts';
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

const PairingLine = ({ details, pairing }: PairingProps) => {
  const words = useTournamentWords();
  const {
    entrants: [one = 0, other],
    result,
  } = pairing;
  if (other === undefined)
    return (
      <li>
        <Entrant details={details} index={one} />
        <small className="pairing-note">{details.format === 'swiss' ? words.bye : words.sitsOut}</small>
      </li>
    );
  return (
    <li className={details.you.entrant !== null && pairing.entrants.includes(details.you.entrant) ? 'pairing-own' : undefined}>
      <Entrant details={details} index={one} />
      <b className="pairing-result">
        {result === undefined ? words.running : `${pointsText(result.points[0] ?? 0)} : ${pointsText(result.points[1] ?? 0)}`}
      </b>
      <Entrant details={details} index={other} />
      <small className="pairing-note">
        {result?.why === 'forfeit' && words.forfeit}
        <Look details={details} pairing={pairing} />
      </small>
    </li>
  );
};

/** The pairings of a round: the current one, or one before it. */
const usePairings = ({ tournament, round, pairings }: TournamentDetails, shown: number): readonly Pairing[] => {
  const [past, setPast] = useState<{ readonly round: number; readonly pairings: readonly Pairing[] }>();
  useEffect(() => {
    if (shown === round) return;
    let open = true;
    void tournaments.round(tournament, shown).then((told) => open && told.ok && setPast({ round: shown, pairings: told.value.pairings }));
    return () => {
      open = false;
    };
  }, [tournament, shown, round]);
  if (shown === round) return pairings;
  return past?.round === shown ? past.pairings : [];
};

/** One round at a time, with its pairings and results. */
export const Rounds = ({ details }: { readonly details: TournamentDetails }) => {
  const words = useTournamentWords();
  const [chosen, setChosen] = useState<number>();
  const shown = Math.min(chosen ?? details.round, details.round);
  const pairings = usePairings(details, shown);
  return (
    <section className="panel rounds" aria-labelledby="pairings">
      <header>
        <h2 className="display" id="pairings">
          {words.round(shown)}
        </h2>
        <button
          type="button"
          className="btn quiet square"
          aria-label={words.previous}
          disabled={shown <= 1}
          onClick={() => setChosen(shown - 1)}
        >
          <Icon name="arrow" className="ico backward" />
        </button>
        <button
          type="button"
          className="btn quiet square"
          aria-label={words.next}
          disabled={shown >= details.round}
          onClick={() => setChosen(shown + 1 === details.round ? undefined : shown + 1)}
        >
          <Icon name="arrow" />
        </button>
      </header>
      <ul>
        {pairings.map((pairing) => (
          <PairingLine key={pairing.entrants.join('-')} details={details} pairing={pairing} />
        ))}
      </ul>
    </section>
  );
};
