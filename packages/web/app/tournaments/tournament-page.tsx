import './tournament-page.css';
import { useRefusal } from '../../kit/words/refusals.ts';
import { Page } from '../shell/page.tsx';
import { SentencePage } from '../shell/sentence-page.tsx';
import { useWords } from '../words/use-words.ts';
import { Actions } from './actions.tsx';
import { Entry } from './entry.tsx';
import { Facts } from './facts.tsx';
import { Rounds } from './round.tsx';
import { Standings } from './standings.tsx';
import { useTournamentWords } from './tournament-words.ts';
import { useTournament } from './use-tournament.ts';
import { YourMatch } from './your-match.tsx';

/** One tournament: its entrants, standings, and rounds, and what the visitor can do. */
export const TournamentPage = ({ id }: { readonly id: string }) => {
  const words = useTournamentWords();
  const { page } = useWords();
  const inWords = useRefusal();
  const { details, refusal, set } = useTournament(id);
  if (details === undefined) return <SentencePage sentence={refusal === undefined ? page.loading : inWords(refusal)} />;
  const { name, host, status, starts, round, you } = details;
  return (
    <Page heading={name}>
      <div className="tournament" data-game={details.game}>
        <header>
          <h1 className="display">{name}</h1>
          <p>
            <Facts card={details} />
            {host !== null && <span className="tournament-facts">{words.hostedBy(host.name)}</span>}
            {status === 'open' && starts === null && !you.host && <span className="tournament-facts">{words.hostStarts}</span>}
          </p>
        </header>
        <YourMatch details={details} />
        <Actions details={details} set={set} />
        {round === 0 ? (
          <Entry details={details} set={set} />
        ) : (
          <div className="tournament-parts">
            <Standings details={details} />
            <Rounds details={details} />
          </div>
        )}
      </div>
    </Page>
  );
};
