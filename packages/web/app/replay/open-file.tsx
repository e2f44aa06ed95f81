import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { FILE_BYTES_MAX, replayOfFile } from '../../client/replay/sources.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { keepOpened } from './opened-file.ts';
import { useReplayWords } from './replay-words.ts';

/** Accepts a file dropped anywhere on the page, which the browser would otherwise open; says whether one is held over it. */
const useDrop = (take: (file: File | undefined) => void): boolean => {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = (name: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void): void =>
      window.addEventListener(name, act, { signal: listening.signal });
    on('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', () => setOver(false));
    on('drop', (event) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer?.files[0]);
    });
    return () => listening.abort();
  }, [take]);
  return over;
};

/** Opens a match from a file, chosen or dropped. It's checked before anything is shown, and errors are explained. */
export const OpenFile = () => {
  const words = useReplayWords().list;
  const inWords = useRefusal();
  const [, navigate] = useLocation();
  const [said, setSaid] = useState<string>();
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > FILE_BYTES_MAX) return setSaid(words.tooLarge);
    setSaid(words.reading);
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return setSaid(words.unreadable);
    // Anyone may have written the file: whatever breaks, the reader is told.
    const replay = await replayOfFile(text).catch(() => undefined);
    if (replay === undefined) return setSaid(words.unreadable);
    if (!replay.ok) return setSaid(words.broken(inWords(replay.refusal)));
    keepOpened(text);
    navigate('/replay/file');
  };
  const over = useDrop((file) => void open(file));
  return (
    <section className="open-file panel" data-over={over || undefined}>
      <h2 className="display">{words.openFile}</h2>
      <p>{words.openText}</p>
      <label className="btn lamp">
        {words.choose}
        <input
          type="file"
          accept="application/json,.json"
          className="spoken"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // So that the same file can be chosen again after it's fixed.
            event.currentTarget.value = '';
            void open(file);
          }}
        />
      </label>
      <p role="status" className="said">
        {said}
      </p>
    </section>
  );
};
