import './round.css';
import type { Pairing, TournamentDetails } from '@swordtable/server/api/tournaments';
import { useEffect, useState } from 'react';
import { Icon } from '../../kit/icons/icon.tsx';
import { PairingLine } from './pairing-line.tsx';
import { tournaments } from './service.ts';
import { useTournamentWords } from './tournament-words.ts';

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
