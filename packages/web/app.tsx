import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { FirstPage } from './pages/first/first-page.tsx';
import { SentencePage } from './pages/shell/sentence-page.tsx';
import { Trouble } from './pages/shell/trouble.tsx';
import { useWords } from './words/language.ts';

/** The first page is there at once; everything else is loaded when somebody goes there. */
const SetupPage = lazy(async () => ({ default: (await import('./pages/setup/setup-page.tsx')).SetupPage }));
const CreditsPage = lazy(async () => ({ default: (await import('./pages/credits/credits-page.tsx')).CreditsPage }));

const LocalPage = lazy(async () => ({ default: (await import('./pages/play/local-page.tsx')).LocalPage }));
const MatchPage = lazy(async () => ({ default: (await import('./pages/play/match-page.tsx')).MatchPage }));

const Loading = () => <SentencePage sentence={useWords().page.loading} />;

/** A page that is not there yet, or never was. */
const soon = (which: 'gallery' | 'replays' | 'watch' | 'learn' | 'nowhere'): ComponentType =>
  function Soon() {
    return <SentencePage sentence={useWords().soon[which]} />;
  };

const Gallery = soon('gallery');
const Replays = soon('replays');
const Watch = soon('watch');
const Learn = soon('learn');
const Nowhere = soon('nowhere');

export const App = () => (
  <Trouble>
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path="/" component={FirstPage} />
        <Route path="/new/:game">{({ game }) => <SetupPage id={game} key={game} />}</Route>
        <Route path="/play/:id">{({ id }) => <LocalPage id={id} key={id} />}</Route>
        <Route path="/match/:match">{({ match }) => <MatchPage match={match} key={match} />}</Route>
        <Route path="/learn/:game" component={Learn} />
        <Route path="/gallery" component={Gallery} />
        <Route path="/replays" component={Replays} />
        <Route path="/watch" component={Watch} />
        <Route path="/credits" component={CreditsPage} />
        <Route component={Nowhere} />
      </Switch>
    </Suspense>
  </Trouble>
);
