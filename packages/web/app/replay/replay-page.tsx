import { type Result, refuse } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import { replayOfMatch } from '../../client/replay/remote.ts';
import type { Replay, Source } from '../../client/replay/replay.ts';
import { replayOfFile, replayOfLocal } from '../../client/replay/sources.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { SentencePage } from '../shell/sentence-page.tsx';
import { useWords } from '../words/use-words.ts';
import { openedFile } from './opened-file.ts';
import { useReplayWords } from './replay-words.ts';
import { Viewer } from './viewer.tsx';

const BROKEN = 'This match can’t be shown: its data is damaged.';

const find = async (source: Source, id: string, noFile: string): Promise<Result<Replay>> => {
  if (source === 'local') return replayOfLocal(id);
  if (source === 'match') return replayOfMatch(id);
  const text = openedFile();
  return text === undefined ? refuse('no-file', noFile) : replayOfFile(text);
};

/** Replays a match. */
export const ReplayPage = ({ source, id = '' }: { readonly source: Source; readonly id?: string }) => {
  const { page } = useWords();
  const inWords = useRefusal();
  const { noFile } = useReplayWords();
  const [found, setFound] = useState<Result<Replay>>();
  useEffect(() => {
    let here = true;
    const finding = find(source, id, noFile).catch(() => refuse('match-broken', BROKEN));
    void finding.then((result) => here && setFound(result));
    return () => {
      here = false;
      setFound(undefined);
    };
  }, [source, id, noFile]);
  if (found === undefined) return <SentencePage sentence={page.loading} />;
  return found.ok ? <Viewer replay={found.value} source={source} /> : <SentencePage sentence={inWords(found.refusal)} />;
};
