import { type Result, refuse } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import { replayOfMatch } from '../../table/replay/remote.ts';
import type { Replay } from '../../table/replay/replay.ts';
import { replayOfFile, replayOfLocal } from '../../table/replay/sources.ts';
import { useWords } from '../../words/language.ts';
import { SentencePage } from '../shell/sentence-page.tsx';
import { openedFile } from './opened-file.ts';
import { useReplayWords } from './replay-words.ts';
import { Viewer } from './viewer.tsx';

/** Where a match comes from: a file, this browser, or the service. */
export type Source = 'file' | 'local' | 'match';

const find = async (source: Source, id: string, noFile: string): Promise<Result<Replay>> => {
  if (source === 'local') return replayOfLocal(id);
  if (source === 'match') return replayOfMatch(id);
  const text = openedFile();
  return text === undefined ? refuse('no-file', noFile) : replayOfFile(text);
};

/** Looks through a match. */
export const ReplayPage = ({ source, id = '' }: { readonly source: Source; readonly id?: string }) => {
  const { page } = useWords();
  const { noFile } = useReplayWords();
  const [found, setFound] = useState<Result<Replay>>();
  useEffect(() => {
    let here = true;
    void find(source, id, noFile).then((result) => here && setFound(result));
    return () => {
      here = false;
      setFound(undefined);
    };
  }, [source, id, noFile]);
  if (found === undefined) return <SentencePage sentence={page.loading} />;
  return found.ok ? <Viewer replay={found.value} linked={source === 'match'} /> : <SentencePage sentence={found.refusal.sentence} />;
};
