import { useState } from 'react';
import { useLocation } from 'wouter';
import { handOver } from '../../../client/local/begun.ts';
import { startLocal } from '../../../client/local/start.ts';
import type { Replay } from '../../../client/replay/replay.ts';
import { useRefusal } from '../../../kit/words/refusals.ts';
import { useReviewWords } from './review-words.ts';

interface TryItProps {
  readonly replay: Replay;
  readonly step: number;
  readonly seat: number;
  readonly say: (sentence: string) => void;
}

/** Plays on before an answer, against bots like those of the match, with hidden information dealt again. */
export const TryIt = ({ replay: { file, card }, step, seat, say }: TryItProps) => {
  const words = useReviewWords();
  const inWords = useRefusal();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    if (busy || file === undefined) return;
    setBusy(true);
    const level = card.seats.find((each) => each.kind === 'bot')?.level ?? 'medium';
    const started = await startLocal({ do: 'branch', wishes: { text: JSON.stringify(file), after: step, seat, name: '', level } });
    if (!started.ok) {
      setBusy(false);
      return say(inWords(started.refusal));
    }
    handOver(started.value);
    navigate(`/play/${started.value.match}`);
  };
  return (
    <button type="button" className="btn lamp" aria-disabled={busy} title={words.tryText} onClick={() => void begin()}>
      {words.tryIt}
    </button>
  );
};
