import './puzzles-page.css';
import './game-page.css';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { PuzzleCard } from '../../client/puzzles/host.ts';
import { Switch } from '../../kit/layout/switch.tsx';
import { useRefusal } from '../../kit/words/refusals.ts';
import { describedGame, titleOf } from '../home/home-games.ts';
import { Page } from '../shell/page.tsx';
import { SentencePage } from '../shell/sentence-page.tsx';
import { useWords } from '../words/use-words.ts';
import { keepWish, keptWish, LEVELS, nextPuzzle, type Wish } from './choose.ts';
import { keptProgress } from './progress.ts';
import { usePuzzleWords } from './puzzle-words.ts';
import { Stats } from './stats.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { useCards } from './use-cards.ts';
import { useDesk } from './use-desk.ts';

const Choices = ({ game, cards }: { readonly game: string; readonly cards: readonly PuzzleCard[] }) => {
  const words = usePuzzleWords();
  const [, go] = useLocation();
  const [wish, setWish] = useState(() => keptWish(game));
  const choose = (next: Wish): void => {
    keepWish(game, next);
    setWish(next);
  };
  const progress = keptProgress(game);
  const found = nextPuzzle(cards, progress, wish, Math.random());
  return (
    <form
      className="panel puzzle-choices"
      onSubmit={(event) => {
        event.preventDefault();
        if (found !== undefined) go(`/puzzles/${game}/${found.id}`);
      }}
    >
      <ThemeChoice {...{ game, cards, progress }} theme={wish.theme} onChoose={(theme) => choose({ ...wish, theme })} />
      <Switch
        name={words.level}
        all={LEVELS}
        chosen={wish.level}
        label={(level) => words.levels[level]}
        onChoose={(level) => choose({ ...wish, level })}
      />
      <button type="submit" className="btn lamp" disabled={found === undefined}>
        {words.start}
      </button>
      {found === undefined && <p role="status">{words.none}</p>}
    </form>
  );
};

/** A game's puzzles: the player's results, and which puzzles to solve next. */
export const GamePage = ({ id }: { readonly id: string }) => {
  const words = usePuzzleWords();
  const all = useWords();
  const inWords = useRefusal();
  const game = describedGame(id);
  const cards = useCards(useDesk(), id);
  if (game === undefined) return <SentencePage sentence={all.soon.unknownGame} />;
  if (cards?.ok === false) return <SentencePage sentence={inWords(cards.refusal)} />;
  const title = words.of(titleOf(all, game));
  return (
    <Page heading={title}>
      <div className="page-head">
        <h1 className="display">{title}</h1>
        <p>{cards === undefined ? all.page.loading : words.count(cards.value.length)}</p>
        <Stats progress={keptProgress(game)} />
      </div>
      {cards !== undefined && <Choices game={game} cards={cards.value} />}
    </Page>
  );
};
