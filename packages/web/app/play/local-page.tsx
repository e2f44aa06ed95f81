import { accept, type Result } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { handOver, takeOver } from '../../client/local/begun.ts';
import type { LocalTable } from '../../client/local/client.ts';
import { loadGame } from '../../client/local/games.ts';
import type { LocalSeat } from '../../client/local/new-match.ts';
import { startLocal } from '../../client/local/start.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { readChoices } from '../setup/choices.ts';
import type { Opponent } from '../setup/opponents.ts';
import { SentencePage } from '../shell/sentence-page.tsx';
import { useWords } from '../words/use-words.ts';
import { HotSeatMatch } from './hot-seat-match.tsx';

/** People with links play on the server; here, such a seat is one at this device. */
const seatOf = (other: Opponent): LocalSeat => (other.kind === 'bot' ? other : { kind: 'here', name: other.name });

/** Begins the match in the address: the visitor, and bots or others at this device. */
const begin = async (search: string): Promise<Result<LocalTable>> => {
  const loaded = await loadGame(new URLSearchParams(search).get('game') ?? '');
  if (!loaded.ok) return loaded;
  const choices = readChoices(loaded.value[0], search);
  if (!choices.ok) return choices;
  const { game, others, name, options } = choices.value;
  // A lone player has no name in the match, so that each page can say "you" in its own language.
  return startLocal({ do: 'create', wishes: { game, options, seats: [{ kind: 'here', name }, ...others.map(seatOf)] } });
};

/** Opens a match that was just begun, or one that is stored. */
const open = async (match: string): Promise<Result<LocalTable>> => {
  const begun = takeOver(match);
  return begun === undefined ? startLocal({ do: 'resume', match }) : accept(begun);
};

/** A match in this browser: a new one, or a stored one. */
export const LocalPage = ({ id }: { readonly id: string }) => {
  const words = useWords();
  const inWords = useRefusal();
  const search = useSearch();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<Result<LocalTable>>();
  useEffect(() => {
    let here = true;
    let table: LocalTable | undefined;
    const opening = id === 'new' ? begin(search) : open(id);
    void opening.then((result) => {
      if (!here) {
        if (result.ok) result.value.close();
        return;
      }
      if (result.ok && id === 'new') {
        // The match now has its own address, so that a reload finds it.
        handOver(result.value);
        navigate(`/play/${result.value.match}`, { replace: true });
        return;
      }
      if (result.ok) table = result.value;
      setOpened(result);
    });
    return () => {
      here = false;
      table?.close();
      setOpened(undefined);
    };
  }, [id, search, navigate]);
  if (opened === undefined) return <SentencePage sentence={words.page.loading} />;
  return opened.ok ? <HotSeatMatch table={opened.value} /> : <SentencePage sentence={inWords(opened.refusal)} />;
};
