import { useState } from 'react';
import { useLocation } from 'wouter';
import { handOver } from '../../client/local/begun.ts';
import { startLocal } from '../../client/local/start.ts';
import type { Replay } from '../../client/replay/replay.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { useReplayWords } from './replay-words.ts';

/** Resumes a file of an unfinished match, such as one begun offline elsewhere. */
export const ResumeFile = ({ file, say }: { readonly file: NonNullable<Replay['file']>; readonly say: (sentence: string) => void }) => {
  const words = useReplayWords();
  const inWords = useRefusal();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const goOn = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const started = await startLocal({ do: 'import', text: JSON.stringify(file) });
    setBusy(false);
    if (!started.ok) return say(inWords(started.refusal));
    handOver(started.value);
    navigate(`/play/${started.value.match}`);
  };
  return (
    <button type="button" className="btn" title={words.goOnText} aria-disabled={busy} onClick={() => void goOn()}>
      {words.goOn}
    </button>
  );
};
