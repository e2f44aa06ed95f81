import type { Review } from '@swordtable/bots/review/index';
import { saveFile } from '../../client/local/export.ts';
import type { Perspective, Replay } from '../../client/replay/replay.ts';
import { useReplayWords } from './replay-words.ts';
import { searchFor } from './use-playback.ts';

interface ShareProps {
  readonly replay: Replay;
  readonly step: number;
  readonly eyes: Perspective;
  /** Whether others can open the match by its address. */
  readonly linked: boolean;
  /** Goes out with the file. */
  readonly review: Review | undefined;
  readonly say: (sentence: string) => void;
}

/** Shares the position as a link and the match as a file. A match that's only in this browser goes out as a file, with an explanation. */
export const Share = ({ replay, step, eyes, linked, review, say }: ShareProps) => {
  const words = useReplayWords();
  const { file, isOpen, card } = replay;
  const save = (sentence: string): void => {
    if (file === undefined) return;
    saveFile(review === undefined ? file : { ...file, review }, card.match);
    say(sentence);
  };
  const copy = async (): Promise<void> => {
    if (!linked) return save(words.noLink);
    const link = `${window.location.origin}${window.location.pathname}${searchFor(step, eyes)}`;
    try {
      await navigator.clipboard.writeText(link);
      say(words.copied);
    } catch {
      say(words.notCopied(link));
    }
  };
  const mayShare = linked || isOpen;
  return (
    <>
      {mayShare && (
        <button type="button" className="btn" aria-label={words.copyLinkLong} title={words.copyLinkLong} onClick={() => void copy()}>
          {words.copyLink}
        </button>
      )}
      {file !== undefined && isOpen && (
        <button type="button" className="btn" onClick={() => save(words.saved)}>
          {words.file}
        </button>
      )}
    </>
  );
};
