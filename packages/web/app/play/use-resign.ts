import type { Table } from '../../client/table.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import type { MatchAction } from './match-menu.tsx';
import { usePlayWords } from './play-words.ts';

/** Gives up, after a question. */
export const useResign = (table: Table, say: (sentence: string | undefined) => void): MatchAction => {
  const words = usePlayWords();
  const inWords = useRefusal();
  return {
    id: 'resign',
    label: words.resign,
    confirm: { question: words.resignAsk, yes: words.resignYes, no: words.resignNo },
    onDo: () => void table.resign().then((done) => say(done.ok ? undefined : inWords(done.refusal))),
  };
};
