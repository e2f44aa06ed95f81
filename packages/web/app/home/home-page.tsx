import './home-page.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { Icon } from '../../kit/icons/icon.tsx';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';
import { keepExamples, useExamples } from './examples.ts';
import { GameCard } from './game-card.tsx';
import { describedGame, homeGames, titleOf } from './home-games.ts';
import { fetchLists, type Lists, localLists } from './match-lists.ts';
import { Matches } from './matches.tsx';

/** Matches in this browser appear immediately, those on the server when it responds, and again when the page is revisited. */
const useLists = (): readonly [Lists, (match: string) => void] => {
  const [lists, setLists] = useState(localLists);
  useEffect(() => {
    let open = true;
    const look = (): void => {
      if (document.visibilityState === 'visible') void fetchLists().then((fetched) => open && setLists(fetched));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      open = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  const leaveOut = (match: string): void => setLists((known) => ({ ...known, mine: known.mine.filter((line) => line.match !== match) }));
  return [lists, leaveOut];
};

/** Loaded after the page is drawn. */
const PuzzleOfTheDay = lazy(async () => ({ default: (await import('./puzzle-of-the-day.tsx')).PuzzleOfTheDay }));
const Join = lazy(async () => ({ default: (await import('./join.tsx')).Join }));
const PlaySomeone = lazy(async () => ({ default: (await import('../opponent/play-someone.tsx')).PlaySomeone }));

/** Only examples have one, and only those who ask for them see these. */
const PlainCard = lazy(async () => ({ default: (await import('./plain-card.tsx')).PlainCard }));

const GameTile = ({ id }: { readonly id: string }) => {
  const known = describedGame(id);
  return known === undefined ? <PlainCard id={id} /> : <GameCard id={known} />;
};

export const HomePage = () => {
  const words = useWords();
  const [lists, leaveOut] = useLists();
  const search = useSearch();
  const games = homeGames(useExamples(search));
  useEffect(() => keepExamples(search), [search]);
  const waiting = lists.mine.filter(({ state }) => state === 'turn');
  const [first] = waiting;
  return (
    <Page>
      {first !== undefined && (
        <Link className="waitbar" href={first.href}>
          <b>{words.matches.waitLong(waiting.length)}</b>
          <span>{titleOf(words, first.game, first.name)}</span>
          <Icon name="arrow" />
        </Link>
      )}
      <div className="hero">
        <h1 className="display">{words.first.heading}</h1>
        <p>{words.first.lead(games.length)}</p>
        <Link className="btn" href="/opponent">
          <Icon name="seats" />
          {words.page.opponent}
        </Link>
      </div>
      <section aria-label={words.first.games}>
        <ul className="games" data-games={games.length}>
          {games.map((id) => (
            <li key={id}>
              <Suspense>
                <GameTile id={id} />
              </Suspense>
            </li>
          ))}
        </ul>
      </section>
      <div className="lower">
        <Matches lines={lists.mine} away={lists.away} onForgotten={leaveOut} />
        <div>
          <section className="panel play-someone" aria-labelledby="open-tables">
            <Suspense>
              <PlaySomeone />
            </Suspense>
          </section>
          <Suspense>
            <PuzzleOfTheDay />
            <Join live={lists.live} />
          </Suspense>
        </div>
      </div>
    </Page>
  );
};
