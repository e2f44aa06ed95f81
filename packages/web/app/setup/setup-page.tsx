import './setup-page.css';
import type { Game, Result } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { loadGame } from '../../client/local/games.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { SentencePage } from '../shell/sentence-page.tsx';
import { useWords } from '../words/use-words.ts';
import { readChoices } from './choices.ts';
import { SetupForm } from './setup-form.tsx';

const useGame = (id: string): Result<Game> | undefined => {
  const [game, setGame] = useState<Result<Game>>();
  useEffect(() => {
    let open = true;
    void loadGame(id).then((loaded) => open && setGame(loaded.ok ? { ok: true, value: loaded.value[0] } : loaded));
    return () => {
      open = false;
    };
  }, [id]);
  return game;
};

/** Sets up a match of any game. The address may preset choices; invalid ones are ignored. */
export const SetupPage = ({ id }: { id: string }) => {
  const words = useWords();
  const inWords = useRefusal();
  const search = useSearch();
  const game = useGame(id);
  if (game === undefined) return <SentencePage sentence={words.page.loading} />;
  if (!game.ok) return <SentencePage sentence={game.refusal.code === 'unknown-game' ? words.soon.unknownGame : words.soon.failed} />;
  const choices = readChoices(game.value, search);
  const defaults = readChoices(game.value, '');
  const start = choices.ok ? choices : defaults;
  if (!start.ok) return <SentencePage sentence={inWords(start.refusal)} />;
  return <SetupForm game={game.value} start={start.value} note={choices.ok ? undefined : words.setup.unread} />;
};
