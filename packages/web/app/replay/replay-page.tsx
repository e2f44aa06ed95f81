import type { Result } from '@swordtable/kernel';
import { useEffect, useState } from 'react';
import type { Replay, Source } from '../../client/replay/replay.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { SentencePage } from '../shell/sentence-page.tsx';
import { useWords } from '../words/use-words.ts';
import { findReplay } from './find-replay.ts';
import { useReplayWords } from './replay-words.ts';
import { Viewer } from './viewer.tsx';

/** Replays a match. */
export const ReplayPage = ({ source, id = '' }: { readonly source: Source; readonly id?: string }) => {
  const { page } = useWords();
  const inWords = useRefusal();
  const { noFile } = useReplayWords();
  const [found, setFound] = useState<Result<Replay>>();
  useEffect(() => {
    let here = true;
    void findReplay(source, id, noFile).then((result) => here && setFound(result));
    return () => {
      here = false;
      setFound(undefined);
    };
  }, [source, id, noFile]);
  if (found === undefined) return <SentencePage sentence={page.loading} />;
  return found.ok ? <Viewer replay={found.value} source={source} id={id} /> : <SentencePage sentence={inWords(found.refusal)} />;
};
