import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { HomePage } from './home/home-page.tsx';
import { AppNotices } from './shell/app-notices.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { SentencePage } from './shell/sentence-page.tsx';
import { useWords } from './words/use-words.ts';

/** The home page is bundled; every other page is loaded when it's opened. */
const SetupPage = lazy(async () => ({ default: (await import('./setup/setup-page.tsx')).SetupPage }));
const GalleryPage = lazy(async () => ({ default: (await import('./gallery/gallery-page.tsx')).GalleryPage }));
const PiecePage = lazy(async () => ({ default: (await import('./gallery/piece-page.tsx')).PiecePage }));
const NumbersPage = lazy(async () => ({ default: (await import('./numbers/numbers-page.tsx')).NumbersPage }));
const OpponentPage = lazy(async () => ({ default: (await import('./opponent/opponent-page.tsx')).OpponentPage }));
const WatchPage = lazy(async () => ({ default: (await import('./watch/watch-page.tsx')).WatchPage }));
const LearnPage = lazy(async () => ({ default: (await import('./learn/learn-page.tsx')).LearnPage }));
const PuzzlePage = lazy(async () => ({ default: (await import('./learn/puzzle-page.tsx')).PuzzlePage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules-page.tsx')).RulesPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./settings/settings-page.tsx')).SettingsPage }));
const MePage = lazy(async () => ({ default: (await import('./me/me-page.tsx')).MePage }));
const OperatorPage = lazy(async () => ({ default: (await import('./operator/operator-page.tsx')).OperatorPage }));
const LeaderboardPage = lazy(async () => ({ default: (await import('./players/leaderboard-page.tsx')).LeaderboardPage }));
const PlayerPage = lazy(async () => ({ default: (await import('./players/player-page.tsx')).PlayerPage }));
const CreditsPage = lazy(async () => ({ default: (await import('./credits/credits-page.tsx')).CreditsPage }));

const AnalysisPage = lazy(async () => ({ default: (await import('./analysis/analysis-page.tsx')).AnalysisPage }));
const PuzzlesPage = lazy(async () => ({ default: (await import('./puzzles/puzzles-page.tsx')).PuzzlesPage }));
const TodayPage = lazy(async () => ({ default: (await import('./puzzles/today-page.tsx')).TodayPage }));
const PuzzleGamePage = lazy(async () => ({ default: (await import('./puzzles/game-page.tsx')).GamePage }));
const SolvePage = lazy(async () => ({ default: (await import('./puzzles/puzzle-page.tsx')).PuzzlePage }));

const TournamentPages = lazy(async () => ({ default: (await import('./tournaments/pages.tsx')).TournamentPages }));

const ReplaysPage = lazy(async () => ({ default: (await import('./replay/replays-page.tsx')).ReplaysPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }));
const TrendsPage = lazy(async () => ({ default: (await import('./trends/trends-page.tsx')).TrendsPage }));
const LocalPage = lazy(async () => ({ default: (await import('./play/local-page.tsx')).LocalPage }));
const MatchPage = lazy(async () => ({ default: (await import('./play/match-page.tsx')).MatchPage }));

const Loading = () => <SentencePage sentence={useWords().page.loading} />;

const Nowhere = () => <SentencePage sentence={useWords().soon.nowhere} />;

export const App = () => (
  <ErrorBoundary>
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path="/" component={HomePage} />
        <Route path="/new/:game">{({ game }) => <SetupPage id={game} key={game} />}</Route>
        <Route path="/play/:id">{({ id }) => <LocalPage id={id} key={id} />}</Route>
        <Route path="/match/:match">{({ match }) => <MatchPage match={match} key={match} />}</Route>
        <Route path="/learn">
          <Redirect to="/learn/olympus" replace />
        </Route>
        <Route path="/learn/:game">{({ game }) => <LearnPage game={game} key={game} />}</Route>
        <Route path="/learn/:game/puzzle">{({ game }) => <PuzzlePage game={game} key={game} />}</Route>
        <Route path="/puzzles" component={PuzzlesPage} />
        <Route path="/puzzles/today" component={TodayPage} />
        <Route path="/puzzles/:game">{({ game }) => <PuzzleGamePage id={game} key={game} />}</Route>
        <Route path="/puzzles/:game/:id">{({ game, id }) => <SolvePage game={game} id={id} key={game} />}</Route>
        <Route path="/gallery" component={GalleryPage} />
        <Route path="/gallery/:id">{({ id }) => <PiecePage id={id} />}</Route>
        <Route path="/numbers" component={NumbersPage} />
        <Route path="/replays" component={ReplaysPage} />
        <Route path="/replay/local/:id">{({ id }) => <ReplayPage source="local" id={id} key={id} />}</Route>
        <Route path="/replay/match/:id">{({ id }) => <ReplayPage source="match" id={id} key={id} />}</Route>
        <Route path="/replay/file">{() => <ReplayPage source="file" />}</Route>
        <Route path="/analysis">{() => <AnalysisPage />}</Route>
        <Route path="/analysis/local/:id">{({ id }) => <AnalysisPage origin={{ source: 'local', id }} key={id} />}</Route>
        <Route path="/analysis/match/:id">{({ id }) => <AnalysisPage origin={{ source: 'match', id }} key={id} />}</Route>
        <Route path="/analysis/file">{() => <AnalysisPage origin={{ source: 'file', id: '' }} />}</Route>
        <Route path="/analysis/:game">{({ game }) => <AnalysisPage origin={{ deal: game }} key={game} />}</Route>
        <Route path="/reviews" component={TrendsPage} />
        <Route path="/opponent" component={OpponentPage} />
        <Route path="/tournaments/:id?">{({ id }) => <TournamentPages id={id} key={id} />}</Route>
        <Route path="/watch" component={WatchPage} />
        <Route path="/rules/:game">{({ game }) => <RulesPage game={game} key={game} />}</Route>
        <Route path="/me" component={MePage} />
        <Route path="/players" component={LeaderboardPage} />
        <Route path="/players/:id">{({ id }) => <PlayerPage id={id} key={id} />}</Route>
        <Route path="/settings" component={SettingsPage} />
        <Route path="/operator" component={OperatorPage} />
        <Route path="/credits" component={CreditsPage} />
        <Route component={Nowhere} />
      </Switch>
    </Suspense>
    <AppNotices />
  </ErrorBoundary>
);
