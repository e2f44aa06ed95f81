import './new-page.css';
import { Link } from 'wouter';
import { useRefusal } from '../../kit/words/refusals.ts';
import { useMe } from '../me/me.ts';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';
import { NewForm } from './new-form.tsx';
import { useTournamentWords } from './tournament-words.ts';

/** Where players create a tournament. Guests choose a name first. */
export const NewTournamentPage = () => {
  const words = useTournamentWords();
  const { page } = useWords();
  const inWords = useRefusal();
  const { me, refusal } = useMe();
  return (
    <Page heading={words.create}>
      <div className="new-tournament">
        <h1 className="display">{words.create}</h1>
        {me === undefined && <p role="status">{refusal === undefined ? page.loading : inWords(refusal)}</p>}
        {me === null && (
          <p>
            {words.form.nameless}{' '}
            <Link className="inline-link" href="/me">
              {words.form.chooseName}
            </Link>
          </p>
        )}
        {me !== undefined && me !== null && <NewForm />}
      </div>
    </Page>
  );
};
