import { NewTournamentPage } from './new-page.tsx';
import { TournamentPage } from './tournament-page.tsx';
import { TournamentsPage } from './tournaments-page.tsx';

/** All pages of tournaments, loaded together: the list, the form for a new one, and each one's own. */
export const TournamentPages = ({ id }: { readonly id: string | undefined }) => {
  if (id === undefined) return <TournamentsPage />;
  return id === 'new' ? <NewTournamentPage /> : <TournamentPage id={id} />;
};
