import type { TournamentDetails } from '@swordtable/server/api/tournaments';
import { Link } from 'wouter';
import { useWords } from '../words/use-words.ts';
import { entrantName } from './entrant-names.ts';
import { useTournamentWords } from './tournament-words.ts';

/** The visitor's match in this round, while it isn't over. */
export const YourMatch = ({ details: { you, pairings, entrants, arrive } }: { readonly details: TournamentDetails }) => {
  const words = useTournamentWords();
  const all = useWords();
  const own = pairings.find(({ match }) => match !== undefined && match === you.match);
  const opponents = own?.entrants.filter((entrant) => entrant !== you.entrant) ?? [];
  return (
    <div role="status">
      {own?.match !== undefined && opponents.length > 0 && (
        <p className="panel your-match">
          <span>
            <b>{words.yourMatch(opponents.map((opponent) => entrantName(entrants, opponent, words, all)))}</b>{' '}
            {own.since === undefined ? words.arrive(arrive) : words.arriveAgain(arrive)}
          </span>
          <Link className="btn lamp" href={`/match/${own.match}`}>
            {words.play}
          </Link>
        </p>
      )}
    </div>
  );
};
