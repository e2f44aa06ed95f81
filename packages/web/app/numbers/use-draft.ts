import { tileNamed } from '@swordtable/games/tile-battle/catalog';
import { useCallback, useRef, useState } from 'react';
import { download } from '../../client/download.ts';
import { EMPTY, fileOf, readFile } from './check.ts';
import { type Draft, finished, keepDraft, keptDraft } from './draft.ts';
import { useNumbersWords } from './words.ts';

/** A message about the last action, and the draft before it if that can be undone. */
export interface Said {
  readonly sentence: string;
  readonly wrong?: boolean;
  readonly before?: Draft;
}

const LARGEST = 256 * 1024;
const FILE_NAME = 'swordtable-numbers.json';

/** Only heroes that exist, without those that are empty. */
const tidy = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([id, texts]) => tileNamed(id) !== undefined && texts.some((text) => text !== '')));

/** This browser's draft and its actions. It's saved at every keystroke. */
export const useDraft = () => {
  const words = useNumbersWords();
  const [draft, setDraft] = useState(() => tidy(keptDraft()));
  const [canKeep, setCanKeep] = useState(true);
  const [said, setSaid] = useState<Said>();
  const latest = useRef(draft);

  const commit = useCallback((next: Draft): void => {
    latest.current = tidy(next);
    setDraft(latest.current);
    setCanKeep(keepDraft(latest.current));
  }, []);

  const type = useCallback(
    (id: string, side: number, text: string): void => {
      const texts = latest.current[id] ?? EMPTY;
      commit({ ...latest.current, [id]: texts.map((old, at) => (at === side ? text : old)) });
      setSaid(undefined);
    },
    [commit],
  );

  const reset = useCallback(
    (id: string, name: string): void => {
      const before = latest.current;
      commit({ ...before, [id]: EMPTY });
      setSaid({ sentence: words.wasReset(name), before });
    },
    [commit, words],
  );

  const empty = (): void => {
    const before = latest.current;
    commit({});
    setSaid({ sentence: words.wasEmptied, before });
  };

  const undo = (before: Draft): void => {
    commit(before);
    setSaid({ sentence: words.undone });
  };

  const save = (): void => {
    download(fileOf(draft), FILE_NAME);
    setSaid({ sentence: words.saved(finished(draft).length) });
  };

  const open = async (file: File): Promise<void> => {
    if (file.size > LARGEST) return setSaid({ sentence: words.tooLarge(file.name), wrong: true });
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return setSaid({ sentence: words.unread, wrong: true });
    const read = readFile(text);
    if (!read.ok) return setSaid({ sentence: words.notRead(file.name, words.fileRefusal(read.refusal.sentence)), wrong: true });
    const before = latest.current;
    commit({ ...before, ...read.value });
    setSaid({ sentence: words.opened(Object.keys(read.value).length, file.name), before });
  };

  return { draft, canKeep, said, type, reset, empty, undo, save, open };
};
