import './tournaments-page.css';
import type { Refusal } from '@swordtable/kernel';
import type { TournamentCard } from '@swordtable/server/api/tournaments';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useRefusal } from '../../kit/words/refusals.ts';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';
import { tournaments } from './service.ts';
import { TournamentList } from './tournament-list.tsx';
import { useTournamentWords } from './tournament-words.ts';

interface Lists {
  readonly mine: readonly TournamentCard[];
  readonly public: readonly TournamentCard[];
}

const useLists = (): { readonly lists: Lists | undefined; readonly refusal: Refusal | undefined } => {
  const [lists, setLists] = useState<Lists>();
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    let open = true;
    void Promise.all([tournaments.list({ mine: 'true' }), tournaments.list({})]).then(([mine, listed]) => {
      if (!open) return;
      if (mine.ok && listed.ok) setLists({ mine: mine.value.tournaments, public: listed.value.tournaments });
      else setRefusal(mine.ok ? (listed.ok ? undefined : listed.refusal) : mine.refusal);
    });
    return () => {
      open = false;
    };
  }, []);
  return { lists, refusal };
};

const isCurrent = ({ status }: TournamentCard): boolean => status === 'open' || status === 'running';

/** The visitor's tournaments, and those that anyone can enter or watch. */
export const TournamentsPage = () => {
  const words = useTournamentWords();
  const { page } = useWords();
  const inWords = useRefusal();
  const { lists, refusal } = useLists();
  const others = lists?.public.filter(({ tournament }) => !lists.mine.some((own) => own.tournament === tournament)) ?? [];
  return (
    <Page heading={words.heading}>
      <div className="tournaments">
        <div className="page-head">
          <h1 className="display">{words.heading}</h1>
          <p>{words.lead}</p>
        </div>
        <Link className="btn lamp" href="/tournaments/new">
          {words.create}
        </Link>
        <p role="status">
          {lists === undefined && (refusal === undefined ? page.loading : inWords(refusal))}
          {lists !== undefined && lists.mine.length + others.length === 0 && words.none}
        </p>
        <TournamentList heading={words.yours} cards={lists?.mine ?? []} />
        <TournamentList heading={words.public} cards={others.filter(isCurrent)} />
        <TournamentList heading={words.past} cards={others.filter(({ status }) => status === 'over')} />
      </div>
    </Page>
  );
};
