import './take-seat.css';
import type { MatchDetails } from '@swordtable/server/api/match';
import { Link } from 'wouter';
import { Page } from '../shell/page.tsx';
import { MatchAbout } from './match-about.tsx';
import { usePlayWords } from './play-words.ts';

/** A guest at a rated table can't sit down, but can claim a name. */
export const RatedGuest = ({ card }: { readonly card: MatchDetails }) => {
  const words = usePlayWords();
  return (
    <Page heading={words.ratedHeading}>
      <div className="sit-down">
        <h1 className="display">{words.ratedHeading}</h1>
        <p>{words.ratedText}</p>
        <MatchAbout card={card} />
        <Link className="btn lamp" href="/me">
          {words.claimName}
        </Link>
      </div>
    </Page>
  );
};
